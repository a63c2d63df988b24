import axe from "axe-core";
import type { Page } from "playwright-core";

const LEVELS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** What is read stands still: of letters that are half faded in, axe would say that nobody can read them. */
export const STILL = { reducedMotion: "reduce" } as const;

declare global {
  interface Window {
    readonly axe: typeof axe;
  }
}

/** What axe finds on a page that keeps people out: the rule, the element and what is wrong with it. */
export async function violations(page: Page): Promise<string[]> {
  const isLoaded = await page.evaluate(() => "axe" in window);
  if (!isLoaded) await page.evaluate(axe.source);
  // Only what is wrong is described: the rest is most of the work.
  const { violations: found } = await page.evaluate((options) => window.axe.run(options), {
    runOnly: LEVELS,
    resultTypes: ["violations" as const],
  });
  return found.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.target.join(" ")} ${node.failureSummary ?? ""}`),
  );
}
