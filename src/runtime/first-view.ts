/** Farther than browsers look ahead: above the page, where pictures keep their room and nothing is scrolled. */
const WAITING_PICTURES = "[data-first-view] [loading=lazy]{translate:0 -1000vh}";

/** On phones, which are slow and show little at once, what is below the view is not laid out yet. */
const WAITING_SECTIONS =
  "@media (width<40rem){[data-first-view] :is(section+section,article+article,li+li>article,.footer)" +
  "{content-visibility:auto;contain-intrinsic-height:40rem}}";

/** What waits while the root has the attribute that `firstView` sets; for the head of every page. */
export const FIRST_VIEW_STYLES = WAITING_PICTURES + WAITING_SECTIONS;

/**
 * Lets the first view have the line and the processor to itself: what is below it waits until all of it has come and
 * is painted, or until the visitor moves on. Browsers else begin at once with lazy pictures up to 2,500 px below.
 *
 * Nothing waits where the view does not begin at the top, or no script runs.
 *
 * Written into the head of every page as source text, so it must not use anything outside itself.
 */
export function firstView(): void {
  const visits = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  if (location.hash || visits.some(({ type }) => type !== "navigate")) return;
  const { dataset } = document.documentElement;
  const release = (): void => {
    delete dataset.firstView;
  };
  dataset.firstView = "";
  for (const sign of ["scroll", "pointerdown", "keydown"]) addEventListener(sign, release, { once: true });
  addEventListener("load", () => {
    new PerformanceObserver(release).observe({ type: "paint", buffered: true });
  });
}
