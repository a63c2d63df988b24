import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { median, percentile, type Row } from "../figures";
import { type Amount, type Load, sendEnquiries } from "./load";
import type { MeasuredServer } from "./measured-server";

/** The figures of a row, by names that others read. */
export const PER_SECOND = "messages a second";
export const P99 = "p99, ms";
export const MEMORY = "memory, MB";

/** Compilers and caches are warm on a server in use: sends so many before anything counts. */
const WARM_UP: Amount = { connections: 32, messages: 2000 };

/** Warms a server up. @returns The bytes of a message, as it stores them. */
export async function warmUp(server: MeasuredServer): Promise<number> {
  await sendAndCount(server, WARM_UP);
  const [name = ""] = readdirSync(server.arrivals);
  return statSync(join(server.arrivals, name)).size;
}

/** Sends messages to a server and measures what it makes of them. @throws As `sendAndCount`. */
export async function shoot(server: MeasuredServer, amount: Amount): Promise<Row["figures"]> {
  const before = await server.use();
  const load = await sendAndCount(server, amount);
  const after = await server.use();
  return {
    [PER_SECOND]: Math.round(load.accepted / load.seconds),
    "p50, ms": Number(percentile(load.latencies, 50).toFixed(2)),
    [P99]: Number(percentile(load.latencies, 99).toFixed(2)),
    errors: load.errors,
    "processor, ms a message": (1000 * (after.processor - before.processor)) / load.accepted,
    "memory before, MB": before.memory / 1024,
    [MEMORY]: after.memory / 1024,
  };
}

/**
 * Sends messages to a server, and sees to it that each one it says it has taken is a file. The files stay: where many
 * were removed just before, ext4 looks through all their places for each new one (`recently_deleted` in
 * fs/ext4/ialloc.c), which takes it ten times as long as all the rest.
 *
 * @throws When a message is missing: the figures of such a server mean nothing.
 */
export async function sendAndCount({ name, address, arrivals }: MeasuredServer, amount: Amount): Promise<Load> {
  const before = readdirSync(arrivals).length;
  const load = await sendEnquiries(address, amount);
  const stored = readdirSync(arrivals).length - before;
  const { accepted, errors } = load;
  // What was stored too late to be answered is a file too.
  if (accepted > 0 && stored >= accepted && stored <= accepted + errors) return load;
  throw new Error(`${name} said "success" ${accepted} times and stored ${stored} messages (${errors} errors)`);
}

/** The median of each figure. */
export function medians(runs: readonly Row["figures"][]): Row["figures"] {
  const names = Object.keys(runs[0] ?? {});
  return Object.fromEntries(names.map((name) => [name, median(runs.map((figures) => figures[name] ?? Number.NaN))]));
}
