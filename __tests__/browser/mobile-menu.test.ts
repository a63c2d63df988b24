import { chromium } from "playwright-core";
import { BROWSER_FLAGS, findBrowser } from "@site/toolkit/browser";
import { addresses } from "../../src/lib/addresses";
import { required } from "../../src/lib/required";
import { words } from "../../src/lib/words";
import { barLabel, barLinks, content, PLAIN_PAGE } from "../support/content";
import { arrived, PHONE, siteForTests, waitForReact, barLink } from "../support/site";

const site = siteForTests({ withWindows: true });

const ELSEWHERE = required(
  barLinks.find(({ path }) => path !== addresses.contact),
  "link to another page",
).path;

const onPhone = { viewport: PHONE, hasTouch: true };

it("opens from its button, which then shows that it closes, with every link and all services", async () => {
  const { page } = await site.visit(addresses.contact, onPhone);
  const toggle = page.getByRole("button", { name: words.frame.menu, exact: true });
  const drawing = () => toggle.locator("path").getAttribute("d");
  const lines = await drawing();
  expect(await page.locator("#site-menu").isVisible()).toBe(false);
  await toggle.tap();
  await page.getByRole("button", { name: words.frame.menu, exact: true, expanded: true }).waitFor();
  expect(await drawing()).not.toBe(lines);
  for (const { label } of content.agency.navigation.top) {
    expect(await page.locator("#site-menu").getByRole("link", { name: label, exact: true }).isVisible()).toBe(true);
  }
  expect(await page.locator("#services-menu a").count()).toBe(content.agency.navigation.services.length);
  expect(await page.locator("#services-menu a").last().isVisible()).toBe(true);
  await toggle.tap();
  expect(await page.locator("#site-menu").isVisible()).toBe(false);
  await page.getByRole("button", { name: words.frame.menu, exact: true, expanded: false }).waitFor();
  expect(await drawing()).toBe(lines);
});

it("closes when a link is chosen", async () => {
  const { page } = await site.visit(addresses.contact, onPhone);
  await page.getByRole("button", { name: words.frame.menu, exact: true }).tap();
  await barLink(page, ELSEWHERE).tap();
  await arrived(page, ELSEWHERE);
  await page.waitForSelector("#site-menu", { state: "hidden" });
});

it("closes when the link of the page one is on is chosen", async () => {
  const { page } = await site.visit(addresses.contact, onPhone);
  await page.getByRole("button", { name: words.frame.menu, exact: true }).tap();
  await barLink(page, addresses.contact).tap();
  await page.waitForSelector("#site-menu", { state: "hidden" });
});

it("closes on Escape and gives focus back to its button", async () => {
  const { page } = await site.visit(addresses.contact, { viewport: PHONE });
  const toggle = page.getByRole("button", { name: words.frame.menu, exact: true });
  await toggle.focus();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  expect(await page.evaluate(() => document.activeElement?.closest("#site-menu")?.id)).toBe("site-menu");
  await page.keyboard.press("Escape");
  expect(await page.locator("#site-menu").isVisible()).toBe(false);
  expect(await toggle.evaluate((element) => element === document.activeElement)).toBe(true);
});

it("keeps the page behind still and out of reach while it is open", async () => {
  const { page } = await site.visit(addresses.contact, { viewport: PHONE });
  await page.getByRole("button", { name: words.frame.menu, exact: true }).click();
  await page.mouse.move(200, 500);
  await page.mouse.wheel(0, 3000);
  await page.waitForTimeout(200);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  // A browser tells of what it has opened or closed a moment later.
  await page.waitForSelector("main[inert]");
  await page.keyboard.press("Escape");
  await page.waitForSelector("main:not([inert])");
});

it("works without scripts", async () => {
  const { page } = await site.visit(addresses.contact, { ...onPhone, javaScriptEnabled: false });
  await page.locator(".site-menu__toggle").tap();
  expect(await page.locator("#site-menu").isVisible()).toBe(true);
  await barLink(page, ELSEWHERE).tap();
  await arrived(page, ELSEWHERE);
  expect(await page.locator("#site-menu").isVisible()).toBe(false);
});

describe("when the window grows wide enough for the bar while it is open", () => {
  const [upright, wide] = [
    { width: 820, height: 1180 },
    { width: 1180, height: 820 },
  ];

  it("closes, and the page can be used", async () => {
    const { page } = await site.visit(PLAIN_PAGE, { viewport: upright });
    await page.getByRole("button", { name: words.frame.menu, exact: true }).click();
    await page.setViewportSize(wide);
    await page.waitForFunction(() => document.querySelector("#site-menu:popover-open") === null);
    await page.waitForFunction(() => document.querySelector("main")?.inert === false);
    await page
      .getByRole("navigation", { name: words.frame.mainMenu })
      .getByRole("link", { name: barLabel(addresses.portfolio) })
      .click();
    await arrived(page, addresses.portfolio);
  });

  it("leaves the page uncovered without scripts", async () => {
    // A mouse would rest on the bar then, where a list of services opens below it.
    const { page } = await site.visit(PLAIN_PAGE, { viewport: upright, javaScriptEnabled: false, hasTouch: true });
    await page.locator(".site-menu__toggle").tap();
    await page.setViewportSize(wide);
    // What lies over the heading would take the pointer, and this wait for it in vain.
    await page.locator("h1").click({ timeout: 5000 });
  });
});

it("is closed on a page that the browser brings back", async () => {
  const browser = await chromium.launch({
    executablePath: await findBrowser(),
    args: [...BROWSER_FLAGS],
    ignoreDefaultArgs: ["--disable-back-forward-cache"],
  });
  try {
    const page = await browser.newPage({ viewport: PHONE });
    await page.goto(site.origin + PLAIN_PAGE, { waitUntil: "load" });
    await waitForReact(page);
    await page.evaluate(() => {
      addEventListener("pageshow", ({ persisted }) => Object.assign(window, { persisted }));
    });
    await page.getByRole("button", { name: words.frame.menu, exact: true }).click();
    await page.goto(`${site.origin}/robots.txt`);
    await page.goBack({ waitUntil: "commit" });
    expect(await page.evaluate(() => Reflect.get(window, "persisted") as unknown)).toBe(true);
    expect(await page.locator("#site-menu").isVisible()).toBe(false);
    await page.waitForFunction(() => document.querySelector("main")?.inert === false);
  } finally {
    await browser.close();
  }
});
