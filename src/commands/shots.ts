import { mkdir, readdir, writeFile } from "node:fs/promises";
import type { AddressInfo } from "node:net";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { type Browser, chromium, type Page } from "playwright-core";
import { createStaticServer } from "../hosting/static-server";
import { BROWSER_FLAGS, findBrowser } from "./browser";
import { fail } from "./serving";

const FOLDER = resolve("shots");
const WIDTHS = [360, 820, 1440, 2560];
const THEMES = ["light", "dark"] as const;

interface Shot {
  readonly path: string;
  readonly width: number;
  readonly theme: (typeof THEMES)[number];
}

/**
 * `npm run shots`: takes every built page at four widths in both themes into `shots/`, with an index page.
 * `-- --only /about/` takes one page; `--width 390 --theme dark` narrow it down further.
 */
async function main(): Promise<void> {
  const publicDir = resolve("public");
  const server = await createStaticServer(publicDir);
  await server.listen({ port: 0, host: "127.0.0.1" });
  const browser = await chromium.launch({ executablePath: await findBrowser(), args: [...BROWSER_FLAGS] });
  try {
    const shots = wantedShots(await builtPages(publicDir));
    await mkdir(FOLDER, { recursive: true });
    const { port } = server.server.address() as AddressInfo;
    for (const shot of shots) await take(browser, `http://127.0.0.1:${port}`, shot);
    await writeFile(join(FOLDER, "index.html"), indexPage(shots));
    console.log(`${shots.length} pictures; look at ${join(FOLDER, "index.html")}`);
  } finally {
    await browser.close();
    await server.close();
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
  const paths = values.only ?? pages;
  const unknown = paths.filter((path) => !pages.includes(path));
  if (unknown.length > 0) throw new Error(`--only: got ${unknown.join(", ")}; allowed: ${pages.join(", ")}`);
  const widths = values.width?.map(Number) ?? WIDTHS;
  const themes = THEMES.filter((theme) => values.theme === undefined || values.theme === theme);
  return paths.flatMap((path) => widths.flatMap((width) => themes.map((theme) => ({ path, width, theme }))));
}

/** Addresses of all pages below a built site. */
async function builtPages(publicDir: string): Promise<string[]> {
  const entries = await readdir(publicDir, { recursive: true });
  return entries
    .filter((entry) => entry === "index.html" || entry.endsWith("/index.html"))
    .map((entry) => `/${entry.replace(/index\.html$/, "")}`)
    .sort();
}

async function take(browser: Browser, origin: string, { path, width, theme }: Shot): Promise<void> {
  const page = await browser.newPage({
    viewport: { width, height: width < 600 ? 844 : 1000 },
    colorScheme: theme,
    reducedMotion: "reduce",
  });
  await page.goto(origin + encodeURI(path), { waitUntil: "load" });
  await loadAllPictures(page);
  await page.screenshot({ path: join(FOLDER, fileOf({ path, width, theme })), fullPage: true });
  await page.close();
  console.log(fileOf({ path, width, theme }));
}

/** Scrolls through the page once, so that the pictures that wait for it are there. */
async function loadAllPictures(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = "eager";
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
    await document.fonts.ready;
  });
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
