import { access } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { chromium } from "playwright-core";
import { findBrowser } from "./browser";
import { run } from "./run";

/**
 * A Chromium for the tests: one that is installed; else Debian's package, where this process may install it; else
 * Playwright's own download. Says which it is.
 *
 * @returns The path of its executable.
 * @throws When there is none and none can be had.
 */
export async function browserForTests(): Promise<string> {
  const found = await installed();
  if (found !== undefined) return found;
  const ways = [
    { name: "Debian's package chromium", install: fromDebian },
    { name: "Playwright's download of Chromium", install: fromPlaywright },
  ];
  for (const { name, install } of ways) {
    console.log(`No Chromium is installed; trying ${name}.`);
    const path = await install().catch((error: unknown) => {
      console.warn(error instanceof Error ? error.message : error);
      return undefined;
    });
    if (path !== undefined) return path;
  }
  throw new Error("No Chromium can be had. Install Chromium or Chrome, or set CHROMIUM_PATH to its executable.");
}

/** A wrong `CHROMIUM_PATH` is an error, not a reason to install another browser. */
async function installed(): Promise<string | undefined> {
  if (process.env.CHROMIUM_PATH) return findBrowser();
  return findBrowser().catch(() => undefined);
}

async function fromDebian(): Promise<string> {
  if (process.getuid?.() !== 0) throw new Error("Only root can install packages here.");
  await run("apt-get", ["update", "-qq"]);
  await run("apt-get", ["install", "-y", "-qq", "--no-install-recommends", "chromium"], {
    DEBIAN_FRONTEND: "noninteractive",
  });
  return findBrowser();
}

async function fromPlaywright(): Promise<string> {
  const manifest = createRequire(join(process.cwd(), "package.json")).resolve("playwright-core/package.json");
  await run(process.execPath, [join(dirname(manifest), "cli.js"), "install", "chromium"]);
  await access(chromium.executablePath());
  return chromium.executablePath();
}
