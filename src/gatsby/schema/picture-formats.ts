import type { IGatsbyImageData } from "gatsby-plugin-image";
import type { PictureFile, PictureReporter } from "gatsby-plugin-sharp";
import { PICTURE_DIGITS } from "../../lib/hashed-names";
import { imageData } from "../gatsby-internals";

/** How a fragment asks for a picture, as far as it is read here. */
interface PictureArgs {
  /** Widths that are made; without them the plugin chooses, by the layout and the width that are asked for. */
  readonly breakpoints?: readonly number[];
}

interface Context {
  readonly nodeModel: { getNodeById: (args: { id: string; type: string }) => PictureFile | null };
}

interface BuildArgs {
  readonly pathPrefix: string;
  readonly reporter: PictureReporter;
}

/** Widest of the pictures for browsers that read no AVIF, in pixels. */
const WIDEST_FALLBACK = 1200;

/**
 * Makes AVIF in all widths that a fragment names, and one WebP: of the browsers that this site is made for only Edge
 * before 121 reads no AVIF, too few to encode every width twice.
 *
 * Asked for once, however many pages show a picture in the same way: the plugin would read and digest the master for
 * each of them.
 */
export function pictureInFormats({ pathPrefix, reporter }: BuildArgs) {
  const generate = imageData();
  // The plugin warns of each picture that is asked for as AVIF alone: it does not know of the WebP beside it.
  const quiet = { ...reporter, warn: () => undefined };
  const known = new Map<string, Promise<IGatsbyImageData | undefined>>();
  return (
    source: { readonly parent: string },
    args: PictureArgs,
    { nodeModel }: Context,
  ): Promise<IGatsbyImageData | undefined> | undefined => {
    const file = nodeModel.getNodeById({ id: source.parent, type: "File" });
    if (!file) return undefined;
    const key = JSON.stringify([file.absolutePath, file.internal.contentDigest, args]);
    const data = known.get(key) ?? inFormats(args, (wanted) => dataOf(file, { ...args, ...wanted }));
    known.set(key, data);
    return data;
  };

  function dataOf(file: PictureFile, args: object) {
    return generate({ file: withShortDigest(file), args, pathPrefix, reporter: quiet });
  }
}

/** An address holds the picture's name too, so a short digest is enough; all 32 digits would make every page longer. */
function withShortDigest(file: PictureFile): PictureFile {
  return {
    ...file,
    internal: { ...file.internal, contentDigest: file.internal.contentDigest.slice(0, PICTURE_DIGITS) },
  };
}

async function inFormats(
  { breakpoints }: PictureArgs,
  of: (wanted: object) => Promise<IGatsbyImageData | undefined>,
): Promise<IGatsbyImageData | undefined> {
  const avif = await of({ formats: ["avif"] });
  const webp = await of({ formats: ["webp"], ...(breakpoints && { breakpoints: [fallbackWidth(breakpoints)] }) });
  const { srcSet, sizes } = avif?.images.fallback ?? {};
  const src = webp?.images.fallback?.src;
  if (!avif || !src || !srcSet || !sizes) return undefined;
  return { ...avif, images: { fallback: { src }, sources: [{ type: "image/avif", srcSet, sizes }] } };
}

/** The widest that is not too heavy for what shows one width only. */
function fallbackWidth(widths: readonly number[]): number {
  const narrow = widths.filter((width) => width <= WIDEST_FALLBACK);
  return Math.max(...(narrow.length > 0 ? narrow : widths));
}
