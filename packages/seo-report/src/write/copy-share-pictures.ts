import { createHash } from "node:crypto";
import { mkdir, rm } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { pathOnSite } from "../read/site-address";
import type { ReadBytes } from "../read/source";
import type { SeoReport } from "../seo-report";

/** Twice the width of a card in the report. */
const WIDTH = 720;

/** Folder beside the page of the report. */
const PICTURES = "pictures";

/** More are a folder that nobody mails, and a minute of a processor: of a site that large, the first are shown. */
const MOST = 250;

/** Puts small copies of share pictures beside the report; gives their addresses there by their `og:image`. */
export async function copySharePictures(
  { siteUrl, pages }: SeoReport,
  readBytes: ReadBytes,
  folder: string,
): Promise<ReadonlyMap<string, string>> {
  // Pictures of an earlier report would stay for ever.
  await rm(join(folder, PICTURES), { recursive: true, force: true });
  await mkdir(join(folder, PICTURES), { recursive: true });
  const copies = new Map<string, string>();
  for (const address of new Set(pages.flatMap(({ sharing }) => sharing["og:image"] ?? []))) {
    if (copies.size === MOST) break;
    const path = pathOnSite(address, siteUrl);
    const copy = path === undefined ? undefined : await copyPicture(await readBytes(path), folder);
    if (copy !== undefined) copies.set(address, copy);
  }
  return copies;
}

/** What is missing or no picture has a finding of its own: it is left out here. */
async function copyPicture(content: Buffer | undefined, folder: string): Promise<string | undefined> {
  if (!content) return undefined;
  try {
    const name = `${PICTURES}/${createHash("sha256").update(content).digest("hex").slice(0, 12)}.webp`;
    await sharp(content)
      .resize({ width: WIDTH, withoutEnlargement: true })
      .webp({ quality: 76 })
      .toFile(join(folder, name));
    return name;
  } catch {
    return undefined;
  }
}
