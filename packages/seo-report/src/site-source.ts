import { createHash } from "node:crypto";
import { resolve } from "node:path";
import { crawl } from "./crawl/crawl";
import { crawledSource } from "./crawl/crawled-source";
import { numberIn, type Progress, startIn } from "./crawl/options";
import type { CommandOptions } from "./options";
import { readFolder } from "./read/folder";
import type { SiteSource } from "./read/source";

/** What says where a site is read from, and how it is asked. */
type Where = Pick<CommandOptions, "site" | "url" | "limit" | "rate" | "contact" | "state">;

/** Reads a site from a server where its address is given, from a folder otherwise. @throws When there is none there. */
export async function sourceIn(where: Where): Promise<SiteSource> {
  const { site, url, limit, rate, contact, state } = where;
  if (url === undefined) return readFolder(resolve(site));
  const start = startIn(url);
  const tell = progressOn(process.stderr);
  // Told before the process ends, as a crawl that takes an hour is often stopped.
  const stop = () => {
    process.stderr.write("\nInterrupted. What was answered is kept for a day: the same command goes on from there.\n");
    process.exit(130);
  };
  process.once("SIGINT", stop);
  const crawled = await crawl(start, {
    state: resolve(state ?? stateFolder(start)),
    limit: numberIn("--limit", limit, { min: 1, max: 50_000, isWhole: true }),
    rate: rate === undefined ? undefined : numberIn("--rate", rate, { min: 0.01, max: 100, isWhole: false }),
    contact: contact ?? "whoever runs this site",
    onProgress: tell,
  });
  process.off("SIGINT", stop);
  for (const line of crawled.notices) console.error(line);
  return crawledSource(crawled);
}

/** Beside what other tools keep for a while, and no repository takes in. */
function stateFolder({ host, pathname }: URL): string {
  const digest = createHash("sha256").update(pathname).digest("hex").slice(0, 6);
  return `node_modules/.cache/seo-report/${host.replaceAll(/[^\w.-]/g, "_")}-${digest}`;
}

/** Milliseconds between two lines. */
const OFTEN = 2_000;

function progressOn(stream: NodeJS.WritableStream): (progress: Progress) => void {
  let last = Date.now();
  let isFirst = true;
  return ({ pages, answers, waiting, kept }) => {
    if (isFirst && kept > 1) stream.write(`Goes on from an interrupted crawl: ${kept} answers are kept.\n`);
    isFirst = false;
    if (Date.now() - last < OFTEN) return;
    last = Date.now();
    stream.write(`${pages} pages read, ${answers} addresses asked for, ${waiting} known to follow\n`);
  };
}
