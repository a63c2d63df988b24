import type { Stats } from "node:fs";
import { readFile } from "node:fs/promises";
import { digestOf } from "#lib/digest";

/** Hexadecimal digits of a digest that make a number which a date can hold. */
const DIGITS = 12;

/**
 * Has files told apart by what is in them (`onFile` of @fastify/static).
 *
 * The library makes a file's ETag of its size and date. Images of containers often give all files one date, and then the
 * next deployment's page, as long as the last one's, would be called the same. So the date it is shown is a number of
 * the file's bytes; nothing else is made of it, since `lastModified` is off.
 *
 * A file is read for that when it is asked for first, and again once the disk says that it was changed.
 */
export function datedByContent(): (path: string, stat: Stats) => Promise<void> {
  const known = new Map<string, { readonly state: string; readonly date: Date }>();
  return async (path, stat) => {
    // Nobody can set the time of the last change of a file's place on the disk (`ctime`).
    const state = [stat.ino, stat.size, stat.mtimeMs, stat.ctimeMs].join();
    const before = known.get(path);
    const date = before?.state === state ? before.date : await dateOf(path);
    known.set(path, { state, date });
    stat.mtime = date;
  };
}

async function dateOf(path: string): Promise<Date> {
  return new Date(parseInt(digestOf(await readFile(path)).slice(0, DIGITS), 16));
}
