import type { Locator } from "playwright-core";

/** What `delayAfter` measures: milliseconds from the event to the change, and by how much the plain timer was late. */
export interface Delay {
  delay: number;
  late: number;
}

/**
 * How long after an event on an element something changes, taken inside the page.
 *
 * Beside it runs a plain timer of the expected length that the same event starts: by how much that one is late is the
 * machine's delay, not the page's, and can be taken off.
 *
 * @param expected - Milliseconds the change should take.
 * @param changed - Watches for the change: the page's `performance.now()` when it happens.
 * @param act - Brings the event about.
 */
export async function delayAfter(
  element: Locator,
  event: string,
  expected: number,
  changed: Promise<number>,
  act: () => Promise<void>,
): Promise<Delay> {
  const handle = await element.elementHandle();
  const started = handle.evaluate(
    async (target, { event, expected }) => {
      const start = await new Promise<number>((done) => {
        const listen = ({ timeStamp }: Event) => {
          done(timeStamp);
        };
        target.addEventListener(event, listen, { once: true });
      });
      await new Promise((done) => setTimeout(done, expected));
      return { start, late: performance.now() - start - expected };
    },
    { event, expected },
  );
  await act();
  const { start, late } = await started;
  return { delay: (await changed) - start, late };
}
