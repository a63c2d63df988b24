import { randomBytes } from "node:crypto";
import { link, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { errorCode } from "@site/site-server/error-code";

const LENGTH = 32;

/**
 * The secret that tokens are signed with: random, kept beside the messages so that it outlives a restart and all
 * processes of a folder share it. Made when there is none yet.
 */
export async function secretIn(mailDir: string): Promise<Uint8Array> {
  const file = join(mailDir, "secret");
  const secret = await readFile(file).catch(() => makeSecret(file));
  if (secret.length === LENGTH) return secret;
  throw new Error(
    `${file} holds ${String(secret.length)} bytes, not ${String(LENGTH)}. Remove it, and a new one is made.`,
  );
}

/** Under its name the file is whole from the beginning; of two processes that make one, the first one's stays. */
async function makeSecret(file: string): Promise<Uint8Array> {
  const unfinished = `${file}.${String(process.pid)}`;
  await writeFile(unfinished, randomBytes(LENGTH), { mode: 0o600 });
  try {
    await link(unfinished, file).catch((error: unknown) => {
      if (errorCode(error) !== "EEXIST") throw error;
    });
    return await readFile(file);
  } finally {
    await rm(unfinished, { force: true });
  }
}
