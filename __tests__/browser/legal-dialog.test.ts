import type { BrowserContextOptions, Locator, Page } from "playwright-core";
import { words } from "../../src/lib/words";
import { PLAIN_PAGE } from "../support/content";
import { describeLegalText } from "../support/legal-text";
import { readPdf } from "../support/read-pdf";
import { arrived, siteForTests, type Visit, barLink } from "../support/site";

describeLegalText(({ title, paragraphs }) => {
  const site = siteForTests();

  /**
   * As a browser does that knows popovers, but neither the buttons' `command` (Chrome before 135, Safari before 26.2) nor a
   * dialog's `closedby`.
   */
  async function withoutCommands(page: Page): Promise<void> {
    await page.addInitScript(() => {
      Reflect.deleteProperty(HTMLButtonElement.prototype, "commandForElement");
      Reflect.deleteProperty(HTMLDialogElement.prototype, "closedBy");
    });
    await page.route(
      (url) => decodeURI(url.pathname) === PLAIN_PAGE,
      async (route) => {
        const response = await route.fetch();
        const body = (await response.text()).replaceAll(/(?<= )(?=(?:commandfor|closedby)=)/g, "data-");
        await route.fulfill({ response, body });
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
      visit = await site.visit(PLAIN_PAGE, options);
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
      else await dialog(page).getByRole("button", { name: words.actions.close }).press("Enter");
      await dialog(page).waitFor({ state: "hidden" });
      expect(await opener(page).evaluate((button) => button === document.activeElement)).toBe(true);
    });

    it("a legal text closes on a click beside it", async () => {
      await visit.page.mouse.click(20, 20);
      await dialog(visit.page).waitFor({ state: "hidden" });
    });

    it("the page behind a legal text stays where it is", async () => {
      const { page } = visit;
      // Its rule comes with the sheet for what is not seen at first.
      const isHeld = () => page.evaluate(() => getComputedStyle(document.documentElement).overflow === "hidden");
      while (!(await isHeld())) await page.waitForTimeout(50);
      const before = await page.evaluate(() => [scrollY, document.body.clientWidth]);
      await page.mouse.move(20, 20);
      await page.mouse.wheel(0, -600);
      await page.waitForTimeout(150);
      expect(await page.evaluate(() => [scrollY, document.body.clientWidth])).toEqual(before);
    });
  });

  // Without scripts only the browser closes it.
  it.each(KINDS.slice(0, 2))(
    "%s, a legal text stays open while its words are selected beyond its edge",
    async (...kind) => {
      const [, options, prepare] = kind;
      const { page } = await site.visit(PLAIN_PAGE, options);
      await prepare(page);
      await opener(page).click();
      const { x, y } = await middleOf(dialog(page).locator("p").first());
      await page.mouse.move(x, y);
      await page.mouse.down();
      await page.mouse.move(20, y, { steps: 5 });
      await page.mouse.up();
      await page.waitForTimeout(150);
      expect(await dialog(page).isVisible()).toBe(true);
    },
  );

  async function middleOf(place: Locator): Promise<{ x: number; y: number }> {
    const { x = 0, y = 0, width = 0, height = 0 } = (await place.boundingBox()) ?? {};
    return { x: x + width / 2, y: y + height / 2 };
  }

  it("a legal text is left with the page it lies on: the way back closes it", async () => {
    const { page } = await site.visit("/");
    await barLink(page, PLAIN_PAGE).click();
    await arrived(page, PLAIN_PAGE);
    await opener(page).click();
    await dialog(page).waitFor();
    await page.goBack();
    await page.waitForURL((url) => url.pathname === "/");
    await dialog(page).waitFor({ state: "hidden" });
    expect(await page.evaluate(() => document.activeElement?.closest("footer, dialog"))).toBeNull();
    await page.goForward();
    await arrived(page, PLAIN_PAGE);
    expect(await dialog(page).isVisible()).toBe(false);
  });

  it("a legal text that is open is what is printed, whole and alone", async () => {
    const { page } = await site.visit(PLAIN_PAGE);
    await page.waitForFunction(() => document.head.lastElementChild?.matches("link[media=all]"));
    await page.waitForLoadState("networkidle");
    await opener(page).click();
    await dialog(page).waitFor();
    const { pages } = readPdf(await page.pdf({ format: "A4" }));
    const inLine = (said: string) => said.replace(/\s+/g, " ").trim();
    const printed = inLine(pages.flatMap(({ texts }) => texts.map((line) => line.text)).join(" "));
    expect(printed).toBe(inLine([title, ...paragraphs].join(" ")));
  });
});
