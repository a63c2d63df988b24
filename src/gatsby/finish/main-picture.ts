/** The picture that opens a page, with the formats before it. */
const MAIN_PICTURE =
  /<picture[^>]*>(?:(?!<\/picture>)[\s\S])*?<source type="(image\/avif)" srcSet="([^"]+)" sizes="([^"]+)"\/>(?:(?!<\/picture>)[\s\S])*?fetchPriority="high"/;

/** What an earlier build has put there. */
const PRELOAD = /<link rel="preload" as="image"[^>]*>/g;

const PLACE = /<meta name="viewport"[^>]*>/;

/**
 * A page that asks for its main picture in the first bytes, before the style sheet; one without such a picture as it
 * is. Browsers that read no AVIF skip it.
 */
export function withMainPicturePreloaded(html: string): string {
  const plain = html.replace(PRELOAD, "");
  const [, type, srcSet, sizes] = MAIN_PICTURE.exec(plain) ?? [];
  if (!type || !srcSet || !sizes) return plain;
  const link = `<link rel="preload" as="image" type="${type}" imagesrcset="${srcSet}" imagesizes="${sizes}" fetchpriority="high"/>`;
  return plain.replace(PLACE, (viewport) => viewport + link);
}
