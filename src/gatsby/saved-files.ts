/**
 * What happens between a file that is saved and the pages that show it, while the site is developed. Gatsby takes a
 * file's old nodes away at once, and its new ones are there a moment later: queries that run in between miss them, and
 * are not run again. The seams are those of `gatsby-internals.ts`.
 */
import type { EventEmitter } from "node:events";
import { setTimeout } from "node:timers/promises";
import { z } from "zod";
import { changed, functionIn, type GatsbyStore, requireFor } from "./gatsby-internals";

const WATCHING = "gatsby-source-filesystem";

/** What chokidar tells of files. */
const EVENTS: ReadonlySet<unknown> = new Set(["add", "addDir", "change", "unlink", "unlinkDir"]);

/** How often it is looked whether queries still run, and how long at most: one that broke off counts as running for ever. */
const POLL = 50;
const LONGEST = 20_000;

type Watch = (paths: unknown, options: object) => EventEmitter;

const watchOf = (watcher: object) =>
  functionIn(watcher, "watch", WATCHING, "chokidar's watch, which takes awaitWriteFinish") as Watch;

/**
 * Has the plugin that reads files wait until one is written to its end. Of two changes of a file within 50 ms its watcher
 * tells the first: one that is emptied before it is filled would be read while it is empty, and never again.
 *
 * @param settled - Milliseconds in which the file's size stays the same.
 * @throws When it watches files in another way.
 */
export function awaitWritten(settled: number, watcher = requireFor(WATCHING, "chokidar")): void {
  const watch = watchOf(watcher);
  const awaitWriteFinish = { stabilityThreshold: settled, pollInterval: settled / 4 };
  Reflect.set(watcher, "watch", (paths: unknown, options: object) => watch(paths, { ...options, awaitWriteFinish }));
}

/**
 * Has the plugin that reads files hear of a change once no query runs any more: Gatsby takes a query whose data changes
 * while it runs for up to date.
 *
 * @throws When it watches files in another way.
 */
export function holdWhile(isBusy: () => boolean, watcher = requireFor(WATCHING, "chokidar")): void {
  const watch = watchOf(watcher);
  Reflect.set(watcher, "watch", (paths: unknown, options: object) => heldBack(watch(paths, options), isBusy));
}

/** Files that were there before are told at once: the plugin reads them together when the watcher is ready. */
function heldBack(watching: EventEmitter, isBusy: () => boolean): EventEmitter {
  let isReady = false;
  let free = Promise.resolve();
  watching.once("ready", () => (isReady = true));
  const on = watching.on.bind(watching);
  watching.on = (name, listener: (...event: unknown[]) => void) =>
    on(name, (...event: unknown[]) => {
      if (!isReady || !EVENTS.has(name)) {
        listener(...event);
        return;
      }
      free = free.then(() => whenFree(isBusy));
      void free.then(() => {
        listener(...event);
      });
    });
  return watching;
}

async function whenFree(isBusy: () => boolean): Promise<void> {
  const end = Date.now() + LONGEST;
  while (isBusy() && Date.now() < end) await setTimeout(POLL);
}

const QUERIES = z.object({
  queries: z.object({ trackedQueries: z.map(z.string(), z.object({ running: z.number() })) }),
});

/** Whether queries run now. @throws When Gatsby's state does not tell it. */
export function areQueriesRunning(store: GatsbyStore): boolean {
  const { data } = QUERIES.safeParse((store.getState as () => unknown)());
  if (data === undefined) throw changed("gatsby", "the state of its store: queries.trackedQueries, which run");
  return [...data.queries.trackedQueries.values()].some(({ running }) => running !== 0);
}

/** Nodes that are being made of changed files. */
const making = new Set<Promise<unknown>>();

/**
 * Has Gatsby go on after a change once all nodes of it are there. It means to, but does not hand the promises on: pages
 * would be listed without one whose node is not there again, and be taken away.
 *
 * @throws When it carries out changes in another way.
 */
export function awaitNodes(calls: object = requireFor("gatsby", "gatsby/dist/utils/call-deferred-api")): void {
  const what = "callRealApi, which carries out changes of nodes";
  const call = functionIn(calls, "callRealApi", "gatsby", what);
  Reflect.set(calls, "callRealApi", (event: { readonly resolve?: (result: unknown) => void }, ...rest: unknown[]) => {
    let made: unknown;
    const resolve = (result: unknown) => {
      made = result;
      event.resolve?.(result);
    };
    call({ ...event, resolve }, ...rest);
    note(Promise.resolve(made));
    return made;
  });
}

function note(made: Promise<unknown>): void {
  making.add(made);
  const remove = () => making.delete(made);
  made.then(remove, remove);
}

/** Waits until all nodes of changed files are there. */
export async function nodesMade(): Promise<void> {
  while (making.size > 0) await Promise.allSettled(making);
}
