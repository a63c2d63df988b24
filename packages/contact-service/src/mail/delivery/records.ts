import { mkdir, readdir, readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";
import { errorCode } from "@site/site-server/error-code";
import { replaceFile } from "../store/write-through";

/** The folder of what delivery knows, in that of the messages. Mail programs see folders with a leading dot only. */
export const DELIVERY_FOLDER = "delivery";

const ENDING = ".json";
/** A time as it stands in a file. */
export const TIME = z.iso.datetime().transform((text) => new Date(text));
const schema = z.object({
  attempts: z.int().positive(),
  /** For how long it has been tried, in milliseconds. */
  waited: z.number().nonnegative().default(0),
  last: TIME,
  next: TIME,
  reply: z.string(),
});

/** What happened to a message so far. */
export type AttemptRecord = Readonly<z.infer<typeof schema>>;

/**
 * What is known of the attempts for each message, by its base name: a file of JSON each, which outlives the process. A
 * file that is lost or broken only means that the message is tried at once.
 */
export interface Records {
  /** Of all messages. */
  readonly all: () => Promise<ReadonlyMap<string, AttemptRecord>>;
  readonly read: (base: string) => Promise<AttemptRecord | undefined>;
  /** @throws When it cannot be written; this process knows it all the same. */
  readonly write: (base: string, record: AttemptRecord) => Promise<void>;
  readonly remove: (base: string) => Promise<void>;
  /** Removes what is known of other messages than these, and what a crash left half-written. */
  readonly keepOnly: (bases: ReadonlySet<string>) => Promise<void>;
}

/** Opens the records of a folder of messages, and makes their folder. */
export async function openRecords(mailDir: string): Promise<Records> {
  const folder = join(mailDir, DELIVERY_FOLDER);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  // What a full disk did not take: without it, a message would be tried without a pause.
  const unwritten = new Map<string, AttemptRecord>();
  const pathOf = (base: string) => join(folder, base + ENDING);
  const read = async (base: string) => unwritten.get(base) ?? (await readRecord(pathOf(base)));
  const remove = (base: string) => {
    unwritten.delete(base);
    return rm(pathOf(base), { force: true });
  };
  return {
    read,
    remove,
    all: async () => new Map([...(await readAll(folder)), ...unwritten]),
    write: async (base, record) => {
      unwritten.set(base, record);
      await replaceFile(pathOf(base), `${JSON.stringify(record)}\n`);
      unwritten.delete(base);
    },
    keepOnly: async (bases) => {
      for (const base of await basesIn(folder)) if (!bases.has(base)) await remove(base);
      await removeUnfinished(folder);
    },
  };
}

/** What a crash left half-written. Only the owner of the folder writes here, and asks for this before it does. */
async function removeUnfinished(folder: string): Promise<void> {
  const files = await readdir(folder);
  for (const file of files) if (file.endsWith(".tmp")) await rm(join(folder, file), { force: true });
}

async function readAll(folder: string): Promise<ReadonlyMap<string, AttemptRecord>> {
  const records = new Map<string, AttemptRecord>();
  for (const base of await basesIn(folder)) {
    const record = await readRecord(join(folder, base + ENDING));
    if (record) records.set(base, record);
  }
  return records;
}

async function basesIn(folder: string): Promise<readonly string[]> {
  const files = await readdir(folder);
  return files.filter((file) => file.endsWith(ENDING)).map((file) => file.slice(0, -ENDING.length));
}

async function readRecord(path: string): Promise<AttemptRecord | undefined> {
  try {
    return schema.parse(JSON.parse(await readFile(path, "utf8")));
  } catch (error) {
    if (errorCode(error) === "ENOENT" || error instanceof z.ZodError || error instanceof SyntaxError) return undefined;
    throw error;
  }
}
