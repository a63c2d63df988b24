import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { type AnyNode, type Comment, type Element, isComment } from "domhandler";
import { DomUtils } from "htmlparser2";
import { callOf } from "../../lib/call-of";
import { HASHED_FOLDER, SCRIPT_DIGITS } from "../../lib/hashed-names";
import { scriptText } from "../../lib/script-text";
import { startOnIntent } from "../browser/start-on-intent";
import { digestOf } from "../../lib/digest";
import { JOINT, OWN_SCRIPTS } from "./inline-scripts";
import {
  allOf,
  type BuiltPage,
  documentOf,
  newElement,
  oneOf,
  type Page,
  removeAll,
  setSource,
  sourceOf,
  valueOf,
} from "./page";

/** What Gatsby runs in the browser, as its build has left it. */
export interface Runtime {
  /** Addresses of the scripts, in the order in which they run. */
  readonly scripts: readonly string[];
  /** Addresses of the scripts of each kind of page, by the name that Gatsby gives it. */
  readonly chunks: Readonly<Record<string, readonly string[]>>;
}

/** Between these Gatsby keeps what it writes, and writes it anew when a script has changed. */
const [SLICE_START, SLICE_END] = ['slice-start id="_gatsby-scripts-1"', 'slice-end id="_gatsby-scripts-1"'];

/** Where Gatsby keeps its script tags, the same for all pages. */
export const SLICE_FILE = "_gatsby/slices/_gatsby-scripts-1.html";

/**
 * Reads Gatsby's script tags, and writes what stands inline in them to a file of its own: it is as long as all
 * scripts have names, and no page needs it before React.
 *
 * @throws When Gatsby writes them in another way than this reads.
 */
export async function takeRuntime(publicDir: string, pathPrefix: string, slice: string): Promise<Runtime> {
  const document = documentOf(slice);
  const files = allOf(document, "script[src]").flatMap((script) => valueOf(script, "src") ?? []);
  const mapping = /___chunkMapping=("(?:[^"\\]|\\.)*")/.exec(slice)?.[1];
  if (files.length === 0 || mapping === undefined) {
    throw new Error(`${SLICE_FILE}: got ${slice.slice(0, 200)}; expected script tags with a chunk mapping`);
  }
  const inline = allOf(document, "script:not([src])").map(sourceOf);
  const text = inline.map((source) => source.trim()).join("\n");
  const name = `${HASHED_FOLDER}chunk-map-${digestOf(text).slice(0, SCRIPT_DIGITS)}.js`;
  await writeFile(join(publicDir, name), text);
  const chunks = JSON.parse(JSON.parse(mapping) as string) as Record<string, string[]>;
  return { scripts: [`${pathPrefix}/${name}`, ...files], chunks };
}

/**
 * Puts the loader that waits for intent into a page instead of Gatsby's scripts. It stands in the script of the head,
 * behind what that does: each script of a page costs it a digest in its policy.
 *
 * @param sheet - Address of the page's whole sheet.
 * @throws When there is no script in the head, and when Gatsby has its scripts elsewhere than this looks.
 */
export function startOnIntentIn(page: Page, { scripts, chunks }: Runtime, sheet: string, pathPrefix: string): void {
  const own = (chunks[page.componentChunkName] ?? []).map((src) => pathPrefix + src);
  const loader = callOf(startOnIntent, sheet, [...scripts, ...own], dataAddress(page, pathPrefix), page.path);
  // Gatsby's note of the page's address, which the loader takes along.
  removeAll(page.document, "#gatsby-script-loader");
  replaceSlice(page, newElement("script", { type: "speculationrules" }, scriptText(speculationRules(pathPrefix))));
  const script = oneOf(page.document, OWN_SCRIPTS);
  setSource(script, (sourceOf(script).split(JOINT)[0] ?? "") + JOINT + loader);
}

/** Puts an element where Gatsby keeps its script tags. */
function replaceSlice({ document }: Page, element: Element): void {
  const isNote = (text: string) => (node: AnyNode) => isComment(node) && node.data.trim() === text;
  const [start] = DomUtils.find(isNote(SLICE_START), document, true, 1) as Comment[];
  const siblings = start ? DomUtils.getSiblings(start) : [];
  const end = siblings.findIndex(isNote(SLICE_END));
  if (!start || end < 0)
    throw new Error(`has no <!-- ${SLICE_START} --> … <!-- ${SLICE_END} --> around Gatsby's scripts`);
  for (const node of siblings.slice(siblings.indexOf(start) + 1, end)) DomUtils.removeElement(node);
  DomUtils.append(start, element);
}

/** Where a page's own data stands. */
export function dataAddress({ path }: BuiltPage, pathPrefix: string): string {
  const folder = path === "/" ? "index" : path.replace(/^\/|\/$/g, "");
  return `${pathPrefix}/page-data/${encodeURI(folder)}/page-data.json`;
}

/** Has browsers that know these rules fetch a page when a pointer rests on its link; others ignore them. */
function speculationRules(pathPrefix: string): object {
  const where = { href_matches: `${pathPrefix}/*/` };
  return { prefetch: [{ where, eagerness: "moderate" }] };
}
