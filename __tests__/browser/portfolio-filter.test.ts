import type { Page } from "playwright-core";
import { content } from "../support/content";
import { DESKTOP, siteForTests, waitForReact } from "../support/site";

const { categories, empty } = content.pages.portfolio;
const portfolio = content.projects.filter(({ portfolioOrder }) => portfolioOrder !== undefined);
const inOrder = portfolio
  .toSorted((a, b) => (a.portfolioOrder ?? 0) - (b.portfolioOrder ?? 0))
  .map(({ title }) => title);

const site = siteForTests();

const filter = (page: Page) => page.getByRole("form", { name: "Filter by category" }).getByRole("button");
const choice = (page: Page, category: string) =>
  page.locator(category === "All" ? "form button:not([name])" : `form button[value="${category}"]`);

async function titles(page: Page): Promise<string[]> {
  return page.locator("main article h3").allInnerTexts();
}

async function pressed(page: Page): Promise<string | null> {
  const buttons = page.locator("form button[aria-pressed=true]");
  expect(await buttons.count()).toBe(1);
  return buttons.getAttribute("value");
}

it("starts at All, with 13 buttons and 12 projects in their order", async () => {
  const { page } = await site.visit("/portfolio/");
  expect(await filter(page).count()).toBe(13);
  expect(await choice(page, "All").getAttribute("aria-pressed")).toBe("true");
  expect(await titles(page)).toEqual(inOrder);
});

it("loses no click on the bar while the cards go to their places", async () => {
  const page = await site.openTab({ reducedMotion: "no-preference", viewport: DESKTOP });
  await page.goto(`${site.origin}/portfolio/`);
  await waitForReact(page);
  const { x = 0, y = 0, width = 0, height = 0 } = (await page.locator("header a[href='/about/']").boundingBox()) ?? {};
  await choice(page, categories[0] ?? "").click();
  await page.mouse.move(x + width / 2, y + height / 2);
  await page.waitForFunction(() => document.getAnimations().some(({ effect }) => effect?.getTiming().duration === 240));
  await page.mouse.click(x + width / 2, y + height / 2);
  await page.waitForURL("**/about/", { timeout: 5000 });
  await page.context().close();
});

it("shows exactly the projects of each category, announces how many, and keeps the choice in the address", async () => {
  const { page, problems } = await site.visit("/portfolio/");
  for (const category of categories) {
    await choice(page, category).click();
    const expected = portfolio.filter((project) => project.category === category).map(({ title }) => title);
    await page.waitForFunction((name) => new URLSearchParams(location.search).get("category") === name, category);
    await page.waitForSelector(`form button[aria-pressed=true][value="${category}"]`);
    // The button answers at once; the cards come with the next frame but one.
    await page.waitForFunction(
      ([name, count]) => {
        const cards = [...document.querySelectorAll<HTMLElement>("[data-category]")];
        return cards.length === count && cards.every(({ dataset }) => dataset.category === name);
      },
      [category, expected.length] as const,
    );
    expect((await titles(page)).sort()).toEqual(expected.sort());
    expect(await pressed(page)).toBe(category);
    expect(await page.locator(".project-browser [role=status]").textContent()).toMatch(
      new RegExp(`^${expected.length === 0 ? "(?:0|No)" : String(expected.length)} project`),
    );
  }
  await choice(page, "All").click();
  await page.waitForFunction(() => document.querySelectorAll("main article").length === 12);
  expect(problems).toEqual([]);
});

it("shows an empty sheet for Digital Marketing, whose one project is misspelled, and a way on", async () => {
  const { page } = await site.visit("/portfolio/");
  await choice(page, "Digital Marketing").click();
  await page.getByRole("heading", { name: empty.title }).waitFor();
  expect(await titles(page)).toEqual([]);
  await page.getByRole("button", { name: "See all projects" }).click();
  await page.waitForFunction(() => document.querySelectorAll("main article").length === 12);
});

it("reads the address, and goes back and forward through choices", async () => {
  const { page, problems } = await site.visit("/portfolio/?category=Branding+%26+Design");
  expect(await pressed(page)).toBe("Branding & Design");
  expect(await page.locator("main article").count()).toBe(1);
  await choice(page, "Web Application").click();
  await page.waitForFunction(() => location.search.includes("Web"));
  await page.goBack();
  await page.waitForFunction(
    () => document.querySelector("button[aria-pressed=true]")?.getAttribute("value") === "Branding & Design",
  );
  await page.goForward();
  await page.waitForFunction(
    () => document.querySelector("button[aria-pressed=true]")?.getAttribute("value") === "Web Application",
  );
  expect(problems).toEqual([]);
});

it("keeps the choice when one comes back from a case study", async () => {
  const { page } = await site.visit("/portfolio/?category=Web+Application");
  await page.locator("main article a").click();
  await page.waitForURL("**/projects/**");
  await page.goBack();
  await page.waitForURL("**/portfolio/?category=Web+Application");
  await page.waitForFunction(() => document.querySelectorAll("main article").length === 1);
});

it("shows all again when the bar's link to the page is followed, as a full load does", async () => {
  const { page, problems } = await site.visit("/portfolio/");
  await choice(page, categories[0] ?? "").click();
  await page.waitForURL("**/portfolio/?category=*");
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Portfolio", exact: true }).click();
  await page.waitForURL("**/portfolio/");
  expect(await pressed(page)).toBe("");
  expect(await titles(page)).toEqual(inOrder);
  expect(problems).toEqual([]);
});

it("shows all for a category it does not know", async () => {
  const { page } = await site.visit("/portfolio/?category=Weaving");
  expect(await page.locator("main article").count()).toBe(12);
});

it("works by keyboard", async () => {
  const { page } = await site.visit("/portfolio/");
  await choice(page, "Product Design").focus();
  await page.keyboard.press("Enter");
  await page.waitForFunction(() => document.querySelectorAll("main article").length === 1);
  expect(await choice(page, "Product Design").evaluate((button) => button === document.activeElement)).toBe(true);
});

it("submits by itself without scripts and shows all", async () => {
  const { page } = await site.visit("/portfolio/", { javaScriptEnabled: false });
  await choice(page, "Web Application").click();
  await page.waitForURL("**/portfolio/?category=Web+Application#projects");
  expect(await page.locator("main article").count()).toBe(12);
});

it("honours a choice that was made by the form before scripts came", async () => {
  const { page } = await site.visit("/portfolio/?category=Web+Application", { hydrated: false });
  await waitForReact(page);
  await page.waitForFunction(() => document.querySelectorAll("main article").length === 1);
});
