import axe from "axe-core";
import type { Page } from "playwright-core";
import { MAX_LENGTHS } from "../../src/contact-form/fields";
import { addresses } from "../../src/lib/addresses";
import { filled, words } from "../../src/lib/words";
import { describeForm, fillIn, notifications } from "../support/contact-form";
import { pagesToVisit } from "../support/content";
import { describeLegalText } from "../support/legal-text";
import { DESKTOP, PHONE, siteForTests, waitForReact } from "../support/site";

const paths = [...pagesToVisit(), "/no-such-page/"];
const SIZES = { phone: PHONE, desktop: DESKTOP };
const LEVELS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** What is read stands still: of letters that are half faded in, axe would say that nobody can read them. */
const STILL = { reducedMotion: "reduce" } as const;

declare global {
  interface Window {
    readonly axe: typeof axe;
  }
}

const site = siteForTests();
/** All pages are read in one tab: a new one each would take twice as long. */
let tab: Page;
beforeAll(async () => {
  tab = await site.openTab(STILL);
});

async function violations(page: Page): Promise<string[]> {
  const isLoaded = await page.evaluate(() => "axe" in window);
  if (!isLoaded) await page.evaluate(axe.source);
  // Only what is wrong is described: the rest is most of the work.
  const { violations: found } = await page.evaluate((options) => window.axe.run(options), {
    runOnly: LEVELS,
    resultTypes: ["violations" as const],
  });
  return found.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.target.join(" ")} ${node.failureSummary ?? ""}`),
  );
}

it.each(paths)("axe finds nothing on %s on a phone and on a desktop, in both themes", async (path) => {
  await tab.goto(site.origin + encodeURI(path));
  await waitForReact(tab);
  for (const [size, viewport] of Object.entries(SIZES)) {
    await tab.setViewportSize(viewport);
    for (const colorScheme of ["light", "dark"] as const) {
      await tab.emulateMedia({ colorScheme });
      expect([size, colorScheme, await violations(tab)]).toEqual([size, colorScheme, []]);
    }
  }
});

describe.each(["light", "dark"] as const)("in the %s theme", (colorScheme) => {
  const still = { ...STILL, colorScheme };

  it("axe finds nothing with the menu open on a phone", async () => {
    const { page } = await site.visit("/", { ...still, viewport: PHONE });
    await page.getByRole("button", { name: words.frame.menu, exact: true }).click();
    expect(await violations(page)).toEqual([]);
  });

  it("axe finds nothing with the services open on a desktop", async () => {
    const { page } = await site.visit("/", still);
    await page.getByRole("button", { name: words.frame.allServices }).click();
    expect(await violations(page)).toEqual([]);
  });

  describeForm(() => {
    it("axe finds nothing with faults shown in the form", async () => {
      const { page } = await site.visit(addresses.contact, still);
      await page.locator("[name=email]").fill("ada");
      await page.getByRole("button", { name: words.actions.send }).click();
      await page.getByText(words.form.missingFirstName).waitFor();
      expect(await violations(page)).toEqual([]);
    });

    it("axe finds nothing with a text that is too long and with a whole page as the answer", async () => {
      const { page } = await site.visit(addresses.contact, { ...still, viewport: PHONE });
      await fillIn(page);
      await page.route("**/mail.php", (route) =>
        route.fulfill({ status: 502, body: "<p>Bad gateway</p>".repeat(300) }),
      );
      await page.getByRole("button", { name: words.actions.send }).click();
      await page.getByRole("region", { name: words.form.answer }).waitFor();
      await notifications(page).getByRole("listitem").waitFor();
      expect(await violations(page)).toEqual([]);
      await page.locator("[name=message]").fill("m".repeat(MAX_LENGTHS.message + 1));
      await page
        .getByText(filled(words.form.tooMany, { count: "1" }))
        .first()
        .waitFor();
      expect(await violations(page)).toEqual([]);
    });
  });

  describeLegalText(({ title }) => {
    it("axe finds nothing with a legal text open", async () => {
      const { page } = await site.visit(addresses.contact, still);
      await page.getByRole("button", { name: title }).click();
      expect(await violations(page)).toEqual([]);
    });
  });
});
