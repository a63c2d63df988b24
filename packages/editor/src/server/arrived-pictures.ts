import { existsSync } from "node:fs";
import { rm } from "node:fs/promises";
import { join } from "node:path";

/** How long before an entry its pictures arrive, in milliseconds. */
const BEFORE = 15_000;

/**
 * Pictures that were not there before. The screen sends those of an entry first, and the entry then: when that is
 * refused, they go too, for it sends them again with what is mended.
 */
export class ArrivedPictures {
  private readonly times = new Map<string, number>();

  /** @param folder - `data/` of the project. */
  constructor(private readonly folder: string) {}

  /** Notes a picture that is about to be written. */
  note(file: string): void {
    if (!existsSync(join(this.folder, file))) this.times.set(file, Date.now());
  }

  /** Notes that an entry has been taken, and its pictures with it. */
  keep(): void {
    this.times.clear();
  }

  /** Takes back the pictures of an entry. @param entry - Its text, which names them. */
  async takeBack(entry: Buffer): Promise<void> {
    const text = entry.toString();
    for (const [file, time] of this.times) {
      if (Date.now() - time > BEFORE || !text.includes(`/${file}"`)) continue;
      await rm(join(this.folder, file), { force: true });
      this.times.delete(file);
    }
  }
}
