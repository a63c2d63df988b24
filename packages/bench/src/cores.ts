import { execFile } from "node:child_process";
import { readFile } from "node:fs/promises";
import { availableParallelism } from "node:os";
import { setTimeout as sleep } from "node:timers/promises";
import { promisify } from "node:util";
import { processTree, runningProcesses } from "./process-use";

const run = promisify(execFile);

/** With so many cores, a page has one to itself when the rest of the browser and what measures it are busy. */
const ENOUGH = 4;

/** A page's process, and the one that Chromium forks it from; its namesake without a sandbox forks none. */
const FOR_PAGES = /--type=(?:renderer|zygote(?!.*--no-zygote-sandbox))/;

/** A browser has started all that it starts by itself when nothing was new for so long, in milliseconds. */
const SETTLED = 1000;

/** How often a starting browser's processes are looked at, in milliseconds. */
const INTERVAL = 50;

/**
 * On Linux with two or three cores, gives the pages that a browser opens from now on the last core to themselves: this
 * process and the browser's others, which are busy while a page loads, stay on the rest. A phone has six to eight cores;
 * without it, a page's tasks take as long as they wait.
 *
 * @param browser - Process of a Chromium that shows nothing yet. It may still be starting: this takes a second longer.
 * @returns Gives this process its cores back; undefined where nothing was changed: on another system, without
 * util-linux's `taskset`, with one core or enough of them.
 */
export async function keepCoreForPages(browser: number): Promise<(() => Promise<void>) | undefined> {
  const cores = availableParallelism();
  if (process.platform !== "linux" || cores < 2 || cores >= ENOUGH) return undefined;
  return separateCores(browser).catch(() => undefined);
}

/** As `keepCoreForPages`, whatever the number of cores. */
export async function separateCores(browser: number): Promise<() => Promise<void>> {
  const allowed = await allowedCores(process.pid);
  const page = allowed.at(-1) ?? 0;
  const rest = allowed.slice(0, -1);
  await assign(process.pid, rest);
  const assigned = new Map<number, boolean>();
  // The browser may be starting still, and some of its services are forked where pages are, and named a moment later.
  for (let settled = 0; settled < SETTLED; settled += INTERVAL) {
    for (const { id } of processTree(browser, await runningProcesses())) {
      const isForPages = await isProcessForPages(id);
      if (isForPages === undefined || isForPages === assigned.get(id)) continue;
      // It may have ended meanwhile.
      await assign(id, isForPages ? [page] : rest).catch(() => undefined);
      assigned.set(id, isForPages);
      settled = 0;
    }
    await sleep(INTERVAL);
  }
  return () => assign(process.pid, allowed);
}

/** The numbers of the cores on which a process may run (Linux). */
export async function allowedCores(id: number): Promise<number[]> {
  const status = await readFile(`/proc/${String(id)}/status`, "utf8");
  const list = /^Cpus_allowed_list:\s*(\S+)$/m.exec(status)?.[1] ?? "";
  return list.split(",").flatMap((range) => {
    const [first = 0, last = first] = range.split("-").map(Number);
    return Array.from({ length: last - first + 1 }, (_, index) => first + index);
  });
}

/** All threads of a process, and what it starts later. */
async function assign(id: number, cores: readonly number[]): Promise<void> {
  await run("taskset", ["--all-tasks", "--cpu-list", "--pid", cores.join(","), String(id)]);
}

/** Undefined when it has ended. */
async function isProcessForPages(id: number): Promise<boolean | undefined> {
  const command = await readFile(`/proc/${String(id)}/cmdline`, "utf8").catch(() => undefined);
  return command === undefined ? undefined : FOR_PAGES.test(command.replaceAll("\0", " "));
}
