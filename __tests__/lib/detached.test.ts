import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { detached } from "../../src/lib/detached";

const MB = 1024 * 1024;

/** How much memory pieces keep that were cut out of 200 texts of a quarter of a megabyte each, in MB. */
function keptBy(take: (piece: string) => string): number {
  setFlagsFromString("--expose-gc");
  const collectGarbage = runInNewContext("gc") as () => void;
  const texts = Array.from({ length: 200 }, (_, index) => Buffer.alloc(MB / 4, `page ${String(index)} `));
  const before = usedAfter(collectGarbage);
  const pieces = texts.map((text) => take(text.toString("latin1").slice(1000, 1040)));
  const kept = (usedAfter(collectGarbage) - before) / MB;
  expect(pieces).toHaveLength(200);
  return kept;
}

/** Bytes in use once nothing more goes: what ran before in this process leaves some that goes only in a later turn. */
function usedAfter(collectGarbage: () => void): number {
  let [before, used] = [Infinity, Infinity];
  do {
    before = used;
    collectGarbage();
    used = process.memoryUsage().heapUsed;
  } while (used < before - MB / 10);
  return used;
}

it("lets go of the text that a piece was cut out of", () => {
  expect(detached("a piece – of a text")).toBe("a piece – of a text");
  expect(keptBy(detached)).toBeLessThan(5);
  // What it is there for: without it, all of the texts stay.
  expect(keptBy((piece) => piece)).toBeGreaterThan(40);
});
