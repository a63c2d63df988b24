import { Refusal } from "./refusal";

/** Bounds of a request's body. */
export interface BodyLimits {
  /** The most bytes a body may have. */
  readonly maxBytes: number;
  /** Milliseconds within which the body must have come, from when it is first read. */
  readonly timeLimit: number;
}

/** A message of the greatest length fits twice; the page waits 30 seconds for its answer. */
export const BODY_LIMITS: BodyLimits = { maxBytes: 64 * 1024, timeLimit: 20_000 };

/**
 * Reads a request's body as it comes, and no further than the limits allow, whatever `Content-Length` says.
 *
 * @throws {@link Refusal} 400 when the body breaks off, 408 when it takes too long, 413 when it is too large.
 */
export async function readBody(request: Request, { maxBytes, timeLimit }: BodyLimits): Promise<Uint8Array> {
  const reader = request.body?.getReader();
  if (!reader) return new Uint8Array();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => {
      reject(new Refusal(408, "Your message took too long to arrive. Please try again."));
    }, timeLimit);
  });
  try {
    if (Number(request.headers.get("Content-Length")) > maxBytes) throw tooLarge();
    return await collect(reader, maxBytes, late);
  } catch (error) {
    // The sender need not be waited for: it may never answer.
    void reader.cancel().catch(() => undefined);
    throw error instanceof Refusal ? error : new Refusal(400, "Your message broke off on its way. Please try again.");
  } finally {
    clearTimeout(timer);
  }
}

async function collect(
  reader: ReadableStreamDefaultReader<Uint8Array>,
  maxBytes: number,
  late: Promise<never>,
): Promise<Uint8Array> {
  const bytes = new Uint8Array(maxBytes);
  let length = 0;
  for (;;) {
    const { done, value } = await Promise.race([reader.read(), late]);
    if (done) return bytes.subarray(0, length);
    if (length + value.length > maxBytes) throw tooLarge();
    bytes.set(value, length);
    length += value.length;
  }
}

function tooLarge(): Refusal {
  return new Refusal(413, "Your message is too large. Please shorten it, or send it by email.");
}
