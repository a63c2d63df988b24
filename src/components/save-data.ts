/**
 * Fetches no page ahead for those who save data. Gatsby itself keeps to it for links that come into view, but not for
 * those under the pointer.
 */
export function saveData(): void {
  if (navigator.connection?.saveData === true) window.___loader.hovering = () => undefined;
}
