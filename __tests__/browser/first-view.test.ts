import type { Page, Route } from "playwright-core";
import { PHONE, siteForTests } from "../support/site";

/*
 * What is seen first has the line and the processor to itself; what is below waits, and nothing is lost by it.
 */

const site = siteForTests();
const COVER = "-cover.avif";

/** A page whose first view is not complete until its main picture is let through. */
async function openWaiting(options: { javaScriptEnabled?: boolean } = {}) {
  const page = await site.openTab({ viewport: PHONE, ...options });
  const covers: string[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith(COVER)) covers.push(request.url());
  });
  const held = new Promise<Route>((hold) => void page.route(/home-hero\.avif$/, hold));
  await page.goto(site.origin, { waitUntil: "domcontentloaded" });
  await page.locator("footer").waitFor({ state: "attached" });
  return { page, covers, hero: await held };
}

/** Long enough for a browser on this machine to ask for what it wants. */
const settled = (page: Page) => page.waitForTimeout(800);

async function expectCover(page: Page, covers: readonly string[]): Promise<void> {
  if (covers.length === 0) await page.waitForRequest((request) => request.url().endsWith(COVER), { timeout: 5000 });
  expect(covers).not.toEqual([]);
}

it("asks for pictures further down when the first view is complete", async () => {
  const { page, covers, hero } = await openWaiting();
  await settled(page);
  expect(covers).toEqual([]);
  await hero.continue();
  await expectCover(page, covers);
  await page.context().close();
});

it.each([
  ["scrolls", (page: Page) => page.mouse.wheel(0, 100)],
  ["presses a key", (page: Page) => page.keyboard.press("Tab")],
])("asks for them at once when a visitor %s", async (_what, act) => {
  const { page, covers } = await openWaiting();
  await act(page);
  await expectCover(page, covers);
  await page.context().close();
});

it("leaves it to the browser where no script runs", async () => {
  const { page, covers } = await openWaiting({ javaScriptEnabled: false });
  await expectCover(page, covers);
  await page.context().close();
});

it("arrives at a place far down, though what is above it has not been laid out yet", async () => {
  const page = await site.openTab({ viewport: PHONE });
  await page.goto(`${site.origin}/services/#virtual-assistant`, { waitUntil: "load" });
  await settled(page);
  const top = await page.locator("#virtual-assistant").evaluate((element) => element.getBoundingClientRect().top);
  expect(top).toBeGreaterThanOrEqual(0);
  expect(top).toBeLessThan(PHONE.height / 3);
  await page.context().close();
});
