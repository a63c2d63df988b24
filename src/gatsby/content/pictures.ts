import { stat } from "node:fs/promises";
import { dirname, join } from "node:path";
import sharp from "sharp";
import { z } from "zod";
import { type Fault, fieldOf } from "./fault";
import type { ContentFile } from "./read";

/** Recognises a picture in content that may have other faults. */
const picture = z.looseObject({ file: z.string(), alt: z.string(), decorative: z.boolean().optional() });

type Picture = z.infer<typeof picture>;

interface Place {
  readonly field: string;
  readonly picture: Picture;
}

/** sharp reads AVIF as `heif`. */
const FORMATS = ["jpeg", "png", "webp", "heif"];
const FORMAT_NAMES = "a JPEG, PNG, WebP or AVIF file";

/** Checks that every picture of the content exists, is a picture, and says what it shows. */
export async function pictureFaults(dataDir: string, files: readonly ContentFile[]): Promise<Fault[]> {
  const faults = await Promise.all(
    files.flatMap(({ file, value }) =>
      picturesIn(value).map(async (place) => [...altFaults(file, place), ...(await fileFaults(dataDir, file, place))]),
    ),
  );
  return faults.flat();
}

function picturesIn(value: unknown, path: readonly PropertyKey[] = []): Place[] {
  if (typeof value !== "object" || value === null) return [];
  const found = picture.safeParse(value);
  if (found.success) return [{ field: fieldOf(path), picture: found.data }];
  return Object.entries(value).flatMap(([key, inner]) =>
    picturesIn(inner, [...path, Array.isArray(value) ? Number(key) : key]),
  );
}

function altFaults(file: string, { field, picture: { alt, decorative } }: Place): Fault[] {
  if (decorative === true || alt.trim().length >= 10) return [];
  return [
    {
      file,
      field: `${field}.alt`,
      got: JSON.stringify(alt),
      allowed: 'at least 10 characters that say what the picture shows, or "decorative": true',
    },
  ];
}

async function fileFaults(dataDir: string, file: string, place: Place): Promise<Fault[]> {
  const path = join(dirname(join(dataDir, file)), place.picture.file);
  const field = `${place.field}.file`;
  const entry = await stat(path).catch(() => undefined);
  if (!entry?.isFile())
    return [{ file, field, got: `${place.picture.file}, which does not exist`, allowed: FORMAT_NAMES }];
  const format = await sharp(path)
    .metadata()
    .then((metadata) => metadata.format)
    .catch(() => "no picture");
  if (FORMATS.includes(format)) return [];
  return [{ file, field, got: `${place.picture.file}, which is ${format}`, allowed: FORMAT_NAMES }];
}
