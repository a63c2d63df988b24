import { cp, mkdtemp, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import sharp from "sharp";
import { runFolder } from "./copy-places";

/** The pictures of the site. */
const PICTURES = resolve("data/images");

/** Width in pixels, below all that pages ask for: one derivative each, made at once. */
const WIDTH = 160;

/** Puts small pictures, which are made once in a run of Jest, in the place of a copy's. @param images - Their folder. */
export async function lightenPictures(images: string): Promise<void> {
  await cp(await smallPictures(), images, { recursive: true });
}

/** The folder in which all pictures of the site are small. */
async function smallPictures(): Promise<string> {
  const made = join(runFolder(), "pictures");
  const isMade = await readdir(made).then(
    () => true,
    () => false,
  );
  if (isMade) return made;
  const folder = await mkdtemp(`${made}-`);
  await cp(PICTURES, folder, { recursive: true });
  for (const entry of await readdir(folder, { recursive: true })) {
    if (!entry.endsWith(".jpg")) continue;
    const file = join(folder, entry);
    await writeFile(
      file,
      await sharp(await readFile(file))
        .resize({ width: WIDTH })
        .toBuffer(),
    );
  }
  try {
    await rename(folder, made);
  } catch (error) {
    // Another worker has made them meanwhile.
    if ((error as NodeJS.ErrnoException).code !== "ENOTEMPTY") throw error;
    await rm(folder, { recursive: true });
  }
  return made;
}
