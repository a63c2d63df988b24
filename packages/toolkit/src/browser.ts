import { access, constants } from "node:fs/promises";
import { delimiter, join } from "node:path";

/** Switches for a Chromium that only takes pictures: no sandbox (containers), no graphics card, no calls home. */
export const BROWSER_FLAGS: readonly string[] = [
  "--no-sandbox",
  "--headless=new",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--force-color-profile=srgb",
  "--font-render-hinting=none",
];

const NAMES = ["chromium", "chromium-browser", "google-chrome-stable", "google-chrome", "chrome", "microsoft-edge"];

const FIXED = [
  "/usr/bin/chromium",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
];

/** Finds a Chromium: CHROMIUM_PATH first, then the usual places and names on PATH. */
export async function findBrowser(): Promise<string> {
  const asked = process.env.CHROMIUM_PATH;
  if (asked !== undefined && asked !== "") {
    if (await isExecutable(asked)) return asked;
    throw new Error(`CHROMIUM_PATH is ${asked}, which is not an executable file.`);
  }
  const folders = (process.env.PATH ?? "").split(delimiter).filter((folder) => folder !== "");
  const places = [...FIXED, ...NAMES.flatMap((name) => folders.map((folder) => join(folder, name)))];
  for (const place of places) if (await isExecutable(place)) return place;
  throw new Error(
    `No Chromium found (looked for ${NAMES.join(", ")} on PATH). Install one, for example "apt-get install chromium", or set CHROMIUM_PATH.`,
  );
}

async function isExecutable(path: string): Promise<boolean> {
  return access(path, constants.X_OK).then(
    () => true,
    () => false,
  );
}
