import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { HASHED_FOLDER, SCRIPT_DIGITS } from "../../lib/hashed-names";
import { detached } from "../../lib/detached";
import { digestOf } from "../../lib/digest";
import { splitSheet } from "./later-styles";
import { usedStylesOf } from "./used-styles";

/** Ends what the site's own head says in the style element of a finished page; the sheet's rules follow. */
const BREAK = "/**/";

/**
 * The sheet as Gatsby writes it into each page, with the address of the file it also stands in; in a page that is
 * finished once more, with what {@link laterLinks} has put behind it.
 */
const SHEET =
  /(<style data-href="([^"]+)" data-identity="gatsby-global-css">)([\s\S]*?)<\/style>(?:<noscript><link [^>]*><\/noscript>)?/;

/** Styles that the site's own head brings: one element is one digest less in the page's policy. */
const OWN = /<style>([\s\S]*?)<\/style>/g;

/** A page with its rules in it, and the addresses of the sheets that belong to it. */
export interface SheetPage {
  readonly html: string;
  readonly sheets: readonly string[];
}

/** Address of the sheet that stands in a page. @throws When none does. */
export function sheetIn(html: string, file: string): string {
  const address = SHEET.exec(html)?.[2];
  if (address === undefined) throw new Error(`${file}: has no style sheet in it`);
  return detached(address);
}

/**
 * Gives pages the rules that their first view needs of their sheet, in one element. Those that can come later stand in a
 * file beside the sheet.
 */
export function sheetWriter(publicDir: string, pathPrefix: string): (html: string, file: string) => Promise<SheetPage> {
  const known = new Map<string, Promise<{ later: string; used: (html: string) => Promise<string> }>>();
  const read = async (address: string) => {
    const { first, later } = splitSheet(await readFile(join(publicDir, address.slice(pathPrefix.length)), "utf8"));
    const name = `${HASHED_FOLDER}later.${digestOf(later).slice(0, SCRIPT_DIGITS)}.css`;
    await writeFile(join(publicDir, name), later);
    return { later: `${pathPrefix}/${name}`, used: usedStylesOf(first) };
  };
  return async (html, file) => {
    const address = sheetIn(html, file);
    const sheet = known.get(address) ?? read(address);
    known.set(address, sheet);
    const { later, used } = await sheet;
    const rules = await used(html);
    const own = [...html.matchAll(OWN)].map(([, text = ""]) => text).join("");
    const finished = html.replace(OWN, "").replace(SHEET, (_, open: string, _address: string, before: string) => {
      // A page that is finished once more has its own styles there already.
      const ownBefore = before.slice(0, Math.max(0, before.indexOf(BREAK)));
      return `${open}${ownBefore}${own}${BREAK}${rules}</style>${laterLinks(later)}`;
    });
    return { html: finished, sheets: [address, later] };
  };
}

/**
 * Brings what can come later: with the page where no script runs, else when the loader reads it here. A sheet for paper
 * alone, which browsers fetch last, would still delay the largest picture by a round trip on a phone's line.
 */
function laterLinks(later: string): string {
  return `<noscript><link rel="stylesheet" href="${later}"></noscript>`;
}
