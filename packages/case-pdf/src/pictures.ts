import sharp from "sharp";
import type { PictureFile } from "./case-study";

/** Sharp on paper, and small enough to mail: the eye sees no more than this at arm's length. */
const DOTS_PER_INCH = 220;
const QUALITY = 82;

/** A picture that knows its proportions. */
export interface Picture {
  readonly alt: string;
  /** Width by height. */
  readonly ratio: number;
  /** The picture as JPEG for a box of this size in points; what does not fit is cut off at the sides or the foot. */
  readonly jpeg: (width: number, height: number) => Promise<Buffer>;
}

/** Reads the size of a picture. */
export async function openPicture({ bytes, alt }: PictureFile): Promise<Picture> {
  const { autoOrient: size } = await sharp(bytes).metadata();
  return {
    alt,
    ratio: size.width / size.height,
    jpeg: (width, height) => {
      const ratio = width / height;
      const pixels = Math.floor(Math.min((width * DOTS_PER_INCH) / 72, size.width, size.height * ratio));
      return sharp(bytes)
        .autoOrient()
        .resize({ width: pixels, height: Math.max(1, Math.round(pixels / ratio)), fit: "cover", position: "top" })
        .flatten({ background: "white" })
        .toColorspace("srgb")
        .jpeg({ quality: QUALITY, mozjpeg: true })
        .toBuffer();
    },
  };
}
