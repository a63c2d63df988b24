import { readdir } from "node:fs/promises";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import type { Picture } from "../picture";

/** Every picture of `packages/art/src/pictures/*.tsx`, in the order of their names. */
export async function loadPictures(folder: string = resolve("packages/art/src/pictures")): Promise<Picture[]> {
  const files = (await readdir(folder)).filter((file) => file.endsWith(".tsx")).sort();
  const found: Picture[] = [];
  for (const file of files) {
    const module: unknown = await import(pathToFileURL(join(folder, file)).href);
    found.push(...picturesOf(module, file));
  }
  const twice = found.map(({ name }) => name).filter((name, index, names) => names.indexOf(name) !== index);
  if (twice.length > 0) throw new Error(`Two pictures have the same name: ${twice.join(", ")}`);
  return found.sort((a, b) => (a.name < b.name ? -1 : 1));
}

/** The pictures whose name is, or begins with, one of the given; all but the sheets (`sheet/…`: what the library can draw, for those who draw with it) when none is given. */
export function selectPictures(pictures: readonly Picture[], asked: readonly string[]): Picture[] {
  for (const name of asked) {
    if (pictures.some((picture) => picture.name.startsWith(name))) continue;
    const near = nearest(
      name,
      pictures.map((picture) => picture.name),
    );
    throw new Error(`No picture is called "${name}". Near it: ${near.join(", ")}`);
  }
  if (asked.length === 0) return pictures.filter(({ name }) => !name.startsWith("sheet/"));
  return pictures.filter((picture) => asked.some((name) => picture.name.startsWith(name)));
}

function picturesOf(module: unknown, file: string): readonly Picture[] {
  if (typeof module === "object" && module !== null && "pictures" in module && Array.isArray(module.pictures)) {
    return module.pictures.filter(isPicture);
  }
  throw new Error(`packages/art/src/pictures/${file} exports no "pictures" (readonly Picture[]).`);
}

function isPicture(value: unknown): value is Picture {
  return typeof value === "object" && value !== null && "name" in value && "scene" in value && "width" in value;
}

function nearest(name: string, names: readonly string[]): string[] {
  return [...names].sort((a, b) => distance(name, a) - distance(name, b)).slice(0, 4);
}

/** How many pairs of neighbouring letters two names do not share. */
function distance(a: string, b: string): number {
  const pairs = (text: string): string[] =>
    Array.from({ length: Math.max(0, text.length - 1) }, (_, i) => text.slice(i, i + 2));
  const left = pairs(a);
  const right = pairs(b);
  return left.filter((pair) => !right.includes(pair)).length + right.filter((pair) => !left.includes(pair)).length;
}
