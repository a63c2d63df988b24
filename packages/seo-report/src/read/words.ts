/** Scripts that put no space between words. */
const WITHOUT_SPACES =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;

const SEGMENTER = new Intl.Segmenter(undefined, { granularity: "word" });

/** The words of a text: what stands between spaces, and, of scripts that have none, what dictionaries tell apart. */
export function wordsOf(text: string): string[] {
  return text.split(" ").flatMap((run) => {
    if (!/[\p{L}\p{N}]/u.test(run)) return [];
    if (!WITHOUT_SPACES.test(run)) return [run];
    return [...SEGMENTER.segment(run)].filter(({ isWordLike }) => isWordLike).map(({ segment }) => segment);
  });
}
