import { mkdir, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { builtPages } from "./built-pages";
import { fail } from "#lib/fail";
import { numberOf } from "#lib/number-of";
import { themesIn } from "#styles/themes";
import site from "../../../data/site.json";
import { indexPage } from "./shots/index-page";
import { takeReadmePictures } from "./shots/readme-pictures";
import { takeAll } from "./shots/take";
import { type Shot, wantedShots } from "./shots/wanted";
import { type VisitedSite, withVisitedSite } from "./visited-site";

const FOLDER = resolve("shots");

/** Those of the site: `themes` in `data/site.json`. */
const THEMES = themesIn(site);

/** The option that stands alone. */
const README = "--readme";

/**
 * `npm run shots`: takes every built page and every state (an open menu, a form with errors) in each theme of the site
 * into `shots/`, with an index page. `-- --only /about/` takes one page, `--state menu-open` one state, `--state all` all of
 * them; `--width 390 --theme dark` narrow it down further. `-- --readme` alone renews README's in `docs/pictures/`.
 */
async function main(): Promise<void> {
  const args = process.argv.slice(2);
  if (args.join() === README) {
    await withVisitedSite((visited) => takeReadmePictures(visited, THEMES, resolve("docs/pictures")));
    return;
  }
  const shots = wantedShots(args, await builtPages(resolve("public")), THEMES);
  await mkdir(FOLDER, { recursive: true });
  const taken = await withVisitedSite((visited) => takeShots(visited, shots));
  await writeFile(join(FOLDER, "index.html"), indexPage(taken));
  console.log(`${numberOf(taken.length, "picture")}; look at ${join(FOLDER, "index.html")}`);
}

async function takeShots({ browser, origin }: VisitedSite, shots: readonly Shot[]): Promise<Shot[]> {
  const taken: Shot[] = [];
  for (const theme of THEMES) {
    const ofTheme = shots.filter((shot) => shot.theme === theme);
    if (ofTheme.length > 0) taken.push(...(await takeAll(browser, origin, theme, ofTheme, FOLDER)));
  }
  return taken;
}

main().catch(fail);
