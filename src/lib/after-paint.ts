/** Does something once the browser has shown what is to be shown now. */
export function afterPaint(act: () => void): void {
  requestAnimationFrame(() => setTimeout(act));
}
