import { existsSync } from "node:fs";
import { lstat, mkdir, readdir, readFile, realpath, rm } from "node:fs/promises";
import { dirname, join, sep } from "node:path";
import writeFileAtomic from "write-file-atomic";
import { type Fault, faultsIn } from "#content/fault";
import { filesBelow } from "#content/files-below";
import { ArrivedPictures } from "./arrived-pictures";
import { consequencesOf } from "./consequences";
import type { Change } from "./faults-of-change";
import { refuseNoPicture } from "./picture-check";

/** A name in a folder, and whether it is one itself. */
export type Entry = readonly [name: string, kind: "directory" | "file"];

/** Names of files that people edit, or add, on the screen; and those that it writes before they have their name. */
const NAMES = /^(?:[^/\\\0]+\.(?:json|md|jpe?g|png|webp|avif|svg)|\.sveltia-tmp-[\w-]+)$/i;

/**
 * Names that files have until they are whole: those of the CMS, and of the library that writes them, which adds a number
 * below 2^32. A day behind a name is a copy that somebody keeps.
 */
const HALF_WRITTEN =
  /(?:^|\/)(?:\.sveltia-tmp-[\w-]+|[^/]+\.(?:json|md|jpe?g|png|webp|avif|svg)\.(?!(?:19|20)\d{6}$)\d{1,10})$/;

/** Names of what is no picture. */
const TEXT = /\.(?:json|md)$/;

/** What can't be read or written: the path, and why. */
export class RefusedPathError extends Error {}

/** A file that is another one than whoever writes it has read. Nothing was changed. */
export class ChangedMeanwhileError extends Error {
  constructor() {
    super(
      "This was changed meanwhile, in another window or by somebody else. Open the screen anew, and change it there.",
    );
  }
}

/** When a file was changed that somebody has read, in milliseconds; or that there was none. */
export type Seen = number | "none";

/** What became of a file. */
export interface Written {
  /** When it was changed, in milliseconds. */
  readonly changed: number;
  /** Whether other files had to be changed with it, or more in it than was asked for. */
  readonly isMore: boolean;
}

/** What is so while a file is changed. */
interface Circumstances {
  readonly seen: Seen | undefined;
  /** Files that are no more once it is done. */
  readonly gone?: readonly Change[];
}

/** A change after which the content would not keep its rules. Nothing was changed. */
export class RefusedChangeError extends Error {
  constructor(readonly faults: readonly Fault[]) {
    super(faultsIn("the content", faults));
  }
}

/** The content of a project, as the screen reads and writes it: nothing outside of its folder, and no link out of it. */
export class ContentFolder {
  private readonly arrived: ArrivedPictures;

  /**
   * @param folder - `data/` of the project, by its absolute path.
   * @param faultsOf - Finds what changes would break.
   */
  constructor(
    private readonly folder: string,
    private readonly faultsOf: (changes: readonly Change[]) => Promise<readonly Fault[]>,
  ) {
    this.arrived = new ArrivedPictures(folder);
  }

  /** Takes away what a process that was ended has left half-written. */
  async tidy(): Promise<void> {
    const left = (await filesBelow(this.folder)).filter((file) => HALF_WRITTEN.test(file));
    for (const file of left) await rm(join(this.folder, file));
  }

  /** What stands in a folder; links are left out. @throws {@link RefusedPathError} */
  async list(path: string): Promise<Entry[]> {
    const entries = await readdir(await this.placeOf(path), { withFileTypes: true });
    return entries
      .filter((entry) => entry.isFile() || entry.isDirectory())
      .map((entry) => [entry.name, entry.isFile() ? "file" : "directory"]);
  }

  /** The bytes of a file, and when it was changed, in milliseconds. @throws {@link RefusedPathError} */
  async read(path: string): Promise<{ readonly bytes: Buffer; readonly changed: number }> {
    const place = await this.placeOf(path);
    const [bytes, { mtimeMs }] = await Promise.all([readFile(place), lstat(place)]);
    return { bytes, changed: mtimeMs };
  }

  /**
   * Writes a file whole or not at all, whatever ends the process meanwhile.
   *
   * @param seen - What whoever writes it has read; nothing, where it does not matter what is there.
   * @throws {@link RefusedPathError} {@link RefusedChangeError} {@link RefusedPictureError} {@link ChangedMeanwhileError}
   */
  write(path: string, bytes: Buffer, seen?: Seen): Promise<Written> {
    return this.alone(async () => {
      await this.placeOf(path, NAMES);
      return this.change({ file: path, bytes }, { seen });
    });
  }

