import { resolve } from "node:path";
import type { Flags, Result } from "lighthouse";
import puppeteer, { type Browser, type Page } from "puppeteer-core";
import { BROWSER_FLAGS, findBrowser } from "@site/toolkit/browser";
import { builtPages, pagesOnly } from "@site/toolkit/built-pages";
import { keepCoreForPages } from "./cores";
import { withEmptyPage } from "./empty-page";
import { type Figures, median, type Row } from "./figures";
import { type Goals, missedGoals } from "./goals";
import { withServedSite } from "@site/toolkit/visited-site";
import { processorTimes, stolenPercent } from "./stolen-time";

/** So many loads of each page count; an odd number has a middle. */
const RUNS = 3;

/**
 * A load counts when the virtual machine's host took less than this percentage of the processor's busy time: stolen time
 * makes tasks look longer, and so shows blocking time where there is none.
 */
const QUIET = 2;

/** Loads of a page at the most; when fewer than wanted were quiet, the quietest count. */
const MOST = 6;

/** Runs of a page that may fail: now and then the browser leaves out of its trace where the page begins. */
const SPOILT = 2;

/**
 * Figures of a page: how each is read from a result of Lighthouse. Scores go to 100. The last is how fast the machine
 * was just then, by Lighthouse's own index: times are simulated, but TBT counts tasks as long as they took here, and on
 * a busy machine they take longer.
 */
const FIGURES: Readonly<Record<string, (result: Result) => number>> = {
  "FCP, s": (result) => seconds(result, "first-contentful-paint"),
  "LCP, s": (result) => seconds(result, "largest-contentful-paint"),
  "TBT, ms": (result) => Math.round(numeric(result, "total-blocking-time")),
  CLS: (result) => numeric(result, "cumulative-layout-shift"),
  KB: (result) => Number((numeric(result, "total-byte-weight") / 1024).toFixed(1)),
  performance: (result) => score(result, "performance"),
  accessibility: (result) => score(result, "accessibility"),
  "best practices": (result) => score(result, "best-practices"),
  SEO: (result) => score(result, "seo"),
  machine: ({ environment }) => Math.round(environment.benchmarkIndex),
};

/**
 * While a page loads, Chromium starts a spare process for the next site. A phone has cores to spare for it; on two cores
 * it slows the page's own tasks, and with them FCP.
 */
const NO_SPARE_PROCESS = "--disable-features=SpareRendererForSitePerProcess";

/** A load of a page. */
interface Load {
  readonly result: Result;
  /** How much of the time it had work in the processor was taken away, in percent. */
  readonly stolen: number;
}

/** The row of a page with nothing on it: of the others' figures, so much is the browser's and the machine's. */
const EMPTY = "(empty page)";

const GOALS: Goals = {
  "FCP, s": { most: 0.7 },
  "LCP, s": { most: 1.1 },
  "TBT, ms": { most: 0 },
  CLS: { most: 0 },
  performance: { least: 100 },
  accessibility: { least: 100 },
  "best practices": { least: 100 },
  SEO: { least: 100 },
};

/**
 * Has Lighthouse load pages as on a phone with a slow connection, and tells those that miss a goal and why.
 *
 * @param only - Addresses of the pages; without it all are measured.
 */
export async function measurePages(only?: readonly string[]): Promise<Figures> {
  const paths = pagesOnly(only, await builtPages(resolve("public")));
  return withServedSite(async (origin) => {
    // Lighthouse steers a browser of Puppeteer's only.
    const browser = await puppeteer.launch({
      executablePath: await findBrowser(),
      args: [...BROWSER_FLAGS, NO_SPARE_PROCESS],
      // Else it has a window that is not the phone's.
      defaultViewport: null,
    });
    const giveBack = await keepCoreForPages(browser.process()?.pid ?? 0);
    try {
      const empty = medians(await withEmptyPage((emptyOrigin) => load(browser, emptyOrigin, "/")));
      const rows: Row[] = [{ name: EMPTY, figures: empty }];
      const remarks: string[] = [];
      for (const path of paths) {
        const loads = await load(browser, origin, path);
        const row = { name: path, figures: medians(loads) };
        rows.push(row);
        const results = loads.map(({ result }) => result);
        remarks.push(...shortfalls(row, results));
      }
      const where = giveBack ? ", the page on a core of its own" : "";
      const title = `Pages in Lighthouse, as on a phone with a slow connection, median of ${RUNS}${where}`;
      return { title, rows, remarks: remarks.length > 0 ? remarks : ["All goals are met."] };
    } finally {
      await browser.close();
      await giveBack?.();
    }
  });
}

