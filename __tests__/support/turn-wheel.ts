import type { Page } from "playwright-core";

/** Milliseconds between two turns, and how long a page has to stand still before it counts as scrolled. */
const PAUSE = 250;

/**
 * Turns the wheel as people do: on and on until the page moves, then not until it stands still. Chromium drops now and
 * then what is turned while it first shows a page, whatever the page does.
 *
 * @param distance - Of one turn, in pixels.
 */
export async function turnWheel(page: Page, distance: number): Promise<void> {
  const place = () => page.evaluate(() => scrollY);
  const start = await place();
  let before = start;
  for (;;) {
    const now = await place();
    if (now !== start && now === before) return;
    if (now === start) await page.mouse.wheel(0, distance);
    before = now;
    await page.waitForTimeout(PAUSE);
  }
}
