import { DomUtils } from "htmlparser2";
import { detached } from "../../lib/detached";
import { allOf, newElement, oneOf, type Page, removeAll, valueOf } from "./page";

/** What only the picture that opens a page is. */
const MAIN = 'img[fetchpriority="high"]';

/** When the picture for the dark theme does not hold. */
const DAY = "(prefers-color-scheme:light)";

/** Address of a page's main picture, as browsers without AVIF and those who list pictures fetch it. */
export function mainPictureOf({ document }: Page): string | undefined {
  const [picture] = allOf(document, MAIN);
  const src = picture && valueOf(picture, "src");
  return src && detached(src);
}

/**
 * Lets a page ask for its main picture in the first bytes, before the style sheet; one without such a picture stays as
 * it is. Browsers that read no AVIF skip it.
 */
export function preloadMainPicture({ document }: Page): void {
  removeAll(document, 'link[rel="preload"][as="image"]');
  const sources = allOf(document, `picture:has(> ${MAIN}) > source[type="image/avif"]`);
  const hasNight = sources.some(({ attribs }) => attribs.media);
  for (const { attribs } of sources) {
    const { srcset, sizes, media = hasNight ? DAY : undefined } = attribs;
    if (!srcset || !sizes) continue;
    const address = { type: "image/avif", imagesrcset: srcset, imagesizes: sizes, ...(media && { media }) };
    const link = newElement("link", { rel: "preload", as: "image", ...address, fetchpriority: "high" });
    DomUtils.append(oneOf(document, 'meta[name="viewport"]'), link);
  }
}
