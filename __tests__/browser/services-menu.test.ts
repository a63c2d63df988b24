import type { Page } from "playwright-core";
import { addresses } from "../../src/lib/addresses";
import { words } from "../../src/lib/words";
import { content, pathOf, PLAIN_PAGE } from "../support/content";
import { visitWithHeldScripts } from "../support/held-scripts";
import { arrived, DESKTOP, siteForTests, barLink } from "../support/site";
import { stillClock } from "../support/still-clock";

const PANEL = "#services-menu";
const titles = content.agency.navigation.services;

const site = siteForTests();

/** Whether it has been opened; what it looks like on the way there takes its time. */
async function isOpen(page: Page): Promise<boolean> {
  return page.locator(PANEL).evaluate((panel) => panel.matches(":popover-open"));
}

async function isShown(page: Page): Promise<boolean> {
  return page.locator(PANEL).isVisible();
}

const overLink = (page: Page) => page.locator(".services-menu .site-menu__link").hover();
const away = (page: Page) => page.mouse.move(20, 700, { steps: 4 });

it("opens 200 ms after hover begins and closes 200 ms after the pointer has left", async () => {
  const { page } = await site.visit(addresses.contact);
  await stillClock(page);
  await overLink(page);
  await page.clock.runFor(199);
  expect(await isOpen(page)).toBe(false);
  await page.clock.runFor(1);
  expect(await isOpen(page)).toBe(true);
  await away(page);
  await page.clock.runFor(199);
  expect(await isOpen(page)).toBe(true);
  await page.clock.runFor(1);
  expect(await isOpen(page)).toBe(false);
});

it("does not open for a pointer that only passes", async () => {
  const { page } = await site.visit(addresses.contact);
  await stillClock(page);
  await overLink(page);
  await page.clock.runFor(199);
  await away(page);
  await page.clock.runFor(1000);
  expect(await isOpen(page)).toBe(false);
});

it("stays open while the pointer goes from the link to the panel, and leads to a service", async () => {
  const { page } = await site.visit(addresses.contact);
  await overLink(page);
  await page.waitForSelector(`${PANEL}:popover-open`);
  const last = page.locator(`${PANEL} a`).last();
  const box = await last.boundingBox();
  await page.mouse.move((box?.x ?? 0) + 20, (box?.y ?? 0) + 10, { steps: 12 });
  await page.waitForTimeout(500);
  expect(await isShown(page)).toBe(true);
  await last.click();
  await arrived(page, pathOf("services", titles.at(-1) ?? ""));
  await page.waitForSelector(PANEL, { state: "hidden" });
});

it("stays open for a mouse that the sheet has opened it for before React comes, and closes when that leaves", async () => {
  const { page, release } = await visitWithHeldScripts(site, PLAIN_PAGE, { viewport: DESKTOP });
  await overLink(page);
  await page.waitForSelector(PANEL, { state: "visible" });
  release();
  await page.waitForSelector("html[data-hydrated]");
  expect([await isShown(page), await isOpen(page)]).toEqual([true, true]);
  await away(page);
  await page.waitForSelector(PANEL, { state: "hidden" });
});

it("opens for a mouse whose first movement ends on its link", async () => {
  const { page } = await site.visit(PLAIN_PAGE, { hydrated: false });
  await overLink(page);
  await page.waitForSelector("html[data-hydrated]");
  await page.waitForSelector(`${PANEL}:popover-open`);
});

it("lists the services in two columns, in the order of the data", async () => {
  const { page } = await site.visit(addresses.contact);
  await overLink(page);
  await page.waitForSelector(`${PANEL}:popover-open`);
  const links = page.locator(`${PANEL} a`);
  expect((await links.allInnerTexts()).map((text) => text.trim())).toEqual(titles);
  const lefts = await links.evaluateAll((all) => all.map((link) => Math.round(link.getBoundingClientRect().left)));
  expect(new Set(lefts).size).toBe(2);
});

