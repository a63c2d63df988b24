import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { z } from "zod";
import { displayOutline, type Outline } from "../fonts/outline";
import type { agency } from "./agency";
import { type LogoDrawing, logoDrawingOf } from "./logo-drawing";
import { markupOf } from "./logo-path";

/** What `data/site.json` says of who the agency is. */
export type AgencyFacts = Pick<z.infer<typeof agency>, "name" | "language" | "fonts" | "logo" | "mark">;

/** What stands for the agency. */
export interface Logos {
  /** Where there is room: in the bar, at the foot, on share cards and PDFs. */
  readonly logo: LogoDrawing;
  /** Where there is a square: in icons. */
  readonly mark: LogoDrawing;
}

/** A drawing in the colours of where it is shown. */
export interface PaintedLogo {
  readonly viewBox: string;
  /** Its outlines as markup. */
  readonly shapes: string;
  /** How many times as wide as high it is. */
  readonly ratio: number;
  /** Whether it says the name itself, by its length. */
  readonly isWide: boolean;
}

/** What is wider than this stands for mark and name together. */
const WIDE = 1.6;

/** Side of the sheet that an initial stands on, and the room for the letter. */
const SHEET = 32;
const ROOM = 17;

/** Whether a logo says the name itself, by its length. */
export function isWide({ box: [, , width, height] }: LogoDrawing): boolean {
  return width / height > WIDE;
}

/** A drawing as markup. @param colourOf - How the palette's colours are written there. */
export function painted(logo: LogoDrawing, colourOf: (name: LogoDrawing["colour"]) => string): PaintedLogo {
  const [, , width, height] = logo.box;
  return {
    viewBox: logo.box.join(" "),
    shapes: markupOf(logo.paths, colourOf(logo.colour)),
    ratio: width / height,
    isWide: isWide(logo),
  };
}

/**
 * The agency's logo and its mark: the files that it names. Either stands in for the other, but no long logo for a mark;
 * in place of what is missing there is the initial of its name on a sheet of its color.
 *
 * @throws When a file cannot be shown, which the content check tells before.
 */
export async function logosOf(facts: AgencyFacts, dataDir: string): Promise<Logos> {
  const logo = facts.logo === undefined ? undefined : await drawn(join(dataDir, facts.logo));
  const mark = facts.mark === undefined ? undefined : await drawn(join(dataDir, facts.mark));
  const square = mark ?? (logo && !isWide(logo) ? logo : await initial(facts));
  return { logo: logo ?? square, mark: square };
}

/** The logo and the mark of the agency whose content a folder holds. */
export async function logosIn(dataDir: string): Promise<Logos> {
  return logosOf(JSON.parse(await readFile(join(dataDir, "site.json"), "utf8")) as AgencyFacts, dataDir);
}

async function drawn(file: string): Promise<LogoDrawing> {
  return readable(file, await readFile(file, "utf8"));
}

function readable(name: string, svg: string): LogoDrawing {
  const drawing = logoDrawingOf(svg);
  if ("got" in drawing) throw new Error(`${name} is ${drawing.got}; allowed: ${drawing.allowed}`);
  return drawing;
}

/** Ink can be read on the agency's color, whatever that is. */
async function initial({ name, language, fonts }: AgencyFacts): Promise<LogoDrawing> {
  const [first] = new Intl.Segmenter(language, { granularity: "grapheme" }).segment(name);
  const letter = await displayOutline(fonts, first?.segment.toLocaleUpperCase(language) ?? "");
  const sheet = `<path fill="currentColor" d="M2 2h28v28H2z"/>`;
  const paper = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SHEET} ${SHEET}">`;
  return readable("the initial", `${paper}${sheet}${letter ? centred(letter) : ""}</svg>`);
}

function centred({ d, box: [left, top, right, bottom] }: Outline): string {
  const size = Math.min(ROOM / (bottom - top), ROOM / (right - left));
  const [x, y] = [SHEET / 2 - (size * (left + right)) / 2, SHEET / 2 - (size * (top + bottom)) / 2];
  return `<path transform="translate(${x} ${y}) scale(${size})" d="${d}"/>`;
}
