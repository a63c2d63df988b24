import type { Page } from "playwright-core";
import { addresses } from "../../src/lib/addresses";
import { slugIn } from "../../src/lib/slug";
import { describeForm } from "../support/contact-form";
import { content, pathOf } from "../support/content";
import { arrived, siteForTests } from "../support/site";

const site = siteForTests();

/** A part of the catalogue, by what stands there. */
const [service = ""] = content.pages.services.services;
const slug = slugIn(pathOf("services", service));
const PLACE = `${addresses.services}?a=1#${encodeURIComponent(slug)}`;

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

describeForm(() => {
  it("keeps what is typed into a page that was opened before a deployment", async () => {
    let asked: Promise<unknown> = Promise.resolve();
    // Before the page is there: React may come by itself where the pointer lies over it.
    const onPage = (opened: Page) => {
      asked = opened.waitForResponse("**/page-data/app-data.json*");
      return deployAnother(opened);
    };
    const { page } = await site.visit(addresses.contact, { hydrated: false, onPage });
    const loads = countLoads(page);
    await page.locator("[name=firstName]").pressSequentially("Ada");
    await asked;
    await page.locator("[name=message]").pressSequentially("We need a new shop, with a blog, before the summer.");
    await page.waitForTimeout(500);
    expect(await page.locator("[name=firstName]").inputValue()).toBe("Ada");
    expect(await page.locator("[name=message]").inputValue()).toContain("before the summer.");
    expect(loads()).toBe(0);
  });

  it("leads to the page that was chosen, with its query, when its script is no longer there", async () => {
    const { page } = await site.visit(pathOf("services", service));
    await removeScripts(page);
    const link = page.locator(`main a[href^="${addresses.contact}?"]`).first();
    const address = await link.getAttribute("href");
    await link.click();
    await arrived(page, addresses.contact);
    await page.waitForLoadState();
    expect(page.url()).toBe(site.origin + (address ?? ""));
    expect(await page.locator("[name=service]").inputValue()).not.toBe("");
  });
});

it("leads to the part of the page that was chosen, too", async () => {
  const { page } = await site.visit(addresses.portfolio);
  await removeScripts(page);
  await page.evaluate((place) => {
    Reflect.apply(Reflect.get(window, "___navigate") as (to: string) => void, undefined, [place]);
  }, PLACE);
  await arrived(page, addresses.services);
  expect(page.url()).toBe(site.origin + PLACE);
});

it("goes back to a page with its query and part, when its script is no longer there", async () => {
  const { page } = await site.visit(addresses.portfolio);
  await removeScripts(page);
  await page.evaluate((place) => {
    const { href } = location;
    history.replaceState({}, "", place);
    history.pushState({}, "", href);
  }, PLACE);
  await page.goBack();
  await page.locator(`[id="${slug}"]`).waitFor({ state: "attached" });
  expect(page.url()).toBe(site.origin + PLACE);
});
