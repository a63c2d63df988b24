import type { MailAnswer } from "@site/site-server/exchange";

/** An answer in terms of the Fetch standard. */
export function toResponse({ status, headers, body }: MailAnswer): Response {
  return new Response(body === "" ? null : body, { status, headers });
}
