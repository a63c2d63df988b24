import PQueue from "p-queue";
import type { Answered } from "../../src/crawl/ask";
import { lineOf, patiently } from "../../src/crawl/patience";

const PATIENCE = { attempts: 3, pause: 1, longest: 2_000 };

/** Asks a server for addresses, two at once: each is answered with its statuses in turn. @returns In which order. */
async function askedOf(statuses: Readonly<Record<string, readonly number[]>>): Promise<readonly string[]> {
  const queue = new PQueue({ concurrency: 2 });
  const line = lineOf(queue);
  const asked: string[] = [];
  const asking = Object.entries(statuses).map(([path, [...left]]) => {
    const ask = (): Promise<Answered> => {
      asked.push(path);
      return Promise.resolve({ answer: { status: left.shift() ?? 200, headers: {} } } as Answered);
    };
    return queue.add(() => patiently(ask, PATIENCE, line));
  });
  await Promise.all(asking);
  return asked;
}

it("asks for nothing else until a server with too much to do has answered otherwise", async () => {
  const asked = await askedOf({ "/busy/": [503, 429, 200], "/under-way/": [200], "/later/": [200], "/last/": [200] });
  expect(asked).toEqual(["/busy/", "/under-way/", "/busy/", "/busy/", "/later/", "/last/"]);
});

it("goes on when the last of those that wait has its answer", async () => {
  const asked = await askedOf({ "/one/": [503, 200], "/other/": [503, 503, 200], "/later/": [200] });
  expect(asked).toEqual(["/one/", "/other/", "/one/", "/other/", "/other/", "/later/"]);
});

it("goes on where patience ends", async () => {
  const asked = await askedOf({ "/busy/": [503, 503, 503, 200], "/under-way/": [200], "/later/": [200] });
  expect(asked).toEqual(["/busy/", "/under-way/", "/busy/", "/busy/", "/later/"]);
});

it("asks for others meanwhile where a server did not answer at all", async () => {
  const asked = await askedOf({ "/cut/": [0, 200], "/under-way/": [200], "/later/": [200] });
  expect(asked).toEqual(["/cut/", "/under-way/", "/later/", "/cut/"]);
});