/** Waits until the button says its state: it learns of it by an event that follows the panel. */
const says = (page: Page, expanded: boolean) =>
  page.getByRole("button", { name: words.frame.allServices, expanded }).waitFor();

it("opens and closes by keyboard, says its state, and gives focus back on Escape", async () => {
  const { page } = await site.visit(addresses.contact);
  const toggle = page.getByRole("button", { name: words.frame.allServices });
  await says(page, false);
  await toggle.focus();
  await page.keyboard.press("Enter");
  expect(await isShown(page)).toBe(true);
  await says(page, true);
  await page.keyboard.press("Tab");
  expect(await page.evaluate(() => document.activeElement?.textContent.trim())).toBe(titles[0]);
  await page.keyboard.press("Escape");
  expect(await isShown(page)).toBe(false);
  await says(page, false);
  expect(await toggle.evaluate((element) => element === document.activeElement)).toBe(true);
});

it("stays open when its button is clicked that a mouse already rests on, and closes with the next click", async () => {
  const { page } = await site.visit(addresses.contact);
  const toggle = page.getByRole("button", { name: words.frame.allServices });
  await toggle.hover();
  await page.waitForSelector(`${PANEL}:popover-open`);
  await toggle.click();
  await page.waitForTimeout(300);
  expect(await isShown(page)).toBe(true);
  await toggle.click();
  expect(await isShown(page)).toBe(false);
});

it("keeps the place that somebody has come to by keys when the mouse is brushed across", async () => {
  const { page } = await site.visit(addresses.contact);
  await page.getByRole("button", { name: words.frame.allServices }).focus();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  await page.locator(`${PANEL} a`).last().hover();
  await away(page);
  await page.waitForTimeout(500);
  expect(await isShown(page)).toBe(true);
  expect(await page.evaluate(() => document.activeElement?.textContent.trim())).toBe(titles[0]);
});

it("closes on Escape when a mouse has opened it", async () => {
  const { page } = await site.visit(addresses.contact);
  await overLink(page);
  await page.waitForSelector(`${PANEL}:popover-open`);
  await page.keyboard.press("Escape");
  await page.waitForSelector(PANEL, { state: "hidden" });
});

it("opens by touch on its button, while the link leads to the overview", async () => {
  const { page } = await site.visit(addresses.contact, { viewport: DESKTOP, hasTouch: true });
  await page.getByRole("button", { name: words.frame.allServices }).tap();
  expect(await isShown(page)).toBe(true);
  await page.getByRole("button", { name: words.frame.allServices }).tap();
  expect(await isShown(page)).toBe(false);
  await barLink(page, addresses.services).tap();
  await arrived(page, addresses.services);
});

it("opens on hover without scripts too, after the same 200 ms each way", async () => {
  const { page } = await site.visit(addresses.contact, { javaScriptEnabled: false });
  const delay = () => page.locator(PANEL).evaluate((panel) => getComputedStyle(panel).transitionDelay);
  expect(await isShown(page)).toBe(false);
  expect(await delay()).toBe("0.2s");
  await overLink(page);
  await page.waitForSelector(PANEL, { state: "visible" });
  expect(await delay()).toBe("0.2s");
  await away(page);
  await page.waitForSelector(PANEL, { state: "hidden" });
});

it("opens by its button without scripts", async () => {
  const { page } = await site.visit(addresses.contact, { javaScriptEnabled: false });
  await page.locator(".services-menu__toggle").focus();
  await page.keyboard.press("Enter");
  expect(await isShown(page)).toBe(true);
  await page.keyboard.press("Escape");
  await page.waitForSelector(PANEL, { state: "hidden" });
});

it("opens and closes under a finger before there are scripts", async () => {
  const { page } = await site.visit(addresses.contact, { hasTouch: true, isMobile: true, hydrated: false });
  await page.route("**/*.js", (route) => route.abort());
  const toggle = page.locator(".services-menu__toggle");
  await toggle.tap();
  await page.locator(PANEL).waitFor();
  await toggle.tap();
  await page.locator(PANEL).waitFor({ state: "hidden", timeout: 5000 });
});
