import { EventEmitter, once } from "node:events";
import { readFileSync } from "node:fs";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import {
  allowManySaves,
  awaitWritten,
  betweenChanges,
  changeBetweenQueries,
  listAgain,
  listPages,
} from "../../src/gatsby/saved-files";

/** What the plugin watches files with. */
interface Watcher {
  watch: (folder: string) => EventEmitter & { close: () => Promise<void> };
}

/** What Gatsby counts rounds of queries with. */
interface Machine {
  readonly incrementRecompileCount: {
    readonly assignment: { readonly nodesMutatedDuringQueryRunRecompileCount: (context: object) => number };
  };
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

it("lets a file be saved in as many rounds of queries as somebody likes, or stops the build", () => {
  const watching = new EventEmitter();
  const watcher = { watch: () => watching };
  awaitWritten(100, watcher);
  watcher.watch();
  const machine = createRequire(require.resolve("gatsby"))("gatsby/dist/state-machines/develop/actions") as Machine;
  const { assignment } = machine.incrementRecompileCount;
  allowManySaves(machine);
  const roundAfter = (count: number) =>
    assignment.nodesMutatedDuringQueryRunRecompileCount({ nodesMutatedDuringQueryRunRecompileCount: count });
  watching.emit("all", "change", "a.json");
  expect(roundAfter(6)).toBe(0);
  expect(roundAfter(5)).toBe(6);
  expect(() => {
    allowManySaves({});
  }).toThrow(`gatsby ${SENTENCE}incrementRecompileCount`);
});

/** What is used here of the machine by which Gatsby goes from one step of its work to the next. */
interface DevelopMachine {
  readonly withConfig: (
    config: {
      readonly services: Readonly<Record<string, () => Promise<unknown>>>;
      readonly actions: Readonly<Record<string, () => void>>;
    },
    context: object,
  ) => object;
}

interface Service {
  readonly start: () => void;
  readonly stop: () => void;
  readonly send: (event: { readonly type: string; readonly payload: object }) => void;
}

/** Gatsby's own machine, whose steps are played: pages are listed first, and once more for a file that is saved. */
function developing(list: () => Promise<void>, query: () => Promise<void>): Service {
  const fromGatsby = createRequire(require.resolve("gatsby"));
  const { developMachine } = fromGatsby("gatsby/dist/state-machines/develop") as { developMachine: DevelopMachine };
  const { interpret } = fromGatsby("xstate") as { interpret: (machine: object) => Service };
  const store = { dispatch: () => undefined, getState: () => ({ config: {} }) };
  const listed = async () => {
    await listPages(list);
    return { pagesToBuild: [] };
  };
  let isSaved = true;
  const waitForMutations = () => {
    const batch = isSaved ? Promise.resolve({ nodeMutationBatch: [] }) : new Promise(() => undefined);
    isSaved = false;
    return batch;
  };
  const services = {
    initialize: () => Promise.resolve({ store }),
    initializeData: listed,
    postBootstrap: () => Promise.resolve(),
    runQueries: query,
    startWebpackServer: () => Promise.resolve({ compiler: {} }),
    waitForMutations,
    recreatePages: listed,
  };
  const none = () => undefined;
  const actions = { spawnMutationListener: none, spawnWebpackListener: none, saveDbState: none };
  return interpret(developMachine.withConfig({ services, actions }, {}));
}

it.each([
  ["never", 0, 2],
  ["in the first round", 1, 3],
  ["in a later round", 2, 3],
])("lists pages once more for a node that changes once they are listed: %s", async (_, round, lists) => {
  changeBetweenQueries();
  listAgain();
  const steps: string[] = [];
  const note = (step: string) => Promise.resolve(void steps.push(step));
  const list = () => {
    const listed = note("list");
    if (steps.filter((step) => step === "list").length === round) {
      service.send({ type: "ADD_NODE_MUTATION", payload: { type: "touchNode", payload: [{ id: "a" }] } });
    }
    return listed;
  };
  const service = developing(list, () => note("query"));
  service.start();
  // Each of its steps follows at once: what has not come by then does not come.
  await setTimeout(500);
  service.stop();
  expect(steps).toEqual(Array.from({ length: lists }, () => ["list", "query"]).flat());
});

it("stops the build where Gatsby takes up what was listed in another way", () => {
  expect(() => {
    listAgain({});
  }).toThrow(`gatsby ${SENTENCE}assignServiceResult`);
});

/** As Gatsby's own: a change is begun, whoever asked for it is given what it has begun, and nothing is returned. */
function gatsby() {
  const done: string[] = [];
  const work = async (name: string, time: number) => {
    done.push(`${name} begins`);
    await setTimeout(time);
    done.push(`${name} ends`);
    return name;
  };
  const calls: { callRealApi: (event: { name: string; resolve?: (result: unknown) => void }) => unknown } = {
    callRealApi: ({ name, resolve }) => resolve?.(work(name, 100)),
  };
  const runner = { queryRunner: (name: string) => work(name, 10) };
  const notes = { createPageDependencyBatcher: new Batcher(done) };
  return { done, calls, runner, notes };
}

class Batcher {
  constructor(private readonly done: string[]) {}
  flush() {
    this.done.push("noted");
  }
}

it("carries out changes one after another once no query runs", async () => {
  const { done, calls, runner, notes } = gatsby();
  changeBetweenQueries(calls, runner, notes);
  const asked = runner.queryRunner("query");
  let waiting: unknown;
  const first = calls.callRealApi({ name: "first", resolve: (result) => (waiting = result) });
  const second = calls.callRealApi({ name: "second" });
  expect(await asked).toBe("query");
  expect(done).toEqual(["query begins", "query ends", "noted"]);
  const third = calls.callRealApi({ name: "third" });
  expect(await Promise.all([first, waiting, second, third])).toEqual(["first", "first", "second", "third"]);
  expect(done.filter((step) => step.endsWith("begins"))).toEqual([
    "query begins",
    "first begins",
    "second begins",
    "third begins",
  ]);
  const at = done.length;
  const last = calls.callRealApi({ name: "last" });
  expect(done.slice(at)).toEqual(["last begins"]);
  await last;
});

it("waits for queries as long as one after the other ends, and not for one that itself waits for the change", async () => {
  const { done, calls, notes } = gatsby();
  const runner = { queryRunner: (time: number) => setTimeout(time).then(() => done.push(`query of ${String(time)}`)) };
  changeBetweenQueries(calls, runner, notes, 300);
  const times = [200, 400, 600];
  const asked = times.map((time) => runner.queryRunner(time));
  await calls.callRealApi({ name: "change" });
  await Promise.all(asked);
  expect(done.filter((step) => step !== "noted")).toEqual([
    ...times.map((time) => `query of ${String(time)}`),
    "change begins",
    "change ends",
  ]);
  const waiting = { queryRunner: () => Promise.resolve(calls.callRealApi({ name: "asked for" })) };
  changeBetweenQueries({ callRealApi: calls.callRealApi }, waiting, notes, 300);
  expect(await waiting.queryRunner()).toBe("asked for");
});

it("runs queries, and lists pages, once the nodes of a change are made", async () => {
  const { done, calls, runner, notes } = gatsby();
  changeBetweenQueries(calls, runner, notes);
  calls.callRealApi({ name: "node" });
  const listed = betweenChanges(async () => Promise.resolve(done.push("listed")));
  expect(await runner.queryRunner("query")).toBe("query");
  await listed;
  expect(done).toEqual(["node begins", "node ends", "listed", "query begins", "query ends", "noted"]);
});

it("goes on after a change or a query that breaks off", async () => {
  const { done, calls, runner, notes } = gatsby();
  const broken = new Error("broken");
  const breaking = { callRealApi: calls.callRealApi, queryRunner: () => Promise.reject(broken) };
  changeBetweenQueries(breaking, breaking, notes);
  await expect(breaking.queryRunner()).rejects.toBe(broken);
  breaking.callRealApi({ name: "node" });
  await expect(betweenChanges(() => Promise.reject(broken))).rejects.toBe(broken);
  changeBetweenQueries(calls, runner, notes);
  await runner.queryRunner("query");
  expect(done).toEqual(["noted", "node begins", "node ends", "query begins", "query ends", "noted"]);
});

it("stops the build where nodes are changed, queries run, or notes taken in another way", () => {
  const { calls, runner, notes } = gatsby();
  const changing = (ofCalls: object, ofRunner: object, ofNotes: object) => () => {
    changeBetweenQueries(ofCalls, ofRunner, ofNotes);
  };
  expect(changing({}, runner, notes)).toThrow(`gatsby ${SENTENCE}callRealApi`);
  expect(changing(calls, {}, notes)).toThrow(`gatsby ${SENTENCE}queryRunner`);
  expect(changing(calls, runner, {})).toThrow(`gatsby ${SENTENCE}createPageDependencyBatcher`);
});
