import { brotliCompressSync, constants } from "node:zlib";

/** Bytes of a page, as it is and as it is sent. */
export interface Weight {
  readonly html: number;
  readonly brotli: number;
}

/** As servers compress what they send. At its best (11) it is a tenth smaller, and takes forty times as long. */
const QUALITY = 6;

/** What a document weighs. */
export function weightOf(html: string): Weight {
  const bytes = Buffer.from(html);
  const params = { [constants.BROTLI_PARAM_QUALITY]: QUALITY, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
  return { html: bytes.length, brotli: brotliCompressSync(bytes, { params }).length };
}
