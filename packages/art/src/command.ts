import { mkdir, writeFile } from "node:fs/promises";
import { dirname, extname, join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { chromium, type Browser } from "playwright-core";
import { developTraces } from "./page/develop";
import { documentOf, fingerprint } from "./page/document";
import { encode, encodeInk, fingerprintIn } from "./page/encode";
import { loadPictures, selectPictures } from "./page/gallery";
import type { Picture } from "./picture";
import { BROWSER_FLAGS, findBrowser } from "@site/toolkit/browser";

/** Pages open at once: the work is the processor's, and two cores are the least one meets. */
const PAGES = 2;

const IMAGES = resolve("data/images");

/** Sheets are looked at while drawing and belong to nobody's content. */
const SHEETS = resolve("node_modules/.cache/art");

interface Job {
  readonly picture: Picture;
  readonly html: string;
  readonly hash: string;
}

/**
 * `npm run art [-- name …]`: draws the picture masters whose input has changed. `--force` draws them all the same,
 * `--out FOLDER` elsewhere, `--check` none: it names those that are not what their source would draw now, and fails.
 */
async function main(): Promise<void> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { check: { type: "boolean" }, force: { type: "boolean" }, out: { type: "string" } },
  });
  const folder = values.out === undefined ? IMAGES : resolve(values.out);
  const chosen = selectPictures(await loadPictures(), positionals);
  const jobs: Job[] = [];
  for (const picture of chosen) {
    const html = documentOf(picture);
    const hash = fingerprint(html);
    if (values.force || (await fingerprintIn(fileOf(folder, picture))) !== hash) jobs.push({ picture, html, hash });
  }
  const unchanged = `${String(chosen.length - jobs.length)} unchanged.`;
  if (values.check && jobs.length > 0) {
    const names = jobs.map(({ picture }) => picture.name).join(", ");
    throw new Error(`To be drawn again with npm run art: ${names}; ${unchanged}`);
  }
  if (jobs.length > 0) await draw(jobs, folder);
  console.log(`${String(jobs.length)} made, ${unchanged}`);
}

async function draw(jobs: readonly Job[], folder: string): Promise<void> {
  const browser = await chromium.launch({ executablePath: await findBrowser(), args: [...BROWSER_FLAGS] });
  try {
    const queue = [...jobs];
    await Promise.all(Array.from({ length: Math.min(PAGES, jobs.length) }, () => work(browser, queue, folder)));
  } finally {
    await browser.close();
  }
}

async function work(browser: Browser, queue: Job[], folder: string): Promise<void> {
  for (let job = queue.shift(); job; job = queue.shift()) {
    const { picture, html, hash } = job;
    const shot = await photograph(browser, picture, await developTraces(html));
    const { bytes, info, quality } = await (picture.ink ? encodeInk : encode)(shot, hash);
    const file = fileOf(folder, picture);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, bytes);
    const size = `${String(info.width)}×${String(info.height)}`;
    const kept = quality === undefined ? "" : `  q${String(quality)}`;
    console.log(`${picture.name}${extname(file)}  ${size}  ${String(Math.round(bytes.length / 1024))} KB${kept}`);
  }
}

async function photograph(browser: Browser, { width, height }: Picture, html: string): Promise<Buffer> {
  const page = await browser.newPage({ viewport: { width, height }, deviceScaleFactor: 2 });
  try {
    await page.setContent(html, { waitUntil: "load" });
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    return await page.screenshot({ type: "png", animations: "disabled" });
  } finally {
    await page.close();
  }
}

function fileOf(folder: string, { name, ink }: Picture): string {
  return join(name.startsWith("sheet/") ? SHEETS : folder, `${name}.${ink ? "png" : "jpg"}`);
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