  /** Gives a file another name, in place of a file that has it. @throws As {@link ContentFolder.write} does. */
  move(from: string, to: string, seen?: Seen): Promise<Written> {
    return this.alone(async () => {
      const before = await this.placeOf(from, NAMES);
      await this.placeOf(to, NAMES);
      const bytes = await readFile(before);
      const isHalfWritten = HALF_WRITTEN.test(from);
      try {
        const gone = isHalfWritten ? [] : [{ file: from, bytes: undefined }];
        const written = await this.change({ file: to, bytes }, { seen, gone });
        await rm(before);
        return written;
      } catch (error) {
        // What is refused is not kept under a name of its own: whoever mends it sends it again.
        if (isHalfWritten) await rm(before);
        throw error;
      }
    });
  }

  /** Takes a file away. @throws {@link RefusedPathError} {@link RefusedChangeError} {@link ChangedMeanwhileError} */
  remove(path: string, seen?: Seen): Promise<void> {
    return this.alone(async () => {
      const place = await this.placeOf(path, NAMES);
      await this.refuseUnseen(path, seen);
      await this.refuseFaults([{ file: path, bytes: undefined }]);
      await rm(place);
    });
  }

  /** Does one change after the other: what is checked is still so when it is written. */
  private alone<Result>(work: () => Promise<Result>): Promise<Result> {
    const done = this.last.then(work);
    this.last = done.catch(() => undefined);
    return done;
  }

  private last: Promise<unknown> = Promise.resolve();

  /** Pictures have names of their own: nobody reads them before they are written. */
  private async refuseUnseen(path: string, seen: Seen | undefined): Promise<void> {
    if (seen === undefined || !TEXT.test(path)) return;
    const stats = await lstat(join(this.folder, path)).catch(() => undefined);
    if ((stats?.mtimeMs ?? "none") !== seen) throw new ChangedMeanwhileError();
  }

  private async change(
    change: Change & { readonly bytes: Buffer },
    { seen, gone = [] }: Circumstances,
  ): Promise<Written> {
    const { file, bytes } = change;
    let changes: Change[] = [change];
    try {
      await this.refuseUnseen(file, seen);
      await refuseNoPicture(file, bytes);
      if (file.endsWith(".json")) changes = await consequencesOf(this.folder, change);
      await this.refuseFaults([...changes, ...gone]);
    } catch (error) {
      await this.arrived.takeBack(bytes);
      throw error;
    }
    if (TEXT.test(file)) this.arrived.keep();
    else if (!HALF_WRITTEN.test(file)) this.arrived.note(file);
    for (const one of changes) {
      const place = join(this.folder, one.file);
      await mkdir(dirname(place), { recursive: true });
      if (one.bytes) await writeFileAtomic(place, one.bytes);
    }
    const { mtimeMs } = await lstat(join(this.folder, file));
    return { changed: mtimeMs, isMore: changes.length > 1 || changes[0] !== change };
  }

  /** @throws {@link RefusedChangeError} When a content file would break a rule; all else has none. */
  private async refuseFaults(changes: readonly Change[]): Promise<void> {
    // A new text has no page yet, and no rule could be kept with it.
    const isHeld = ({ file }: Change) =>
      file.endsWith(".json") || (file.endsWith(".md") && existsSync(join(this.folder, file)));
    if (!changes.some(isHeld)) return;
    const faults = await this.faultsOf(changes);
    if (faults.length > 0) throw new RefusedChangeError(faults);
  }

  /** The place of a path on the disk. @param names - What the last name has to be like. */
  private async placeOf(path: string, names?: RegExp): Promise<string> {
    const steps = path === "" ? [] : path.split("/");
    const isOdd = (step: string) => step === "" || step === "." || step === ".." || /[\\\0:]/.test(step);
    if (steps.some(isOdd)) throw new RefusedPathError(`${path}: no path below data/`);
    if (names && !names.test(steps.at(-1) ?? "")) throw new RefusedPathError(`${path}: no file of the content`);
    await this.refuseLinks(steps);
    return join(this.folder, ...steps);
  }

  /** A link may lead anywhere: what it stands for is not the content of this project. */
  private async refuseLinks(steps: readonly string[]): Promise<void> {
    const root = await realpath(this.folder);
    for (let count = 1; count <= steps.length; count += 1) {
      const path = [root, ...steps.slice(0, count)].join(sep);
      const isLink = await lstat(path).then(
        (stats) => stats.isSymbolicLink(),
        () => false,
      );
      if (isLink) throw new RefusedPathError(`${steps.join("/")}: a link leads out of data/`);
    }
  }
}
