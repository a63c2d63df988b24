import type { IGatsbyImageData } from "gatsby-plugin-image";
import { generateImageData, type PictureFile, type PictureReporter } from "gatsby-plugin-sharp";

/** How a fragment asks for a picture, as far as it is read here. */
interface PictureArgs {
  readonly breakpoints: readonly number[];
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
 * Makes AVIF in all widths that a fragment names, and one WebP. Of the browsers that this site is made for only Edge
 * before 121 reads no AVIF; to make WebP in each width as well took a third of the time of all pictures.
 */
export function pictureInFormats({ pathPrefix, reporter }: BuildArgs) {
  // The plugin warns of each picture that is asked for as AVIF alone: it does not know of the WebP beside it.
  const quiet = { ...reporter, warn: () => undefined };
  return async (
    source: { readonly parent: string },
    args: PictureArgs,
    context: Context,
  ): Promise<IGatsbyImageData | undefined> => {
    const file = context.nodeModel.getNodeById({ id: source.parent, type: "File" });
    if (!file) return undefined;
    const narrow = args.breakpoints.filter((width) => width <= WIDEST_FALLBACK);
    const widest = Math.max(...(narrow.length > 0 ? narrow : args.breakpoints));
    const of = (wanted: object) =>
      generateImageData({ file, args: { ...args, ...wanted }, pathPrefix, reporter: quiet });
    const avif = await of({ formats: ["avif"] });
    const webp = await of({ formats: ["webp"], breakpoints: [widest] });
    const { srcSet, sizes } = avif?.images.fallback ?? {};
    const src = webp?.images.fallback?.src;
    if (!avif || !src || !srcSet || !sizes) return undefined;
    return { ...avif, images: { fallback: { src }, sources: [{ type: "image/avif", srcSet, sizes }] } };
  };
}
