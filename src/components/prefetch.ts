/**
 * Takes over fetching pages ahead, once React is here: of a page that is to be rendered in the browser its data are
 * needed, not its document, so the rules that have the browser fetch documents go.
 *
 * For those who save data nothing is fetched ahead. Gatsby itself keeps to it for links that come into view, but not
 * for those under the pointer; the browser keeps to it for the rules.
 */
export function takeOverPrefetch(): void {
  document.querySelector("script[type=speculationrules]")?.remove();
  if (navigator.connection?.saveData === true) window.___loader.hovering = () => undefined;
}
