import { createHash } from "node:crypto";
import sharp from "sharp";
import type { Page } from "./page";
import { pathOnSite } from "./site-address";
import type { ReadBytes } from "./source";
import { type DataNode, entries, isObject } from "./structured-data";

/** The file behind an `og:image`, or a logo. */
export interface SharePicture {
  readonly path: string;
  readonly bytes: number;
  readonly width: number;
  readonly height: number;
  /** Its media type, by what the file holds. */
  readonly type: string;
  /** The same for two files that hold the same. */
  readonly digest: string;
}

/** The share pictures and logos of all pages by their addresses; what is no picture of this site is left out. */
export async function readSharePictures(
  readBytes: ReadBytes,
  siteUrl: string,
  pages: readonly Page[],
): Promise<ReadonlyMap<string, SharePicture>> {
  const tags = ["og:image", "twitter:image"];
  const shared = pages.flatMap(({ sharing }) => tags.flatMap((name) => sharing.get(name) ?? []));
  const addresses = new Set([...shared, ...pages.flatMap(({ data }) => data.nodes.flatMap(logosOf))]);
  const pictures = new Map<string, SharePicture>();
  for (const address of addresses) {
    const path = pathOnSite(address, siteUrl);
    const picture = path === undefined ? undefined : await readPicture(readBytes, path);
    if (picture) pictures.set(address, picture);
  }
  return pictures;
}

/** Addresses of the logos of a thing. */
export function logosOf({ fields }: DataNode): string[] {
  const addresses = entries(fields.logo).map((logo) => (isObject(logo) ? (logo.contentUrl ?? logo.url) : logo));
  return addresses.filter((address): address is string => typeof address === "string");
}

/** Formats whose names are not those of their types. */
const TYPES: Readonly<Record<string, string>> = { svg: "image/svg+xml", heif: "image/avif" };

async function readPicture(readBytes: ReadBytes, path: string): Promise<SharePicture | undefined> {
  try {
    const content = await readBytes(path);
    if (!content) return undefined;
    const { width, height, format } = await sharp(content).metadata();
    const digest = createHash("sha256").update(content).digest("hex").slice(0, 12);
    return { path, bytes: content.length, width, height, type: TYPES[format] ?? `image/${format}`, digest };
  } catch {
    return undefined;
  }
}
