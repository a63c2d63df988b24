import { median, type Row } from "../figures";
import { tell } from "../project-copy";
import type { MeasuredServer } from "./measured-server";
import { MEMORY, sendAndCount } from "./shot";

/** How often the memory is looked at. */
const SAMPLES = 10;

/** How many times what it was early in a run memory may be at its end, and still be called flat. */
const FLAT = 1.1;

/** Stores so many messages one after the other, 32 connections at once, and looks at the memory after each tenth. */
export async function measureMemory(server: MeasuredServer, messages: number): Promise<Row[]> {
  const rows: Row[] = [];
  let sent = 0;
  for (let sample = 1; sample <= SAMPLES; sample += 1) {
    const until = Math.round((messages * sample) / SAMPLES);
    tell(`Mail: memory, ${until} messages …`);
    const { errors } = await sendAndCount(server, { connections: 32, messages: until - sent });
    sent = until;
    const { memory } = await server.use();
    rows.push({ name: `after ${until} messages`, figures: { errors, [MEMORY]: memory / 1024 } });
  }
  return rows;
}

/** How many times the memory of the second quarter of a run that of its last is; the first fills caches. */
export function growth(samples: readonly number[]): number {
  const quarter = Math.floor(samples.length / 4);
  return median(samples.slice(-quarter)) / median(samples.slice(quarter, 2 * quarter));
}

/** Whether memory did not grow with the number of messages. */
export function isFlat(samples: readonly number[]): boolean {
  return growth(samples) <= FLAT;
}
