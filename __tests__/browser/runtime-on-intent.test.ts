import { chromium, type Locator, type Page, type Request } from "playwright-core";
import { BROWSER_FLAGS, findBrowser } from "@site/toolkit/browser";
import { addresses } from "../../src/lib/addresses";
import { slugIn } from "../../src/lib/slug";
import { words } from "../../src/lib/words";
import { describeForm, FIELDS } from "../support/contact-form";
import { barLabel, content, pathOf, PLAIN_PAGE } from "../support/content";
import { visitWithHeldScripts } from "../support/held-scripts";
import { EMPTY, isFilteredBy, portfolio, resultOf, SOME, titlesIn } from "../support/portfolio";
import { arrived, PHONE, siteForTests, waitForReact, barLink } from "../support/site";
import { turnWheel } from "../support/turn-wheel";

const site = siteForTests({ withWindows: true });

const isScript = (request: Request) => request.resourceType() === "script" || request.url().endsWith(".js");

const hydrated = (page: Page) => page.waitForSelector("html[data-hydrated]", { state: "attached" });

// The pages there are: `budgets.pages`.
it.each(["/no-such-page/", `${addresses.contact}?service=${FIELDS.service}&utm_source=letter`])(
  "asks for no script on %s until there is intent, then works without a word in the console",
  async (path) => {
    const scripts: string[] = [];
    const onPage = (page: Page) => {
      page.on("request", (request) => {
        if (isScript(request)) scripts.push(request.url());
      });
    };
    const { page, problems } = await site.visit(path, { hydrated: false, onPage });
    await page.waitForLoadState("networkidle");
    expect(scripts).toEqual([]);
    await waitForReact(page);
    expect(scripts.length).toBeGreaterThan(0);
    // The not-found page says so, and the browser reports its status.
    expect(problems.filter((problem) => !/404|no-such-page/.test(problem))).toEqual([]);
  },
);

it.each([
  ["a pointer moves", (page: Page) => page.mouse.move(40, 40)],
  ["a finger touches", (page: Page) => page.touchscreen.tap(200, 200)],
  ["a key is pressed", (page: Page) => page.keyboard.press("ArrowDown")],
  ["something takes the focus", (page: Page) => page.locator("main a").first().focus()],
])("brings React when %s", async (_, act) => {
  const { page } = await site.visit(PLAIN_PAGE, { hydrated: false, hasTouch: true });
  await act(page);
  await hydrated(page);
});

it("brings each script once, whatever shows intent how often", async () => {
  const { page } = await site.visit(PLAIN_PAGE, { hydrated: false });
  await page.mouse.move(10, 10);
  await page.keyboard.press("Tab");
  await page.mouse.move(30, 30);
  await hydrated(page);
  const sources = await page.evaluate(() => [...document.scripts].map(({ src }) => src).filter(Boolean));
  expect(sources.length).toBeGreaterThan(3);
  expect(new Set(sources).size).toBe(sources.length);
});

it("keeps the menu open that was opened before React came", async () => {
  const { page, release } = await visitWithHeldScripts(site, PLAIN_PAGE, { viewport: PHONE });
  await page.getByRole("button", { name: words.frame.menu, exact: true }).click();
  const link = page
    .getByRole("navigation", { name: words.frame.mainMenu })
    .getByRole("link", { name: barLabel(addresses.contact) });
  await link.waitFor();
  release();
  await hydrated(page);
  expect(await link.isVisible()).toBe(true);
});

describeForm(() => {
  it("keeps what was typed, and the focus where it is", async () => {
    const { page, release } = await visitWithHeldScripts(site, addresses.contact);
    await page.locator("[name=firstName]").fill("Ada");
    await page.locator("[name=message]").pressSequentially("We need a new ");
    release();
    await hydrated(page);
    await page.keyboard.type("shop");
    expect(await page.locator("[name=firstName]").inputValue()).toBe("Ada");
    expect(await page.locator("[name=message]").inputValue()).toBe("We need a new shop");
  });
});

it("keeps the place that was scrolled to", async () => {
  const { page, release } = await visitWithHeldScripts(site, addresses.services);
  await page.mouse.move(400, 400);
  await turnWheel(page, 1500);
  const before = await page.evaluate(() => window.scrollY);
  release();
  await hydrated(page);
  expect(await page.evaluate(() => window.scrollY)).toBe(before);
});

it.each([
  [
    "a part of the page that the address names",
    `${addresses.services}#${slugIn(pathOf("services", content.pages.services.services.at(-1) ?? ""))}`,
  ],
  ["the place that was kept over a reload", addresses.services],
])("stays where one has read on to from %s when React comes", async (_, path) => {
  const { page } = await site.visit(path);
  const isKept = !path.includes("#");
  if (isKept) {
    await page.evaluate(() => {
      scrollTo(0, 1500);
    });
    await page.waitForTimeout(100);
  }
  await page.reload();
  await page.waitForFunction((least) => window.scrollY >= least, isKept ? 1500 : 1000);
  const from = await page.evaluate(() => window.scrollY);
  await page.evaluate(() => {
    scrollBy(0, 900);
  });
  await waitForReact(page);
  expect(await page.evaluate(() => window.scrollY)).toBe(from + 900);
});

