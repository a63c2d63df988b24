import { distance } from "fastest-levenshtein";
import { readdir, readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join, resolve } from "node:path";
import { type Drawing, drawingOf, rounded } from "./drawing";
import { type Fault, shown } from "./fault";
import { FILE_KINDS } from "./files";
import { fieldsOf, modelOf } from "./model";
import { find } from "./places";
import type { ContentFile } from "./read";

/** Folder below `data/` of an agency's own drawings. */
const FOLDER = "icons";

/** The fields that name a drawing. */
const PLACES = FILE_KINDS.flatMap(({ type, rules }) =>
  fieldsOf(modelOf(rules, "written"))
    .filter(([, { names }]) => names === "icon")
    .map(([path]) => `${type} ${path.join(".")}`),
);

/** Path below `data/` of an agency's own drawing of a name. */
export function ownIcon(name: string): string {
  return `${FOLDER}/${name}.svg`;
}

/**
 * The drawing of a name: the agency's own, or the brand's of that name in the Simple Icons.
 *
 * @param own - Path of the agency's own file, if there is one.
 * @throws When there is none, which the content check tells before.
 */
export async function iconOf(name: string, own: string | undefined): Promise<Drawing> {
  const drawing = drawingOf(await readFile(own ?? join(brandFolder(), `${name}.svg`), "utf8"));
  if ("got" in drawing) throw new Error(`The icon “${name}” is ${drawing.got}; allowed: ${drawing.allowed}`);
  return rounded(drawing);
}

/**
 * Checks that there is a drawing of each name in the content, and that an agency's own can be shown.
 *
 * @param names - All files of the content, by their paths below the folder.
 */
export async function iconFaults(
  dataDir: string,
  files: readonly ContentFile[],
  names: readonly string[],
): Promise<Fault[]> {
  const own = names.filter((name) => name.startsWith(`${FOLDER}/`) && name.endsWith(".svg"));
  const brands = (await readdir(brandFolder())).map((name) => name.replace(/\.svg$/, ""));
  const known = [...own.map((name) => name.slice(FOLDER.length + 1, -".svg".length)), ...brands];
  const inside = await Promise.all(own.map((file) => faultsInside(dataDir, file)));
  const unknown = PLACES.flatMap((place) => find(files, place))
    .filter(({ value }) => typeof value === "string" && !known.includes(value))
    .map(({ file, field, value }) => ({
      file,
      field,
      got: `${shown(value)}, of which there is no drawing`,
      allowed: `${nearTo(String(value), known)}a drawing of your own: data/${ownIcon(String(value))}`,
    }));
  return [...unknown, ...inside.flat()];
}

async function faultsInside(dataDir: string, file: string): Promise<Fault[]> {
  const drawing = drawingOf(await readFile(join(dataDir, file), "utf8"));
  return "got" in drawing ? [{ file, field: "", got: drawing.got, allowed: drawing.allowed }] : [];
}

/** How many names a message offers. */
const OFFERED = 5;

/** Names that read like another, the nearest first, for a message to begin with. */
function nearTo(name: string, known: readonly string[]): string {
  const near = [...new Set(known)]
    .map((one) => ({ one, away: distance(one, name) }))
    .filter(({ away }) => away <= Math.max(1, name.length / 3))
    .sort((a, b) => a.away - b.away || (a.one < b.one ? -1 : 1))
    .slice(0, OFFERED);
  return near.length === 0 ? "" : `${near.map(({ one }) => one).join(", ")}, or `;
}

function brandFolder(): string {
  return dirname(createRequire(resolve("package.json")).resolve("simple-icons/icons/simpleicons.svg"));
}
