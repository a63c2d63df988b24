import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import type { BrowserContextOptions, Page } from "playwright-core";
import { legal } from "../../src/content/collections";
import { siteForTests, type Visit } from "../support/site";

const { texts } = legal.parse(JSON.parse(readFileSync(resolve("data/legal.json"), "utf8")));
const title = texts[0]?.title ?? "";

const site = siteForTests();

/** As a browser does that knows popovers, but not the buttons' `command` (Chrome before 135, Safari before 26.2). */
async function withoutCommands(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Reflect.deleteProperty(HTMLButtonElement.prototype, "commandForElement");
  });
  await page.route(
    (url) => url.pathname === "/about/",
    async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: (await response.text()).replaceAll("commandfor=", "data-commandfor=") });
    },
  );
  await page.reload();
  await page.keyboard.press("Shift");
  await page.waitForSelector("html[data-hydrated]", { state: "attached" });
}

const dialog = (page: Page) => page.getByRole("dialog", { name: title });
const opener = (page: Page) => page.locator("footer button", { hasText: title });

/** Where the focus is: in the dialog, in the page behind it, or in neither, where the browser's own controls are. */
function focusIn(page: Page): Promise<string> {
  return page.evaluate(() => {
    const focused = document.activeElement;
    if (focused === null || focused === document.body) return "browser";
    return focused.closest("dialog") === null ? `page: ${focused.textContent}` : "dialog";
  });
}

const KINDS: [string, BrowserContextOptions, (page: Page) => Promise<void>][] = [
  ["in a browser that knows the buttons' command", {}, () => Promise.resolve()],
  ["in one that does not", {}, withoutCommands],
  ["without scripts", { javaScriptEnabled: false }, () => Promise.resolve()],
];

describe.each(KINDS)("%s", (_kind, options, prepare) => {
  let visit: Visit;
  beforeEach(async () => {
    visit = await site.visit("/about/", options);
    await prepare(visit.page);
    await opener(visit.page).focus();
    await visit.page.keyboard.press("Enter");
    await dialog(visit.page).waitFor();
  });

  it("a legal text has the focus once it is open, and keeps it from the page behind", async () => {
    const { page } = visit;
    expect(await focusIn(page)).toBe("dialog");
    for (let presses = 0; presses < 5; presses++) {
      await page.keyboard.press("Tab");
      expect(await focusIn(page)).not.toMatch(/^page/);
      expect(await dialog(page).isVisible()).toBe(true);
    }
  });

  it.each(["Escape", "its button"])("a legal text closes on %s, and the focus is back", async (way) => {
    const { page } = visit;
    if (way === "Escape") await page.keyboard.press("Escape");
    else await dialog(page).getByRole("button", { name: "Close" }).press("Enter");
    await dialog(page).waitFor({ state: "hidden" });
    expect(await opener(page).evaluate((button) => button === document.activeElement)).toBe(true);
  });

  it("a legal text closes on a click beside it", async () => {
    await visit.page.mouse.click(20, 20);
    await dialog(visit.page).waitFor({ state: "hidden" });
  });
});
