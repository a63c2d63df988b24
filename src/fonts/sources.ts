import { readFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { join } from "node:path";
import * as fontkit from "fontkit";
import type { FaceCharacters } from "./characters";

/** The two faces by their packages in `@fontsource-variable`, as `data/site.json` chooses them. */
export type FontChoice = Readonly<Record<"display" | "text", string>>;

/** One of the files a published face is divided into, each with letters of its own. */
export interface FontPart {
  /** Name of the part, such as `latin` or `latin-ext`. */
  readonly name: string;
  /** The published file, with all its axes. */
  readonly file: Buffer;
  /** What is drawn with this part. */
  readonly characters: string;
}

/** The site's two faces as they are published, in as many parts as the content needs. */
export type FontSources = Readonly<Record<"display" | "text", readonly FontPart[]>>;

/** What a package says of its face. */
export interface FontFacts {
  readonly family: string;
  /** Such as `OFL-1.1`. */
  readonly license: string;
}

/** Files with all axes first: not every face has a width or an optical size. */
const CUTS = ["full", "standard", "wdth", "opsz", "wght"];

interface OpenPart extends Omit<FontPart, "characters"> {
  readonly has: ReadonlySet<number>;
}

const opened = new Map<string, Promise<readonly OpenPart[]>>();

/**
 * Reads both faces from their packages: of each the parts that have something to draw.
 *
 * @throws When a package is not installed.
 */
export async function readFontSources(choice: FontChoice, wanted: FaceCharacters): Promise<FontSources> {
  const [display, text] = await Promise.all([
    partsFor(choice.display, wanted.display),
    partsFor(choice.text, wanted.text),
  ]);
  return { display, text };
}

/** Characters that no part of a face has. */
export async function missingIn(name: string, characters: string): Promise<string[]> {
  const parts = await openParts(name);
  return Array.from(characters).filter((character) => !parts.some(({ has }) => has.has(codeOf(character))));
}

/** Whether the package of a face is installed. */
export function isInstalled(name: string): boolean {
  try {
    inFontPackage(name, "metadata.json");
    return true;
  } catch {
    return false;
  }
}

/** What the package of a face says of it. */
export async function fontFacts(name: string): Promise<FontFacts> {
  const { family, license } = (await readJson(name, "metadata.json")) as { family: string; license: { type: string } };
  return { family, license: license.type };
}

/** Version of the package of a face: another one may draw other letters. */
export function fontVersion(name: string): string {
  const { version } = JSON.parse(readFileSync(inFontPackage(name, "package.json"), "utf8")) as { version: string };
  return version;
}

/** Path of a file in the package of a face. */
export function inFontPackage(name: string, file: string): string {
  return createRequire(join(process.cwd(), "package.json")).resolve(`@fontsource-variable/${name}/${file}`);
}

async function partsFor(name: string, wanted: string): Promise<FontPart[]> {
  const left = new Set(wanted);
  return (await openParts(name)).flatMap(({ has, ...part }) => {
    const characters = [...left].filter((character) => has.has(codeOf(character)));
    for (const character of characters) left.delete(character);
    return characters.length > 0 ? [{ ...part, characters: characters.join("") }] : [];
  });
}

function openParts(name: string): Promise<readonly OpenPart[]> {
  const parts = opened.get(name) ?? open(name);
  opened.set(name, parts);
  return parts;
}

/** All parts of a face; the one that its package starts from comes first. */
async function open(name: string): Promise<OpenPart[]> {
  const { defSubset } = (await readJson(name, "metadata.json")) as { defSubset: string };
  const ranges = Object.keys((await readJson(name, "unicode.json")) as Record<string, string>);
  const names = [defSubset, ...ranges.filter((range) => range !== defSubset)];
  return Promise.all(
    names.map(async (part) => {
      const file = await readFile(fileOf(name, part.replace(/[[\]]/g, "")));
      const font = fontkit.create(file);
      if (!("characterSet" in font)) throw new Error(`${name}: ${part} holds more than one font`);
      return { name: part.replace(/[[\]]/g, ""), file, has: new Set(font.characterSet) };
    }),
  );
}

function fileOf(name: string, part: string): string {
  for (const cut of CUTS) {
    try {
      return inFontPackage(name, `files/${name}-${part}-${cut}-normal.woff2`);
    } catch {
      // The next one.
    }
  }
  throw new Error(`@fontsource-variable/${name} has no upright variable file of ${part}`);
}

async function readJson(name: string, file: string): Promise<unknown> {
  return JSON.parse(await readFile(inFontPackage(name, file), "utf8")) as unknown;
}

function codeOf(character: string): number {
  return character.codePointAt(0) ?? 0;
}
