import { htmlOf, type Page, readPage } from "../../src/gatsby/finish/page";

const BUILT = { path: "/about/", componentChunkName: "about" };

/** A page, or a part of one, as the steps that finish it are given it. */
export function pageOf(html: string, built = BUILT): Page {
  return readPage(html, built);
}

/** What a step makes of a page. */
export function finished(html: string, step: (page: Page) => void, built = BUILT): string {
  const page = pageOf(html, built);
  step(page);
  return htmlOf(page.document);
}
