import type { Browser, Page } from "puppeteer-core";
import { KINDS } from "@site/toolkit/kinds";
import { type LocalSite, serveLocally } from "@site/site-server/local-site";
import { enter, startFirefox } from "../support/engines";
import { DESKTOP } from "../support/site";

declare global {
  interface Window {
    violations: string[];
  }
}

let site: LocalSite;
let browser: Browser | undefined;
let page: Page;
beforeAll(async () => {
  site = await serveLocally();
  browser = await startFirefox();
  page = await browser.newPage();
  // Wide enough for the menu to be open.
  await page.setViewport(DESKTOP);
  await page.evaluateOnNewDocument(() => {
    window.violations = [];
    window.addEventListener("securitypolicyviolation", ({ effectiveDirective, blockedURI }) => {
      window.violations.push(`${effectiveDirective} ${blockedURI}`);
    });
  });
});
afterAll(async () => {
  await browser?.close();
  await site.close();
});

const violations = () => page.evaluate(() => window.violations);

/**
 * Waits until the page that a link leads to was fetched with its script, and so were the data of another one, whose link
 * was only in sight; or until something of that was refused.
 */
const otherPagesAreFetched = () =>
  page.waitForFunction(() => {
    const own = `/page-data${location.pathname === "/" ? "/index/" : location.pathname}`;
    const fetched = performance.getEntriesByType("resource").map(({ name }) => new URL(name).pathname);
    const others = fetched.filter((path) => path.endsWith("/page-data.json") && !path.startsWith(own));
    const scripts = fetched.filter((path) => /\/component---.*\.js$/.test(path));
    return window.violations.length > 0 || (new Set(others).size > 1 && new Set(scripts).size > 1);
  });

it("sees what is against a policy", async () => {
  await page.goto(`${site.origin}/about/`);
  await page.evaluate(() => {
    document.head.append(Object.assign(document.createElement("base"), { href: "/else/" }));
  });
  await page.waitForFunction(() => window.violations.length > 0);
  expect(await violations()).toEqual([expect.stringContaining("base-uri")]);
});

it.each([...KINDS, "/absent/"])("allows Firefox all that %s does, before and after intent", async (path) => {
  await page.goto(site.origin + path);
  expect(await violations()).toEqual([]);
  await page.keyboard.press("Shift");
  await page.waitForSelector("html[data-hydrated]");
  const other = path === "/about/" ? "/portfolio/" : "/about/";
  await enter(page, `.site-menu a[href="${other}"]`);
  await otherPagesAreFetched();
  expect(await violations()).toEqual([]);
});
