import { extname } from "node:path";
import sharp from "sharp";

/** A file that is named as a picture and is none that pages could show. */
export class RefusedPictureError extends Error {}

/** Formats of pictures by the endings of their names, as sharp calls them. */
const FORMATS: Readonly<Record<string, string | undefined>> = {
  ".jpg": "jpeg",
  ".jpeg": "jpeg",
  ".png": "png",
  ".webp": "webp",
  ".avif": "heif",
  ".svg": "svg",
};

/** What an SVG may not have: a page that shows it would run it. */
const RUNS = /<script|<foreignObject|\son\w+\s*=|javascript:/i;

/** Reads a picture as its name says. Files of other names are not looked at. @throws {@link RefusedPictureError} */
export async function refuseNoPicture(file: string, bytes: Buffer): Promise<void> {
  const format = FORMATS[extname(file).toLowerCase()];
  if (format === undefined) return;
  const found = await sharp(bytes)
    .metadata()
    .catch(() => undefined);
  const got = found?.format ?? "no picture, or a broken one";
  if (got !== format)
    throw new RefusedPictureError(`${file}: got ${got}; allowed: a picture that is what its name says`);
  if (format === "svg" && RUNS.test(bytes.toString())) {
    throw new RefusedPictureError(`${file}: got a drawing with a script; allowed: shapes and texts alone`);
  }
}
