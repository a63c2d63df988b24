import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { detached } from "../../src/lib/detached";

const MB = 1024 * 1024;

/** How much memory pieces keep that were cut out of 200 texts of a quarter of a megabyte each, in MB. */
function keptBy(take: (piece: string) => string): number {
  setFlagsFromString("--expose-gc");
  const collectGarbage = runInNewContext("gc") as () => void;
  const texts = Array.from({ length: 200 }, (_, index) => Buffer.alloc(MB / 4, `page ${String(index)} `));
  collectGarbage();
  const before = process.memoryUsage().heapUsed;
  const pieces = texts.map((text) => take(text.toString("latin1").slice(1000, 1040)));
  collectGarbage();
  const kept = (process.memoryUsage().heapUsed - before) / MB;
  expect(pieces).toHaveLength(200);
  return kept;
}

it("lets go of the text that a piece was cut out of", () => {
  expect(detached("a piece – of a text")).toBe("a piece – of a text");
  expect(keptBy(detached)).toBeLessThan(5);
  // What it is there for: without it, all of the texts stay.
  expect(keptBy((piece) => piece)).toBeGreaterThan(40);
});
