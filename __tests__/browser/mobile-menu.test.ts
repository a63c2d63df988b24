import { content } from "../support/content";
import { PHONE, siteForTests } from "../support/site";

const site = siteForTests();

const onPhone = { viewport: PHONE, hasTouch: true };

it("opens from its button with every link and all services", async () => {
  const { page } = await site.visit("/contact/", onPhone);
  const toggle = page.getByRole("button", { name: "Menu", exact: true });
  expect(await page.locator("#site-menu").isVisible()).toBe(false);
  await toggle.tap();
  await page.getByRole("button", { name: "Menu", exact: true, expanded: true }).waitFor();
  for (const { label } of content.agency.navigation.top) {
    expect(await page.locator("#site-menu").getByRole("link", { name: label, exact: true }).isVisible()).toBe(true);
  }
  expect(await page.locator("#services-menu a").count()).toBe(13);
  expect(await page.locator("#services-menu a").last().isVisible()).toBe(true);
  await toggle.tap();
  expect(await page.locator("#site-menu").isVisible()).toBe(false);
  await page.getByRole("button", { name: "Menu", exact: true, expanded: false }).waitFor();
});

it("closes when a link is chosen", async () => {
  const { page } = await site.visit("/contact/", onPhone);
  await page.getByRole("button", { name: "Menu", exact: true }).tap();
  await page.locator("#site-menu").getByRole("link", { name: "Home", exact: true }).tap();
  await page.waitForURL(`${site.origin}/`);
  await page.waitForSelector("#site-menu", { state: "hidden" });
});

it("closes when the link of the page one is on is chosen", async () => {
  const { page } = await site.visit("/contact/", onPhone);
  await page.getByRole("button", { name: "Menu", exact: true }).tap();
  await page.locator("#site-menu").getByRole("link", { name: "Contact", exact: true }).tap();
  await page.waitForSelector("#site-menu", { state: "hidden" });
});

it("closes on Escape and gives focus back to its button", async () => {
  const { page } = await site.visit("/contact/", { viewport: PHONE });
  const toggle = page.getByRole("button", { name: "Menu", exact: true });
  await toggle.focus();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  expect(await page.evaluate(() => document.activeElement?.closest("#site-menu")?.id)).toBe("site-menu");
  await page.keyboard.press("Escape");
  expect(await page.locator("#site-menu").isVisible()).toBe(false);
  expect(await toggle.evaluate((element) => element === document.activeElement)).toBe(true);
});

it("keeps the page behind still and out of reach while it is open", async () => {
  const { page } = await site.visit("/contact/", { viewport: PHONE });
  await page.getByRole("button", { name: "Menu", exact: true }).click();
  await page.mouse.move(200, 500);
  await page.mouse.wheel(0, 3000);
  await page.waitForTimeout(200);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  expect(await page.locator("main").evaluate((main: HTMLElement) => main.inert)).toBe(true);
  await page.keyboard.press("Escape");
  expect(await page.locator("main").evaluate((main: HTMLElement) => main.inert)).toBe(false);
});

it("works without scripts", async () => {
  const { page } = await site.visit("/contact/", { ...onPhone, javaScriptEnabled: false });
  await page.locator(".top-bar__toggle").tap();
  expect(await page.locator("#site-menu").isVisible()).toBe(true);
  await page.locator("#site-menu").getByRole("link", { name: "Home", exact: true }).tap();
  await page.waitForURL(`${site.origin}/`);
  expect(await page.locator("#site-menu").isVisible()).toBe(false);
});
