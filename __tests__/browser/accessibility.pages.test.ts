import type { Page } from "playwright-core";
import { STILL, violations } from "../support/axe";
import { pagesToVisit } from "../support/content";
import { DESKTOP, PHONE, siteForTests, waitForReact } from "../support/site";

const paths = [...pagesToVisit(), "/no-such-page/"];
const SIZES = { phone: PHONE, desktop: DESKTOP };

const site = siteForTests();
/** All pages are read in one tab: a new one each would take twice as long. */
let tab: Page;
beforeAll(async () => {
  tab = await site.openTab(STILL);
});

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
