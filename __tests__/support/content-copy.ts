import { cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { valueAt } from "../../src/content/fault";
import { AGENCY } from "./agency";

/** A copy of the invented agency's content that a test may spoil. */
export interface ContentCopy {
  readonly dataDir: string;
  /** Gives a field, such as `samples[0].title`, another value; `undefined` takes it away. */
  readonly set: (file: string, field: string, value: unknown) => Promise<void>;
  readonly write: (file: string, content: string | Buffer) => Promise<void>;
  readonly read: (file: string) => Promise<Buffer>;
  readonly remove: () => Promise<void>;
}

/** Copies that content, or that of another folder, into a temporary one. */
export async function copyContent(from = AGENCY): Promise<ContentCopy> {
  const folder = await mkdtemp(join(tmpdir(), "site-content-"));
  const dataDir = join(folder, "data");
  await cp(from, dataDir, { recursive: true });
  return {
    dataDir,
    set: async (file, field, value) => {
      const content: unknown = JSON.parse(await readFile(join(dataDir, file), "utf8"));
      const path = field.split(/[.[\]]+/).filter((key) => key !== "");
      const holder = valueAt(content, path.slice(0, -1)) as Record<string, unknown>;
      holder[path.at(-1) ?? ""] = value;
      await writeFile(join(dataDir, file), JSON.stringify(content));
    },
    write: (file, content) => writeFile(join(dataDir, file), content),
    read: (file) => readFile(join(dataDir, file)),
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}
