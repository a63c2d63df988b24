import { readFile, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { eachAtOnce } from "../../lib/at-once";
import { faultText } from "../told";
import { type FinishedCache, finishedPages, type Found } from "./finished-pages";
import { holdFirstPaint } from "./first-paint";
import { inlineScriptShortener } from "./inline-scripts";
import { mainPictureOf, preloadMainPicture } from "./main-picture";
import { type BuiltPage, htmlOf, readPage } from "./page";
import { addContentDigest } from "./page-digest";
import { addPolicy } from "./page-policy";
import { dataAddress, type Runtime, SLICE_FILE, startOnIntentIn, takeRuntime } from "./page-scripts";
import { sheetOf, sheetWriter } from "./page-sheet";
import { removeStaleFiles } from "./stale-files";
import { removeWrapperStyles } from "./wrapper-styles";

/** Pages that are read and written at the same time. */
const AT_ONCE = 16;

interface Options {
  /** Where it is noted which pages are finished. */
  readonly cache?: FinishedCache;
  /** Address that the contact form posts to, where it is not the site's own. */
  readonly mail?: string | undefined;
}

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
  { cache, mail }: Options = {},
): Promise<ReadonlyMap<string, Found>> {
  const slice = await readFile(join(publicDir, SLICE_FILE), "utf8");
  const runtime = await takeRuntime(publicDir, pathPrefix, slice);
  const before = await finishedPages(cache, { runtime, pathPrefix, mail });
  const finish = pageFinisher(publicDir, pathPrefix, runtime, mail);
  await eachAtOnce(pages, AT_ONCE, async (page) => {
    const file = join(publicDir, page.path, page.path.endsWith(".html") ? "" : "index.html");
    try {
      if (before.isFinished(page, await stat(file))) return;
      const found = await finish(page, file);
      before.add(page, await stat(file), found);
    } catch (error) {
      throw new Error(`The page ${page.path} cannot be finished: ${faultText(error)}`, { cause: error });
    }
  });
  await before.keep();
  const found = before.all();
  const sheets = new Set([...found.values()].flatMap((page) => page.sheets));
  await removeStaleFiles(publicDir, [...runtime.scripts, ...Object.values(runtime.chunks).flat(), ...sheets]);
  return found;
}

/** Finishes pages, and tells for each what it has found in it. */
function pageFinisher(
  publicDir: string,
  pathPrefix: string,
  runtime: Runtime,
  mail: string | undefined,
): (built: BuiltPage, file: string) => Promise<Found> {
  const writeSheet = sheetWriter(publicDir, pathPrefix);
  const shortenScripts = inlineScriptShortener();
  return async (built, file) => {
    const before = await readFile(file, "utf8");
    const page = readPage(before, built);
    startOnIntentIn(page, runtime, sheetOf(page), pathPrefix);
    removeWrapperStyles(page);
    preloadMainPicture(page);
    holdFirstPaint(page);
    const sheets = await writeSheet(page);
    await shortenScripts(page, [dataAddress(page, pathPrefix), page.path]);
    addContentDigest(page);
    addPolicy(page, mail);
    const after = htmlOf(page.document);
    if (after !== before) await writeFile(file, after);
    return { sheets, picture: mainPictureOf(page) };
  };
}
