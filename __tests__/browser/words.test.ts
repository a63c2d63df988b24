import type { Page } from "playwright-core";
import { expectedPages } from "../support/content";
import { siteForTests } from "../support/site";

const paths = [...expectedPages().keys(), "/404.html"];
/** Widths of phones, in px. 320 px are also 1280 px at 400 % (WCAG 2.2, 1.4.10). */
const WIDTHS = [320, 360, 390];

const site = siteForTests();

/** Words of the page whose letters stand on more than one line, as `width: Developmen|t`. */
async function brokenWords(page: Page, width: number): Promise<string[]> {
  await page.setViewportSize({ width, height: 800 });
  const broken = await page.evaluate(() => {
    // A line may end behind a hyphen, a dash or a slash.
    const WORD = /[^\s\p{Pd}/]+/gu;
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    const lineOf = (text: Node, index: number): number => {
      const range = document.createRange();
      range.setStart(text, index);
      range.setEnd(text, index + 1);
      return Math.round(range.getBoundingClientRect().bottom);
    };
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      if (text.parentElement?.checkVisibility() !== true || text.parentElement.closest("select, .visually-hidden"))
        continue;
      for (const { 0: word, index } of (text.nodeValue ?? "").matchAll(WORD)) {
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        if (new Set([...range.getClientRects()].map(({ bottom }) => Math.round(bottom))).size < 2) continue;
        let end = 0;
        while (lineOf(text, index + end) === lineOf(text, index)) end++;
        found.push(`${word.slice(0, end)}|${word.slice(end)}`);
      }
    }
    return found;
  });
  return [...new Set(broken)].map((word) => `${String(width)}: ${word}`);
}

async function brokenAtAllWidths(page: Page): Promise<string[]> {
  const broken: string[] = [];
  for (const width of WIDTHS) broken.push(...(await brokenWords(page, width)));
  return broken;
}

// The system's fonts may be as wide as any: a browser that can hyphenate divides a word there. A figure it cannot.
describe.each([
  ["with the web fonts, no word", true, /./],
  ["with the system's fonts, no figure", false, /\d/],
] as const)("%s", (_fonts, isWithFonts, minded) => {
  let tab: Page;
  beforeAll(async () => {
    tab = await site.openTab({ reducedMotion: "reduce" });
    if (!isWithFonts) await tab.route("**/*.woff2", (route) => route.abort());
  });

  it.each(paths)("of %s is broken on a phone", async (path) => {
    await tab.goto(site.origin + encodeURI(path), { waitUntil: "load" });
    await tab.waitForSelector("html:not([data-first-view])", { state: "attached" });
    await tab.evaluate(() => {
      for (const details of document.querySelectorAll("details")) details.open = true;
    });
    expect((await brokenAtAllWidths(tab)).filter((word) => minded.test(word.replace(/^\d+: /, "")))).toEqual([]);
  });

  it("of the menu is broken on a phone", async () => {
    await tab.setViewportSize({ width: 320, height: 800 });
    await tab.goto(`${site.origin}/contact/`);
    await tab.getByRole("button", { name: "Menu", exact: true }).click();
    expect(await tab.getByRole("link", { name: "Web Development" }).first().isVisible()).toBe(true);
    expect((await brokenAtAllWidths(tab)).filter((word) => minded.test(word.replace(/^\d+: /, "")))).toEqual([]);
  });
});
