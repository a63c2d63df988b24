import { type Browser, type BrowserContextOptions, chromium, type Locator, type Page } from "playwright-core";
import { hydrate as waitForReact } from "@site/toolkit/visited-site";
import { BROWSER_FLAGS, findBrowser } from "@site/toolkit/browser";
import { type LocalSite, serveLocally } from "@site/site-server/local-site";
import type { MailHandler } from "@site/site-server/exchange";
import { DESKTOP, PHONE } from "./sizes";
import { findWindowless } from "./windowless";

export { DESKTOP, PHONE, waitForReact };

/** The built site on a real server, and a real browser to visit it with, for the tests of one file. */
export interface Site {
  readonly origin: string;
  /** Opens a page of its own, with nothing remembered, at an address of the site; it is closed after the test. */
  readonly visit: (path: string, options?: VisitOptions) => Promise<Visit>;
  /** Opens an empty tab that lasts for all tests of the file. */
  readonly openTab: (options?: BrowserContextOptions) => Promise<Page>;
}

interface VisitOptions extends BrowserContextOptions {
  /** Whether to wait until React has taken over; true unless scripts are off. */
  readonly hydrated?: boolean;
  /** Milliseconds that the web fonts take longer. */
  readonly fontDelay?: number;
  /** Gets the tab before the page is opened in it: to listen from the first request on, or to answer some. */
  readonly onPage?: (page: Page) => unknown;
  /** How far the page has to be loaded; wholly, unless it is said. */
  readonly waitUntil?: "load" | "domcontentloaded";
}

/** A page that is being visited, and what went wrong on it. */
export interface Visit {
  readonly page: Page;
  /** Console errors, uncaught exceptions and requests to other origins so far. */
  readonly problems: readonly string[];
}

/** Waits until a tab is at a page of the site, by the page's address as the content has it, whatever its query. */
export function arrived(page: Page, path: string): Promise<void> {
  return page.waitForURL(({ pathname }) => decodeURI(pathname) === path);
}

/** The link of the bar, or of the menu on a phone, to a page. */
export function barLink(page: Page, path: string): Locator {
  return page.locator(`.site-menu__link[href="${path}"]`);
}

interface SiteOptions {
  /**
   * For what Chromium does otherwise without its windows: it keeps no page for going back, and moves the pointer where
   * nobody has moved it. Other tests take the one that costs less.
   */
  readonly withWindows?: boolean;
  readonly takeMail?: MailHandler;
  /** Starts the server, when it is to be another one. */
  readonly serve?: () => Promise<LocalSite>;
  /** Switches of the browser besides its own, known when the tests begin. */
  readonly flags?: () => readonly string[];
  /** Folder of the project whose site it is, known when the tests begin; this one, when none is given. */
  readonly project?: () => string;
  /** Path that the site stands under, without a closing slash. */
  readonly pathPrefix?: string;
}

/** Serves the built site and starts the browser before the tests of a file, and ends both after them. */
export function siteForTests({
  withWindows,
  takeMail,
  serve,
  project,
  flags,
  pathPrefix = "",
}: SiteOptions = {}): Site {
  let browser: Browser;
  let server: LocalSite;
  let visits: Visit[] = [];
  const tabProblems: string[] = [];
  beforeAll(async () => {
    server = await (serve?.() ?? serveLocally({ takeMail, ...(project && { project: project() }) }));
    const executablePath = await (withWindows === true ? findBrowser() : findWindowless());
    const args = [...BROWSER_FLAGS, ...(flags?.() ?? [])];
    browser = await chromium.launch({ executablePath, args });
  });
  // What stays open goes on working, and slows the next test down.
  afterEach(async () => {
    const ended = visits;
    visits = [];
    await Promise.all(ended.map(({ page }) => page.context().close()));
    // Whatever a test is about: nothing on a page may be against the page's own policy.
    const violations = [...ended.flatMap(({ problems }) => problems), ...tabProblems.splice(0)];
    expect(violations.filter((problem) => problem.includes("Content Security Policy"))).toEqual([]);
  });
  afterAll(async () => {
    await browser.close();
    await server.close();
  });
  return {
    get origin() {
      return server.origin;
    },
    openTab: async (options) => {
      const page = await (await browser.newContext(options)).newPage();
      watch(page, server.origin, tabProblems);
      return page;
    },
    visit: async (path, options = {}) => {
      const made = await visit(browser, server.origin + pathPrefix, path, options);
      visits.push(made);
      return made;
    },
  };
}

async function visit(
  browser: Browser,
  origin: string,
  path: string,
  { hydrated, fontDelay, onPage, waitUntil = "load", ...options }: VisitOptions,
): Promise<Visit> {
  const context = await browser.newContext({ viewport: DESKTOP, ...options });
  const page = await context.newPage();
  const problems = watch(page, origin);
  await onPage?.(page);
  if (fontDelay !== undefined) await delayFonts(page, fontDelay);
  await page.goto(origin + path, { waitUntil });
  if (hydrated ?? options.javaScriptEnabled !== false) await waitForReact(page);
  return { page, problems };
}

async function delayFonts(page: Page, delay: number): Promise<void> {
  await page.route("**/*.woff2", async (route) => {
    await new Promise((done) => setTimeout(done, delay));
    await route.continue();
  });
}

/** Adds to a list what goes wrong on a page from now on. */
function watch(page: Page, origin: string, problems: string[] = []): string[] {
  page.on("console", (message) => {
    if (message.type() === "error" || message.type() === "warning")
      problems.push(`${message.type()}: ${message.text()}`);
  });
  page.on("pageerror", (error) => problems.push(`exception: ${error.message}`));
  page.on("request", (request) => {
    const url = request.url();
    if (!url.startsWith(origin) && !url.startsWith("data:")) problems.push(`request to ${url}`);
  });
  return problems;
}
