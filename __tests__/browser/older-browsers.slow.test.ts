import browserslist from "browserslist";
import type { Browser, Page } from "puppeteer-core-19";
import { KINDS } from "@site/toolkit/kinds";
import { type LocalSite, serveLocally } from "@site/site-server/local-site";
import { brokenWords } from "../support/broken-words";
import { olderChromium } from "../support/older-browsers";
import { DESKTOP, PHONE } from "../support/site";

/** Chromium on both sides of the edge of `.browserslistrc`, and one from further back. */
const BROWSERS = ["109.0.6", "113.0.1", "114.0.0"];
const SIZES = Object.entries({ PHONE, DESKTOP });
const PATHS = [...KINDS, "/404.html"];

const isListed = (version: string) => browserslist().includes(`chrome ${version.split(".")[0] ?? ""}`);

let site: LocalSite;
beforeAll(async () => {
  site = await serveLocally();
});
afterAll(() => site.close());

it("has a browser on each side of the edge", () => {
  const oldest = Math.min(
    ...browserslist("chrome >= 1")
      .filter((one) => browserslist().includes(one))
      .map(versionOf),
  );
  expect(BROWSERS.map((version) => parseInt(version, 10))).toEqual(expect.arrayContaining([oldest - 1, oldest]));
});

const versionOf = (browser: string) => Number(browser.split(" ")[1]);

describe.each(BROWSERS)("Chromium %s", (version) => {
  let browser: Browser;
  let page: Page;
  let errors: string[];
  beforeAll(async () => {
    browser = await olderChromium(version);
  });
  afterAll(() => browser.close());
  beforeEach(async () => {
    page = await browser.newPage();
    errors = [];
    page.on("pageerror", ({ message }) => errors.push(message));
  });
  afterEach(() => page.close());

  describe.each(SIZES)("%s", (_, size) => {
    it.each(PATHS)("shows %s whole, before and after the first movement", async (path) => {
      await open(page, path, size);
      const before = await textOf(page);
      expect(before).toContain(await page.$eval("h1", (heading) => heading.innerText));
      await moveTwice(page);
      if (isListed(version)) await page.waitForSelector("html[data-hydrated]");
      else await page.waitForNetworkIdle({ idleTime: 300 });
      expect(await textOf(page)).toBe(before);
      expect(errors).toEqual([]);
    });

    it.each(PATHS)("covers nothing of %s, and paints it in its colours", async (path) => {
      await open(page, path, size);
      await page.waitForNetworkIdle({ idleTime: 300 });
      const { hidden, paper, ink, button } = await page.evaluate(looks);
      expect(hidden).toEqual([]);
      expect(new Set([paper, ink, button]).size).toBe(3);
      for (const colour of [paper, ink, button]) expect(colour).toMatch(/^rgb\(/);
    });
  });

  it("breaks no word on a phone, in the legal texts either, and cuts none of them off", async () => {
    await open(page, "/contact/", PHONE);
    await page.waitForNetworkIdle({ idleTime: 300 });
    expect(await page.evaluate(brokenWords)).toEqual([]);
    const cut = await page.$$eval("dialog", (all) => all.filter((one) => one.scrollHeight > one.clientHeight).length);
    expect(cut).toBe(0);
  });

  it("starts the site's scripts if, and only if, it is promised to work", async () => {
    const scripts: string[] = [];
    page.on("request", (request) => {
      if (request.resourceType() === "script") scripts.push(request.url());
    });
    await open(page, "/about/", DESKTOP);
    await moveTwice(page);
    if (isListed(version)) await page.waitForSelector("html[data-hydrated]");
    else await page.waitForNetworkIdle({ idleTime: 500 });
    expect(scripts.length > 0).toBe(isListed(version));
  });

  it("leads from the bar of a phone to the services, by the menu or without one", async () => {
    await open(page, "/", PHONE);
    await page.waitForNetworkIdle({ idleTime: 300 });
    const toggle = await page.$(".site-menu__toggle");
    if ((await toggle?.boundingBox()) != null) await toggle?.click();
    const link = await page.waitForSelector("nav a[href='/services/web-design/']", { visible: true });
    await Promise.all([page.waitForFunction(() => location.pathname === "/services/web-design/"), link?.click()]);
    await page.waitForSelector("h1");
  });

  it("takes what is typed into the form, with the browser's own means or the site's", async () => {
    await open(page, "/contact/?service=web-design", DESKTOP);
    expect(await page.$eval("[name=service]", (field) => (field as HTMLSelectElement).value)).toBe("web-design");
    for (const name of ["firstName", "lastName", "email", "message"]) {
      await page.type(`[name=${name}]`, name === "email" ? "ada@example.com" : "Ada");
    }
    const posted = page.waitForRequest((request) => request.method() === "POST");
    await page.click("form[method=post] button[type=submit]");
    expect((await posted).url()).toBe(`${site.origin}/mail.php`);
  });
});

async function open(page: Page, path: string, size: { width: number; height: number }): Promise<void> {
  await page.setViewport(size);
  await page.goto(site.origin + path, { waitUntil: "load" });
  // On phones, what is below the first view is laid out step by step once that is painted.
  await page.waitForSelector("html:not([data-first-view])");
}

async function moveTwice(page: Page): Promise<void> {
  await page.mouse.move(200, 300);
  await page.mouse.move(210, 310);
}

/** What the page says, but for what opens and closes. */
function textOf(page: Page): Promise<string> {
  return page.$eval("main", (main: HTMLElement) => main.innerText);
}

/** Headings that lie under something else when they are scrolled to the middle, and the colours of paper, ink and button. */
function looks() {
  const headings = [...document.querySelectorAll<HTMLElement>("main h1, main h2")].filter(
    (heading) => heading.getBoundingClientRect().width > 1,
  );
  const hidden = headings.filter((heading) => {
    heading.scrollIntoView({ block: "center", behavior: "instant" });
    const range = document.createRange();
    range.selectNodeContents(heading);
    const [first] = range.getClientRects();
    if (!first) return true;
    const seen = document.elementFromPoint(first.left + first.width / 2, first.top + first.height / 2);
    return !(seen && (heading.contains(seen) || seen.contains(heading)));
  });
  const button = document.querySelector(".button--solid");
  return {
    hidden: hidden.map((heading) => heading.innerText),
    paper: getComputedStyle(document.documentElement).backgroundColor,
    ink: getComputedStyle(document.body).color,
    button: button ? getComputedStyle(button, "::before").backgroundColor : "",
  };
}
