import { mkdir, utimes, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { contentSecurityPolicy } from "../../../../src/hosting/content-security-policy";

const long = (text: string) => text.repeat(200);

/** With the policy that a build puts into each page. */
const page = (text: string) =>
  `<meta http-equiv="Content-Security-Policy" content="${contentSecurityPolicy({ scripts: [], styles: [] })}">${long(text)}`;

const FILES: Readonly<Record<string, string>> = {
  "404.html": page("<p>not found "),
  "index.html": page("<p>home "),
  "about/index.html": page("<p>about "),
  "work/ads-–-search/index.html": page("<p>ads "),
  "work/seo-&-content/index.html": page("<p>content "),
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
