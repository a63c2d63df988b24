import type { Page, Response } from "playwright-core";
import { bytesOf, heaviest, PHONE_OF_LIGHTHOUSE, weigh, weighResponse } from "@site/toolkit/weight";
import { pagesToVisit } from "../support/content";
import { siteForTests } from "../support/site";

const site = siteForTests({ withWindows: true });
const paths = [...pagesToVisit(), "/404.html"];

/** Ten segments of 1,460 bytes: what a server sends before it waits for an answer (RFC 6928), with its headers. */
const ROUND_TRIP = 14_600;
const KB = 1024;

let tab: Page;
beforeAll(async () => {
  tab = await site.openTab({ viewport: PHONE_OF_LIGHTHOUSE, deviceScaleFactor: 1.75, reducedMotion: "no-preference" });
});

it.each(paths)("%s keeps its budgets before there is intent", async (path) => {
  const weight = await weigh(tab, site.origin + encodeURI(path));
  const figures = {
    html: bytesOf(weight, "document") + (weight.fetched[0]?.head ?? 0),
    scripts: bytesOf(weight, "script"),
    inlineScript: weight.inlineScript,
    all: bytesOf(weight),
    layoutShift: weight.layoutShift,
  };
  const budgets = {
    html: ROUND_TRIP,
    scripts: 0,
    inlineScript: 2 * KB,
    all: (path === "/" ? 100 : 120) * KB,
    layoutShift: 0,
  };
  const over = Object.entries(budgets)
    .filter(([name, budget]) => figures[name as keyof typeof figures] > budget)
    .map(([name, budget]) => `${name}: ${figures[name as keyof typeof figures]} of ${budget}`);
  expect({ path, over, heaviest: over.length > 0 ? heaviest(weight) : [] }).toEqual({ path, over: [], heaviest: [] });
  // A picture must have been asked for in the head; else it is text.
  expect(weight.largest).toMatch(/^(?:IMG link|H1|P)$/);
});

it.each(paths)(
  "%s gets at most 130 KB of scripts after intent, none of another page's, and works without a word",
  async (path) => {
    const responses: Response[] = [];
    const onPage = (page: Page) => {
      page.on("response", (response) => {
        if (response.url().endsWith(".js")) responses.push(response);
      });
    };
    const { problems } = await site.visit(encodeURI(path), { onPage });
    const scripts = await Promise.all(responses.map(weighResponse));
    const kinds = scripts.map(({ url }) => /component---([\w-]+)-[\da-f]+\.js$/.exec(url)?.[1]).filter(Boolean);
    expect(kinds).toHaveLength(1);
    expect(bytesOf({ fetched: scripts })).toBeLessThanOrEqual(130 * KB);
    // The not-found page says which address is missing.
    expect(problems.filter((problem) => !problem.startsWith("error: 404: "))).toEqual([]);
  },
);
