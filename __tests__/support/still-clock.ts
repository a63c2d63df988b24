import type { Page } from "playwright-core";

/**
 * Lets a page's time stand still but for what `page.clock.runFor` tells it: a busy machine is late with what is due, and
 * how late says nothing of the page.
 */
export async function stillClock(page: Page): Promise<void> {
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1000);
}