it("follows a link that is clicked before React comes, once", async () => {
  const { page } = await visitWithHeldScripts(site, PLAIN_PAGE);
  const entries = await page.evaluate(() => history.length);
  await barLink(page, addresses.contact).click();
  await arrived(page, addresses.contact);
  expect(await page.evaluate(() => history.length)).toBe(entries + 1);
});

/** How far below the top of the window something stands; scrolled to first, as a click would do it. */
async function placeOf(element: Locator): Promise<number> {
  await element.scrollIntoViewIfNeeded();
  return (await element.boundingBox())?.y ?? NaN;
}

it("filters the portfolio before React comes, and keeps the choice when it does", async () => {
  const { page, problems, release } = await visitWithHeldScripts(site, addresses.portfolio);
  const chosen = page.locator(`form button[value="${SOME}"]`);
  const place = await placeOf(chosen);
  await chosen.click();
  await page.waitForURL(isFilteredBy(SOME), { waitUntil: "commit" });
  // In place: what is under the finger stays there.
  expect(await placeOf(chosen)).toBeCloseTo(place, 0);
  expect(await page.locator("main article:visible").count()).toBe(titlesIn(SOME).length);
  const result = page.getByRole("status");
  expect(await result.textContent()).toBe(resultOf(SOME));
  expect(await chosen.getAttribute("aria-pressed")).toBe("true");
  release();
  await waitForReact(page);
  expect(await page.locator("main article").count()).toBe(titlesIn(SOME).length);
  expect(problems).toEqual([]);
});

for (const category of EMPTY) {
  it(`shows the empty sheet of ${category} before React comes, from which one sees all projects again`, async () => {
    const { page } = await visitWithHeldScripts(site, addresses.portfolio);
    await page.locator(`form button[value="${category}"]`).click();
    await page.waitForURL(isFilteredBy(category), { waitUntil: "commit" });
    await page.getByRole("heading", { name: content.pages.portfolio.empty.title }).waitFor();
    expect(await page.locator("main article:visible").count()).toBe(0);
    await page.getByRole("button", { name: words.actions.seeAllProjects }).click();
    await page.waitForURL(site.origin + encodeURI(addresses.portfolio), { waitUntil: "commit" });
    expect(await page.locator("main article:visible").count()).toBe(portfolio.length);
    expect(await page.getByRole("button", { name: words.actions.seeAllProjects }).isVisible()).toBe(false);
  });
}

it("has the browser fetch the next page while the pointer rests on its link, until React does it", async () => {
  const { page, release } = await visitWithHeldScripts(site, PLAIN_PAGE);
  const ahead: string[] = [];
  const session = await page.context().newCDPSession(page);
  session.on("Preload.prefetchStatusUpdated", ({ prefetchUrl, status }) => {
    if (status === "Ready") ahead.push(new URL(prefetchUrl).pathname);
  });
  await session.send("Preload.enable");
  const link = (path: string) => barLink(page, path);
  await link(addresses.contact).hover();
  while (ahead.length === 0) await page.waitForTimeout(50);
  expect(ahead).toEqual([encodeURI(addresses.contact)]);
  release();
  await hydrated(page);
  await link(addresses.portfolio).hover();
  await page.waitForTimeout(600);
  expect(ahead).toEqual([encodeURI(addresses.contact)]);
});

it("fetches the next page ahead for a pointer that rests on its link when React comes", async () => {
  const { page } = await site.visit(PLAIN_PAGE, { hydrated: false });
  // Of pages whose links are only in sight no script is fetched.
  const script = page.waitForRequest((request) => request.url().includes("/component---src-pages-contact-"));
  await barLink(page, addresses.contact).hover();
  await hydrated(page);
  await script;
});

it("fetches nothing ahead for those who save data", async () => {
  const onPage = (page: Page) =>
    page.addInitScript(() => {
      Object.defineProperty(navigator, "connection", { value: { saveData: true, effectiveType: "4g" } });
    });
  const { page } = await site.visit(PLAIN_PAGE, { onPage });
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  await barLink(page, addresses.contact).hover();
  await page.waitForTimeout(500);
  expect(asked.filter((url) => url.includes("page-data"))).toEqual([]);
});

it("is kept by the browser for going back, before and after React", async () => {
  const browser = await chromium.launch({
    executablePath: await findBrowser(),
    args: [...BROWSER_FLAGS],
    ignoreDefaultArgs: ["--disable-back-forward-cache"],
  });
  try {
    const page = await browser.newPage();
    for (const isHydrated of [false, true]) {
      await page.goto(site.origin + PLAIN_PAGE, { waitUntil: "load" });
      if (isHydrated) await waitForReact(page);
      await page.evaluate(() => {
        addEventListener("pageshow", ({ persisted }) => Object.assign(window, { persisted }));
      });
      await page.goto(`${site.origin}/robots.txt`);
      // A page that was kept does not load again.
      await page.goBack({ waitUntil: "commit" });
      expect(await page.evaluate(() => (window as unknown as { persisted?: boolean }).persisted)).toBe(true);
    }
  } finally {
    await browser.close();
  }
});
