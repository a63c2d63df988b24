import { detached } from "../../lib/detached";

/** What only the picture that opens a page has, on its last element. */
const MAIN = 'fetchPriority="high"';

const AVIF = /<source type="(image\/avif)" srcSet="([^"]+)" sizes="([^"]+)"\/>/;

/** What an earlier build has put there. */
const PRELOAD = /<link rel="preload" as="image"[^>]*>/g;

const PLACE = /<meta name="viewport"[^>]*>/;

/** Address of a page's main picture, as browsers without AVIF and those who list pictures fetch it. */
export function mainPictureIn(html: string): string | undefined {
  const main = html.indexOf(MAIN);
  const src = /\ssrc="([^"]+)"/.exec(html.slice(html.lastIndexOf("<img", main), main))?.[1];
  return src && detached(src);
}

/**
 * A page that asks for its main picture in the first bytes, before the style sheet; one without such a picture as it
 * is. Browsers that read no AVIF skip it.
 */
export function withMainPicturePreloaded(html: string): string {
  const plain = html.replace(PRELOAD, "");
  const main = plain.indexOf(MAIN);
  const formats = main < 0 ? "" : plain.slice(plain.lastIndexOf("<picture", main), main);
  const [, type, srcSet, sizes] = AVIF.exec(formats) ?? [];
  if (!type || !srcSet || !sizes) return plain;
  const link = `<link rel="preload" as="image" type="${type}" imagesrcset="${srcSet}" imagesizes="${sizes}" fetchpriority="high"/>`;
  return plain.replace(PLACE, (viewport) => viewport + link);
}
