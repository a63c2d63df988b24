import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Browser, Page } from "playwright-core";
import { hydrate } from "../visited-site";
import type { Theme } from "#styles/themes";
import type { Shot } from "./wanted";

/** So many pictures of one page, at most, so many milliseconds apart, until two in a row are the same. */
const MOST_PICTURES = 12;
const BETWEEN_PICTURES = 100;

/**
 * One visitor takes all pictures of a theme: after the first page the fonts are at hand and never come too late.
 *
 * @returns Those that were taken: an agency may have nothing that a state is brought about by.
 */
export async function takeAll(
  browser: Browser,
  origin: string,
  theme: Theme,
  shots: readonly Shot[],
  folder: string,
): Promise<readonly Shot[]> {
  const taken: Shot[] = [];
  const context = await browser.newContext({ colorScheme: theme, reducedMotion: "reduce" });
  const page = await context.newPage();
  await page.goto(origin, { waitUntil: "load" });
  for (const shot of shots) {
    if (await take(page, origin, shot, folder)) taken.push(shot);
    // What the visitor has chosen in one state is forgotten for the next, and so is who answered a message.
    await page.evaluate(() => {
      localStorage.clear();
    });
    await page.unrouteAll({ behavior: "ignoreErrors" });
  }
  await context.close();
  return taken;
}

async function take(page: Page, origin: string, shot: Shot, folder: string): Promise<boolean> {
  const { path, width, state } = shot;
  await page.setViewportSize({ width, height: width < 600 ? 844 : 1000 });
  await page.goto(origin + encodeURI(path), { waitUntil: "load" });
  await layOutAll(page);
  await loadAllPictures(page);
  if (state) {
    const by = state.by(page);
    if ((await by.count()) === 0) {
      console.log(`${fileOf(shot)}: not taken, ${path} has nothing to bring it about`);
      return false;
    }
    await hydrate(page);
    await state.act(page, by);
  }
  await writeFile(join(folder, fileOf(shot)), await pictureAtRest(page, !state));
  console.log(fileOf(shot));
  return true;
}

/**
 * Takes a page when nothing on it changes any more: on a busy machine parts of it are painted later, and what slides in
 * is still on its way.
 *
 * @throws When it does not come to rest.
 */
async function pictureAtRest(page: Page, fullPage: boolean): Promise<Buffer> {
  let before = await page.screenshot({ fullPage });
  for (let picture = 1; picture < MOST_PICTURES; picture++) {
    await page.waitForTimeout(BETWEEN_PICTURES);
    const next = await page.screenshot({ fullPage });
    if (next.equals(before)) return next;
    before = next;
  }
  throw new Error(`${page.url()} does not come to rest: ${String(MOST_PICTURES)} pictures of it were never the same`);
}

/** On phones, what is below the first view is laid out step by step once that is painted. */
export async function layOutAll(page: Page): Promise<void> {
  await page.waitForSelector("html:not([data-first-view])", { state: "attached" });
}

/** Asks for the pictures that wait until they are scrolled to. */
export async function loadAllPictures(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = "eager";
    await document.fonts.ready;
  });
  await page.waitForFunction(() => [...document.images].every((image) => image.complete && image.naturalWidth > 0));
  await page.evaluate(() => Promise.all([...document.images].map((image) => image.decode())));
}

/** Name of the file of a picture: page or state, width, theme. */
export function fileOf({ path, width, theme, state }: Shot): string {
  const page = path === "/" ? "home" : path.slice(1, -1).replaceAll("/", "--");
  return `${state ? `state--${state.name}` : page}.${String(width)}.${theme}.png`;
}
