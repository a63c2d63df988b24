import { close, fsync, open, rename, write } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { percentile } from "../figures";

/**
 * Writes files as a Maildir's messages are written, and nothing else: each down to the disk, into its place, and its
 * folder's entries down to the disk. Arguments: the folder of `tmp` and `new`, the size in bytes, how many, how many at
 * once. Writes its figures as JSON.
 */
async function main(): Promise<void> {
  const [folder = "", ...numbers] = process.argv.slice(2);
  const [size = 0, files = 0, atOnce = 1] = numbers.map(Number);
  const bytes = Buffer.alloc(size, "a message of some size\n");
  const times: number[] = [];
  let next = 0;
  const start = performance.now();
  const writeOn = async () => {
    while (next < files) {
      const name = String(next++);
      const begun = performance.now();
      await store(folder, name, bytes);
      times.push(performance.now() - begun);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, writeOn));
  const seconds = (performance.now() - start) / 1000;
  console.log(JSON.stringify({ perSecond: files / seconds, p50: percentile(times, 50), p99: percentile(times, 99) }));
}

// Not those of node:fs/promises: its handles cost more than the calls.
const disk = {
  open: promisify(open),
  write: promisify<number, Uint8Array>(write),
  fsync: promisify(fsync),
  close: promisify(close),
  rename: promisify(rename),
};

async function store(folder: string, name: string, bytes: Uint8Array): Promise<void> {
  const unfinished = join(folder, "tmp", name);
  const file = await disk.open(unfinished, "wx", 0o600);
  await disk.write(file, bytes);
  await disk.fsync(file);
  await disk.close(file);
  await disk.rename(unfinished, join(folder, "new", name));
  const entries = await disk.open(join(folder, "new"), "r");
  await disk.fsync(entries);
  await disk.close(entries);
}

void main();
