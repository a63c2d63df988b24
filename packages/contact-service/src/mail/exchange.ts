/**
 * What the mail handler reads of a request. A `Request` of the Fetch standard is one; a server that has no use for one
 * otherwise need not make it, which would take it as long as all the handler does.
 */
export interface MailRequest {
  readonly method: string;
  /** The whole address, as it was asked for. */
  readonly url: string;
  readonly headers: Pick<Headers, "get" | "has">;
  readonly body: AsyncIterable<Uint8Array> | null;
}

/** What the mail handler answers, for a server to write. */
export interface MailAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** An answer in terms of the Fetch standard. */
export function toResponse({ status, headers, body }: MailAnswer): Response {
  return new Response(body === "" ? null : body, { status, headers });
}
