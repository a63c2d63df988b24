import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Theme } from "#styles/themes";
import { CASE } from "../kinds";
import type { VisitedSite } from "../visited-site";
import { layOutAll, loadAllPictures } from "./take";

/** The pages that README shows, by the names of their pictures. */
const PAGES = { home: "/", "case-study": CASE };

/** The first view of a laptop. README's column is about 840 px wide: more pixels would not be seen. */
const VIEW = { width: 1280, height: 800 };

/** Of 100; at it, letters of 16 px have clean edges. */
const QUALITY = 72;

/** Takes the first view of each page that README shows in each theme, as WebP, and tells their sizes in bytes. */
export async function takeReadmePictures(
  { browser, origin }: VisitedSite,
  themes: readonly Theme[],
  folder: string,
): Promise<void> {
  await mkdir(folder, { recursive: true });
  for (const theme of themes) {
    const context = await browser.newContext({ colorScheme: theme, reducedMotion: "reduce", viewport: VIEW });
    const page = await context.newPage();
    for (const [name, path] of Object.entries(PAGES)) {
      await page.goto(origin + path, { waitUntil: "load" });
      await layOutAll(page);
      await loadAllPictures(page);
      const session = await context.newCDPSession(page);
      const { data } = await session.send("Page.captureScreenshot", { format: "webp", quality: QUALITY });
      const picture = Buffer.from(data, "base64");
      const file = readmePicture(name, theme);
      await writeFile(join(folder, file), picture);
      console.log(`${file}: ${String(picture.length)} bytes`);
    }
    await context.close();
  }
}

function readmePicture(name: string, theme: Theme): string {
  return `${name}.${theme}.webp`;
}
