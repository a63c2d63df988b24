import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { filesBelow } from "#content/files-below";
import { isForeign } from "#content/foreign-files";
import { digestOf } from "#lib/digest";

/** What an adoption wrote into `data/` is kept here, as a digest, so that a later one knows whether it is still that. */
export const RECORD = "packages/adopt/written.json";

/** The text of the record where the content is an agency's own from the start. */
export const OWN_RECORD = `${JSON.stringify({ content: "own" }, null, 2)}\n`;

/** The text of the record for the content of a project. */
export async function recordOf(projectDir: string): Promise<string> {
  return `${JSON.stringify({ content: await contentDigest(projectDir) }, null, 2)}\n`;
}

/** Whether the content is still as an adoption wrote it; nothing where there was none. */
export async function isUntouched(projectDir: string): Promise<boolean | undefined> {
  const text = await readFile(join(projectDir, RECORD), "utf8").catch(() => undefined);
  return text === undefined ? undefined : text === (await recordOf(projectDir));
}

/** Without the schemas, which are made from the rules. */
async function contentDigest(projectDir: string): Promise<string> {
  const dataDir = join(projectDir, "data");
  const files = (await filesBelow(dataDir)).filter((file) => !isForeign(file) && !file.startsWith("schema/"));
  const contents = files.map(async (file) => [file, await readFile(join(dataDir, file))]);
  return digestOf(await Promise.all(contents));
}
