import { posix } from "node:path";
import { availableParallelism } from "node:os";
import { valueAt } from "#content/fault";
import { eachAtOnce } from "#lib/at-once";
import { draw, type DrawingName, isDrawing, type Size } from "./draw";
import type { Tones } from "./tones";

/** Sizes by the folder or the name of a picture: no smaller than pages show it. */
const SIZES: readonly (readonly [path: RegExp, size: Size])[] = [
  [/\/home\.jpg$/, [1440, 1440]],
  [/\/about\.jpg$/, [2000, 1250]],
  [/\/not-found\.jpg$/, [1600, 1200]],
  [/\/people\//, [720, 720]],
  [/\/projects\/[^/]*-detail-/, [1280, 800]],
  [/\/projects\//, [2000, 1500]],
];

const SIZE: Size = [1280, 960];

/** What is to be drawn for a content, by the paths of the pictures. */
export function namedDrawings(files: ReadonlyMap<string, unknown>): ReadonlyMap<string, DrawingName> {
  return new Map([...files].flatMap(([file, value]) => drawingsIn(file, value)));
}

/** Draws the pictures of a content. */
export async function drawAll(
  drawings: ReadonlyMap<string, DrawingName>,
  tones: Tones,
): Promise<ReadonlyMap<string, Uint8Array>> {
  const drawn = new Map<string, Uint8Array>();
  await eachAtOnce([...drawings], availableParallelism(), async ([path, name]) => {
    const size = SIZES.find(([pattern]) => pattern.test(path))?.[1] ?? SIZE;
    drawn.set(path, await draw(name, path, size, tones));
  });
  return drawn;
}

/** A picture's alternative text is the name of its drawing in double brackets, until the text is put there. */
function drawingsIn(file: string, value: unknown): (readonly [string, DrawingName])[] {
  if (typeof value !== "object" || value === null) return [];
  const [path, alt] = [valueAt(value, ["file"]), valueAt(value, ["alt"])];
  const name = typeof alt === "string" ? alt.replace(/^\[\[|\]\]$/g, "") : "";
  if (typeof path === "string" && isDrawing(name)) return [[posix.join(posix.dirname(file), path), name]];
  return Object.values(value).flatMap((inner) => drawingsIn(file, inner));
}
