import type { Page } from "playwright-core";
import { pagesToVisit } from "../support/content";
import { siteForTests } from "../support/site";

const paths = [...pagesToVisit(), "/404.html"];
/** A small laptop, the same with half of it taken by something else, and a phone whose keyboard is up. */
const SIZES = [
  { width: 1280, height: 580 },
  { width: 1280, height: 400 },
  { width: 390, height: 500 },
];

const site = siteForTests();
let tab: Page;
beforeAll(async () => {
  tab = await site.openTab({ reducedMotion: "reduce" });
});

/** What stays in the window while the page is scrolled, and is higher than the window. */
function tooHigh(): string[] {
  return [...document.querySelectorAll<HTMLElement>("body *")]
    .filter((element) => /^(?:sticky|fixed)$/.test(getComputedStyle(element).position) && element.checkVisibility())
    .filter((element) => {
      const top = Number.parseFloat(getComputedStyle(element).top) || 0;
      return top + element.getBoundingClientRect().height > window.innerHeight;
    })
    .map((element) => `${element.className}: ${element.getBoundingClientRect().height} px high`);
}

/** Controls of which nothing can be seen, at three heights in their middle, when the Tab key has led to them. */
function unseen(): string[] {
  const controls = document.querySelectorAll<HTMLElement>("a[href], button, input, select, textarea, summary");
  return [...controls].flatMap((control) => {
    control.focus();
    if (document.activeElement !== control || control.tabIndex < 0) return [];
    const seen = [...control.getClientRects()].some(({ left, right, top, height }) =>
      [0.25, 0.5, 0.75].some((share) => {
        const hit = document.elementFromPoint((left + right) / 2, top + height * share);
        return hit !== null && (control.contains(hit) || hit.contains(control));
      }),
    );
    return seen ? [] : [control.textContent.trim() || control.outerHTML.slice(0, 80)];
  });
}

describe.each(SIZES)("in a window of $width × $height px", (size) => {
  it.each(paths)("what stays in view on %s fits, and each control can be seen that has the focus", async (path) => {
    await tab.setViewportSize(size);
    await tab.goto(site.origin + encodeURI(path), { waitUntil: "load" });
    await tab.waitForSelector("html:not([data-first-view])", { state: "attached" });
    expect(await tab.evaluate(tooHigh)).toEqual([]);
    expect(await tab.evaluate(unseen)).toEqual([]);
  });
});
