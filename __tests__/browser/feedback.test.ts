import type { Page } from "playwright-core";
import { fillIn } from "../support/contact-form";
import { delayAfter } from "../support/delay";
import { siteForTests } from "../support/site";

const site = siteForTests();

it("has a region named Notifications that Alt+T reaches, at the bottom right", async () => {
  const { page } = await site.visit("/contact/");
  await fillIn(page);
  await page.route("**/mail.php", (route) => route.abort());
  await page.getByRole("button", { name: "Send Message" }).click();
  const region = page.getByRole("region", { name: /^Notifications/ });
  const note = region.getByText("Error connecting to server.");
  await note.waitFor();
  await page.keyboard.press("Alt+KeyT");
  expect(await page.evaluate(() => document.activeElement?.closest("section")?.getAttribute("aria-label"))).toMatch(
    /^Notifications/,
  );
  const box = await note.boundingBox();
  expect(box?.x).toBeGreaterThan(1440 / 2);
  expect(box?.y).toBeGreaterThan(900 / 2);
});

/** When the tooltip says this, in the page's own time. */
function tooltipShown(page: Page, label: string): Promise<number> {
  return page.evaluate(
    (text) =>
      new Promise<number>((done) => {
        new MutationObserver((_records, observer) => {
          if (document.querySelector("[role=tooltip]")?.textContent !== text) return;
          observer.disconnect();
          done(performance.now());
        }).observe(document.body, { childList: true, subtree: true, characterData: true });
      }),
    label,
  );
}

it("opens a tooltip after 700 ms, and the next one at once", async () => {
  const { page } = await site.visit("/contact/");
  const links = page.locator("main .social-links__link");
  await links.first().scrollIntoViewIfNeeded();
  const first = await delayAfter(links.nth(0), "pointermove", 700, tooltipShown(page, "Instagram"), () =>
    links.nth(0).hover(),
  );
  expect(first.delay).toBeGreaterThanOrEqual(690);
  expect(first.delay - first.late).toBeLessThan(900);
  // A hand moves, it does not jump: while the pointer may be on its way to the tooltip, others stay closed.
  const box = await links.nth(1).boundingBox();
  const next = await delayAfter(links.nth(1), "pointermove", 700, tooltipShown(page, "Facebook"), () =>
    page.mouse.move((box?.x ?? 0) + 20, (box?.y ?? 0) + 20, { steps: 12 }),
  );
  expect(next.delay - next.late).toBeLessThan(300);
});

it("logs the path that was not found", async () => {
  const { problems } = await site.visit("/no/such/page/");
  const logged = problems.filter((problem) => problem.startsWith("error:") && problem.includes("/no/such/page/"));
  expect(logged).toHaveLength(1);
});

it("shows a screen of its own when a page breaks, and a way home", async () => {
  const { page } = await site.visit("/");
  await page.route("**/page-data/about/page-data.json", async (route) => {
    const response = await route.fetch();
    const data = (await response.json()) as { result: { data: { aboutPage: unknown } } };
    data.result.data.aboutPage = null;
    await route.fulfill({ response, json: data });
  });
  await page.locator(".footer").getByRole("link", { name: "About", exact: true }).click();
  await page.getByRole("heading", { name: "Unexpected Application Error!", level: 1 }).waitFor();
  await page.getByText("The data layer has no about page").waitFor();
  await page.getByRole("link", { name: "Back to the home page" }).click();
  await page.waitForURL(`${site.origin}/`);
  await page.locator(".home-hero").waitFor();
});

it("opens the legal texts in dialogs, without scripts too", async () => {
  for (const javaScriptEnabled of [true, false]) {
    const { page } = await site.visit("/contact/", { javaScriptEnabled });
    for (const title of ["Privacy Policy", "Terms of Service"]) {
      await page.getByRole("button", { name: title }).click();
      const dialog = page.getByRole("dialog", { name: title });
      expect(await dialog.isVisible()).toBe(true);
      await dialog.getByRole("button", { name: "Close" }).click();
      expect(await dialog.isVisible()).toBe(false);
    }
  }
});
