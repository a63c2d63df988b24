import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { kindOf } from "#content/files";
import { filesBelow } from "#content/files-below";
import { modelOf } from "#content/model";
import { type Content, withAddress } from "../changes/kept-address";
import { renamesIn, withRenames } from "../changes/renames";
import { fileText } from "../config/file-text";
import type { Change } from "./faults-of-change";

/**
 * All that a change of a content file brings with it. A page that is called otherwise keeps its address, which others
 * have linked; and whatever goes by a name that has changed goes by the new one.
 *
 * @param folder - `data/`, as it is.
 * @returns The change itself, first, and those of other files.
 */
export async function consequencesOf(folder: string, change: Change): Promise<Change[]> {
  const [before, after] = [await contentOf(folder, change.file), objectIn(change.bytes)];
  if (!before || !after) return [change];
  const others = await otherContent(folder, change.file);
  const taken = others.filter(({ file }) => kindOf(file) === kindOf(change.file)).map(({ content }) => content.title);
  // Where another has the name, there is nothing to follow: the check says so of this file alone.
  if (taken.includes(after.title)) return [change];
  const renames = renamesIn(change.file, before, after);
  const named = renames.length === 0 ? after : (withRenames(change.file, after, renames) as Content);
  const own = withAddress(change.file, before, named);
  if (own === after) return [change];
  const renamed = others.flatMap(({ file, content }): Change[] => {
    const bytes = written(file, withRenames(file, content, renames));
    return bytes.equals(written(file, content)) ? [] : [{ file, bytes }];
  });
  return [{ file: change.file, bytes: written(change.file, own) }, ...renamed];
}

async function otherContent(folder: string, except: string) {
  const others: { readonly file: string; readonly content: Content }[] = [];
  for (const file of await filesBelow(folder)) {
    const content = file === except ? undefined : await contentOf(folder, file);
    if (content) others.push({ file, content });
  }
  return others;
}

function written(file: string, value: unknown): Buffer {
  const kind = kindOf(file);
  return Buffer.from(fileText(value, kind && modelOf(kind.rules, "written")));
}

async function contentOf(folder: string, file: string): Promise<Content | undefined> {
  // What is on its way to a name has none of its own yet.
  if (!file.endsWith(".json") || !kindOf(file)) return undefined;
  return objectIn(await readFile(join(folder, file)).catch(() => undefined));
}

/** What is written in a file, where it is an object: what is wrong with all else, the check of the content says. */
function objectIn(bytes: Buffer | undefined): Content | undefined {
  try {
    const value: unknown = JSON.parse(String(bytes));
    return typeof value === "object" && value !== null ? (value as Content) : undefined;
  } catch {
    return undefined;
  }
}
