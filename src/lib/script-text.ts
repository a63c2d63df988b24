/**
 * A value as it is written into a script that stands in a page: JSON in which nothing can end that script, nor begin a
 * comment of HTML in it.
 */
export function scriptText(value: unknown): string {
  return JSON.stringify(value).replaceAll("<", "\\u003c");
}
