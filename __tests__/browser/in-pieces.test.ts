import type { Page } from "playwright-core";
import { eachAtOnce } from "../../src/lib/at-once";
import { pagesToVisit } from "../support/content";
import { serveInPieces } from "../support/serve-in-pieces";
import { DESKTOP, PHONE, siteForTests } from "../support/site";

/*
 * On a slow line a page comes in pieces, and on a busy machine it is read in pieces: whichever of them a browser paints
 * first, nothing moves when the next one comes.
 */

const site = siteForTests({ serve: serveInPieces });
const paths = [...pagesToVisit(), "/404.html"];

/** Pages that come at the same time: each spends most of it waiting for its next piece. */
const AT_ONCE = 12;

/** Milliseconds that all of them, and so each, may take on a machine that does much else. */
const PATIENCE = 180_000;

/** What moved on each page, on a phone and on a desktop. */
const moved = new Map<string, string[]>();
beforeAll(async () => {
  const visits = paths.flatMap((path) => [PHONE, DESKTOP].map((viewport) => ({ path, viewport })));
  await eachAtOnce(visits, AT_ONCE, async ({ path, viewport }) => {
    const noted = await movedOn(path, viewport);
    moved.set(path, [...(moved.get(path) ?? []), ...noted]);
  });
}, PATIENCE);

/** Runs in a page from its beginning: notes what is painted in another place than before. */
function noteShifts(): void {
  const noted: string[] = [];
  Object.assign(window, { noted });
  new PerformanceObserver((list) => {
    for (const { sources } of list.getEntries() as (PerformanceEntry & { sources: { node?: Node }[] })[])
      noted.push(sources.map(({ node }) => (node instanceof Element ? node.outerHTML.slice(0, 80) : "?")).join(", "));
  }).observe({ type: "layout-shift", buffered: true });
}

async function movedOn(path: string, viewport: typeof PHONE): Promise<string[]> {
  const onPage = (page: Page) => {
    page.setDefaultNavigationTimeout(PATIENCE);
    return page.addInitScript(noteShifts);
  };
  const { page } = await site.visit(encodeURI(path), { viewport, onPage, hydrated: false });
  // What moves in a frame is told after it.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 50))));
  const noted = await page.evaluate(() => (window as unknown as { readonly noted: string[] }).noted);
  await page.context().close();
  return noted;
}

it.each(paths)("%s stays where it is while it comes", (path) => {
  expect(moved.get(path)).toEqual([]);
});
