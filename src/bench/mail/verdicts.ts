import type { Row } from "../figures";
import { type Goals, missedGoals } from "../goals";
import { growth, isFlat } from "./memory";
import { MEMORY, P99, PER_SECOND } from "./shot";

/** What is measured, as rows are named. */
export const NAMES = { own: "this server", php: "nginx and PHP-FPM", disk: "raw disk" } as const;

/** The connections at which the two servers are held against each other. */
const BUSY = 32;

/** The name of a row of figures. */
export function rowName(server: string, connections: number): string {
  return `${server}, ${connections} connection${connections === 1 ? "" : "s"}`;
}

/** What this server misses of what it is to reach, or that it reaches all; then how its memory went. */
export function verdicts(rows: readonly Row[], memory: readonly Row[]): string[] {
  const named = (server: string) => rows.find(({ name }) => name === rowName(server, BUSY));
  const [own, php] = [named(NAMES.own), named(NAMES.php)];
  if (!own || !php) throw new Error(`No figures of both servers with ${BUSY} connections`);
  const goals: Goals = {
    [PER_SECOND]: { least: php.figures[PER_SECOND] ?? 0 },
    [P99]: { most: 100 },
    errors: { most: 0 },
  };
  const missed = missedGoals(own, goals).map((one) => `${own.name} misses ${one}`);
  const samples = memory.map(({ figures }) => figures[MEMORY] ?? Number.NaN);
  const times = `in the last quarter of the messages it is ${growth(samples).toFixed(2)} times that of the second`;
  const ofMemory = isFlat(samples) ? `Memory is flat: ${times}.` : `Memory is not flat: ${times}.`;
  return [...(missed.length > 0 ? missed : ["All goals of throughput and p99 are met."]), ofMemory];
}
