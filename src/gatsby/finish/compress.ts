import { readdir, readFile, rm, stat, utimes, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { COMPRESSIBLE } from "../../hosting/media-types";
import { eachAtOnce } from "../../lib/at-once";

const WANTED = new RegExp(`\\.(?:${COMPRESSIBLE.join("|")})$`);

/** Below this many bytes the answer's own head is the larger part. */
const LEAST = 1024;

/** As many as Node compresses at the same time. */
const AT_ONCE = 4;

const FORMS: Readonly<Record<string, (content: Buffer) => Promise<Buffer>>> = {
  ".br": (content) =>
    promisify(brotliCompress)(content, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: 11,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      },
    }),
  ".gz": (content) => promisify(gzip)(content, { level: 9 }),
};

/**
 * Puts a Brotli and a gzip form beside every file that becomes smaller by it, for servers that send files as they lie
 * there. A form has the time of its file: one that has it already is left alone, and one whose file is gone goes too.
 */
export async function compressFiles(publicDir: string): Promise<void> {
  const entries = await readdir(publicDir, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name));
  const wanted = files.filter((file) => WANTED.test(file));
  const kept = new Set<string>();
  await eachAtOnce(wanted, AT_ONCE, async (file) => {
    for (const form of await compressFile(file)) kept.add(form);
  });
  const stale = files.filter((file) => isForm(file) && !kept.has(file));
  await Promise.all(stale.map((file) => rm(file)));
}

/** @returns The forms that stand beside the file now. */
async function compressFile(file: string): Promise<string[]> {
  const { size, mtimeMs } = await stat(file);
  // Times can't be set as finely as they are told.
  const time = Math.floor(mtimeMs);
  if (size <= LEAST) return [];
  return Promise.all(
    Object.entries(FORMS).map(async ([ending, compress]) => {
      const form = file + ending;
      const before = await stat(form).catch(() => undefined);
      if (before === undefined || Math.round(before.mtimeMs) !== time) {
        await writeFile(form, await compress(await readFile(file)));
        await utimes(form, time / 1000, time / 1000);
      }
      return form;
    }),
  );
}

function isForm(file: string): boolean {
  return /\.(?:br|gz)$/.test(file) && WANTED.test(file.replace(/\.[^.]+$/, ""));
}
