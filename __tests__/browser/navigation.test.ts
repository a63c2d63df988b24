import { siteForTests } from "../support/site";

const site = siteForTests();

it.each([
  ["/", "Home"],
  ["/about/", "About"],
  ["/services/", "Services"],
  ["/services/web-design/", "Services"],
  ["/portfolio/", "Portfolio"],
  ["/projects/ecoshop-mobile-app/", "Portfolio"],
  ["/contact/", "Contact"],
])("on %s the link %s is current", async (path, label) => {
  const { page } = await site.visit(path);
  const current = page.locator(".site-menu__link[aria-current=page]");
  expect((await current.allInnerTexts()).map((text) => text.trim())).toEqual([label]);
});

it("marks no link of the bar on a page that is not in it", async () => {
  const { page } = await site.visit("/pricing/");
  expect(await page.locator(".site-menu__link[aria-current]").count()).toBe(0);
});

it("goes to the top of the next page, tells its name, and comes back to where one was", async () => {
  const { page } = await site.visit("/");
  await page.getByRole("link", { name: "View All Services" }).scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => window.scrollY);
  expect(before).toBeGreaterThan(500);
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await page.getByRole("link", { name: "View All Services" }).click();
  await page.waitForURL("**/services/");
  await page.waitForFunction(() => window.scrollY === 0);
  expect(await page.evaluate(() => "sameDocument" in window)).toBe(true);
  const heading = await page.locator("h1").innerText();
  await page.waitForFunction(
    (name) => document.querySelector("#gatsby-announcer")?.textContent.includes(name),
    heading.replace(/\s+/g, " "),
  );
  expect(await page.evaluate(() => document.activeElement?.id)).toBe("gatsby-focus-wrapper");
  await page.goBack();
  await page.waitForFunction((y) => Math.abs(window.scrollY - y) < 40, before);
});

it("comes back to where one was, also where the address names a part of the page", async () => {
  const { page } = await site.visit("/services/");
  await page.locator("main nav a[href='#product-design']").click();
  await page.waitForURL("**/services/#product-design");
  await page.locator("#web-design .arrow-link").scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => window.scrollY);
  await page.locator("#web-design .arrow-link").click();
  await page.waitForURL("**/services/web-design/");
  await page.waitForFunction(() => window.scrollY === 0);
  await page.goBack();
  await page.waitForURL("**/services/#product-design");
  await page.locator("#web-design").waitFor();
  // What scripts do about it comes after what the browser does.
  await page.waitForTimeout(500);
  expect(Math.abs((await page.evaluate(() => window.scrollY)) - before)).toBeLessThan(40);
});

it("updates the title with the page", async () => {
  const { page } = await site.visit("/");
  const home = await page.title();
  await page.getByRole("link", { name: "Contact", exact: true }).first().click();
  await page.waitForURL("**/contact/");
  await page.waitForFunction((title) => document.title !== title, home);
});

it("skips to the content", async () => {
  const { page } = await site.visit("/");
  await page.keyboard.press("Tab");
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe("Skip to content");
  await page.keyboard.press("Enter");
  expect(await page.evaluate(() => document.activeElement?.id)).toBe("main");
});

it.each(["", "/"])("reaches every address of the specification in at most one redirect (end %j)", async (end) => {
  const paths = [
    "/about",
    "/services",
    "/services/social-media-services",
    "/portfolio",
    "/projects/seo-&-content-marketing-local-retailer",
    "/projects/paid-ads-–-google-search-campaign-for-saas-startup",
    "/projects/social-media-–-instagram-growth-campaign",
    "/testimonials",
    "/contact",
    "/pricing",
  ];
  for (const path of paths) {
    const first = await fetch(site.origin + encodeURI(path) + end, { redirect: "manual" });
    if (end === "/") expect([path, first.status]).toEqual([path, 200]);
    else expect([path, first.status]).toEqual([path, 301]);
    const last = await fetch(site.origin + encodeURI(path) + end);
    expect([path, last.status]).toEqual([path, 200]);
    expect(await last.text()).toContain("<h1");
  }
});

it.each(["/nope", "/services/nope", "/a/b/c/", "/nope.jpg"])(
  "answers %s with the not-found page and 404",
  async (path) => {
    const answer = await fetch(site.origin + path);
    expect(answer.status).toBe(404);
    expect(await answer.text()).toContain("Oops! Page not found");
  },
);