async function load(browser: Browser, origin: string, path: string): Promise<Load[]> {
  // An ES module, which the compiled rest of this program is not.
  const { navigation } = await import("lighthouse");
  const loads: Load[] = [];
  let spoilt = 0;
  let quiet = 0;
  while (quiet < RUNS && loads.length < MOST) {
    console.error(`${path} ${quiet + 1} of ${RUNS}`);
    const page = await browser.newPage();
    const visit = await prepareVisit(page, origin, encodeURI(path));
    const before = await processorTimes();
    const lhr = (await navigation(page, visit, { flags: flagsFor(path) }))?.lhr;
    const stolen = stolenPercent(before, await processorTimes());
    await page.close();
    if (lhr && !lhr.runtimeError) {
      loads.push({ result: lhr, stolen });
      if (stolen < QUIET) quiet += 1;
      else console.error(`${path}: the machine was taken away for ${stolen} % of the time`);
      continue;
    }
    const reason = `${path}: ${lhr?.runtimeError?.message ?? "no result"}`;
    spoilt += 1;
    if (spoilt > SPOILT) throw new Error(reason);
    console.error(`${reason} Once more.`);
  }
  return loads.sort((one, other) => one.stolen - other.stolen).slice(0, RUNS);
}

/**
 * Makes the browser forget the site, as Lighthouse does when it gets an address. It gets a function instead, so that the
 * garbage of its own speed test in this tab is collected before the page is requested, not while it loads.
 *
 * The tab first shows a text file of the site, so that the process for its pages already runs. Visitors get Chromium's
 * spare process; here a page with a Cross-Origin-Opener-Policy would start one while it loads.
 *
 * @returns Asks for the page.
 */
async function prepareVisit(page: Page, origin: string, path: string): Promise<() => Promise<void>> {
  await page.goto(`${origin}/robots.txt`);
  const session = await page.createCDPSession();
  await session.send("Storage.clearDataForOrigin", { origin, storageTypes: "all" });
  await session.send("Network.clearBrowserCache");
  return async () => {
    await session.send("HeapProfiler.collectGarbage");
    await session.send("Page.navigate", { url: origin + path });
  };
}

/** Lighthouse's own settings are a phone's: slow 4G and a processor four times slower, both simulated. */
function flagsFor(path: string): Flags {
  return {
    logLevel: "error",
    onlyCategories: ["performance", "accessibility", "best-practices", "seo"],
    // The not-found page is kept from search engines on purpose.
    skipAudits: path.startsWith("/404") ? ["is-crawlable"] : null,
  };
}

function medians(loads: readonly Load[]): Row["figures"] {
  const figures = Object.entries(FIGURES).map(
    ([name, read]) => [name, median(loads.map(({ result }) => read(result)))] as const,
  );
  return Object.fromEntries([...figures, ["stolen, %", median(loads.map(({ stolen }) => stolen))]]);
}

/** What is to be said of a page that misses a goal: the figures, then the reasons. */
function shortfalls(row: Row, results: readonly Result[]): string[] {
  const missed = missedGoals(row, GOALS);
  if (missed.length === 0) return [];
  const reasons = new Set([...results.slice(0, 1).flatMap(largestPaint), ...results.flatMap(failedAudits)]);
  return [`${row.name} misses ${missed.join("; ")}`, ...[...reasons].map((reason) => `  ${reason}`)];
}

/** The audits that cost a category points. */
function failedAudits({ categories, audits }: Result): string[] {
  return Object.values(categories)
    .filter(({ score }) => score !== 1)
    .flatMap(({ auditRefs }) => auditRefs)
    .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
    .map(({ id }) => `${id}: ${audits[id]?.title ?? ""}`);
}

/** The element that was painted last of the largest, and what its time went into. */
function largestPaint({ audits }: Result): string[] {
  const details = audits["largest-contentful-paint-element"]?.details;
  const [element, phases] = details?.type === "list" ? details.items : [];
  if (element?.type !== "table" || phases?.type !== "table") return [];
  const node = element.items[0]?.node;
  const snippet = typeof node === "object" && node.type === "node" ? node.snippet : undefined;
  const times = phases.items.map(({ phase, timing }) => `${phase as string} ${Math.round(Number(timing))} ms`);
  return [`largest paint: ${snippet ?? "unknown"}: ${times.join(", ")}`];
}

function numeric({ audits }: Result, id: string): number {
  const value = audits[id]?.numericValue;
  if (value === undefined) throw new Error(`Lighthouse has no ${id}: ${audits[id]?.errorMessage ?? "not measured"}`);
  return value;
}

function seconds(result: Result, id: string): number {
  return Number((numeric(result, id) / 1000).toFixed(2));
}

function score({ categories }: Result, id: string): number {
  return Math.round((categories[id]?.score ?? 0) * 100);
}
