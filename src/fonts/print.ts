import { createFont, type FontEditor } from "fonteditor-core";
import subsetFont from "subset-font";
import { axesOf, DISPLAY_AXES, TEXT_AXES, type Axes } from "./axes";
import type { FontPart, FontSources } from "./sources";

/** The four cuts that pictures and paper are set in. */
export const FACES = ["poster", "heading", "text", "strong"] as const;

/** One of the four cuts. */
export type Face = (typeof FACES)[number];

/** The four cuts as TrueType files. */
export type Fonts = Readonly<Record<Face, Buffer>>;

/** Cuts the site's faces for pictures and paper, where a font has no axes: every size and weight is one of its own. */
export async function cutFonts({ display, text }: FontSources): Promise<Fonts> {
  return {
    poster: await cut(display, { ...DISPLAY_AXES, opsz: 96 }),
    heading: await cut(display, { ...DISPLAY_AXES, opsz: 24 }),
    text: await cut(text, { ...TEXT_AXES, wght: 400 }),
    strong: await cut(text, { ...TEXT_AXES, wght: 600 }),
  };
}

/** One file of a face's parts. A face in one part keeps all its tables, kerning among them. */
async function cut(parts: readonly FontPart[], axes: Axes): Promise<Buffer> {
  const [first, ...others] = await Promise.all(parts.map((part) => instance(part, axes)));
  if (!first) throw new Error("A face without a file cannot be cut");
  return others.length === 0 ? first : others.reduce(joined, first);
}

function instance({ file, characters }: FontPart, axes: Axes): Promise<Buffer> {
  return subsetFont(file, characters, { targetFormat: "truetype", variationAxes: axesOf(file, axes) });
}

/** A font with another one's glyphs besides its own: print knows one file for a face. */
function joined(font: Buffer, other: Buffer): Buffer {
  const all = opened(font);
  // The first glyph of every font is what stands for a missing one.
  const more = opened(other).get().glyf.slice(1);
  const ttf = all.get();
  all.set({ ...ttf, glyf: [...ttf.glyf, ...more] });
  return Buffer.from(all.write<"ttf">({ type: "ttf", toBuffer: true }) as Buffer);
}

function opened(font: Buffer): FontEditor.Font {
  // Glyphs made of others would name them by numbers that joining changes.
  return createFont(font, { type: "ttf", compound2simple: true });
}
