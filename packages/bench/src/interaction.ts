import { addresses } from "#lib/addresses";
import type { BrowserContextOptions, Locator, Page } from "playwright-core";
import { type Figures, median, type Row } from "./figures";
import { type Goals, missedGoals } from "./goals";
import { slowestInteraction, type SlowestInteraction, type TimedEvent } from "./inp";
import { FILTER, KINDS } from "@site/toolkit/kinds";
import { hydrate, SLOWDOWN, type VisitedSite } from "@site/toolkit/visited-site";

/** Something that visitors do, and how. */
interface Scenario {
  readonly name: string;
  readonly path: string;
  /** Selector of what is touched first: it is scrolled to before, as eyes are there before a hand is. */
  readonly target: string;
  readonly act: (target: Locator) => Promise<void>;
  /** What has been done before, at the machine's own speed. */
  readonly prepare?: (page: Page) => Promise<void>;
  /** A desktop's window and mouse where nothing else is said. */
  readonly visitor?: BrowserContextOptions;
  /** Without React it loads another page, so that there is no frame of this one to wait for. */
  readonly needsReact?: boolean;
}

/** Each thing is done so often, each time on a fresh page. */
const RUNS = 3;

const DESKTOP: BrowserContextOptions = { viewport: { width: 1440, height: 900 } };
const PHONE: BrowserContextOptions = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

const GOALS: Goals = { "INP, ms": { most: 100 } };

const click = (target: Locator) => target.click();
const tap = (target: Locator) => target.tap();

const SCENARIOS: readonly Scenario[] = [
  { name: "menu, phone", path: addresses.contact, target: ".site-menu__toggle", act: tap, visitor: PHONE },
  { name: "services, opened", path: addresses.contact, target: ".services-menu__toggle", act: click },
  { name: "portfolio, filter", path: addresses.portfolio, target: FILTER, act: click, needsReact: true },
  {
    name: "portfolio, filter, phone",
    path: addresses.portfolio,
    target: FILTER,
    act: tap,
    visitor: PHONE,
    needsReact: true,
  },
  { name: "message, typing, phone", path: addresses.contact, target: "[name=message]", act: write, visitor: PHONE },
  {
    name: "message, sending, phone",
    path: addresses.contact,
    target: "main form [type=submit]",
    prepare: fillIn,
    act: tap,
    visitor: PHONE,
    needsReact: true,
  },
  ...onPricing(addresses.pricing),
  { name: "question, opened, phone", path: addresses.contact, target: "main summary", act: tap, visitor: PHONE },
];

/** What is done on the price list, which not every agency has. */
function onPricing(path: string | undefined): Scenario[] {
  if (path === undefined) return [];
  return [{ name: "package, opened, phone", path, target: "main summary", act: tap, visitor: PHONE }];
}

/** Has each thing be done on a slow processor, before React has come and after, and times it until it can be seen. */
export async function measureInteraction(site: VisitedSite): Promise<Figures> {
  const rows: Row[] = [];
  for (const scenario of SCENARIOS) {
    if (!scenario.needsReact) rows.push(await measure(site, scenario, false));
    rows.push(await measure(site, scenario, true));
  }
  const missed = rows.flatMap((row) => missedGoals(row, GOALS).map((goal) => `${row.name} misses ${goal}`));
  return {
    title: `From an input to the next frame, with the processor slowed down ${SLOWDOWN} times, median of ${RUNS}`,
    rows,
    remarks: missed.length > 0 ? missed : ["All goals are met."],
  };
}

async function measure(site: VisitedSite, scenario: Scenario, isHydrated: boolean): Promise<Row> {
  const runs: SlowestInteraction[] = [];
  while (runs.length < RUNS) runs.push(await interact(site, scenario, isHydrated));
  const middle = (read: (run: SlowestInteraction) => number) => Math.round(median(runs.map(read)));
  const figures = {
    "INP, ms": middle(({ inp }) => inp),
    "waiting, ms": middle(({ waiting }) => waiting),
    "handling, ms": middle(({ handling }) => handling),
    "painting, ms": middle(({ painting }) => painting),
  };
  return { name: `${scenario.name}, ${isHydrated ? "with" : "before"} React`, figures };
}

