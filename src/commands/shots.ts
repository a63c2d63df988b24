import { mkdir, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { type Browser, chromium, type Page } from "playwright-core";
import { serveLocally } from "../server/local-site";
import { type Theme, THEMES } from "../styles/palette";
import { BROWSER_FLAGS, findBrowser } from "./browser";
import { builtPages, pagesOnly } from "./built-pages";
import { fail } from "./fail";

const FOLDER = resolve("shots");
const WIDTHS = [360, 820, 1440, 2560];

interface Shot {
  readonly path: string;
  readonly width: number;
  readonly theme: Theme;
}

/**
 * `npm run shots`: takes every built page at four widths in both themes into `shots/`, with an index page.
 * `-- --only /about/` takes one page; `--width 390 --theme dark` narrow it down further.
 */
async function main(): Promise<void> {
  const { origin, close } = await serveLocally();
  const browser = await chromium.launch({ executablePath: await findBrowser(), args: [...BROWSER_FLAGS] });
  try {
    const shots = wantedShots(await builtPages(resolve("public")));
    await mkdir(FOLDER, { recursive: true });
    for (const theme of THEMES) {
      const ofTheme = shots.filter((shot) => shot.theme === theme);
      if (ofTheme.length > 0) await takeAll(browser, origin, theme, ofTheme);
    }
    await writeFile(join(FOLDER, "index.html"), indexPage(shots));
    console.log(`${shots.length} pictures; look at ${join(FOLDER, "index.html")}`);
  } finally {
    await browser.close();
    await close();
  }
}

function wantedShots(pages: readonly string[]): Shot[] {
  const { values } = parseArgs({
    options: {
      only: { type: "string", multiple: true },
      width: { type: "string", multiple: true },
      theme: { type: "string" },
    },
  });
  const paths = pagesOnly(values.only, pages);
  const widths = values.width?.map(Number) ?? WIDTHS;
  const themes = THEMES.filter((theme) => values.theme === undefined || values.theme === theme);
  return paths.flatMap((path) => widths.flatMap((width) => themes.map((theme) => ({ path, width, theme }))));
}

/** One visitor takes all pictures of a theme: after the first page the fonts are at hand and never come too late. */
async function takeAll(browser: Browser, origin: string, theme: Theme, shots: readonly Shot[]): Promise<void> {
  const context = await browser.newContext({ colorScheme: theme, reducedMotion: "reduce" });
  const page = await context.newPage();
  await page.goto(origin, { waitUntil: "load" });
  for (const shot of shots) await take(page, origin, shot);
  await context.close();
}

async function take(page: Page, origin: string, shot: Shot): Promise<void> {
  const { path, width } = shot;
  await page.setViewportSize({ width, height: width < 600 ? 844 : 1000 });
  await page.goto(origin + encodeURI(path), { waitUntil: "load" });
  await layOutAll(page);
  await loadAllPictures(page);
  await page.screenshot({ path: join(FOLDER, fileOf(shot)), fullPage: true });
  console.log(fileOf(shot));
}

/** On phones, what is below the first view is laid out step by step once that is painted. */
async function layOutAll(page: Page): Promise<void> {
  await page.waitForSelector("html:not([data-first-view])", { state: "attached" });
}

/** Asks for the pictures that wait until they are scrolled to. */
async function loadAllPictures(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = "eager";
    await document.fonts.ready;
  });
  await page.waitForFunction(() => [...document.images].every((image) => image.complete && image.naturalWidth > 0));
  await page.evaluate(() => Promise.all([...document.images].map((image) => image.decode())));
}

function fileOf({ path, width, theme }: Shot): string {
  const name = path === "/" ? "home" : path.slice(1, -1).replaceAll("/", "--");
  return `${name}.${String(width)}.${theme}.png`;
}

function indexPage(shots: readonly Shot[]): string {
  const figures = shots.map((shot) => {
    const file = encodeURIComponent(fileOf(shot));
    return `<figure><a href="${file}"><img loading="lazy" width="360" src="${file}" alt=""></a><figcaption>${fileOf(shot)}</figcaption></figure>`;
  });
  return `<!doctype html><meta charset="utf-8"><title>Shots</title><style>body{display:flex;flex-wrap:wrap;gap:1rem;font:14px sans-serif}</style>${figures.join("\n")}`;
}

main().catch(fail);
