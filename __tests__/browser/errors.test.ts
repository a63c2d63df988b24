import type { Page } from "playwright-core";
import { addresses } from "../../src/lib/addresses";
import { words } from "../../src/lib/words";
import { arrived, siteForTests, barLink } from "../support/site";
import { PLAIN_PAGE } from "../support/content";

const site = siteForTests();
const SCREEN = { name: words.frame.broken };

/** Has something fail from the first script on: React may come by itself, where the pointer lies over the new page. */
const fails = (script: () => void) => (page: Page) => page.addInitScript(script);

it("shows the specified screen when an effect of the layout fails, which no page's boundary is around", async () => {
  const { page } = await site.visit(PLAIN_PAGE, {
    hydrated: false,
    onPage: fails(() => {
      const matches = Reflect.get(Element.prototype, "matches");
      const failing = function (this: Element, selector: string) {
        if (selector === ":popover-open") throw new Error("no such selector");
        return matches.call(this, selector);
      };
      Object.assign(Element.prototype, { matches: failing });
    }),
  });
  await page.mouse.move(40, 40);
  await page.getByRole("heading", SCREEN).waitFor();
  expect(await page.getByRole("alert").innerText()).toContain("no such selector");
});

it("shows it when the page cannot be taken over, with a way home", async () => {
  const { page } = await site.visit(PLAIN_PAGE, {
    hydrated: false,
    onPage: fails(() => {
      Date.prototype.getFullYear = () => {
        throw new Error("no calendar");
      };
    }),
  });
  await page.mouse.move(40, 40);
  await page.getByRole("heading", SCREEN).waitFor();
  await page.getByRole("link", { name: words.actions.backToHome }).click();
  await page.waitForURL((url) => url.pathname === "/");
  await page.locator("h1").waitFor();
});

it("shows it in a page that fails, between the bar and the foot, until another page is chosen", async () => {
  const { page } = await site.visit(PLAIN_PAGE);
  await page.evaluate(() => {
    const add = Reflect.get(window, "addEventListener");
    const failing = (...given: Parameters<typeof add>) => {
      // What only the portfolio listens to.
      if (given[0] === "popstate") throw new Error("no way back");
      add(...given);
    };
    Object.assign(window, { addEventListener: failing });
  });
  await barLink(page, addresses.portfolio).click();
  await page.getByRole("main").getByRole("heading", SCREEN).waitFor();
  await barLink(page, PLAIN_PAGE).click();
  await arrived(page, PLAIN_PAGE);
  await page.getByRole("heading", SCREEN).waitFor({ state: "detached" });
  await page.locator("h1").waitFor();
});
