import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { type Element, isTag } from "domhandler";
import { DomUtils } from "htmlparser2";
import { HASHED_FOLDER, SCRIPT_DIGITS } from "../../lib/hashed-names";
import { detached } from "../../lib/detached";
import { digestOf } from "../../lib/digest";
import { splitSheet } from "./later-styles";
import { elementOf, htmlOf, newElement, type Page, setSource, sourceOf, valueOf } from "./page";
import { type RulesOf, usedStylesOf } from "./used-styles";

/** Ends what the site's own head says in the style element of a finished page; the sheet's rules follow. */
const BREAK = "/**/";

/** A sheet in the two parts that pages have it in. */
interface Parts {
  /** Address of the part that comes later. */
  readonly later: string;
  /** The rules of the other part that a page needs. */
  readonly used: RulesOf;
}

/** Address of the sheet that stands in a page. @throws When none does. */
export function sheetOf(page: Page): string {
  return detached(valueOf(sheetElement(page), "data-href") ?? "");
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
    const rules = await used(page);
    const sheet = sheetElement(page);
    setSource(sheet, takeOwnStyles(page, sheet) + BREAK + rules);
    linkLater(sheet, later);
    return [address, later];
  };
}

/** Where Gatsby has written the sheet into the page, with the address of the file that it also stands in. */
function sheetElement(page: Page): Element {
  return elementOf(page, "style sheet in it", isSheet);
}

function isSheet({ name, attribs }: Element): boolean {
  return name === "style" && attribs["data-identity"] === "gatsby-global-css" && "data-href" in attribs;
}

/** The styles of the site's own head; in a page that is finished once more, they stand in its sheet already. */
function takeOwnStyles(page: Page, sheet: Element): string {
  const [before = ""] = sourceOf(sheet).includes(BREAK) ? sourceOf(sheet).split(BREAK) : [];
  const head = elementOf(page, "<head>", ({ name }) => name === "head");
  const own = head.children.filter(isTag).filter(isOwnStyle);
  own.forEach((style) => {
    DomUtils.removeElement(style);
  });
  return before + own.map(sourceOf).join("");
}

function isOwnStyle({ name, attribs }: Element): boolean {
  return name === "style" && Object.keys(attribs).length === 0;
}

/**
 * Brings what can come later: with the page where no script runs, else when the loader reads it here. A sheet for paper
 * alone, which browsers fetch last, would still delay the largest picture by a round trip on a phone's line.
 */
function linkLater(sheet: Element, later: string): void {
  const { next } = sheet;
  if (next && isTag(next) && next.name === "noscript") DomUtils.removeElement(next);
  const link = htmlOf(newElement("link", { rel: "stylesheet", href: later }));
  DomUtils.append(sheet, newElement("noscript", {}, link));
}
