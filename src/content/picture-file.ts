import { readFile } from "node:fs/promises";
import sharp, { type Metadata } from "sharp";
import { digestOf } from "../lib/digest";

/** Why a picture cannot be shown, and what to do; nothing for one that can. */
export interface PictureFault {
  readonly got: string;
  readonly allowed: string;
}

/** Verdicts from earlier checks, by digest of file and rules: only of good pictures. */
export interface KnownPictures {
  readonly has: (digest: string) => boolean;
  readonly add: (digest: string) => void;
}

/** sharp reads AVIF as `heif`. */
const FORMATS = ["jpeg", "png", "webp", "heif"];

/** What is allowed, in words. */
export const FORMAT_NAMES = "a JPEG, PNG, WebP or AVIF file";

/** Brands of HEIC in the first box of a file (ISO/IEC 23008-12): photographs of iPhones, which no browser but Safari shows. */
const HEIC = /^ftyp(?:heic|heix|hevc|hevx|heim|heis|hevm|hevs)/;

/** Pixels. What is smaller holds a place, or counts visitors. */
const LEAST = 50;

/** Changes with what this module asks of a picture: verdicts of other rules do not count. */
const RULES = digestOf(sharp.versions, FORMATS, LEAST, HEIC.source, String(faultIn), String(faultOf));

/** Reads all of a picture, unless it has been found good before: half of one has a good head, too. */
export async function pictureFault(path: string, known: KnownPictures): Promise<PictureFault | undefined> {
  const bytes = await readFile(path);
  const digest = digestOf(RULES, bytes);
  if (known.has(digest)) return undefined;
  const fault = await faultIn(bytes);
  if (fault === undefined) known.add(digest);
  return fault;
}

/** How many pixels wide and high a picture stands, also where a note in it (EXIF) turns it, as phones write it. */
export async function uprightSize(path: string): Promise<{ readonly width: number; readonly height: number }> {
  const { autoOrient } = await sharp(path).metadata();
  return autoOrient;
}

/** How many pixels wide a picture is; nothing for what is none. */
export async function widthOf(path: string): Promise<number | undefined> {
  return uprightSize(path).then(
    ({ width }) => width,
    () => undefined,
  );
}

async function faultIn(bytes: Buffer): Promise<PictureFault | undefined> {
  if (bytes.length === 0) return { got: "is empty", allowed: FORMAT_NAMES };
  if (HEIC.test(bytes.toString("latin1", 4, 12))) return { got: "is a HEIC photograph", allowed: exported };
  const picture = sharp(bytes, { failOn: "warning" });
  const metadata = await picture.metadata().catch(() => undefined);
  if (!metadata) return { got: "is no picture", allowed: FORMAT_NAMES };
  const fault = faultOf(metadata);
  if (fault) return fault;
  // As small as can be: JPEG is decoded faster then, to the last byte all the same.
  return picture
    .resize(16)
    .raw()
    .toBuffer()
    .then(
      () => undefined,
      (error: unknown) => ({ got: `is broken (${firstLine(error)})`, allowed: `the whole file: ${exported}` }),
    );
}

const exported = `${FORMAT_NAMES}; export it as JPEG once more`;

function faultOf({ format, compression, width, height, pages = 1 }: Metadata): PictureFault | undefined {
  if (!FORMATS.includes(format)) return { got: `is ${format}`, allowed: exported };
  if (compression === "hevc") return { got: "is a HEIC photograph", allowed: exported };
  if (pages > 1) return { got: `moves (${String(pages)} pictures)`, allowed: `${FORMAT_NAMES} with one picture` };
  if (width < LEAST || height < LEAST) {
    const size = `at least ${String(LEAST)} px wide and high, best 2000 px wide`;
    return { got: `is ${String(width)} × ${String(height)} px`, allowed: size };
  }
  return undefined;
}

function firstLine(error: unknown): string {
  return (error instanceof Error ? error.message : String(error)).split("\n")[0] ?? "";
}
