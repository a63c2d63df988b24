const known = new Map<string, string>();

/**
 * The same text, kept once: what all pages have around them, their links and their words, would else be in memory as
 * often as there are pages.
 */
export function interned(text: string): string {
  const one = known.get(text);
  if (one !== undefined) return one;
  known.set(text, text);
  return text;
}
