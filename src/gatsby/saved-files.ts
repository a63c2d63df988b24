/**
 * What happens between a file that is saved and the pages that show it, while the site is developed. Gatsby takes a
 * file's old nodes away at once, and its new ones are there a moment later: queries that run in between miss them, and
 * are not run again. The seams are those of `gatsby-internals.ts`.
 */
import type { EventEmitter } from "node:events";
import { setTimeout } from "node:timers/promises";
import { functionIn, requireFor } from "./gatsby-internals";

const WATCHING = "gatsby-source-filesystem";

/**
 * Milliseconds in which one of the queries ends that a change waits for, however many there are and however busy the
 * machine is: one may itself have asked for the change, and wait for it.
 */
const LONGEST = 20_000;

/**
 * Has the plugin that reads files wait until one is written to its end. Of two changes of a file within 50 ms its watcher
 * tells the first: one that is emptied before it is filled would be read while it is empty, and never again.
 *
 * @param settled - Milliseconds in which the file's size stays the same.
 * @throws When it watches files in another way.
 */
export function awaitWritten(settled: number, watcher = requireFor(WATCHING, "chokidar")): void {
  const watch = functionIn(watcher, "watch", WATCHING, "chokidar's watch, which takes awaitWriteFinish");
  const awaitWriteFinish = { stabilityThreshold: settled, pollInterval: settled / 4 };
  Reflect.set(watcher, "watch", (paths: unknown, options: object) => {
    const watching = watch(paths, { ...options, awaitWriteFinish }) as EventEmitter;
    return watching.on("all", () => (isSaved = true));
  });
}

/** Whether a file was saved since {@link allowManySaves} asked last. */
let isSaved = false;

/**
 * Has Gatsby take a file that is saved again and again for what it is. When nodes change in each of seven rounds of
 * queries, it takes the site for one whose queries change them, and ends: only rounds without a save count now.
 *
 * @throws When it counts rounds in another way.
 */
export function allowManySaves(
  machine: object = requireFor("gatsby", "gatsby/dist/state-machines/develop/actions"),
): void {
  const action = Object(Reflect.get(machine, "incrementRecompileCount")) as object;
  const assignment = Object(Reflect.get(action, "assignment")) as object;
  const count = functionIn(assignment, ROUNDS, "gatsby", "incrementRecompileCount, which counts rounds of queries");
  Reflect.set(assignment, ROUNDS, (...args: unknown[]) => {
    const rounds = isSaved ? 0 : count(...args);
    isSaved = false;
    return rounds;
  });
}

const ROUNDS = "nodesMutatedDuringQueryRunRecompileCount";

/** What asks for nodes now: queries, and the list of pages. */
const asking = new Set<Promise<unknown>>();

/** Changes of nodes that are not carried out to their end. */
const making = new Set<Promise<unknown>>();

/** Whether a change of nodes has come since the pages were listed last. */
let isChangedSinceList = false;

/** Lists the pages once all nodes that change are there. For what comes from now on see {@link listAgain}. */
export function listPages(list: () => Promise<void>): Promise<void> {
  return betweenChanges(() => {
    isChangedSinceList = false;
    return list();
  });
}

/**
 * Has Gatsby list the pages again when a node changes after they were listed and before it runs queries. By itself it
 * takes note of such a change and does nothing: a page of its own would be made once something else is saved.
 *
 * @throws When it takes up what was listed in another way.
 */
export function listAgain(machine: object = requireFor("gatsby", "gatsby/dist/state-machines/develop/actions")): void {
  const action = Object(Reflect.get(machine, "assignServiceResult")) as object;
  const takeUp = functionIn(action, "assignment", "gatsby", "assignServiceResult, which takes up what was listed");
  Reflect.set(action, "assignment", (...args: unknown[]) => {
    const result = Object(takeUp(...args)) as object;
    return isChangedSinceList && LISTED in result ? { ...result, nodesMutatedDuringQueryRun: true } : result;
  });
}

/** What Gatsby is given where the pages were listed, and only there. */
const LISTED = "pagesToBuild";

/**
 * Does what asks for nodes once all that change are there; changes that come meanwhile wait for it, where
 * {@link changeBetweenQueries} has been called.
 */
export async function betweenChanges<T>(ask: () => Promise<T>): Promise<T> {
  while (making.size > 0) await Promise.allSettled(making);
  return noted(asking, ask());
}

/**
 * Has Gatsby change nodes while no query runs, and run queries while no node is being made: it takes a query whose data
 * changes while it runs for up to date, and one that meets a node half made for failed. It also notes what queries have
 * asked for only once all of them have run: here that is noted after each, or a change between two would not have the
 * first one run again. Changes are carried out in their order.
 *
 * @throws When it changes nodes, runs queries, or notes what they asked for, in another way.
 */
export function changeBetweenQueries(
  calls: object = requireFor("gatsby", "gatsby/dist/utils/call-deferred-api"),
  runner: object = requireFor("gatsby", "gatsby/dist/query/query-runner"),
  notes: object = requireFor("gatsby", "gatsby/dist/redux/actions/add-page-dependency"),
  longest = LONGEST,
): void {
  const call = functionIn(calls, "callRealApi", "gatsby", "callRealApi, which carries out changes of nodes");
  const run = functionIn(runner, "queryRunner", "gatsby", "queryRunner, which runs a query") as Runner;
  const batcher = Object(Reflect.get(notes, "createPageDependencyBatcher")) as object;
  const what = "createPageDependencyBatcher, whose flush notes what queries asked for";
  const noteAsked = functionIn(batcher, "flush", "gatsby", what).bind(batcher);
  let waiting = 0;
  let free = Promise.resolve();
  const inTurn = (carryOut: () => unknown) => {
    waiting++;
    free = free.then(() => noneAsks(longest));
    // The next one does not wait until this one's nodes are made: they may be made by changes of their own.
    return free.then(() => {
      waiting--;
      return carryOut();
    });
  };
  Reflect.set(calls, "callRealApi", (event: Mutation, ...rest: unknown[]) => {
    isChangedSinceList = true;
    const carryOut = () => {
      let made: unknown;
      call({ ...event, resolve: (result: unknown) => (made = result) }, ...rest);
      return made;
    };
    const made = waiting === 0 && asking.size === 0 ? Promise.resolve(carryOut()) : inTurn(carryOut);
    event.resolve?.(made);
    return noted(making, made);
  });
  const runAndNote = (query: unknown[]) => run(...query).finally(() => noteAsked());
  Reflect.set(runner, "queryRunner", (...query: unknown[]) => betweenChanges(() => runAndNote(query)));
}

type Runner = (...query: unknown[]) => Promise<unknown>;

/** A change of a node; who asked for it may wait for what comes of it. */
interface Mutation {
  readonly resolve?: (result: unknown) => void;
}

async function noneAsks(longest: number): Promise<void> {
  while (asking.size > 0) {
    const timeout = new AbortController();
    const late = setTimeout(longest, true, { signal: timeout.signal }).catch(() => false);
    const oneEnds = Promise.race(asking).then(
      () => false,
      () => false,
    );
    const isLate = await Promise.race([oneEnds, late]);
    timeout.abort();
    if (isLate) return;
  }
}

/** Keeps a promise in a set until it is settled. */
function noted<T>(set: Set<Promise<unknown>>, promise: Promise<T>): Promise<T> {
  set.add(promise);
  const remove = () => set.delete(promise);
  promise.then(remove, remove);
  return promise;
}
