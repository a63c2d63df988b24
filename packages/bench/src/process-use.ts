import { execFile } from "node:child_process";
import { readdir, readFile } from "node:fs/promises";
import { promisify } from "node:util";

/** A running process. */
export interface Process {
  readonly id: number;
  readonly parent: number;
  /** Memory that it holds (resident set), in KB. */
  readonly memory: number;
  /** Seconds of a processor that it and those it has waited for have used; 0 where the system does not tell. */
  readonly processor: number;
}

/** What a process and its descendants use together. */
export type Use = Pick<Process, "memory" | "processor">;

/** How often memory is looked at, in milliseconds. */
const INTERVAL = 200;

/** Watches a process and all that it has started, until it is stopped. */
export interface Watch {
  /** Ends it. @returns The most memory that all held at once (what several share counts for each), and all work. */
  readonly stop: () => Promise<Use>;
}

/** Starts to watch a process. */
export function watchProcess(root: number): Watch {
  let most: Use = { memory: 0, processor: 0 };
  let isWatching = true;
  const watch = async () => {
    while (isWatching) {
      const { memory, processor } = spentBy(root, await runningProcesses());
      most = { memory: Math.max(most.memory, memory), processor: Math.max(most.processor, processor) };
      await new Promise((done) => setTimeout(done, INTERVAL));
    }
  };
  const watching = watch();
  return {
    stop: async () => {
      isWatching = false;
      await watching;
      return most;
    },
  };
}

/** What a process and its descendants use together. */
export function spentBy(root: number, processes: readonly Process[]): Use {
  const tree = processTree(root, processes);
  return {
    memory: tree.reduce((sum, { memory }) => sum + memory, 0),
    processor: tree.reduce((sum, { processor }) => sum + processor, 0),
  };
}

/** A process and its descendants, it first. */
export function processTree(root: number, processes: readonly Process[]): Process[] {
  const children = new Map<number, Process[]>();
  for (const one of processes) children.set(one.parent, [...(children.get(one.parent) ?? []), one]);
  const tree = processes.filter(({ id }) => id === root);
  // The list grows while it is walked.
  for (const one of tree) tree.push(...(children.get(one.id) ?? []));
  return tree;
}

/**
 * All processes of this machine: as Linux shows them in /proc, else as `ps` lists them.
 *
 * @throws Where there is neither.
 */
export async function runningProcesses(): Promise<Process[]> {
  const entries = await readdir("/proc").catch(() => []);
  const ids = entries.filter((name) => /^\d+$/.test(name));
  if (ids.length === 0) return listedByPs();
  const all = await Promise.all(
    // A process may end while it is read.
    ids.map((id) =>
      Promise.all([readFile(`/proc/${id}/status`, "utf8"), readFile(`/proc/${id}/stat`, "utf8")]).catch(
        () => undefined,
      ),
    ),
  );
  return all.flatMap((texts) => (texts ? processIn(...texts) : []));
}

/** What `status` and `stat` in /proc say of a process. The kernel's own hold no memory, and are left out. */
export function processIn(status: string, stat: string): Process[] {
  const number = (name: string) => Number(new RegExp(`^${name}:\\s+(\\d+)`, "m").exec(status)?.[1] ?? Number.NaN);
  const one = { id: number("Pid"), parent: number("PPid"), memory: number("VmRSS") };
  // Its name may hold spaces, in brackets. The 14th to 17th of all fields are ticks, 100 a second on Linux.
  const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  const ticks = fields.slice(11, 15).reduce((sum, field) => sum + Number(field), 0);
  return Object.values(one).some(Number.isNaN) ? [] : [{ ...one, processor: ticks / 100 }];
}

async function listedByPs(): Promise<Process[]> {
  const { stdout } = await promisify(execFile)("ps", ["-A", "-o", "pid=,ppid=,rss="]).catch(() => {
    throw new Error("The memory of processes can be read from /proc or with ps; this system has neither");
  });
  return stdout
    .trim()
    .split("\n")
    .map((line) => {
      const [id = 0, parent = 0, memory = 0] = line.trim().split(/\s+/).map(Number);
      return { id, parent, memory, processor: 0 };
    });
}
