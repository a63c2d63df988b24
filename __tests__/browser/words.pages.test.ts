import type { Page } from "playwright-core";
import { addresses } from "../../src/lib/addresses";
import { required } from "../../src/lib/required";
import { words } from "../../src/lib/words";
import { brokenWords } from "../support/broken-words";
import { content, pagesToVisit } from "../support/content";
import { describeLegalText } from "../support/legal-text";
import { siteForTests } from "../support/site";

const paths = [...pagesToVisit(), "/404.html"];
/** Widths of phones, in px. 320 px are also 1280 px at 400 % (WCAG 2.2, 1.4.10). */
const WIDTHS = [320, 360, 390];

const site = siteForTests();

/** Words that are broken and match a pattern, as `320: Developmen|t`. */
async function brokenAtAllWidths(page: Page, minded: RegExp): Promise<string[]> {
  const broken: string[] = [];
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 });
    const whole = (await page.evaluate(brokenWords, true)).filter((word) => minded.test(word));
    broken.push(...whole.map((word) => `${String(width)}: ${word}`));
  }
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
    expect(await brokenAtAllWidths(tab, minded)).toEqual([]);
  });

  it("of the menu is broken on a phone", async () => {
    await tab.setViewportSize({ width: 320, height: 800 });
    await tab.goto(site.origin + addresses.contact);
    await tab.getByRole("button", { name: words.frame.menu, exact: true }).click();
    expect(
      await tab
        .getByRole("link", { name: required(content.agency.navigation.services[0], "service in the menu") })
        .first()
        .isVisible(),
    ).toBe(true);
    expect(await brokenAtAllWidths(tab, minded)).toEqual([]);
  });

  describeLegalText(({ title }) => {
    it("of a legal text is broken on a phone", async () => {
      await tab.setViewportSize({ width: 320, height: 800 });
      await tab.goto(site.origin + addresses.contact);
      await tab.getByRole("button", { name: title }).click();
      expect(await tab.getByRole("dialog").isVisible()).toBe(true);
      await tab.waitForFunction(
        () => getComputedStyle(document.querySelector("dialog") as Element).boxShadow !== "none",
      );
      expect(await brokenAtAllWidths(tab, minded)).toEqual([]);
    });
  });
});
