import type { Page } from "playwright-core";
import { pagesToVisit } from "../support/content";
import { siteForTests } from "../support/site";

const paths = [...pagesToVisit(), "/404.html"];
const WIDTHS = [320, 360, 390, 640, 768, 960, 1100, 1280];

const site = siteForTests();

/** Widths of the window at which a page can be scrolled sideways, with what sticks out. */
async function sideways(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 });
    const wide = await page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement;
      const out = [...document.querySelectorAll("main *, header *, footer *")].filter(
        (element) => element.getBoundingClientRect().right > clientWidth + 1,
      );
      return scrollWidth > clientWidth ? `${scrollWidth - clientWidth} px: ${out[0]?.className ?? "?"}` : "";
    });
    if (wide) found.push(`${width}: ${wide}`);
  }
  return found;
}

/** The size of text that is set in the browser, which widths of the window in `rem` follow too. */
async function inTheBrowser(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send("Page.setFontSizes", { fontSizes: { standard: 32, fixed: 26 } });
}

/** The size of text alone, as a browser makes it that enlarges only text. */
async function inThePage(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync("html { font-size: 200% !important }");
    document.adoptedStyleSheets.push(sheet);
  });
}

describe.each([
  ["set in the browser", inTheBrowser],
  ["set in the page alone", inThePage],
])("with text of twice the size, %s", (_where, enlarge) => {
  let tab: Page;
  beforeAll(async () => {
    tab = await site.openTab({ reducedMotion: "reduce" });
    await enlarge(tab);
  });

  it.each(paths)("%s is not scrolled sideways", async (path) => {
    await tab.goto(site.origin + encodeURI(path), { waitUntil: "load" });
    await tab.waitForSelector("html:not([data-first-view])", { state: "attached" });
    const size = await tab.evaluate(() => Number.parseFloat(getComputedStyle(document.body).fontSize));
    expect(size).toBeGreaterThanOrEqual(32);
    expect(await sideways(tab)).toEqual([]);
  });
});
