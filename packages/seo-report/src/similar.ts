import { wordsOf } from "./read/words";

/** Two texts, by their places in a list, and how much of both together they share: 1 is all. */
export interface Pair {
  readonly one: number;
  readonly other: number;
  readonly share: number;
}

/** So many words in a row are a piece. */
const PIECE = 3;

/** A text that is like so many others has nothing to add: what is like it is like them. */
const ENOUGH = 5;

/**
 * The pairs of texts of which at least this share of their pieces is the same (Jaccard's index of runs of three words).
 * It is counted exactly, over an index of the pieces: a thousand pages take a second, so nothing is gained by estimating
 * it (MinHash). Of many that are all alike, each is paired with some of the first.
 */
export function similarPairs(texts: readonly string[], least: number): Pair[] {
  const sizes = new Uint32Array(texts.length);
  const shared = new Uint32Array(texts.length);
  const holders = new Map<string, number[]>();
  const pairs: Pair[] = [];
  for (const [other, text] of texts.entries()) {
    const pieces = piecesOf(text);
    sizes[other] = pieces.size;
    shared.fill(0);
    for (const piece of pieces) for (const one of holders.get(piece) ?? []) shared[one] = (shared[one] ?? 0) + 1;
    const own = [...shared.subarray(0, other)].flatMap((count, one) => {
      const share = count / (pieces.size + (sizes[one] ?? 0) - count);
      return count > 0 && share >= least ? [{ one, other, share }] : [];
    });
    pairs.push(...own);
    if (own.length >= ENOUGH) continue;
    for (const piece of pieces) {
      const known = holders.get(piece);
      if (known) known.push(other);
      else holders.set(piece, [other]);
    }
  }
  return pairs;
}

function piecesOf(text: string): Set<string> {
  const words = wordsOf((text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).join(" "));
  if (words.length < PIECE) return new Set(words.length > 0 ? [words.join(" ")] : []);
  return new Set(words.slice(PIECE - 1).map((_, index) => words.slice(index, index + PIECE).join(" ")));
}
