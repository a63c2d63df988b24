import { WAITING } from "../store/folders";
import { type AttemptTools, putAway } from "./attempt";
import type { Plan } from "./queue";
import type { AttemptRecord } from "./records";
import { isDue } from "./schedule";

/**
 * Looks at the folder for what is due. Messages that were never tried come first, the oldest of them before the others:
 * neither one that is refused for now nor one that breaks connections can block them.
 */
export async function planOf(tools: AttemptTools, busy: ReadonlySet<string>): Promise<Plan> {
  const { store, records, hold, taken } = tools;
  for (const [base, message] of taken) if (!busy.has(base)) await putAway(tools, message, true);
  await hold.refresh();
  if (hold.state() === "held") return { due: [], next: hold.until() };
  const lists = await Promise.all(WAITING.map((folder) => store.list(folder)));
  const waiting = lists.flat().filter(({ base }) => !busy.has(base) && !taken.has(base));
  const known = await records.all();
  const timed = waiting.map((message) => ({ message, record: known.get(message.base) }));
  const now = new Date();
  const due = timed.filter(({ record }) => record === undefined || isDue(record, now));
  const later = timed.flatMap(({ record }) => (record && !isDue(record, now) ? [record.next.getTime()] : []));
  due.sort((one, other) => lastTried(one) - lastTried(other) || one.message.at.getTime() - other.message.at.getTime());
  return {
    due: due.map(({ message }) => message),
    next: later.length > 0 ? new Date(Math.min(...later)) : undefined,
  };
}

function lastTried({ record }: { readonly record: AttemptRecord | undefined }): number {
  return record?.last.getTime() ?? 0;
}
