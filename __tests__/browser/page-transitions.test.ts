import type { Page } from "playwright-core";
import { addresses } from "../../src/lib/addresses";
import { required } from "../../src/lib/required";
import { content, OTHER_PAGE, pathOf } from "../support/content";
import { arrived, DESKTOP, siteForTests, waitForReact, barLink } from "../support/site";

const site = siteForTests();
const CASE = required(
  content.projects.find(({ portfolioOrder }) => portfolioOrder === 1),
  "first project of the portfolio",
).title;
const CASE_PATH = pathOf("projects", CASE);
/** The cover on its card, and on its own page. */
const COVER = `:is(article:has(> * [href="${CASE_PATH}"]) > [data-cover=""], [data-cover="own"])`;

/** Left edge, top edge and width in whole pixels. */
type Place = readonly [number, number, number];

interface Moved {
  readonly cover: string | undefined;
  readonly from: Place;
  readonly picture: string;
}

declare global {
  interface Window {
    readonly moved: Moved[];
    readonly groups: string[];
  }
}

/** Notes which covers scripts move and from where, and the groups that grow when the browser changes the page. */
async function watch(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const moved: Moved[] = [];
    const groups: string[] = [];
    Object.assign(window, { moved, groups });
    // eslint-disable-next-line @typescript-eslint/unbound-method -- Called with its element below.
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (this: HTMLElement, ...args) {
      const animation = animate.apply(this, args);
      const { left, top, width } = this.getBoundingClientRect();
      const from: Place = [Math.round(left), Math.round(top), Math.round(width)];
      moved.push({ cover: this.dataset.cover, from, picture: this.style.backgroundImage });
      return animation;
    };
    addEventListener("pagereveal", (event) => {
      const { viewTransition } = event as Event & { viewTransition: { ready: Promise<void> } | null };
      void viewTransition?.ready.then(() => {
        for (const { effect } of document.getAnimations()) {
          const group = effect as KeyframeEffect;
          const widths = new Set(group.getKeyframes().map(({ width }) => width));
          if (widths.size > 1) groups.push(group.pseudoElement ?? "");
        }
      });
    });
  });
}

/**
 * Only what is in view moves. In this window a case study's cover is, also when its fonts come too late to be used, as on
 * a busy machine: the system's are wider, and the cover stands lower.
 */
function openTab(reducedMotion: "reduce" | "no-preference"): Promise<Page> {
  return site.openTab({ reducedMotion, viewport: DESKTOP });
}

async function openPortfolio(page: Page): Promise<void> {
  await watch(page);
  await page.goto(site.origin + addresses.portfolio, { waitUntil: "load" });
}

/** Follows the link to the case study. Answers where the card's cover stood, and with which picture. */
async function follow(page: Page): Promise<{ place: Place; picture: string }> {
  const link = page.getByRole("link", { name: CASE });
  await link.hover();
  const place = await placeOf(page);
  // Lazy pictures come after the first view: before that the cover has none.
  const picture = await page
    .locator(`${COVER} img`)
    .evaluate((img: HTMLImageElement) => img.decode().then(() => img.currentSrc));
  await link.click();
  await page.getByRole("heading", { level: 1, name: CASE }).waitFor();
  return { place, picture };
}

async function placeOf(page: Page): Promise<Place> {
  const { x, y, width } = (await page.locator(COVER).boundingBox()) ?? { x: NaN, y: NaN, width: NaN };
  return [Math.round(x), Math.round(y), Math.round(width)];
}

it("lets a card's cover grow into the case study's when Gatsby changes the page", async () => {
  const page = await openTab("no-preference");
  await openPortfolio(page);
  await waitForReact(page);
  const { place, picture } = await follow(page);
  await page.waitForFunction(() => window.moved.length === 1);
  expect(await page.evaluate(() => window.moved)).toEqual([
    { cover: "own", from: place, picture: `url("${picture}")` },
  ]);
  // The picture of the card made way for the case study's own, and the cover came to rest.
  await page.waitForFunction((selector) => document.querySelector(selector)?.getAnimations().length === 0, COVER);
  await page.waitForFunction((selector) => document.querySelector(selector)?.getAttribute("style") === "", COVER);
  expect((await placeOf(page))[2]).toBeGreaterThan(place[2]);
});

it("moves no other page's covers", async () => {
  const page = await openTab("no-preference");
  await openPortfolio(page);
  await waitForReact(page);
  await page.locator(`a[href="${OTHER_PAGE}"]`).first().click();
  await arrived(page, OTHER_PAGE);
  await barLink(page, addresses.portfolio).click();
  await arrived(page, addresses.portfolio);
  await page.locator(COVER).waitFor();
  expect(await page.evaluate(() => window.moved)).toEqual([]);
});

it("lets it grow without React, when the browser loads the page", async () => {
  const page = await openTab("no-preference");
  await page.route("**/*.js", (route) => route.abort());
  await openPortfolio(page);
  await follow(page);
  await page.waitForFunction(() => window.groups.includes("::view-transition-group(cover)"));
});

it("moves nothing where motion is not welcome", async () => {
  const page = await openTab("reduce");
  await openPortfolio(page);
  await waitForReact(page);
  const { place } = await follow(page);
  await page.waitForFunction(() => window.moved.length === 1);
  expect(await page.evaluate(() => window.moved[0]?.from)).toEqual(await placeOf(page));
  expect(await placeOf(page)).not.toEqual(place);
  expect(await page.evaluate(() => window.groups)).toEqual([]);
});
