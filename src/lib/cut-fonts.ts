import subsetFont from "subset-font";
import { DISPLAY_CHARACTERS, TEXT_CHARACTERS } from "./font-characters";
import { DISPLAY_AXES, TEXT_AXES } from "./font-sources";

/** Cuts the display face for what has no axes, a picture or a document, where each size is a font of its own. */
export function cutDisplay(font: Buffer, opticalSize: number): Promise<Buffer> {
  return cut(font, DISPLAY_CHARACTERS, { ...DISPLAY_AXES, opsz: opticalSize });
}

/** Cuts the text face likewise, each weight for itself. */
export function cutText(font: Buffer, weight: number): Promise<Buffer> {
  return cut(font, TEXT_CHARACTERS, { ...TEXT_AXES, wght: weight });
}

function cut(font: Buffer, characters: string, axes: Record<string, number>): Promise<Buffer> {
  return subsetFont(font, characters, { targetFormat: "truetype", variationAxes: axes });
}
