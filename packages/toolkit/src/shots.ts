import { mkdir, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { chromium } from "playwright-core";
import { serveLocally } from "@site/contact-service/server/local-site";
import { THEMES } from "#styles/palette";
import { BROWSER_FLAGS, findBrowser } from "./browser";
import { builtPages } from "./built-pages";
import { fail } from "#lib/fail";
import { indexPage } from "./shots/index-page";
import { takeAll } from "./shots/take";
import { type Shot, wantedShots } from "./shots/wanted";

const FOLDER = resolve("shots");

/**
 * `npm run shots`: takes every built page and every state (an open menu, a form with errors) in both themes into
 * `shots/`, with an index page. `-- --only /about/` takes one page, `--state menu-open` one state, `--state all` all of
 * them; `--width 390 --theme dark` narrow it down further.
 */
async function main(): Promise<void> {
  const shots = wantedShots(process.argv.slice(2), await builtPages(resolve("public")));
  await mkdir(FOLDER, { recursive: true });
  await takeShots(shots);
  await writeFile(join(FOLDER, "index.html"), indexPage(shots));
  console.log(`${shots.length} pictures; look at ${join(FOLDER, "index.html")}`);
}

async function takeShots(shots: readonly Shot[]): Promise<void> {
  const { origin, close } = await serveLocally();
  const browser = await chromium.launch({ executablePath: await findBrowser(), args: [...BROWSER_FLAGS] });
  try {
    for (const theme of THEMES) {
      const ofTheme = shots.filter((shot) => shot.theme === theme);
      if (ofTheme.length > 0) await takeAll(browser, origin, theme, ofTheme, FOLDER);
    }
  } finally {
    await browser.close();
    await close();
  }
}

main().catch(fail);
