/** Scripts that put no space between words. */
const WITHOUT_SPACES =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;

const SEGMENTER = new Intl.Segmenter(undefined, { granularity: "word" });

/** Up to the end of a sentence, or as much as is told apart at once: the time for that grows with the square of it. */
const PIECE = /[^\p{P}]{1,1000}\p{P}*|\p{P}+/gu;

/** The words of a text: what stands between spaces, and, of scripts that have none, what dictionaries tell apart. */
export function wordsOf(text: string): string[] {
  return text.split(" ").flatMap((run) => {
    if (!/[\p{L}\p{N}]/u.test(run)) return [];
    if (!WITHOUT_SPACES.test(run)) return [run];
    const segments = (run.match(PIECE) ?? []).flatMap((piece) => [...SEGMENTER.segment(piece)]);
    return segments.filter(({ isWordLike }) => isWordLike).map(({ segment }) => segment);
  });
}
