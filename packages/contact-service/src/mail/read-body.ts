import { Buffer } from "node:buffer";
import { MOST_BYTES, type MailRequest } from "@site/site-server/exchange";
import { mailWords } from "#lib/mail-words";
import { Refusal } from "./refusal";

/** Bounds of a request's body. */
export interface BodyLimits {
  /** The most bytes a body may have. */
  readonly maxBytes: number;
  /** Milliseconds within which the body must have come, from when it is first read. */
  readonly timeLimit: number;
}

/** The page waits 30 seconds for its answer. */
export const BODY_LIMITS: BodyLimits = { maxBytes: MOST_BYTES, timeLimit: 20_000 };

/**
 * Reads a request's body as it comes, and no further than the limits allow, whatever `Content-Length` says.
 *
 * @throws {@link Refusal} 400 when the body breaks off, 408 when it takes too long, 413 when it is too large.
 */
export async function readBody(
  { headers, body }: MailRequest,
  { maxBytes, timeLimit }: BodyLimits,
): Promise<Uint8Array> {
  const chunks = body?.[Symbol.asyncIterator]();
  if (!chunks) return new Uint8Array();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => {
      reject(new Refusal(408, mailWords.refusals.late));
    }, timeLimit);
  });
  try {
    if (Number(headers.get("Content-Length")) > maxBytes) throw tooLarge();
    return await Promise.race([collect(chunks, maxBytes), late]);
  } catch (error) {
    leave(chunks);
    throw error instanceof Refusal ? error : new Refusal(400, mailWords.refusals.brokenOff);
  } finally {
    clearTimeout(timer);
  }
}

/** Lets the rest of a body go, unread. */
export function leaveBody({ body }: MailRequest): void {
  if (body) leave(body[Symbol.asyncIterator]());
}

function leave(chunks: AsyncIterator<Uint8Array>): void {
  // The sender need not be waited for: it may never answer.
  void chunks.return?.().catch(() => undefined);
}

async function collect(chunks: AsyncIterator<Uint8Array>, maxBytes: number): Promise<Uint8Array> {
  const parts: Uint8Array[] = [];
  let length = 0;
  for (;;) {
    const next = await chunks.next();
    if (next.done) return Buffer.concat(parts);
    length += next.value.length;
    if (length > maxBytes) throw tooLarge();
    parts.push(next.value);
  }
}

function tooLarge(): Refusal {
  return new Refusal(413, mailWords.refusals.large);
}
