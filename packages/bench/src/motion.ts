import { addresses } from "#lib/addresses";
import type { Browser, Page } from "playwright-core";
import type { Figures, Row } from "./figures";
import { CASE, FILTER } from "@site/toolkit/kinds";
import { hydrate, SLOWDOWN, type VisitedSite } from "@site/toolkit/visited-site";
import { animationSpans, markedSpan, smoothnessIn, TRACE_CATEGORIES, type TraceEvent } from "./trace";

/** Something that moves, and how a visitor brings it about. */
interface Scenario {
  readonly name: string;
  readonly path: string;
  readonly act: (page: Page) => Promise<void>;
  /** Window; a desktop's where nothing else is said. */
  readonly viewport?: { readonly width: number; readonly height: number };
  /** The movement follows the hand: it lasts as long as the act, and has no animation of its own. */
  readonly isScroll?: boolean;
}

const hover = (selector: string) => async (page: Page) => {
  await page.locator(selector).first().hover();
  await page.waitForTimeout(600);
};

const click = (selector: string) => async (page: Page) => {
  await page.locator(selector).first().click();
  await page.waitForTimeout(1500);
};

const DESKTOP = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };

const SCENARIOS: readonly Scenario[] = [
  { name: "menu link, pointer", path: "/", act: hover("header nav li a:not([aria-current])") },
  { name: "button, pointer", path: "/", act: hover("main .button") },
  { name: "home, scroll", path: "/", act: scroll, isScroll: true },
  { name: "home, scroll, phone", path: "/", act: scroll, isScroll: true, viewport: PHONE },
  { name: "project card, pointer", path: "/", act: hover("main article") },
  { name: "featured service, pointer", path: "/", act: hover("[aria-labelledby=featured-services] li") },
  { name: "sheet of services, pointer", path: addresses.services, act: hover("main nav li:nth-child(4) a") },
  ...onPricing(addresses.pricing),
  { name: "question, opened", path: addresses.contact, act: click("main summary") },
  { name: "portfolio, filter", path: addresses.portfolio, act: click(FILTER) },
  { name: "portfolio, filter, phone", path: addresses.portfolio, act: click(FILTER), viewport: PHONE },
  { name: "portfolio to case study", path: addresses.portfolio, act: openCase },
  { name: "portfolio to case study, phone", path: addresses.portfolio, act: openCase, viewport: PHONE },
  { name: "next project, pointer", path: CASE, act: hover("[aria-labelledby=next-project]") },
];

/** What moves on the price list, which not every agency has. */
function onPricing(path: string | undefined): Scenario[] {
  if (path === undefined) return [];
  return [
    { name: "pricing, scroll", path, act: scroll, isScroll: true },
    { name: "package, opened", path, act: click("main summary") },
    { name: "custom quote, pointer", path, act: hover("[aria-labelledby=custom-quote]") },
  ];
}

/** Each movement happens so often; an odd number has a middle. */
const RUNS = 3;

/** Has each movement of the site happen on a slow processor, and counts its frames. */
export async function measureMotion({ browser, origin }: VisitedSite): Promise<Figures> {
  const rows: Row[] = [];
  for (const scenario of SCENARIOS) {
    const runs: Row[] = [];
    while (runs.length < RUNS) runs.push(await measure(browser, origin, scenario));
    runs.sort((a, b) => (a.figures["per second"] ?? 0) - (b.figures["per second"] ?? 0));
    rows.push(...runs.slice((RUNS - 1) / 2, (RUNS + 1) / 2));
  }
  return { title: `What moves, with the processor slowed down ${SLOWDOWN} times, median of ${RUNS}`, rows };
}

async function measure(browser: Browser, origin: string, scenario: Scenario): Promise<Row> {
  const { name, path, act, isScroll = false, viewport = DESKTOP } = scenario;
  const page = await browser.newPage({ viewport, reducedMotion: "no-preference" });
  await page.goto(origin + path, { waitUntil: "load" });
  await hydrate(page);
  // What loading still does is not the movement's doing.
  await page.waitForTimeout(1000);
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: SLOWDOWN });
  await browser.startTracing(page, { categories: TRACE_CATEGORIES });
  await page.evaluate(markScrolling);
  await act(page);
  const { traceEvents } = JSON.parse(String(await browser.stopTracing())) as { traceEvents: TraceEvent[] };
  await page.close();
  const spans = isScroll ? markedSpan(traceEvents, "scroll step") : animationSpans(traceEvents);
  if (spans.length === 0) throw new Error(`Nothing moved: ${name}, at ${path}`);
  const { moving, wanted, drawn, longest, composing } = smoothnessIn(spans, traceEvents);
  const figures = {
    ms: moving,
    "frames drawn": drawn,
    "frames wanted": wanted,
    "per second": (60 * drawn) / wanted,
    "longest gap, ms": longest,
    "composing a frame, ms": composing,
  };
  return { name, figures };
}

/** In the page: a mark in the recording for each step of a scroll. */
function markScrolling(): void {
  addEventListener("scroll", () => performance.mark("scroll step"));
}

/** One screen down, as fast as a hand turns a wheel; the browser itself makes the movement. */
async function scroll(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const gesture = { x: 200, y: 600, yDistance: -900, speed: 900, gestureSourceType: "mouse" } as const;
  await session.send("Input.synthesizeScrollGesture", gesture);
}

async function openCase(page: Page): Promise<void> {
  await page.locator(`main a[href="${CASE}"]`).click();
  await page.waitForURL(`**${CASE}`);
  await page.waitForTimeout(1500);
}
