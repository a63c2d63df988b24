import { readFile, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { type FinishedCache, finishedPages, type Found } from "./finished-pages";
import { inlineScriptShortener } from "./inline-scripts";
import { mainPictureIn, withMainPicturePreloaded } from "./main-picture";
import {
  type BuiltPage,
  dataAddress,
  type Runtime,
  SLICE_FILE,
  takeRuntime,
  withScriptsOnIntent,
} from "./page-scripts";
import { removeStaleFiles } from "./stale-files";
import { usedStylesOf } from "./used-styles";
import { withoutWrapperStyles } from "./wrapper-styles";

/** Pages that are read and written at the same time. */
const AT_ONCE = 16;

/** The sheet as Gatsby writes it into each page, with the address of the file it also stands in. */
const SHEET = /(<style data-href="([^"]+)" data-identity="gatsby-global-css">)[\s\S]*?(<\/style>)/;

/**
 * Makes of each page that Gatsby has built what a visitor gets: with the rules it needs instead of the whole sheet,
 * and with scripts that wait for intent. Then removes the scripts and sheets of earlier builds.
 *
 * The same page comes out whatever an earlier build has made of it; one that has not changed is not written. With a
 * cache, one that was finished before and has been left alone since is not even read.
 *
 * @returns What was found in each page, by its address.
 */
export async function finishPages(
  publicDir: string,
  pathPrefix: string,
  pages: readonly BuiltPage[],
  cache?: FinishedCache,
): Promise<ReadonlyMap<string, Found>> {
  const slice = await readFile(join(publicDir, SLICE_FILE), "utf8");
  const runtime = await takeRuntime(publicDir, pathPrefix, slice);
  const before = await finishedPages(cache, { runtime, pathPrefix });
  const finish = pageFinisher(publicDir, pathPrefix, runtime);
  const waiting = [...pages];
  const work = async () => {
    for (let page = waiting.pop(); page; page = waiting.pop()) {
      const file = join(publicDir, page.path, page.path.endsWith(".html") ? "" : "index.html");
      if (before.isFinished(page, await stat(file))) continue;
      const found = await finish(page, file);
      before.add(page, await stat(file), found);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  await before.keep();
  const found = before.all();
  const sheets = new Set([...found.values()].map(({ sheet }) => sheet));
  await removeStaleFiles(publicDir, [...runtime.scripts, ...Object.values(runtime.chunks).flat(), ...sheets]);
  return found;
}

/** Finishes pages, and tells for each what it has found in it. */
function pageFinisher(
  publicDir: string,
  pathPrefix: string,
  runtime: Runtime,
): (page: BuiltPage, file: string) => Promise<Found> {
  const styles = sheetReader(publicDir, pathPrefix);
  const shorten = inlineScriptShortener();
  return async (page, file) => {
    const built = await readFile(file, "utf8");
    const [, open = "", sheet = "", close = ""] = SHEET.exec(built) ?? [];
    if (sheet === "") throw new Error(`${file}: has no style sheet in it`);
    const withScripts = withScriptsOnIntent(built, page, runtime, { sheet, pathPrefix });
    const html = withMainPicturePreloaded(withoutWrapperStyles(withScripts));
    const rules = await styles(sheet, html);
    const finished = await shorten(
      html.replace(SHEET, () => open + rules + close),
      [dataAddress(page, pathPrefix), page.path],
    );
    if (finished !== built) await writeFile(file, finished);
    return { sheet, picture: mainPictureIn(finished) };
  };
}

/** The rules that a page needs of the sheet at an address. */
function sheetReader(publicDir: string, pathPrefix: string): (address: string, html: string) => Promise<string> {
  const sheets = new Map<string, Promise<(html: string) => Promise<string>>>();
  const read = async (address: string) =>
    usedStylesOf(await readFile(join(publicDir, address.slice(pathPrefix.length)), "utf8"));
  return async (address, html) => {
    const sheet = sheets.get(address) ?? read(address);
    sheets.set(address, sheet);
    return (await sheet)(html);
  };
}
