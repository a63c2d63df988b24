import { EventEmitter, once } from "node:events";
import { readFileSync } from "node:fs";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import type { GatsbyStore } from "../../src/gatsby/gatsby-internals";
import { areQueriesRunning, awaitNodes, awaitWritten, holdWhile, nodesMade } from "../../src/gatsby/saved-files";

/** What the plugin watches files with. */
interface Watcher {
  watch: (folder: string) => EventEmitter & { close: () => Promise<void> };
}

const SENTENCE = "no longer has what the build relies on: ";

it("has a file read once it is written to its end, or stops the build", async () => {
  const watcher = createRequire(require.resolve("gatsby-source-filesystem"))("chokidar") as Watcher;
  const { watch } = watcher;
  const folder = await mkdtemp(join(tmpdir(), "watched-"));
  awaitWritten(100);
  const watching = watcher.watch(folder);
  try {
    const read: string[] = [];
    watching.on("change", (file: string) => read.push(readFileSync(file, "utf8")));
    await writeFile(join(folder, "a.json"), "before");
    await once(watching, "add");
    const changed = once(watching, "change");
    await writeFile(join(folder, "a.json"), "");
    await setTimeout(25);
    await writeFile(join(folder, "a.json"), "after");
    await changed;
    // Of what is told of a change, the rest comes within a moment.
    await setTimeout(300);
    expect(read.at(-1)).toBe("after");
  } finally {
    await watching.close();
    watcher.watch = watch;
    await rm(folder, { recursive: true });
  }
  expect(() => {
    awaitWritten(100, {});
  }).toThrow(`gatsby-source-filesystem ${SENTENCE}chokidar's watch`);
});

it("tells of changes one after another once nothing is busy, of files that were there at once, or stops the build", async () => {
  const watching = new EventEmitter();
  const watcher = { watch: () => watching };
  let isBusy = true;
  holdWhile(() => isBusy, watcher);
  const told: string[] = [];
  const listening = watcher.watch();
  listening.on("add", (file: string) => told.push(`add ${file}`));
  listening.on("change", (file: string) => told.push(`change ${file}`));
  watching.emit("add", "a.json");
  expect(told).toEqual(["add a.json"]);
  watching.emit("ready");
  watching.emit("change", "a.json");
  watching.emit("add", "b.json");
  await setTimeout(200);
  expect(told).toEqual(["add a.json"]);
  isBusy = false;
  await setTimeout(200);
  expect(told).toEqual(["add a.json", "change a.json", "add b.json"]);
  expect(() => {
    holdWhile(() => false, {});
  }).toThrow(`gatsby-source-filesystem ${SENTENCE}chokidar's watch`);
});

it("knows whether queries run, or stops the build", () => {
  const storeOf = (queries: object): GatsbyStore => ({ getState: () => ({ queries }), dispatch: () => undefined });
  const running = (...flags: readonly number[]) =>
    new Map(flags.map((running, at) => [`/${String(at)}/`, { running }]));
  expect(areQueriesRunning(storeOf({ trackedQueries: running(0, 1) }))).toBe(true);
  expect(areQueriesRunning(storeOf({ trackedQueries: running(0, 0) }))).toBe(false);
  expect(() => areQueriesRunning(storeOf({}))).toThrow(`gatsby ${SENTENCE}the state of its store: queries`);
});

it("goes on once the nodes of a change are made, or stops the build", async () => {
  const made: string[] = [];
  const make = async () => {
    await setTimeout(100);
    made.push("node");
    return "done";
  };
  // As Gatsby's own: it gives what it has begun to whoever waits for it, and returns nothing.
  const calls: { callRealApi: (event: { resolve?: (result: unknown) => void }) => unknown } = {
    callRealApi: ({ resolve }) => resolve?.(make()),
  };
  awaitNodes(calls);
  let waiting: unknown;
  const batch = calls.callRealApi({ resolve: (result) => (waiting = result) });
  await nodesMade();
  expect(made).toEqual(["node"]);
  expect([await batch, await waiting]).toEqual(["done", "done"]);
  await nodesMade();
  expect(() => {
    awaitNodes({});
  }).toThrow(`gatsby ${SENTENCE}callRealApi`);
});
