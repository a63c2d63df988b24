import { minify } from "terser";
import { scriptText } from "../../lib/script-text";

/**
 * Shortens scripts that stand in a page as source text; each of them once, however many pages carry it, and whatever
 * the page's own texts in it are.
 *
 * @returns The page's HTML with its scripts shortened; `own` is what no other page has in them.
 */
export function inlineScriptShortener(): (html: string, own?: readonly string[]) => Promise<string> {
  const known = new Map<string, Promise<string>>();
  const shortened = (text: string) => {
    const short = known.get(text) ?? shorten(text);
    known.set(text, short);
    return short;
  };
  return async (html, own = []) => {
    const literals = own.map(scriptText);
    const general = (text: string) =>
      literals.reduce((whole, literal, index) => whole.replaceAll(literal, () => placeOf(index)), text);
    const special = (text: string) =>
      literals.reduce((whole, literal, index) => whole.replaceAll(placeOf(index), () => literal), text);
    const texts = [...html.matchAll(SCRIPT)].map(([, text = ""]) => text);
    const shortPart = async (text: string) => {
      const whole = special(await shortened(general(text)));
      // A place that was joined to another text cannot be found again.
      return whole.includes(PLACE) ? shorten(text) : whole;
    };
    const short = await Promise.all(
      texts.map(async (text) => (await Promise.all(text.split(JOINT).map(shortPart))).join(JOINT)),
    );
    return html.replace(SCRIPT, () => `<script>${short.shift() ?? ""}</script>`);
  };
}

/** Between the parts of a script, which are shortened each by itself and can be taken apart again. */
export const JOINT = ";/**/";

/** Scripts without any attribute are the site's own; data and Gatsby's have some. */
const SCRIPT = /<script>([\s\S]*?)<\/script>/g;

const PLACE = "@@own";

/** Stands for one of a page's own texts while a script is shortened: a text too, for what it does is decided by its kind. */
const placeOf = (index: number): string => `"${PLACE}${String(index)}@@"`;

async function shorten(text: string): Promise<string> {
  const { code = text } = await minify(text, { ecma: 2020, compress: { passes: 2 } });
  return code.replace(/;$/, "");
}
