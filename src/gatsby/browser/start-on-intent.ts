/**
 * Brings the site's scripts when a visitor shows intent: with a pointer, a finger, a key or the focus. Until then the
 * page works as the browser makes it work.
 *
 * Written into every page as source text, so it must not use anything outside itself.
 *
 * @param sheet - The whole style sheet: a page carries only the rules it needs itself, others may come with React.
 * @param scripts - Run in this order, after the sheet.
 * @param data - What the scripts ask for first: the page's own data.
 * @param path - Address of the page, which Gatsby's scripts put right in the address bar where it was written otherwise.
 */
export function startOnIntent(sheet: string, scripts: readonly string[], data: string, path: string): void {
  const { head } = document;
  const signs = ["pointermove", "pointerdown", "keydown", "focusin"];
  const link = (rel: string, href: string, as?: string): HTMLLinkElement => {
    const element = document.createElement("link");
    if (as) element.as = as;
    // Else the browser fetches data a second time for the scripts.
    if (as === "fetch") element.crossOrigin = "";
    element.rel = rel;
    element.href = href;
    head.append(element);
    return element;
  };
  const run = (): void => {
    window.pagePath = path;
    for (const src of scripts) {
      const script = document.createElement("script");
      script.async = false;
      script.src = src;
      head.append(script);
    }
  };
  const start = (): void => {
    for (const src of scripts) link("preload", src, "script");
    link("preload", data, "fetch");
    const whole = link("stylesheet", sheet);
    // Without the sheet the page is worse, without the scripts it is not finished.
    whole.onload = whole.onerror = run;
  };
  const startSoon = (): void => {
    for (const sign of signs) removeEventListener(sign, startSoon);
    // First the page shows what the sign itself brings about.
    requestAnimationFrame(() => setTimeout(start));
  };
  // Brings the later part of the sheet (`later-styles.ts`), which stands in <noscript>: for print soon after load, as a
  // page may be printed at any moment; for the screen later still, so that it never delays the largest picture.
  const bringLater = (media: string): void => {
    const link = head.querySelector("noscript")?.textContent ?? "";
    head.insertAdjacentHTML("beforeend", link.replace("rel", `media=${media} rel`));
  };
  // The oldest browsers of `.browserslistrc` are the first that know popovers. In older ones the page stays as it is, and
  // the sheet says how they show it.
  if (!("popover" in head)) {
    addEventListener("DOMContentLoaded", () => {
      bringLater("all");
    });
    return;
  }
  addEventListener("load", () => {
    setTimeout(bringLater, 500, "print");
    setTimeout(bringLater, 2000, "all");
  });
  for (const sign of signs) addEventListener(sign, startSoon);
}
