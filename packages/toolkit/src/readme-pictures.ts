import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { chromium } from "playwright-core";
import sharp from "sharp";
import { serveLocally } from "@site/contact-service/server/local-site";
import { fail } from "#lib/fail";
import { THEMES } from "#styles/palette";
import { BROWSER_FLAGS, findBrowser } from "./browser";
import { builtPages } from "./built-pages";

const FOLDER = "docs/pictures";

/** A window of a laptop. */
const WINDOW = { width: 1440, height: 900 };

/** Pixels that a README is wide, with some to spare. */
const WIDTH = 1200;

/** `npm run readme-pictures`: takes the README's pictures of the built site, in both themes, into `docs/pictures/`. */
async function main(): Promise<void> {
  const study = (await builtPages("public")).find((path) => path.startsWith("/projects/"));
  if (study === undefined) throw new Error("No case study is built: run `npm run build` first.");
  await mkdir(FOLDER, { recursive: true });
  const { origin, close } = await serveLocally();
  const browser = await chromium.launch({ executablePath: await findBrowser(), args: [...BROWSER_FLAGS] });
  try {
    for (const theme of THEMES) {
      const page = await browser.newPage({ viewport: WINDOW, colorScheme: theme, reducedMotion: "reduce" });
      for (const [name, path] of [
        ["home", "/"],
        ["case-study", encodeURI(study)],
      ] as const) {
        await page.goto(origin + path, { waitUntil: "networkidle" });
        await sharp(await page.screenshot())
          .resize({ width: WIDTH })
          .webp({ quality: 80, effort: 6 })
          .toFile(join(FOLDER, `${name}.${theme}.webp`));
      }
      await page.close();
    }
  } finally {
    await browser.close();
    await close();
  }
}

main().catch(fail);
