import { readdir, stat } from "node:fs/promises";
import { basename, extname, join, resolve } from "node:path";
import type { Browser } from "playwright-core";
import sharp from "sharp";
import { ssim } from "ssim.js";
import { builtPages } from "@site/toolkit/built-pages";
import { type Figures, median, type Row } from "./figures";
import type { VisitedSite } from "@site/toolkit/visited-site";

/** Screens that pages are looked at on: a small, a usual and a large phone, a tablet, two desktops and a laptop. */
const SCREENS = [
  { width: 360, height: 740, deviceScaleFactor: 2 },
  { width: 390, height: 844, deviceScaleFactor: 3 },
  { width: 412, height: 823, deviceScaleFactor: 1.75 },
  { width: 820, height: 1180, deviceScaleFactor: 2 },
  { width: 1440, height: 900, deviceScaleFactor: 1 },
  { width: 1440, height: 900, deviceScaleFactor: 2 },
  { width: 2560, height: 1440, deviceScaleFactor: 1 },
];

/** A picture as a page showed it. */
interface Shown {
  /** Address of the file that the browser chose. */
  readonly address: string;
  /** Pixels of the screen across which it was drawn, whether all of them are seen or not. */
  readonly needed: number;
}

/** A file that browsers chose, how often, and for how many pixels. */
interface Chosen {
  readonly file: string;
  readonly width: number;
  readonly needed: readonly number[];
}

/**
 * Looks at all pictures of all pages on several screens: which widths the browsers choose, how much wider than needed
 * they are, and how like its master each of the chosen ones is (mean structural similarity; 1 is the same) at its size.
 */
export async function measurePictures({ browser, origin }: VisitedSite): Promise<Figures> {
  const shown: Shown[] = [];
  for (const path of await builtPages(resolve("public"))) {
    console.error(`pictures: ${path}`);
    for (const screen of SCREENS) shown.push(...(await picturesOn(browser, origin + encodeURI(path), screen)));
  }
  const chosen = await Promise.all([...new Set(shown.map(({ address }) => address))].map((one) => fileOf(one, shown)));
  const masters = await mastersByName();
  const rows: Row[] = [];
  for (const width of [...new Set(chosen.map((one) => one.width))].sort((a, b) => a - b)) {
    const ofWidth = chosen.filter((one) => one.width === width);
    rows.push(await rowOf(`${width} px`, ofWidth, masters));
  }
  return { title: `Pictures as ${SCREENS.length} screens chose them, by their width`, rows };
}

async function picturesOn(browser: Browser, url: string, screen: (typeof SCREENS)[number]): Promise<Shown[]> {
  const { deviceScaleFactor, ...viewport } = screen;
  const page = await browser.newPage({ viewport, deviceScaleFactor, reducedMotion: "reduce" });
  await page.goto(url, { waitUntil: "load" });
  await page.evaluate(() => {
    for (const image of document.images) image.loading = "eager";
  });
  await page.waitForFunction(() =>
    [...document.images].every(({ complete, naturalWidth }) => complete && naturalWidth),
  );
  const shown = await page.evaluate(() =>
    [...document.images].map((image) => {
      const ratio = image.naturalWidth / image.naturalHeight;
      const across = Math.max(image.clientWidth, image.clientHeight * ratio);
      return { address: new URL(image.currentSrc).pathname, needed: across * devicePixelRatio };
    }),
  );
  await page.close();
  return shown.filter(({ needed }) => needed > 0);
}

async function fileOf(address: string, shown: readonly Shown[]): Promise<Chosen> {
  const file = join(resolve("public"), decodeURIComponent(address));
  const { width } = await sharp(file).metadata();
  return { file, width, needed: shown.filter((one) => one.address === address).map(({ needed }) => needed) };
}

async function rowOf(name: string, chosen: readonly Chosen[], masters: ReadonlyMap<string, string>): Promise<Row> {
  const bytes: number[] = [];
  const likeness: number[] = [];
  for (const { file, width } of chosen) {
    console.error(`${name}: ${basename(file)}`);
    bytes.push((await stat(file)).size);
    likeness.push(await likenessTo(masters.get(nameOf(file)), file, width));
  }
  const figures = {
    files: chosen.length,
    "times chosen": chosen.reduce((sum, { needed }) => sum + needed.length, 0),
    "KB each": bytes.reduce((sum, size) => sum + size, 0) / bytes.length / 1024,
    "its width : width needed": median(chosen.flatMap(({ width, needed }) => needed.map((pixels) => width / pixels))),
    "SSIM, least": Math.min(...likeness),
    "SSIM, median": median(likeness),
  };
  return { name, figures };
}

/** How like its master a picture is, both at the picture's size. */
async function likenessTo(master: string | undefined, file: string, width: number): Promise<number> {
  if (master === undefined) throw new Error(`${file}: there is no master of this name in data/images`);
  return ssim(await pixelsOf(master, width), await pixelsOf(file, width)).mssim;
}

async function pixelsOf(file: string, across: number) {
  const { data, info } = await sharp(file).resize(across).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data: new Uint8ClampedArray(data), width: info.width, height: info.height };
}

async function mastersByName(): Promise<Map<string, string>> {
  const entries = await readdir(resolve("data/images"), { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  return new Map(files.map(({ parentPath, name }) => [nameOf(name), join(parentPath, name)]));
}

function nameOf(file: string): string {
  return basename(file, extname(file));
}
