/**
 * A copy of a piece of a long text. A piece itself keeps all of the text that it was cut out of in memory (V8 notes only
 * where it stands): to be taken of what outlives the text.
 */
export function detached(piece: string): string {
  return Buffer.from(piece).toString();
}
