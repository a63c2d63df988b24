import { execFile } from "node:child_process";
import { statfs } from "node:fs/promises";
import { resolve } from "node:path";
import { promisify } from "node:util";
import type { Row } from "../figures";
import { newMailFolder } from "./mail-folder";
import { P99, PER_SECOND } from "./shot";

/** What is written. */
export interface Writing {
  readonly size: number;
  readonly files: number;
  readonly atOnce: number;
}

/** What `statfs` calls file systems that lie in memory: tmpfs and ramfs (linux/magic.h). */
const IN_MEMORY = [0x01021994, 0x858458f6];

/**
 * Makes a folder fit for writing to its disk. On ext4, folders in it are then spread over the disk as those at its top
 * are: else they lie beside others, where something may just have been removed, which makes new files slow.
 *
 * @throws When it lies in memory, where nothing has to be written through.
 */
export async function prepareDisk(folder: string): Promise<void> {
  const { type } = await statfs(folder);
  if (IN_MEMORY.includes(type)) throw new Error(`--folder: ${folder} lies in memory; allowed: a folder on a disk`);
  // "T, top of directory hierarchy" (chattr(1)); other file systems have no such thing.
  await promisify(execFile)("chattr", ["+T", folder]).catch(() => undefined);
}

/** Measures how fast the disk takes such messages from a program that does nothing else. Its files stay. */
export async function measureDisk(around: string, { size, files, atOnce }: Writing): Promise<Row["figures"]> {
  const folder = await newMailFolder(around);
  const writer = ["--import", "tsx", resolve("src/bench/mail/disk-writer.ts")];
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [...writer, folder, ...[size, files, atOnce].map(String)],
    // Each file waits for the disk in a thread of its own.
    { env: { ...process.env, UV_THREADPOOL_SIZE: String(Math.max(4, atOnce)) } },
  );
  const { perSecond, p50, p99 } = JSON.parse(stdout) as Record<"perSecond" | "p50" | "p99", number>;
  return { [PER_SECOND]: perSecond, "p50, ms": p50, [P99]: p99 };
}