async function interact(
  { browser, origin }: VisitedSite,
  { path, target, prepare, act, visitor = DESKTOP }: Scenario,
  isHydrated: boolean,
): Promise<SlowestInteraction> {
  const page = await browser.newPage({ ...visitor, reducedMotion: "no-preference" });
  await page.addInitScript(TIME_EVENTS);
  // Scripts that are asked for and never answered: React stays on its way.
  if (!isHydrated) await page.route("**/*.js", () => undefined);
  await page.goto(origin + path, { waitUntil: "load" });
  if (isHydrated) await hydrate(page);
  const touched = page.locator(target).first();
  await prepare?.(page);
  await touched.scrollIntoViewIfNeeded();
  // What loading and scrolling still do is not the input's doing.
  await page.waitForTimeout(1000);
  await page.evaluate("window.timedEvents.length = 0");
  await slowDown(page, SLOWDOWN);
  await act(touched);
  await page.waitForTimeout(1000);
  const events = await page.evaluate<TimedEvent[]>("window.timedEvents");
  await page.close();
  return slowestInteraction(events);
}

/** How long it takes from a visitor's first sign of intent until React has taken over, on a page of each kind. */
export async function measureTakeover(site: VisitedSite): Promise<Figures> {
  const rows: Row[] = [];
  for (const path of KINDS) {
    const figures: Record<string, number> = {};
    for (const slowdown of [1, SLOWDOWN]) {
      const runs: number[] = [];
      while (runs.length < RUNS) runs.push(await takeOver(site, path, slowdown));
      figures[slowdown === 1 ? "ms" : `ms, ${slowdown} times slower`] = Math.round(median(runs));
    }
    rows.push({ name: path, figures });
  }
  return { title: `From the first movement of a pointer to React, without a network's delay, median of ${RUNS}`, rows };
}

async function takeOver({ browser, origin }: VisitedSite, path: string, slowdown: number): Promise<number> {
  const page = await browser.newPage(DESKTOP);
  await page.addInitScript(TIME_TAKEOVER);
  await page.goto(origin + path, { waitUntil: "networkidle" });
  await slowDown(page, slowdown);
  await page.mouse.move(40, 40);
  await page.waitForSelector("html[data-hydrated]", { state: "attached" });
  const time = await page.evaluate<number>("window.takeover()");
  await page.close();
  return time;
}

async function slowDown(page: Page, rate: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate });
}

async function write(target: Locator): Promise<void> {
  await target.tap();
  await target.pressSequentially("A new site.", { delay: 50 });
}

async function fillIn(page: Page): Promise<void> {
  for (const name of ["firstName", "lastName", "message"]) await page.locator(`[name=${name}]`).fill("Ada");
  await page.locator("[name=email]").fill("ada@example.com");
}

// As text: a compiler's helpers do not exist in the page. Events below 16 ms are told by no browser.
const TIME_EVENTS = `(() => {
  window.timedEvents = [];
  const keep = (list) => {
    for (const { interactionId, startTime, processingStart, processingEnd, duration } of list.getEntries())
      window.timedEvents.push({ interactionId, startTime, processingStart, processingEnd, duration });
  };
  new PerformanceObserver(keep).observe({ type: "event", durationThreshold: 16 });
  new PerformanceObserver(keep).observe({ type: "first-input" });
})();`;

const TIME_TAKEOVER = `(() => {
  let [start, end] = [NaN, NaN];
  addEventListener("pointermove", ({ timeStamp }) => (start = timeStamp), { once: true, capture: true });
  new MutationObserver(() => {
    if ("hydrated" in document.documentElement.dataset && Number.isNaN(end)) end = performance.now();
  }).observe(document, { subtree: true, attributeFilter: ["data-hydrated"] });
  window.takeover = () => end - start;
})();`;
