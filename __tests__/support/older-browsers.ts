import { execFile } from "node:child_process";
import { createReadStream, createWriteStream } from "node:fs";
import { access, chmod, mkdir, mkdtemp, rename, rm } from "node:fs/promises";
import { join, resolve } from "node:path";
import { pipeline } from "node:stream/promises";
import { promisify } from "node:util";
import { createBrotliDecompress } from "node:zlib";
import puppeteer, { type Browser } from "puppeteer-core-19";

const FOLDER = resolve("node_modules/.cache/older-browsers");

/** Switches that Chromium of those days needs in a container, where no graphics card is either. */
const FLAGS = ["--headless", "--no-sandbox", "--no-zygote", "--disable-gpu", "--disable-quic", "--disable-sync"];

/** Milliseconds in which one has to be there: on a machine that builds a site besides, half a minute is not enough. */
const START = 90_000;

/** How often one is started at most: on a busy machine, one in many never tells where it can be reached. */
const STARTS = 3;

/**
 * Starts a Chromium of earlier days, which is fetched once. Driven by an earlier Puppeteer: newer ones wait for what
 * these browsers do not tell.
 *
 * @param version - Of the npm package `@sparticuz/chromium`, whose major version is Chromium's. It is built for Linux on
 * x64 alone.
 */
export async function olderChromium(version: string): Promise<Browser> {
  const executablePath = join(FOLDER, version);
  const isThere = await access(executablePath).then(
    () => true,
    () => false,
  );
  if (!isThere) await fetchChromium(version, executablePath);
  const args = [...FLAGS, "--no-first-run", "--disable-background-networking"];
  // By pipes, as Playwright does: that it says at which port it can be reached is not waited for.
  const options = { executablePath, args, pipe: true, headless: true, timeout: START, protocolTimeout: START };
  // It warns that browsers of later days have another way of doing without windows: these do not.
  process.env.PUPPETEER_DISABLE_HEADLESS_WARNING = "true";
  const start = () => puppeteer.launch(options);
  return Array.from({ length: STARTS - 1 }).reduce<Promise<Browser>>((browser) => browser.catch(start), start());
}

async function fetchChromium(version: string, executablePath: string): Promise<void> {
  if (process.platform !== "linux" || process.arch !== "x64") {
    throw new Error(
      `Chromium ${version} is to be had for Linux on x64 only; this is ${process.platform} ${process.arch}`,
    );
  }
  await mkdir(FOLDER, { recursive: true });
  const folder = await mkdtemp(join(FOLDER, "new-"));
  try {
    const install = ["install", "--prefix", folder, "--ignore-scripts", "--no-audit", "--no-fund", "--no-package-lock"];
    await promisify(execFile)("npm", [...install, `@sparticuz/chromium@${version}`]);
    const packed = join(folder, "node_modules/@sparticuz/chromium/bin/chromium.br");
    const unpacked = join(folder, "chromium");
    await pipeline(createReadStream(packed), createBrotliDecompress(), createWriteStream(unpacked));
    await chmod(unpacked, 0o755);
    await rename(unpacked, executablePath);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
