import { createHash } from "node:crypto";
import { appendFile, mkdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Answer } from "../read/wire";
import type { Answered, Keep } from "./ask";

/** Answers as they are kept on disk, so that a crawl which was interrupted, in whatever way, goes on from there. */
export interface Journal {
  /** What has been answered, by how much of it was read and the address that was asked for. */
  readonly known: ReadonlyMap<string, Answer>;
  /** How many answers an interrupted crawl has left. */
  readonly kept: number;
  readonly add: (keep: Keep, answered: Answered) => Promise<Answer>;
  readonly bodyOf: (answer: Answer) => Promise<Buffer | undefined>;
  /** Says that nothing is left to ask for: the next crawl begins anew. */
  readonly finish: () => Promise<void>;
}

type Line = Answer & { readonly keep: Keep };

/** What an answer is found by. */
export function journalKey(keep: Keep, url: string): string {
  return `${keep} ${url}`;
}

const [ANSWERS, BODIES, FINISHED] = ["answers.jsonl", "bodies", "finished"];

/** What was answered longer ago than a day may be different by now. */
const LASTS = 24 * 60 * 60 * 1000;

/** Opens what a crawl has left in a folder; what was finished, or is a day old, is taken away first. */
export async function openJournal(folder: string, now = Date.now()): Promise<Journal> {
  const file = join(folder, ANSWERS);
  const since = await stat(file).then(
    ({ mtimeMs }) => now - mtimeMs,
    () => Infinity,
  );
  const isFinished = await stat(join(folder, FINISHED)).then(
    () => true,
    () => false,
  );
  if (isFinished || since > LASTS) await clear(folder);
  await mkdir(join(folder, BODIES), { recursive: true });
  const lines = await wholeLines(file);
  const known = new Map(lines.map(({ keep, ...answer }) => [journalKey(keep, answer.url), answer]));
  return {
    known,
    kept: known.size,
    add: async (keep, { answer, body }) => {
      const key = journalKey(keep, answer.url);
      const name = body && createHash("sha256").update(key).digest("hex").slice(0, 32);
      // Before the line that names it: a line stands for an answer that is there.
      if (body && name !== undefined) await writeFile(join(folder, BODIES, name), body);
      const kept = { ...answer, ...(name !== undefined && { body: name }) };
      await appendFile(file, `${JSON.stringify({ keep, ...kept })}\n`);
      known.set(key, kept);
      return kept;
    },
    bodyOf: async ({ body }) => (body === undefined ? undefined : readFile(join(folder, BODIES, body))),
    finish: () => writeFile(join(folder, FINISHED), ""),
  };
}

/** Takes away what is the journal's, and nothing else: the folder may be any. */
async function clear(folder: string): Promise<void> {
  for (const name of [ANSWERS, BODIES, FINISHED]) await rm(join(folder, name), { recursive: true, force: true });
}

/** Reads the lines that were written to their ends; a last one that was not is cut off. */
async function wholeLines(file: string): Promise<Line[]> {
  const text = await readFile(file, "utf8").catch(() => "");
  const whole = text.slice(0, text.lastIndexOf("\n") + 1);
  if (whole !== text) await writeFile(file, whole);
  return whole
    .split("\n")
    .filter((line) => line !== "")
    .map((line) => JSON.parse(line) as Line);
}
