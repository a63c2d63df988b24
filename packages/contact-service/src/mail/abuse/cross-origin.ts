import type { MailAnswer, MailRequest } from "@site/site-server/exchange";
import { KEY_HEADER, REFERENCE_HEADER, TOKEN_HEADER } from "#contact-form/protocol";
import { mailWords } from "#lib/mail-words";
import { Refusal } from "../refusal";

const ALLOWED = {
  "Access-Control-Allow-Methods": "GET, POST",
  "Access-Control-Allow-Headers": `${TOKEN_HEADER}, ${KEY_HEADER}`,
  // Two hours: Chromium keeps an answer no longer.
  "Access-Control-Max-Age": "7200",
};

/** Which pages may post to the endpoint, and read its answers. */
export interface CrossOrigin {
  /**
   * Lets pass what a browser posts from our own pages, and what no browser sends.
   *
   * @throws {@link Refusal} 403 for what a browser posts from a page of another site.
   */
  readonly check: (request: MailRequest) => void;
  /**
   * Answers a browser's question whether a page of another origin may post (CORS preflight).
   *
   * @throws {@link Refusal} 403 when it may not, 405 when none may.
   */
  readonly preflight: (request: MailRequest) => MailAnswer;
  /** Adds to an answer the headers that let such a page read it (Fetch standard, 3.3). */
  readonly allow: (answer: MailAnswer, request: MailRequest) => MailAnswer;
}

/**
 * Rules for requests from other origins than the endpoint's own.
 *
 * @param origins - The other origins whose pages hold the form, such as `https://www.example.com`.
 */
export function crossOriginRules(origins: readonly string[]): CrossOrigin {
  const isListed = (origin: string | null): origin is string =>
    origin !== null && origin !== "null" && origins.includes(origin);

  function check({ headers, url }: MailRequest): void {
    const [origin, fetchSite] = [headers.get("Origin"), headers.get("Sec-Fetch-Site")];
    const isOwn = fetchSite === "same-origin" || fetchSite === "none" || (origin !== null && isSameHost(origin, url));
    const isNoBrowser = fetchSite === null && origin === null;
    if (isOwn || isNoBrowser || isListed(origin)) return;
    throw new Refusal(403, mailWords.refusals.foreignPage);
  }

  return {
    check,
    preflight(request) {
      if (origins.length === 0) throw onlyMessages();
      check(request);
      return { status: 204, headers: { ...ALLOWED, "Cache-Control": "no-store" }, body: "" };
    },
    allow(answer, request) {
      if (origins.length === 0) return answer;
      const origin = request.headers.get("Origin");
      const exposed = isListed(origin) && {
        "Access-Control-Allow-Origin": origin,
        "Access-Control-Expose-Headers": `${REFERENCE_HEADER}, Retry-After`,
      };
      return { ...answer, headers: { ...answer.headers, Vary: "Origin", ...exposed } };
    },
  };
}

/** An address longer than this is none of a page with our form: it takes time by the square of the length of its host. */
const LONGEST_ADDRESS = 2048;

/** By host and port alone: behind a proxy that speaks TLS, the scheme of a request need not be that of its page. */
function isSameHost(origin: string, url: string): boolean {
  if (origin.length > LONGEST_ADDRESS || url.length > LONGEST_ADDRESS) return false;
  // A client may say anything for the host, too.
  if (!URL.canParse(origin) || !URL.canParse(url)) return false;
  const { protocol, host } = new URL(origin);
  const asked = new URL(url);
  // So that the port of that scheme, which a proxy may have named, is left out as it is there.
  asked.protocol = protocol;
  return /^https?:$/.test(protocol) && asked.host === host;
}

/** The answer to a method that the endpoint has no use for. */
export function onlyMessages(): Refusal {
  return new Refusal(405, mailWords.refusals.onlyMessages, { Allow: "POST" });
}
