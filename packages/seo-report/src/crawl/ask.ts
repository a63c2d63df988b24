import type { Answer } from "../read/wire";
import { numberOf } from "#lib/number-of";

/** How much of an answer is read: all, only what may be a document or a sheet, or nothing but its headers. */
export type Keep = "all" | "text" | "headers";

/** What was answered, and what was sent with it. */
export interface Answered {
  readonly answer: Answer;
  readonly body?: Buffer;
}

/** How answers are asked for. */
export interface AskOptions {
  readonly userAgent: string;
  /** Milliseconds after which an answer is given up. */
  readonly timeout: number;
}

/** The headers that somebody looks at. */
const HEADERS = ["content-type", "location", "x-robots-tag", "link", "retry-after"];

/** Google reads no more of a page: https://developers.google.com/crawling/docs/crawlers-fetchers/overview-google-crawlers */
const MOST_TEXT = 15 * 1024 * 1024;

/** The most that a sitemap may have: https://www.sitemaps.org/protocol.html */
const MOST = 50 * 1024 * 1024;

/** What may be a document, or name other files. */
const TEXT = /^(?:text\/|application\/(?:xhtml\+xml|xml|javascript)|$)/i;

/** Asks for an address, without following it anywhere; what goes wrong is an answer too. */
export async function ask(url: string, keep: Keep, { userAgent, timeout }: AskOptions): Promise<Answered> {
  const begin = performance.now();
  const since = () => Math.round(performance.now() - begin);
  const request = (method: "GET" | "HEAD") =>
    fetch(url, {
      method,
      redirect: "manual",
      headers: { "user-agent": userAgent, accept: "text/html,application/xhtml+xml,*/*;q=0.8" },
      signal: AbortSignal.timeout(timeout),
    });
  try {
    let response = await request(keep === "headers" ? "HEAD" : "GET");
    // Some servers answer HEAD otherwise than GET, or not at all.
    if (keep === "headers" && response.status >= 400) response = await request("GET");
    const answer = { url, status: response.status, headers: headersOf(response), milliseconds: since() };
    const isWanted = keep === "all" || (keep === "text" && TEXT.test(answer.headers["content-type"] ?? ""));
    if (!isWanted) {
      await response.body?.cancel();
      return { answer };
    }
    const { body, isCut } = await bodyOf(response, keep === "all" ? MOST : MOST_TEXT);
    return { answer: { ...answer, ...(isCut && { isCut }) }, body };
  } catch (error) {
    return { answer: { url, status: 0, failure: reasonOf(error, timeout), headers: {}, milliseconds: since() } };
  }
}

function headersOf({ headers }: Response): Record<string, string> {
  return Object.fromEntries(
    HEADERS.flatMap((name) => {
      const value = headers.get(name);
      return value === null ? [] : [[name, value]];
    }),
  );
}

async function bodyOf(response: Response, most: number): Promise<{ body: Buffer; isCut: boolean }> {
  const parts: Uint8Array[] = [];
  let bytes = 0;
  for await (const part of (response.body ?? []) as AsyncIterable<Uint8Array>) {
    parts.push(part.subarray(0, most - bytes));
    bytes += part.length;
    // Leaving the loop ends the connection.
    if (bytes > most) return { body: Buffer.concat(parts), isCut: true };
  }
  return { body: Buffer.concat(parts), isCut: false };
}

/** What the codes of Node.js mean: https://nodejs.org/api/errors.html#common-system-errors */
const CODES: Readonly<Record<string, string>> = {
  ECONNREFUSED: "nothing listens there",
  ENOTFOUND: "no host has that name",
  EAI_AGAIN: "the name of the host can't be looked up now",
  ECONNRESET: "the connection was cut",
  UND_ERR_SOCKET: "the connection was cut",
  UND_ERR_CONNECT_TIMEOUT: "no connection in time",
  CERT_HAS_EXPIRED: "its certificate has expired",
  ERR_TLS_CERT_ALTNAME_INVALID: "its certificate is another host's",
};

/** Why no answer came, in words. */
function reasonOf(error: unknown, timeout: number): string {
  const { name, message, cause } = factsOf(error);
  if (name === "TimeoutError") return `no answer within ${numberOf(timeout / 1000, "second")}`;
  const inner = factsOf(cause);
  const said = inner.message === "" ? message : inner.message;
  return CODES[inner.code] ?? (said === "" ? name : said);
}

function factsOf(error: unknown): Record<"name" | "message" | "code", string> & { readonly cause: unknown } {
  const { name, message, code, cause } = Object(error) as Readonly<Record<string, unknown>>;
  const text = (value: unknown) => (typeof value === "string" ? value : "");
  return { name: text(name), message: text(message), code: text(code), cause };
}
