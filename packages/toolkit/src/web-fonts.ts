import { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import subsetFont from "subset-font";
import { axesOf, DISPLAY_AXES, TEXT_AXES, type Axes } from "#fonts/axes";
import type { FaceCharacters } from "#fonts/characters";
import { fontVersion, readFontSources, type FontChoice, type FontPart } from "#fonts/sources";
import { digestOf } from "#lib/digest";
import { fallbacksOf, INSTALLED, type Fallback } from "./font-fallback";

type Name = keyof FontChoice;

/** How a face is cut for the web. */
interface Cut {
  readonly axes: Axes;
  /** Its weights, as sheets call them. */
  readonly weight: string;
  /** The weight of the fallback that takes its place. */
  readonly fallback: "regular" | "bold";
  /** Layout features that are kept. */
  readonly features: string[];
}

/** A file as pages ask for it. */
interface WebFont {
  readonly family: string;
  readonly weight: string;
  readonly file: string;
  /** The characters it is asked for; all files of a face but the first have one. */
  readonly range?: string;
}

const FEATURES = ["calt", "ccmp", "clig", "liga", "lnum", "locl", "rlig", "tnum"];

/**
 * The first file of each face has to fit into the 14 KB that a new connection can send before it waits for an answer. So
 * titles have one optical size (72), made up for by letter spacing, and running text has no kerning, whose tables would
 * be too heavy.
 */
const CUTS: Readonly<Record<Name, Cut>> = {
  display: {
    axes: { ...DISPLAY_AXES, opsz: 72 },
    weight: "700",
    fallback: "bold",
    features: [...FEATURES, "kern"],
  },
  text: {
    axes: { ...TEXT_AXES, wght: { min: 400, max: 600 } },
    weight: "400 600",
    fallback: "regular",
    features: FEATURES,
  },
};

const NAMES = ["display", "text"] as const;

/** By this file pages and sheets know the fonts, and the next cut whether anything has changed. */
const FACTS = "faces.json";
const FALLBACKS = "_fallbacks.scss";

/** Whether the web fonts in a folder have been cut for these faces and characters. */
export async function isCut(folder: string, choice: FontChoice, wanted: FaceCharacters): Promise<boolean> {
  const facts = await readFile(join(folder, FACTS), "utf8").catch(() => "{}");
  return (JSON.parse(facts) as { cut?: string }).cut === cutDigest(choice, wanted);
}

/** Cuts both faces to what the content needs, and writes them with what pages and sheets have to know of them. */
export async function cutWebFonts(folder: string, choice: FontChoice, wanted: FaceCharacters): Promise<string[]> {
  const sources = await readFontSources(choice, wanted);
  const fonts: WebFont[] = [];
  const files = new Map<string, Buffer | string>();
  const fallbacks: [Name, readonly Fallback[]][] = [];
  for (const name of NAMES) {
    for (const [index, part] of sources[name].entries()) {
      const file = index === 0 ? `${name}.woff2` : `${name}-${part.name}.woff2`;
      files.set(file, await cutPart(part, CUTS[name]));
      const range = index === 0 ? {} : { range: rangeOf(part.characters) };
      fonts.push({ family: familyOf(name), weight: CUTS[name].weight, file, ...range });
    }
    const [first] = sources[name];
    if (first) fallbacks.push([name, await fallbacksOf(first.file, CUTS[name].axes, CUTS[name].fallback)]);
  }
  files.set(FACTS, `${JSON.stringify({ cut: cutDigest(choice, wanted), fonts }, undefined, 2)}\n`);
  files.set(FALLBACKS, sheetOf(fallbacks));
  await replaceAll(folder, files);
  return fonts.map(({ file }) => `${file}: ${String(files.get(file)?.length ?? 0)} bytes`);
}

function cutPart({ file, characters }: FontPart, { axes, features }: Cut): Promise<Buffer> {
  // Not yet in the package's types: keepFeatures, noHinting.
  const options = {
    variationAxes: axesOf(file, axes),
    keepFeatures: features,
    targetFormat: "woff2",
    noHinting: true,
  } as const;
  return subsetFont(file, characters, options);
}

function cutDigest(choice: FontChoice, wanted: FaceCharacters): string {
  const faces = NAMES.map((name) => [choice[name], fontVersion(choice[name]), wanted[name], CUTS[name]]);
  return digestOf([INSTALLED, faces]).slice(0, 20);
}

function familyOf(name: Name): string {
  return name === "display" ? "Display" : "Text";
}

/** `unicode-range` of some characters, neighbours in one range. */
function rangeOf(characters: string): string {
  const codes = Array.from(characters, (character) => character.codePointAt(0) ?? 0).sort((a, b) => a - b);
  const ranges: [number, number][] = [];
  for (const code of codes) {
    const last = ranges.at(-1);
    if (last?.[1] === code - 1) last[1] = code;
    else ranges.push([code, code]);
  }
  const hex = (code: number) => code.toString(16).toUpperCase();
  return ranges.map(([from, to]) => `U+${hex(from)}${to > from ? `-${hex(to)}` : ""}`).join(",");
}

function sheetOf(fallbacks: readonly [Name, readonly Fallback[]][]): string {
  const maps = fallbacks.map(([name, faces]) => {
    const rows = faces.map((face, index) => faceOf(`${familyOf(name)} ${String(index + 1)}`, face));
    return `  "${name}": (\n${rows.join("")}  ),\n`;
  });
  const reason = "// Made by `npm run fonts`: how installed faces are scaled to take the space of each web font.";
  return `${reason}\n$fallbacks: (\n${maps.join("")});\n`;
}

function faceOf(family: string, { local, ...metrics }: Fallback): string {
  const source = local.map((name) => `        local("${name}"),\n`).join("");
  const values = { family: `"${family}"`, source: `(\n${source}      )`, ...metrics };
  const lines = Object.entries(values).map(([name, value]) => `      "${name}": ${value},\n`);
  return `    (\n${lines.join("")}    ),\n`;
}

/** Nothing of an earlier cut stays: a file that no page asks for would still be sent along by a glob. */
async function replaceAll(folder: string, files: ReadonlyMap<string, Buffer | string>): Promise<void> {
  await mkdir(folder, { recursive: true });
  const others = (await readdir(folder)).filter((name) => !files.has(name));
  await Promise.all(others.map((name) => rm(join(folder, name))));
  await Promise.all([...files].map(([name, content]) => writeFile(join(folder, name), content)));
}
