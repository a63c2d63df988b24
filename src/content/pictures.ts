import { availableParallelism } from "node:os";
import { join, posix } from "node:path";
import { z } from "zod";
import { eachAtOnce } from "../lib/at-once";
import { type Fault, fieldOf, shown } from "./fault";
import { knownPictures } from "./known-pictures";
import { kindOf } from "./files";
import { wayFault, type WantedFile } from "./file-way";
import { fieldAt, modelOf, type Part } from "./model";
import { FORMAT_NAMES, type PictureFault, pictureFault, widthOf } from "./picture-file";
import type { ContentFile } from "./read";

/** What is wrong with pictures, and what could be better. */
interface PictureReport {
  readonly faults: readonly Fault[];
  readonly warnings: readonly Fault[];
}

/** Recognises a picture in content that may have other faults. */
const picture = z.looseObject({ file: z.string(), alt: z.string(), decorative: z.boolean().optional() });

type Picture = z.infer<typeof picture>;

interface Place {
  readonly file: string;
  readonly field: string;
  readonly picture: Picture;
  /** In how many pixels pages show it where it is widest, where that is known. */
  readonly widest: number | undefined;
}

/** What was found in a picture's file. */
interface Inside {
  readonly fault?: PictureFault | undefined;
  readonly width?: number | undefined;
}

/** Files that the build knows as pictures, by their endings. */
const WANTED: WantedFile = {
  ending: /\.(?:jpe?g|png|webp|avif)$/i,
  kind: FORMAT_NAMES,
  what: "a picture",
  best: ", best in data/images/",
};

/**
 * Checks that every picture of the content is there, can be decoded to its end, and says what it shows; and warns of
 * those with fewer pixels than pages show.
 *
 * @param names - All files of the content, by their paths below the folder.
 */
export async function pictureFaults(
  dataDir: string,
  files: readonly ContentFile[],
  names: readonly string[],
): Promise<PictureReport> {
  const places = files.flatMap(({ file, value }) => picturesIn(file, value));
  const wanted = new Set(places.map(pathOf).filter((path) => wayFault(path, names, WANTED) === undefined));
  const inside = await lookInside(dataDir, [...wanted]);
  const faults = places.flatMap((place) => {
    const path = pathOf(place);
    const fault = wayFault(path, names, WANTED) ?? inside.get(path)?.fault;
    return [...altFaults(place), ...(fault && isWritten(place.picture.file) ? [faultAt(place, fault)] : [])];
  });
  return { faults, warnings: places.flatMap((place) => narrowness(place, inside.get(pathOf(place)))) };
}

/** A picture with fewer pixels than pages show looks blurred there, and on share cards where it has very few. */
function narrowness(place: Place, { fault, width }: Inside = {}): Fault[] {
  const { widest } = place;
  if (fault || width === undefined || widest === undefined || width >= widest) return [];
  const allowed = `${String(widest)} px or more, as wide as pages show it on large or sharp screens`;
  return [faultAt(place, { got: `is ${String(width)} px wide`, allowed })];
}

/** Looks into each picture once, however many pages show it. */
async function lookInside(dataDir: string, paths: readonly string[]): Promise<ReadonlyMap<string, Inside>> {
  const known = await knownPictures();
  const found = new Map<string, Inside>();
  await eachAtOnce(paths, 2 * availableParallelism(), async (path) => {
    const file = join(dataDir, path);
    found.set(path, { fault: await pictureFault(file, known), width: await widthOf(file) });
  });
  await known.keep();
  return found;
}

function picturesIn(file: string, value: unknown, path: readonly PropertyKey[] = []): Place[] {
  if (typeof value !== "object" || value === null) return [];
  // Most objects are none, and are told apart at a fraction of what the rules cost.
  const found = "file" in value ? picture.safeParse(value) : undefined;
  if (found?.success) return [{ file, field: fieldOf(path), picture: found.data, widest: widestAt(file, path) }];
  return Object.entries(value).flatMap(([key, inner]) =>
    picturesIn(file, inner, [...path, Array.isArray(value) ? Number(key) : key]),
  );
}

const models = new Map<string, Part>();

function widestAt(file: string, path: readonly PropertyKey[]): number | undefined {
  const kind = kindOf(file);
  if (!kind) return undefined;
  const model = models.get(kind.type) ?? modelOf(kind.rules, "written");
  models.set(kind.type, model);
  return fieldAt(model, path)?.widest;
}

/** Path of a picture below the folder of the content; what leads out of that begins with two dots. */
function pathOf({ file, picture }: Place): string {
  return posix.join(posix.dirname(file), picture.file);
}

/** Whether it is a path as the rules of the file's kind want it; where it is not, they have said so. */
function isWritten(path: string): boolean {
  return /^\.{1,2}\/[^\\]*$/.test(path);
}

function altFaults({ file, field, picture: { alt, decorative } }: Place): Fault[] {
  if (decorative === true || alt.trim().length >= 10) return [];
  return [
    {
      file,
      field: `${field}.alt`,
      got: shown(alt),
      allowed: 'at least 10 characters that say what the picture shows, or "decorative": true',
    },
  ];
}

function faultAt({ file, field, picture }: Place, { got, allowed }: PictureFault): Fault {
  return { file, field: `${field}.file`, got: `${shown(picture.file).slice(1, -1)}, which ${got}`, allowed };
}
