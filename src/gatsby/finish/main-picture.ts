import { type Element, isTag } from "domhandler";
import { DomUtils } from "htmlparser2";
import { detached } from "../../lib/detached";
import { elementOf, elementsOf, newElement, type Page, valueOf } from "./page";

/** Address of a page's main picture, as browsers without AVIF and those who list pictures fetch it. */
export function mainPictureOf(page: Page): string | undefined {
  const [picture] = elementsOf(page, isMain);
  const src = picture && valueOf(picture, "src");
  return src && detached(src);
}

/**
 * Lets a page ask for its main picture in the first bytes, before the style sheet; one without such a picture stays as
 * it is. Browsers that read no AVIF skip it.
 */
export function preloadMainPicture(page: Page): void {
  elementsOf(page, isPreload).forEach((link) => {
    DomUtils.removeElement(link);
  });
  const [picture] = elementsOf(page, isMain);
  const source = picture && DomUtils.getSiblings(picture).filter(isTag).find(isAvif);
  const { type, srcset, sizes } = source?.attribs ?? {};
  if (!type || !srcset || !sizes) return;
  const viewport = elementOf(page, '<meta name="viewport">', ({ attribs }) => attribs.name === "viewport");
  const address = { type, imagesrcset: srcset, imagesizes: sizes };
  DomUtils.append(viewport, newElement("link", { rel: "preload", as: "image", ...address, fetchpriority: "high" }));
}

/** What only the picture that opens a page has. */
function isMain({ name, attribs }: Element): boolean {
  return name === "img" && attribs.fetchpriority === "high";
}

function isAvif({ name, attribs }: Element): boolean {
  return name === "source" && attribs.type === "image/avif";
}

/** What an earlier build has put there. */
function isPreload({ name, attribs }: Element): boolean {
  return name === "link" && attribs.rel === "preload" && attribs.as === "image";
}
