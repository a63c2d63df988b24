import type { Page } from "playwright-core";
import { addresses } from "../../src/lib/addresses";
import { words } from "../../src/lib/words";
import { content, pathOf, PLAIN_PAGE } from "../support/content";
import {
  ALL,
  ANOTHER,
  EMPTY,
  filteredPath,
  isFilteredBy,
  portfolio,
  resultOf,
  SOME,
  titlesIn,
} from "../support/portfolio";
import { arrived, DESKTOP, siteForTests, waitForReact, barLink } from "../support/site";

const { categories, empty } = content.pages.portfolio;
const inOrder = portfolio.map(({ title }) => title);

const site = siteForTests();

const filter = (page: Page) => page.getByRole("form", { name: words.regions.filter }).getByRole("button");
const choice = (page: Page, category: string) =>
  page.locator(category === ALL ? "form button:not([name])" : `form button[value="${category}"]`);

/** Waits until there are so many cards. */
async function shows(page: Page, count: number): Promise<void> {
  await page.waitForFunction((length) => document.querySelectorAll("main article").length === length, count);
}

async function titles(page: Page): Promise<string[]> {
  return page.locator("main article h3").allInnerTexts();
}

async function pressed(page: Page): Promise<string | null> {
  const buttons = page.locator("form button[aria-pressed=true]");
  expect(await buttons.count()).toBe(1);
  return buttons.getAttribute("value");
}

it("starts at all, with a button for each category and the projects in their order", async () => {
  const { page } = await site.visit(addresses.portfolio);
  expect(await filter(page).count()).toBe(categories.length + 1);
  expect(await choice(page, ALL).getAttribute("aria-pressed")).toBe("true");
  expect(await titles(page)).toEqual(inOrder);
});

it("leads from a blade of the fan to its case study, and names its client under the hand", async () => {
  const page = await site.openTab({ reducedMotion: "reduce", viewport: DESKTOP });
  await page.goto(site.origin + addresses.portfolio, { waitUntil: "load" });
  const blade = page.locator("main svg a").first();
  const client = content.projects.find(({ title }) => title === inOrder[0])?.info.client ?? "";
  const { x = 0, y = 0, width = 0, height = 0 } = (await blade.locator("path").boundingBox()) ?? {};
  expect(await blade.getByText(client).isVisible()).toBe(false);
  await page.mouse.move(x + width / 2, y + height / 2);
  await blade.getByText(client).waitFor();
  await page.mouse.click(x + width / 2, y + height / 2);
  await page.waitForURL(site.origin + encodeURI(pathOf("projects", inOrder[0] ?? "")));
  await page.context().close();
});

it("loses no click on the bar while the cards go to their places", async () => {
  const page = await site.openTab({ reducedMotion: "no-preference", viewport: DESKTOP });
  await page.goto(site.origin + addresses.portfolio);
  await waitForReact(page);
  const { x = 0, y = 0, width = 0, height = 0 } = (await barLink(page, PLAIN_PAGE).boundingBox()) ?? {};
  await choice(page, categories[0] ?? "").click();
  await page.mouse.move(x + width / 2, y + height / 2);
  await page.waitForFunction(() => document.getAnimations().some(({ effect }) => effect?.getTiming().duration === 240));
  await page.mouse.click(x + width / 2, y + height / 2);
  await arrived(page, PLAIN_PAGE);
  await page.context().close();
});

it("shows exactly the projects of each category, announces how many, and keeps the choice in the address", async () => {
  const { page, problems } = await site.visit(addresses.portfolio);
  for (const category of categories) {
    await choice(page, category).click();
    const expected = titlesIn(category);
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
    expect(await page.locator(".project-browser [role=status]").textContent()).toBe(resultOf(category));
  }
  await choice(page, ALL).click();
  await shows(page, portfolio.length);
  expect(problems).toEqual([]);
});

for (const category of EMPTY) {
  it(`shows an empty sheet for ${category}, which has no project, and a way on`, async () => {
    const { page } = await site.visit(addresses.portfolio);
    await choice(page, category).click();
    await page.getByRole("heading", { name: empty.title }).waitFor();
    expect(await titles(page)).toEqual([]);
    await page.getByRole("button", { name: words.actions.seeAllProjects }).click();
    await shows(page, portfolio.length);
  });
}

it("reads the address, and goes back and forward through choices", async () => {
  const { page, problems } = await site.visit(filteredPath(SOME));
  expect(await pressed(page)).toBe(SOME);
  expect(await page.locator("main article").count()).toBe(titlesIn(SOME).length);
  await choice(page, ANOTHER).click();
  await page.waitForURL(isFilteredBy(ANOTHER));
  await page.goBack();
  await page.locator(`form button[aria-pressed=true][value="${SOME}"]`).waitFor();
  await page.goForward();
  await page.locator(`form button[aria-pressed=true][value="${ANOTHER}"]`).waitFor();
  expect(problems).toEqual([]);
});

it("keeps the choice when one comes back from a case study", async () => {
  const { page } = await site.visit(filteredPath(SOME));
  await page.locator("main article a").first().click();
  await arrived(page, pathOf("projects", titlesIn(SOME)[0] ?? ""));
  await page.goBack();
  await page.waitForURL(isFilteredBy(SOME));
  await shows(page, titlesIn(SOME).length);
});

it("shows all again when the bar's link to the page is followed, as a full load does", async () => {
  const { page, problems } = await site.visit(addresses.portfolio);
  await choice(page, categories[0] ?? "").click();
  await page.waitForURL(isFilteredBy(categories[0] ?? ""));
  await barLink(page, addresses.portfolio).click();
  await page.waitForURL(({ search }) => search === "");
  // The address changes first, then what is drawn of it.
  await page.locator('form button[aria-pressed=true][value=""]').waitFor();
  expect(await pressed(page)).toBe("");
  expect(await titles(page)).toEqual(inOrder);
  expect(problems).toEqual([]);
});

it("shows all for a category it does not know", async () => {
  const { page } = await site.visit(filteredPath("Weaving"));
  expect(await page.locator("main article").count()).toBe(portfolio.length);
});

it("works by keyboard", async () => {
  const { page } = await site.visit(addresses.portfolio);
  await choice(page, SOME).focus();
  await page.keyboard.press("Enter");
  await shows(page, titlesIn(SOME).length);
  expect(await choice(page, SOME).evaluate((button) => button === document.activeElement)).toBe(true);
});

it("submits by itself without scripts and shows all", async () => {
  const { page } = await site.visit(addresses.portfolio, { javaScriptEnabled: false });
  await choice(page, SOME).click();
  await page.waitForURL((url) => isFilteredBy(SOME)(url) && url.hash === "#projects");
  expect(await page.locator("main article").count()).toBe(portfolio.length);
});

it("honours a choice that was made by the form before scripts came", async () => {
  const { page } = await site.visit(filteredPath(SOME), { hydrated: false });
  await waitForReact(page);
  await shows(page, titlesIn(SOME).length);
});
