import type { MailAnswer, MailRequest } from "@site/site-server/exchange";
import { faultPage, type Site, type Typed } from "./fault-page";
import { REFERENCE_HEADER, type TokenAnswer } from "#contact-form/protocol";
import type { Refusal } from "./refusal";

const HEADERS = { "Cache-Control": "no-store", "X-Content-Type-Options": "nosniff" };

/**
 * Whether a browser asks for a page, since it runs no script of ours, rather than a script for an answer. Browsers say
 * so in `Sec-Fetch-Mode` (Fetch Metadata); older ones only by asking for HTML.
 */
export function wantsPage({ headers }: MailRequest): boolean {
  const mode = headers.get("Sec-Fetch-Mode");
  return mode === null ? /\btext\/html\b/i.test(headers.get("Accept") ?? "") : mode === "navigate";
}

/** Gives the form's script the token it asked for. */
export function tokenGiven(answer: TokenAnswer): MailAnswer {
  return { status: 200, headers: { ...HEADERS, "Content-Type": "application/json" }, body: JSON.stringify(answer) };
}

/** Leads who opened the address of the endpoint to the page that holds the form. */
export function toForm({ contactPage }: Site): MailAnswer {
  return { status: 303, headers: { ...HEADERS, Location: contactPage }, body: "" };
}

/** Says that a message was taken: by one word for the page's script, else by a redirect, so that a reload posts nothing. */
export function accepted(request: MailRequest, reference: string, { thanks }: Site): MailAnswer {
  const headers = { ...HEADERS, [REFERENCE_HEADER]: reference };
  if (!wantsPage(request)) return text(200, "success", headers);
  return { status: 303, headers: { ...headers, Location: withReference(thanks, reference) }, body: "" };
}

/** Says why a message was not taken: in a sentence, or on a page that keeps what was typed. */
export function refused(request: MailRequest, refusal: Refusal, site: Site, typed: Typed = {}): MailAnswer {
  const { status, message } = refusal;
  const headers = { ...HEADERS, ...refusal.headers };
  if (!wantsPage(request)) return text(status, message, headers);
  return {
    status,
    body: faultPage(message, site, typed),
    headers: {
      ...headers,
      "Content-Type": "text/html; charset=utf-8",
      "Content-Security-Policy":
        "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'",
      "Referrer-Policy": "same-origin",
    },
  };
}

function text(status: number, body: string, headers: Readonly<Record<string, string>>): MailAnswer {
  return { status, headers: { ...headers, "Content-Type": "text/plain; charset=utf-8" }, body };
}

function withReference(address: string, reference: string): string {
  const [, path = "", query = "", fragment = ""] = /^([^?#]*)(\?[^#]*)?(#.*)?$/.exec(address) ?? [];
  return `${path}${query === "" ? "?" : `${query}&`}reference=${reference}${fragment}`;
}
