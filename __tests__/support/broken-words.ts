/**
 * Words of a page whose letters stand on more than one line, as `Developmen|t`. Runs in the page, so it must not use
 * anything outside itself.
 *
 * @param isHyphenating - Whether to leave out words so long that the page has browsers divide them as its language does,
 * which those do that have a dictionary of it: browsers of tests have none.
 */
export function brokenWords(isHyphenating = false): string[] {
  // A line may end behind a hyphen, a dash or a slash.
  const WORD = /[^\s\p{Pd}/]+/gu;
  const UNSEEN = "select, .visually-hidden";
  const rangeOf = (text: Node, from: number, to: number): Range => {
    const range = document.createRange();
    range.setStart(text, from);
    range.setEnd(text, to);
    return range;
  };
  const lineOf = (text: Node, at: number) => Math.round(rangeOf(text, at, at + 1).getBoundingClientRect().bottom);
  const found = new Set<string>();
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const { parentElement } = text;
    if (parentElement?.checkVisibility() !== true || parentElement.closest(UNSEEN)) continue;
    for (const { 0: word, index } of (text.nodeValue ?? "").matchAll(WORD)) {
      const rects = [...rangeOf(text, index, index + word.length).getClientRects()];
      if (new Set(rects.map(({ bottom }) => Math.round(bottom))).size < 2) continue;
      const limit = Number.parseInt(getComputedStyle(parentElement).getPropertyValue("hyphenate-limit-chars"));
      if (isHyphenating && (word.match(/\p{L}/gu)?.length ?? 0) >= limit) continue;
      let end = 1;
      while (end < word.length && lineOf(text, index + end) === lineOf(text, index)) end++;
      if (end < word.length) found.add(`${word.slice(0, end)}|${word.slice(end)}`);
    }
  }
  return [...found];
}
