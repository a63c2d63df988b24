import type { Page } from "playwright-core";
import { siteForTests } from "../support/site";

const site = siteForTests();

/** The host has another build now: its pages' scripts have other names. */
async function deployAnother(page: Page): Promise<void> {
  await page.route("**/page-data/app-data.json*", (route) =>
    route.fulfill({ json: { webpackCompilationHash: "0123456789" } }),
  );
}

async function removeScripts(page: Page): Promise<void> {
  await page.route("**/static/component---*.js", (route) => route.fulfill({ status: 404, body: "" }));
}

/** Counts the documents that a tab loads. */
function countLoads(page: Page): () => number {
  let loads = 0;
  page.on("load", () => loads++);
  return () => loads;
}

it("keeps what is typed into a page that was opened before a deployment", async () => {
  const { page } = await site.visit("/contact/", { hydrated: false });
  const loads = countLoads(page);
  await deployAnother(page);
  const asked = page.waitForResponse("**/page-data/app-data.json*");
  await page.locator("[name=firstName]").pressSequentially("Ada");
  await asked;
  await page.locator("[name=message]").pressSequentially("We need a new shop, with a blog, before the summer.");
  await page.waitForTimeout(500);
  expect(await page.locator("[name=firstName]").inputValue()).toBe("Ada");
  expect(await page.locator("[name=message]").inputValue()).toContain("before the summer.");
  expect(loads()).toBe(0);
});

it("leads to the page that was chosen, with its query, when its script is no longer there", async () => {
  const { page } = await site.visit("/services/web-design/");
  await removeScripts(page);
  const link = page.locator("main a[href*='/contact/?']").first();
  const address = await link.getAttribute("href");
  await link.click();
  await page.waitForURL((url) => url.pathname === "/contact/");
  await page.waitForLoadState();
  expect(page.url()).toBe(site.origin + (address ?? ""));
  expect(await page.locator("[name=service]").inputValue()).not.toBe("");
});

it("leads to the part of the page that was chosen, too", async () => {
  const { page } = await site.visit("/about/");
  await removeScripts(page);
  await page.evaluate(() => {
    Reflect.apply(Reflect.get(window, "___navigate") as (to: string) => void, undefined, ["/services/?a=1#web-design"]);
  });
  await page.waitForURL((url) => url.pathname === "/services/");
  expect(page.url()).toBe(`${site.origin}/services/?a=1#web-design`);
});

it("goes back to a page with its query and part, when its script is no longer there", async () => {
  const { page } = await site.visit("/about/");
  await removeScripts(page);
  await page.evaluate(() => {
    const { href } = location;
    history.replaceState({}, "", "/services/?a=1#web-design");
    history.pushState({}, "", href);
  });
  await page.goBack();
  await page.waitForFunction(() => document.querySelector("#web-design") !== null);
  expect(page.url()).toBe(`${site.origin}/services/?a=1#web-design`);
});
