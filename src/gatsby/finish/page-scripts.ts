import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { callOf } from "../../lib/call-of";
import { HASHED_FOLDER, SCRIPT_DIGITS } from "../../lib/hashed-names";
import { scriptText } from "../../lib/script-text";
import { startOnIntent } from "../browser/start-on-intent";
import { digestOf } from "../../lib/digest";
import { JOINT } from "./inline-scripts";

/** What Gatsby runs in the browser, as its build has left it. */
export interface Runtime {
  /** Addresses of the scripts, in the order in which they run. */
  readonly scripts: readonly string[];
  /** Addresses of the scripts of each kind of page, by the name that Gatsby gives it. */
  readonly chunks: Readonly<Record<string, readonly string[]>>;
}

/** A built page, as far as its scripts depend on it. */
export interface BuiltPage {
  readonly path: string;
  readonly componentChunkName: string;
}

/** Gatsby keeps what it writes between these, and writes it anew when a script has changed. */
const SLICE = /(<!-- slice-start id="_gatsby-scripts-1" -->)[\s\S]*(<!-- slice-end id="_gatsby-scripts-1" -->)/;

/** Gatsby's note of the page's address, which the loader takes along. */
const PAGE_PATH = /<script id="gatsby-script-loader">[\s\S]*?<\/script>/;

/** The first script of the site's own, in the head. */
const HEAD_SCRIPT = /<script>([\s\S]*?)<\/script>/;

/** Where Gatsby keeps its script tags, the same for all pages. */
export const SLICE_FILE = "_gatsby/slices/_gatsby-scripts-1.html";

/**
 * Reads Gatsby's script tags, and writes what stands inline in them to a file of its own: it is as long as all
 * scripts have names, and no page needs it before React.
 *
 * @throws When Gatsby writes them in another way than this reads.
 */
export async function takeRuntime(publicDir: string, pathPrefix: string, slice: string): Promise<Runtime> {
  const inline = [...slice.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g)].map(([, text = ""]) =>
    text.trim(),
  );
  const sources = [...slice.matchAll(/<script[^>]*\ssrc="([^"]+)"/g)].map(([, src = ""]) => src);
  const mapping = /___chunkMapping=("(?:[^"\\]|\\.)*")/.exec(slice)?.[1];
  if (sources.length === 0 || mapping === undefined) {
    throw new Error(`${SLICE_FILE}: got ${slice.slice(0, 200)}; expected script tags with a chunk mapping`);
  }
  const text = inline.join("\n");
  const name = `${HASHED_FOLDER}chunk-map-${digestOf(text).slice(0, SCRIPT_DIGITS)}.js`;
  await writeFile(join(publicDir, name), text);
  const chunks = JSON.parse(JSON.parse(mapping) as string) as Record<string, string[]>;
  return { scripts: [`${pathPrefix}/${name}`, ...sources], chunks };
}

/**
 * A page with the loader that waits for intent instead of Gatsby's scripts. It stands in the script of the head, behind
 * what that does: each script of a page costs it a digest in its policy.
 *
 * @throws When there is no script in the head.
 */
export function withScriptsOnIntent(
  html: string,
  page: BuiltPage,
  { scripts, chunks }: Runtime,
  { sheet, pathPrefix }: { readonly sheet: string; readonly pathPrefix: string },
): string {
  const own = (chunks[page.componentChunkName] ?? []).map((src) => pathPrefix + src);
  const loader = callOf(startOnIntent, sheet, [...scripts, ...own], dataAddress(page, pathPrefix), page.path);
  const rules = `<script type="speculationrules">${scriptText(speculationRules(pathPrefix))}</script>`;
  const without = html.replace(PAGE_PATH, "").replace(SLICE, (_, start: string, end: string) => start + rules + end);
  if (!HEAD_SCRIPT.test(without)) throw new Error(`${page.path}: no script in the head for the loader to stand in`);
  return without.replace(
    HEAD_SCRIPT,
    (_, text: string) => `<script>${text.split(JOINT)[0] ?? ""}${JOINT}${loader}</script>`,
  );
}

/** Where a page's own data stands. */
export function dataAddress({ path }: BuiltPage, pathPrefix: string): string {
  const folder = path === "/" ? "index" : path.replace(/^\/|\/$/g, "");
  return `${pathPrefix}/page-data/${encodeURI(folder)}/page-data.json`;
}

/** The next page is fetched when a pointer rests on its link, where the browser knows how; none of them costs anything. */
function speculationRules(pathPrefix: string): object {
  const where = { href_matches: `${pathPrefix}/*/` };
  return { prefetch: [{ where, eagerness: "moderate" }] };
}
