/**
 * Changes what is shown; the browser moves things of the same name to their new places, where it can and where motion
 * is welcome.
 *
 * @param change - Makes the change. With a promise, the browser holds the old picture until it has settled.
 */
export function withViewTransition(change: () => void | Promise<void>): void {
  if ("startViewTransition" in document && !window.matchMedia("(prefers-reduced-motion: reduce)").matches) {
    const { ready } = document.startViewTransition(change);
    // Rejects when the next change comes before things have moved; the change itself is made all the same.
    ready.catch(() => undefined);
  } else {
    void change();
  }
}
