import { faultPage, type Site, type Typed } from "./fault-page";
import { REFERENCE_HEADER, type TokenAnswer } from "./protocol";
import type { Refusal } from "./refusal";

const HEADERS = { "Cache-Control": "no-store", "X-Content-Type-Options": "nosniff" };

/**
 * Whether a browser asks for a page, since it runs no script of ours, rather than a script for an answer. Browsers say
 * so in `Sec-Fetch-Mode` (Fetch Metadata); older ones only by asking for HTML.
 */
export function wantsPage({ headers }: Request): boolean {
  const mode = headers.get("Sec-Fetch-Mode");
  return mode === null ? /\btext\/html\b/i.test(headers.get("Accept") ?? "") : mode === "navigate";
}

/** Gives the form's script the token it asked for. */
export function tokenGiven(answer: TokenAnswer): Response {
  return new Response(JSON.stringify(answer), { headers: { ...HEADERS, "Content-Type": "application/json" } });
}

/** Leads who opened the address of the endpoint to the page that holds the form. */
export function toForm({ contactPage }: Site): Response {
  return new Response(null, { status: 303, headers: { ...HEADERS, Location: contactPage } });
}

/** Says that a message was taken: by one word for the page's script, else by a redirect, so that a reload posts nothing. */
export function accepted(request: Request, reference: string, { thanks }: Site): Response {
  const headers = { ...HEADERS, [REFERENCE_HEADER]: reference };
  if (!wantsPage(request)) return text(200, "success", headers);
  return new Response(null, { status: 303, headers: { ...headers, Location: withReference(thanks, reference) } });
}

/** Says why a message was not taken: in a sentence, or on a page that keeps what was typed. */
export function refused(request: Request, refusal: Refusal, site: Site, typed: Typed = {}): Response {
  const { status, message } = refusal;
  const headers = { ...HEADERS, ...refusal.headers };
  if (!wantsPage(request)) return text(status, message, headers);
  return new Response(faultPage(message, site, typed), {
    status,
    headers: {
      ...headers,
      "Content-Type": "text/html; charset=utf-8",
      "Content-Security-Policy":
        "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'",
      "Referrer-Policy": "same-origin",
    },
  });
}

function text(status: number, body: string, headers: Readonly<Record<string, string>>): Response {
  return new Response(body, { status, headers: { ...headers, "Content-Type": "text/plain; charset=utf-8" } });
}

function withReference(address: string, reference: string): string {
  const [, path = "", query = "", fragment = ""] = /^([^?#]*)(\?[^#]*)?(#.*)?$/.exec(address) ?? [];
  return `${path}${query === "" ? "?" : `${query}&`}reference=${reference}${fragment}`;
}
