/**
 * What is read of a request that the mail route gets. A `Request` of the Fetch standard is one; a server that has no use
 * for one otherwise need not make it, which would take it as long as all the handler does.
 */
export interface MailRequest {
  readonly method: string;
  /** The whole address, as it was asked for. */
  readonly url: string;
  readonly headers: Pick<Headers, "get" | "has">;
  readonly body: AsyncIterable<Uint8Array> | null;
}

/** What is answered there, for a server to write. */
export interface MailAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** Who sends a request, as the server knows it. */
export interface Client {
  /** The IP address, of the client itself even behind a trusted proxy. */
  readonly address: string;
}

/** Answers a request to the mail route. It always answers, and never with an error of its own. */
export type MailHandler = (request: MailRequest, client: Client) => Promise<MailAnswer>;

/** The most bytes that a handler reads of a request: a message of the greatest length fits twice. */
export const MOST_BYTES = 64 * 1024;
