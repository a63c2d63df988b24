import { mkdir, utimes, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";

const long = (text: string) => text.repeat(200);

const FILES: Readonly<Record<string, string>> = {
  "404.html": long("<p>not found "),
  "index.html": long("<p>home "),
  "about/index.html": long("<p>about "),
  "work/ads-–-search/index.html": long("<p>ads "),
  "work/seo-&-content/index.html": long("<p>content "),
  "static/app-1234567890.js": long("'use strict';"),
  "static/picture.webp": "no picture, and long enough for a part of it",
  "share/about-1234567890.jpg": "no picture either, and long enough for a part",
  "robots.txt": "User-agent: *\nAllow: /\n",
};

/** Writes a site of four pages with all kinds of addresses, compressed as a build leaves it. */
export async function writeSmallSite(folder: string): Promise<void> {
  const time = new Date("2026-01-02T03:04:05Z");
  for (const [path, text] of Object.entries(FILES)) {
    const file = join(folder, path);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, text);
    await utimes(file, time, time);
    if (text.length < 1_024) continue;
    for (const [ending, body] of [
      [".br", brotliCompressSync(text)],
      [".gz", gzipSync(text)],
    ] as const) {
      await writeFile(file + ending, body);
      await utimes(file + ending, time, time);
    }
  }
}
