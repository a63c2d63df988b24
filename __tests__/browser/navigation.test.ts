import type { Locator, Page } from "playwright-core";
import { addresses } from "../../src/lib/addresses";
import { slugIn } from "../../src/lib/slug";
import { words } from "../../src/lib/words";
import { barLabel, barLinks, content, expectedPages, pathOf } from "../support/content";
import { arrived, siteForTests, barLink, waitForReact } from "../support/site";

const site = siteForTests();

it.each<[path: string, label: string]>([
  ...barLinks.map(({ path, label }): [string, string] => [path, label]),
  [pathOf("services", content.services[0]?.title ?? ""), barLabel(addresses.services)],
  [pathOf("projects", content.projects[0]?.title ?? ""), barLabel(addresses.portfolio)],
])("on %s the link %s is current", async (path, label) => {
  const { page } = await site.visit(path);
  const current = page.locator(".site-menu__link[aria-current=page]");
  expect((await current.allInnerTexts()).map((text) => text.trim())).toEqual([label]);
});

const apart = [...expectedPages().keys()].filter(
  (path) =>
    !path.startsWith(addresses.projects) &&
    !barLinks.some((link) => (link.path === "/" ? path === "/" : path.startsWith(link.path))),
);

// What is not there is never in it.
it.each([...apart, "/no/such/page/"])("marks no link of the bar on %s, which is not in it", async (path) => {
  const { page } = await site.visit(path);
  expect(await page.locator(".site-menu__link[aria-current]").count()).toBe(0);
});

/** Follows a link. @returns How far down the page was then: whoever clicks may have to scroll to the link before. */
async function follow(page: Page, link: Locator): Promise<number> {
  await page.evaluate(() => {
    addEventListener("click", () => Object.assign(window, { clickedAt: window.scrollY }), {
      capture: true,
      once: true,
    });
  });
  await link.click();
  return page.evaluate(() => Number(Reflect.get(window, "clickedAt")));
}

/** Waits until a page is again as far down as it was, and stays there. */
async function expectPlace(page: Page, before: number): Promise<void> {
  const isThere = (place: number) => Math.abs(window.scrollY - place) < 40;
  await page.waitForFunction(isThere, before);
  // What scripts do about it comes after what the browser does.
  await page.waitForTimeout(500);
  expect(Math.abs((await page.evaluate(() => window.scrollY)) - before)).toBeLessThan(40);
}

it("goes to the top of the next page, tells its name, and comes back to where one was", async () => {
  const { page } = await site.visit("/");
  const link = page.getByRole("link", { name: words.actions.viewServices });
  await link.scrollIntoViewIfNeeded();
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  const before = await follow(page, link);
  expect(before).toBeGreaterThan(500);
  await arrived(page, addresses.services);
  await page.waitForFunction(() => window.scrollY === 0);
  expect(await page.evaluate(() => "sameDocument" in window)).toBe(true);
  const heading = await page.locator("h1").innerText();
  await page.waitForFunction(
    (name) => document.querySelector("#gatsby-announcer")?.textContent.includes(name),
    heading.replace(/\s+/g, " "),
  );
  expect(await page.evaluate(() => document.activeElement?.id)).toBe("gatsby-focus-wrapper");
  await page.goBack();
  await expectPlace(page, before);
});

it("comes back to where one was, also where one had come there before the site's scripts", async () => {
  const { page } = await site.visit("/", { hydrated: false });
  const link = page.getByRole("link", { name: words.actions.viewServices });
  await link.scrollIntoViewIfNeeded();
  expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(500);
  await link.hover();
  await waitForReact(page);
  const before = await follow(page, link);
  await arrived(page, addresses.services);
  await page.waitForFunction(() => window.scrollY === 0);
  await page.goBack();
  await expectPlace(page, before);
});

it("comes back to where one was, also where the address names a part of the page", async () => {
  const { services } = content.pages.services;
  const [early, late] = [services[1] ?? services[0], services.at(-1)].map((title = "") => ({
    id: slugIn(pathOf("services", title)),
    title,
  }));
  const isAtEarly = ({ pathname, hash }: URL) => decodeURI(pathname + hash) === `${addresses.services}#${early?.id}`;
  const { page } = await site.visit(addresses.services);
  await page.locator(`main nav a[href="#${early?.id}"]`).click();
  await page.waitForURL(isAtEarly);
  const entry = page.locator(`[id="${late?.id}"]`);
  await entry.locator(".arrow-link").scrollIntoViewIfNeeded();
  const before = await follow(page, entry.locator(".arrow-link"));
  await arrived(page, pathOf("services", late?.title ?? ""));
  await page.waitForFunction(() => window.scrollY === 0);
  await page.goBack();
  await page.waitForURL(isAtEarly);
  await expectPlace(page, before);
});

it("updates the title with the page", async () => {
  const { page } = await site.visit("/");
  const home = await page.title();
  await barLink(page, addresses.contact).click();
  await arrived(page, addresses.contact);
  await page.waitForFunction((title) => document.title !== title, home);
});

it("skips to the content", async () => {
  const { page } = await site.visit("/");
  await page.keyboard.press("Tab");
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(words.frame.skip);
  await page.keyboard.press("Enter");
  expect(await page.evaluate(() => document.activeElement?.id)).toBe("main");
});

it.each(["", "/"])("reaches every page in at most one redirect (end %j)", async (end) => {
  const paths = [...expectedPages().keys()].filter((path) => path !== "/").map((path) => path.slice(0, -1));
  for (const path of paths) {
    const first = await fetch(site.origin + encodeURI(path) + end, { redirect: "manual" });
    if (end === "/") expect([path, first.status]).toEqual([path, 200]);
    else expect([path, first.status]).toEqual([path, 301]);
    const last = await fetch(site.origin + encodeURI(path) + end);
    expect([path, last.status]).toEqual([path, 200]);
    expect(await last.text()).toContain("<h1");
  }
});

it.each(["/nope", `${addresses.services}nope`, "/a/b/c/", "/nope.jpg"])(
  "answers %s with the not-found page and 404",
  async (path) => {
    const answer = await fetch(site.origin + path);
    expect(answer.status).toBe(404);
    expect(await answer.text()).toContain(content.pages.notFound.title);
  },
);
