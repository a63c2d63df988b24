import { minify } from "terser";
import { scriptText } from "../../lib/script-text";
import { allOf, type Page, setSource, sourceOf } from "./page";

/** Between the parts of a script, which are shortened each by itself and can be taken apart again. */
export const JOINT = ";/**/";

const PLACE = "@@own";

/** Stands for one of a page's own texts while a script is shortened: a text too, for what it does is decided by its kind. */
const placeOf = (index: number): string => `"${PLACE}${String(index)}@@"`;

/** Finds scripts of the site's own: data and Gatsby's scripts have some attribute. */
export const OWN_SCRIPTS = "script:bare";

/**
 * Shortens scripts that stand in a page as source text; each of them once, however many pages carry it, and whatever
 * the page's own texts in it are.
 *
 * @returns Shortens the scripts of a page; `own` is what no other page has in them.
 */
export function inlineScriptShortener(): (page: Page, own?: readonly string[]) => Promise<void> {
  const known = new Map<string, Promise<string>>();
  const shortened = (text: string) => {
    const short = known.get(text) ?? shorten(text);
    known.set(text, short);
    return short;
  };
  return async ({ document }, own = []) => {
    const literals = own.map(scriptText);
    const general = (text: string) =>
      literals.reduce((whole, literal, index) => whole.replaceAll(literal, () => placeOf(index)), text);
    const special = (text: string) =>
      literals.reduce((whole, literal, index) => whole.replaceAll(placeOf(index), () => literal), text);
    const shortPart = async (text: string) => {
      const whole = special(await shortened(general(text)));
      // A place that was joined to another text cannot be found again.
      return whole.includes(PLACE) ? shorten(text) : whole;
    };
    for (const script of allOf(document, OWN_SCRIPTS)) {
      setSource(script, (await Promise.all(sourceOf(script).split(JOINT).map(shortPart))).join(JOINT));
    }
  };
}

async function shorten(text: string): Promise<string> {
  const { code = text } = await minify(text, { ecma: 2020, compress: { passes: 2 } });
  return code.replace(/;$/, "");
}
