/**
 * Changes what is shown; the browser moves things of the same name to their new places, where it can and where motion
 * is welcome.
 *
 * Settles when everything has come to rest.
 */
export async function withViewTransition(change: () => void): Promise<void> {
  if ("startViewTransition" in document && !window.matchMedia("(prefers-reduced-motion: reduce)").matches) {
    const { ready, finished } = document.startViewTransition(change);
    // Rejects when the next change comes before things have moved; the change itself is made all the same.
    ready.catch(() => undefined);
    await finished;
  } else {
    change();
  }
}
