import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { DomUtils } from "htmlparser2";
import { HASHED_FOLDER, SCRIPT_DIGITS } from "../../lib/hashed-names";
import { detached } from "../../lib/detached";
import { digestOf } from "../../lib/digest";
import { splitSheet } from "./later-styles";
import { htmlOf, newElement, oneOf, type Page, removeAll, setSource, sourceOf, valueOf } from "./page";
import { type RulesOf, usedStylesOf } from "./used-styles";

/** Ends what the site's own head says in the style element of a finished page; the sheet's rules follow. */
const BREAK = "/**/";

/** Where Gatsby has written the sheet into a page, with the address of the file that it also stands in. */
const SHEET = "style[data-href]";

/** What Gatsby says of it besides, to nobody. */
const IDENTITY = "data-identity";

/** A sheet in the two parts that pages have it in. */
interface Parts {
  /** Address of the part that comes later. */
  readonly later: string;
  /** The rules of the other part that a page needs. */
  readonly used: RulesOf;
}

/** Address of the sheet that stands in a page. @throws When none does. */
export function sheetOf({ document }: Page): string {
  return detached(valueOf(oneOf(document, SHEET), "data-href") ?? "");
}

/**
 * Gives pages the rules that their first view needs of their sheet, in one element with the styles that the site's own
 * head brings: each element is a digest in the page's policy. Rules that can come later stand in a file beside the sheet.
 *
 * @returns For a page, the addresses of the sheets that belong to it.
 */
export function sheetWriter(publicDir: string, pathPrefix: string): (page: Page) => Promise<string[]> {
  const known = new Map<string, Promise<Parts>>();
  const read = async (address: string) => {
    const { first, later } = splitSheet(await readFile(join(publicDir, address.slice(pathPrefix.length)), "utf8"));
    const name = `${HASHED_FOLDER}later.${digestOf(later).slice(0, SCRIPT_DIGITS)}.css`;
    await writeFile(join(publicDir, name), later);
    return { later: `${pathPrefix}/${name}`, used: usedStylesOf(first) };
  };
  return async (page) => {
    const address = sheetOf(page);
    const parts = known.get(address) ?? read(address);
    known.set(address, parts);
    const { later, used } = await parts;
    writeStyles(page, await used(page.document), later);
    return [address, later];
  };
}

/**
 * Writes the styles of a page: those of the site's own head, which stand in the sheet already when a page is finished
 * once more, and the rules. Behind them stands what can come later: with the page where no script runs, else when the
 * loader reads it here. A sheet for paper alone, which browsers fetch last, would still delay the largest picture by a
 * round trip on a phone's line.
 */
function writeStyles({ document }: Page, rules: string, later: string): void {
  const sheet = oneOf(document, SHEET);
  Reflect.deleteProperty(sheet.attribs, IDENTITY);
  const source = sourceOf(sheet);
  const before = source.slice(0, Math.max(0, source.indexOf(BREAK)));
  const own = removeAll(document, "head > style:bare").map(sourceOf);
  setSource(sheet, [before, ...own, BREAK, rules].join(""));
  removeAll(document, `${SHEET} + noscript`);
  const link = htmlOf(newElement("link", { rel: "stylesheet", href: later }));
  DomUtils.append(sheet, newElement("noscript", {}, link));
}
