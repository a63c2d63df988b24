import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { inlineScriptShortener } from "./inline-scripts";
import { withMainPicturePreloaded } from "./main-picture";
import { type BuiltPage, SLICE_FILE, takeRuntime, withScriptsOnIntent } from "./page-scripts";
import { usedStylesOf } from "./used-styles";

/** Pages that are read and written at the same time. */
const AT_ONCE = 16;

/** The sheet as Gatsby writes it into each page, with the address of the file it also stands in. */
const SHEET = /(<style data-href="([^"]+)" data-identity="gatsby-global-css">)[\s\S]*?(<\/style>)/;

/**
 * Makes of each page that Gatsby has built what a visitor gets: with the rules it needs instead of the whole sheet,
 * and with scripts that wait for intent.
 *
 * The same page comes out whatever an earlier build has made of it; one that has not changed is not written.
 */
export async function finishPages(publicDir: string, pathPrefix: string, pages: readonly BuiltPage[]): Promise<void> {
  const slice = await readFile(join(publicDir, SLICE_FILE), "utf8");
  const runtime = await takeRuntime(publicDir, pathPrefix, slice);
  const styles = sheetReader(publicDir, pathPrefix);
  const shorten = inlineScriptShortener();
  const finish = async (page: BuiltPage) => {
    const file = join(publicDir, page.path, page.path.endsWith(".html") ? "" : "index.html");
    const built = await readFile(file, "utf8");
    const [, open = "", sheet = "", close = ""] = SHEET.exec(built) ?? [];
    if (sheet === "") throw new Error(`${file}: has no style sheet in it`);
    const html = withMainPicturePreloaded(withScriptsOnIntent(built, page, runtime, { sheet, pathPrefix }));
    const rules = await styles(sheet, html);
    const finished = await shorten(html.replace(SHEET, () => open + rules + close));
    if (finished !== built) await writeFile(file, finished);
  };
  const waiting = [...pages];
  const work = async () => {
    for (let page = waiting.pop(); page; page = waiting.pop()) await finish(page);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
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
