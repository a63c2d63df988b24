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
  const format = formatReader();
  const faults = await Promise.all(
    files.flatMap(({ file, value }) =>
      picturesIn(value).map(async (place) => [
        ...altFaults(file, place),
        ...fileFaults(file, place, await format(join(dirname(join(dataDir, file)), place.picture.file))),
      ]),
    ),
  );
  return faults.flat();
}

function picturesIn(value: unknown, path: readonly PropertyKey[] = []): Place[] {
  if (typeof value !== "object" || value === null) return [];
  // Most objects are none, and are told apart at a fraction of what the rules cost.
  const found = "file" in value ? picture.safeParse(value) : undefined;
  if (found?.success) return [{ field: fieldOf(path), picture: found.data }];
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

/** @param format What the file is; nothing where there is none. */
function fileFaults(file: string, { field, picture }: Place, format: string | undefined): Fault[] {
  if (format !== undefined && FORMATS.includes(format)) return [];
  const got = `${picture.file}, which ${format === undefined ? "does not exist" : `is ${format}`}`;
  return [{ file, field: `${field}.file`, got, allowed: FORMAT_NAMES }];
}

/** Tells the format of files; looks into each of them once, however many pages show it. */
function formatReader(): (path: string) => Promise<string | undefined> {
  const known = new Map<string, Promise<string | undefined>>();
  return (path) => {
    const format = known.get(path) ?? formatOf(path);
    known.set(path, format);
    return format;
  };
}

async function formatOf(path: string): Promise<string | undefined> {
  const entry = await stat(path).catch(() => undefined);
  if (!entry?.isFile()) return undefined;
  return sharp(path)
    .metadata()
    .then((metadata) => metadata.format)
    .catch(() => "no picture");
}
