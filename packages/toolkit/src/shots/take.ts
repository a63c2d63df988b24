import { join } from "node:path";
import type { Browser, Page } from "playwright-core";
import { hydrate } from "../visited-site";
import type { Theme } from "#styles/palette";
import type { Shot } from "./wanted";

/** One visitor takes all pictures of a theme: after the first page the fonts are at hand and never come too late. */
export async function takeAll(
  browser: Browser,
  origin: string,
  theme: Theme,
  shots: readonly Shot[],
  folder: string,
): Promise<void> {
  const context = await browser.newContext({ colorScheme: theme, reducedMotion: "reduce" });
  const page = await context.newPage();
  await page.goto(origin, { waitUntil: "load" });
  for (const shot of shots) {
    await take(page, origin, shot, folder);
    // What the visitor has chosen in one state is forgotten for the next, and so is who answered a message.
    await page.evaluate(() => {
      localStorage.clear();
    });
    await page.unrouteAll({ behavior: "ignoreErrors" });
  }
  await context.close();
}

async function take(page: Page, origin: string, shot: Shot, folder: string): Promise<void> {
  const { path, width, state } = shot;
  await page.setViewportSize({ width, height: width < 600 ? 844 : 1000 });
  await page.goto(origin + encodeURI(path), { waitUntil: "load" });
  await layOutAll(page);
  await loadAllPictures(page);
  if (state) {
    await hydrate(page);
    await state.act(page);
  }
  await page.screenshot({ path: join(folder, fileOf(shot)), fullPage: !state });
  console.log(fileOf(shot));
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
