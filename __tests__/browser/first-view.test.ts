import { parse } from "node:path";
import type { Locator, Page, Request, Route } from "playwright-core";
import { addresses } from "../../src/lib/addresses";
import { slugIn } from "../../src/lib/slug";
import { content, OTHER_PAGE, pathOf } from "../support/content";
import { PHONE, siteForTests } from "../support/site";
import { turnWheel } from "../support/turn-wheel";

/*
 * What is seen first has the line and the processor to itself; what is below waits, and nothing is lost by it.
 */

const site = siteForTests();
const { picture: main, featuredProjects } = content.pages.home;
const covers = content.projects
  .filter(({ title }) => featuredProjects.projects.includes(title))
  .map(({ cover }) => cover.file);

/** Whether an address is that of a picture made from a master of the content. */
function isMadeFrom(file: string, address: URL | string): boolean {
  return decodeURI(new URL(address).pathname).endsWith(`/${parse(file).name}.avif`);
}

const isMain = (url: URL) => isMadeFrom(main.file, url);
const isCover = (request: Request) => covers.some((file) => isMadeFrom(file, request.url()));

/** A page whose first view is not complete until its main picture is let through. */
async function openWaiting(options: { javaScriptEnabled?: boolean } = {}) {
  const page = await site.openTab({ viewport: PHONE, ...options });
  const asked: string[] = [];
  page.on("request", (request) => {
    if (isCover(request)) asked.push(request.url());
  });
  const held = new Promise<Route>((hold) => void page.route(isMain, hold));
  await page.goto(site.origin, { waitUntil: "domcontentloaded" });
  await page.locator("footer").waitFor({ state: "attached" });
  return { page, asked, hero: await held };
}

/** Long enough for a browser on this machine to ask for what it wants. */
const settled = (page: Page) => page.waitForTimeout(800);

async function expectCover(page: Page, asked: readonly string[]): Promise<void> {
  if (asked.length === 0) await page.waitForRequest(isCover, { timeout: 5000 });
  expect(asked).not.toEqual([]);
}

it("asks for pictures further down when the first view is complete", async () => {
  const { page, asked, hero } = await openWaiting();
  await settled(page);
  expect(asked).toEqual([]);
  await hero.continue();
  await expectCover(page, asked);
  await page.context().close();
});

it.each([
  ["scrolls", (page: Page) => turnWheel(page, 100)],
  ["presses a key", (page: Page) => page.keyboard.press("Tab")],
])("asks for them at once when a visitor %s", async (_what, act) => {
  const { page, asked } = await openWaiting();
  await act(page);
  await expectCover(page, asked);
  await page.context().close();
});

it("leaves it to the browser where no script runs", async () => {
  const { page, asked } = await openWaiting({ javaScriptEnabled: false });
  await expectCover(page, asked);
  await page.context().close();
});

/** Waits until a place comes into view, so many pixels from its top at most, and looks again when all has settled. */
async function expectArrival(place: Locator, most: number): Promise<void> {
  const isThere = async (): Promise<boolean> => {
    const top = (await place.boundingBox())?.y ?? -1;
    return top >= 0 && top < most;
  };
  while (!(await isThere())) await place.page().waitForTimeout(50);
  await settled(place.page());
  expect(await isThere()).toBe(true);
}

it("arrives at a place far down, though what is above it has not been laid out yet", async () => {
  const page = await site.openTab({ viewport: PHONE });
  const last = slugIn(pathOf("services", content.pages.services.services.at(-1) ?? ""));
  await page.goto(`${site.origin}${addresses.services}#${last}`, { waitUntil: "load" });
  await expectArrival(page.locator(`[id="${last}"]`), PHONE.height / 3);
  await page.context().close();
});

it.each([0.4, 0.5, 0.6])("arrives at a text that the address asks for, at %d of the page", async (share) => {
  const page = await site.openTab({ viewport: PHONE });
  const address = site.origin + OTHER_PAGE;
  await page.goto(address, { waitUntil: "load" });
  const all = await page.locator("main > section > * p:visible").all();
  const texts = await Promise.all(all.map((one) => one.textContent()));
  const words = texts.filter((text) => text !== null && text.split(" ").length > 5);
  const text = words[Math.floor(words.length * share)] ?? "";
  await page.goto("about:blank");
  await page.goto(`${address}#:~:text=${encodeURIComponent(text).replaceAll("-", "%2D")}`, { waitUntil: "load" });
  await expectArrival(page.getByText(text, { exact: true }).first(), PHONE.height);
  await page.context().close();
});

declare global {
  interface Window {
    readonly steps: readonly number[];
  }
}

/** The steps in which what is below the first view is laid out; the strip of wordmarks belongs to that view. */
const STEP = "main section + section:not(.client-marks), .footer";

it("lays out what is below the first view when that is complete, a frame for each step", async () => {
  const page = await site.openTab({ viewport: PHONE });
  await page.addInitScript(noteSteps);
  const held = new Promise<Route>((hold) => void page.route(isMain, hold));
  await page.goto(site.origin, { waitUntil: "domcontentloaded" });
  const hero = await held;
  await settled(page);
  const laidOut = () =>
    page
      .locator(STEP)
      .evaluateAll((steps) =>
        steps.map((step) => !!step.firstElementChild?.checkVisibility({ contentVisibilityAuto: true })),
      );
  expect((await laidOut()).filter(Boolean).length).toBeLessThanOrEqual(1);
  await hero.continue();
  await page.waitForSelector("html:not([data-first-view])", { state: "attached" });
  const steps = await laidOut();
  expect(steps).toEqual(steps.map(() => true));
  const frames = await page.evaluate(() => window.steps);
  expect(frames.length).toBeGreaterThanOrEqual(steps.length);
  expect(new Set(frames).size).toBe(frames.length);
  await page.context().close();
});

/** Notes in which frame each step is told to be laid out. */
function noteSteps(): void {
  const steps: number[] = [];
  Object.assign(window, { steps });
  let frame = 0;
  const count = () => {
    frame += 1;
    requestAnimationFrame(count);
  };
  count();
  new MutationObserver((records) => {
    steps.push(...records.map(() => frame));
  }).observe(document, { subtree: true, attributeFilter: ["style"] });
}
