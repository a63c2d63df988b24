import { wordsOf } from "./read/words";

/** Two texts, by their places in a list, and how much of both together they share: 1 is all. */
export interface Pair {
  readonly one: number;
  readonly other: number;
  readonly share: number;
}

/** So many words in a row are a piece. */
const PIECE = 3;

/**
 * The pairs of texts of which at least this share of their pieces is the same (Jaccard's index of runs of three words).
 * It is counted exactly, over an index of the pieces: a thousand pages take less than a second, so nothing is gained by
 * estimating it (MinHash).
 */
export function similarPairs(texts: readonly string[], least: number): Pair[] {
  const sets = texts.map(piecesOf);
  const holders = new Map<string, number[]>();
  const pairs: Pair[] = [];
  for (const [other, pieces] of sets.entries()) {
    const shared = new Map<number, number>();
    for (const piece of pieces) {
      const known = holders.get(piece) ?? [];
      for (const one of known) shared.set(one, (shared.get(one) ?? 0) + 1);
      known.push(other);
      holders.set(piece, known);
    }
    for (const [one, count] of shared) {
      const share = count / (pieces.size + (sets[one]?.size ?? 0) - count);
      if (share >= least) pairs.push({ one, other, share });
    }
  }
  return pairs;
}

function piecesOf(text: string): Set<string> {
  const words = wordsOf((text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).join(" "));
  if (words.length < PIECE) return new Set(words.length > 0 ? [words.join(" ")] : []);
  return new Set(words.slice(PIECE - 1).map((_, index) => words.slice(index, index + PIECE).join(" ")));
}
