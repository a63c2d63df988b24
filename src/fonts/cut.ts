import { createFont, type FontEditor } from "fonteditor-core";
import subsetFont from "subset-font";
import { axesOf, type Axes, DISPLAY_AXES, TEXT_AXES } from "./axes";
import type { FontPart } from "./sources";

/** Cuts the display face for what has no axes, a picture or a document, where each size is a font of its own. */
export function cutDisplay(parts: readonly FontPart[], opticalSize: number): Promise<Buffer> {
  return cut(parts, { ...DISPLAY_AXES, opsz: opticalSize });
}

/** Cuts the text face likewise, each weight for itself. */
export function cutText(parts: readonly FontPart[], weight: number): Promise<Buffer> {
  return cut(parts, { ...TEXT_AXES, wght: weight });
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
