/** Farther than browsers look ahead: above the page, where pictures keep their room and nothing is scrolled. */
const WAITING_PICTURES = '[data-first-view=""] [loading=lazy]{translate:0 -1000vh}';

/** What is laid out by itself on phones, which are slow and show little at once: each is a step of {@link firstView}. */
export const STEPS =
  ":is(section+section:not(.client-marks),article+article,li+li>article,.package-row+.package-row,.footer)";

/**
 * Until it is laid out each counts as higher than a window, so that only the next one is near enough to be laid out. Only
 * in Chromium, which alone knows `overlay`: Firefox does not find in it the text that an address asks for (`#:~:text=`).
 */
const WAITING_STEPS = `@supports(overlay:auto){@media(width<40rem){[data-first-view] ${STEPS}{content-visibility:auto;contain-intrinsic-height:200vh}}}`;

/** What waits while the root has the attribute that `firstView` sets; for the head of every page. */
export const FIRST_VIEW_STYLES = WAITING_PICTURES + WAITING_STEPS;

/**
 * Lets the first view have the line and the processor to itself: what is below it waits until all of it has come and
 * is painted, or until the visitor moves on. Browsers else begin at once with lazy pictures up to 2,500 px below. Then
 * what waits is laid out step by step, a frame for each: all at once would keep a slow phone from answering.
 *
 * Nothing waits where the view does not begin at the top, or no script runs.
 *
 * Written into the head of every page as source text, so it must not use anything outside itself.
 *
 * @param steps - Selects what is laid out by itself.
 */
export function firstView(steps: string): void {
  const visits = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  // A visit's name keeps a text fragment (`#:~:text=…`), which browsers remove from `location`.
  if (!visits.some(({ type, name }) => type === "navigate" && !name.includes("#"))) return;
  const { dataset } = document.documentElement;
  const release = (): void => {
    if (dataset.firstView !== "") return;
    dataset.firstView = "past";
    const waiting = [...document.querySelectorAll<HTMLElement>(steps)];
    const layOutNext = (): void => {
      const step = waiting.shift();
      if (step) {
        step.style.contentVisibility = "visible";
        requestAnimationFrame(() => setTimeout(layOutNext));
      } else {
        delete dataset.firstView;
      }
    };
    layOutNext();
  };
  dataset.firstView = "";
  for (const sign of ["scroll", "pointerdown", "keydown"]) addEventListener(sign, release, { once: true });
  addEventListener("load", () => {
    // Told when the paint can be seen: a frame later is too soon, and what is fetched then delays the largest picture.
    new PerformanceObserver(release).observe({ type: "paint", buffered: true });
  });
}
