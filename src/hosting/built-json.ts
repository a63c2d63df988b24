import { readFile } from "node:fs/promises";

/** What a build has written into a file; nothing where that is no JSON. @throws When it can't be read. */
export async function readJson(file: string): Promise<unknown> {
  const text = await readFile(file, "utf8").catch(() => {
    throw new Error(`${file} can't be read. A build writes it: run \`npm run build\` first.`);
  });
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
