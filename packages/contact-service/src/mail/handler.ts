import type { Client, MailAnswer, MailHandler, MailRequest } from "@site/site-server/exchange";
import { type CrossOrigin, crossOriginRules, onlyMessages } from "./abuse/cross-origin";
import { createTokens, MINIMUM_AGE } from "./abuse/tokens";
import { accepted, refused, toForm, tokenGiven, wantsPage } from "./answer";
import { CLOCKS } from "./clocks";
import type { Typed } from "./fault-page";
import { mailWords } from "#lib/mail-words";
import { Refusal } from "./refusal";
import { createTakeEnquiry, type TakeOptions } from "./take-enquiry";

/** What a mail handler works with. */
export interface MailOptions extends TakeOptions {
  /** Signs the tokens of the form: at least 32 bytes that nobody else knows. */
  readonly secret: Uint8Array;
  /** Origins besides the endpoint's own whose pages hold the form, such as `https://www.example.com`. */
  readonly origins?: readonly string[];
  /** Told of errors that are not the visitor's, to be logged. They hold nothing of the message. */
  readonly onError?: (error: unknown) => void;
}

/**
 * Makes the handler of the mail endpoint.
 *
 * `POST` takes a message: it answers `success` (200) only when it is stored, 303 to a browser without JavaScript; else a
 * sentence with status 400, 403, 408, 413, 415, 422 or 503, or a guard's. `GET` gives the form's script a token, and
 * leads who opens the address to the form; `OPTIONS` answers for pages of other origins. Any other method is a 405.
 */
export function createMailHandler(options: MailOptions): MailHandler {
  const { site, origins = [], onError } = options;
  const crossOrigin = crossOriginRules(origins);
  const answer = answerer(options, crossOrigin);
  return async (request, client) => {
    const typed: { known: Typed } = { known: {} };
    try {
      return crossOrigin.allow(await answer(request, client, typed), request);
    } catch (error) {
      if (!(error instanceof Refusal)) onError?.(error);
      const refusal = error instanceof Refusal ? error : unavailable();
      return crossOrigin.allow(refused(request, refusal, site, typed.known), request);
    }
  };
}

/** Answers by method, or throws what keeps it from doing so; notes in `typed` what it has learnt of a form by then. */
function answerer({ secret, clocks = CLOCKS, ...options }: MailOptions, crossOrigin: CrossOrigin) {
  const { site } = options;
  const tokens = createTokens(secret, clocks);
  const takeEnquiry = createTakeEnquiry({ ...options, clocks }, tokens);
  return async (request: MailRequest, client: Client, typed: { known: Typed }): Promise<MailAnswer> => {
    switch (request.method) {
      case "POST":
        crossOrigin.check(request);
        return accepted(request, await takeEnquiry(request, client, typed), site);
      case "GET":
        if (wantsPage(request)) return toForm(site);
        if (!acceptsJson(request)) throw onlyMessages();
        return tokenGiven({ token: await tokens.issue(), minimumAge: MINIMUM_AGE });
      case "OPTIONS":
        return crossOrigin.preflight(request);
      default:
        throw onlyMessages();
    }
  };
}

function acceptsJson({ headers }: MailRequest): boolean {
  return /\bapplication\/json\b/i.test(headers.get("Accept") ?? "");
}

function unavailable(): Refusal {
  return new Refusal(503, mailWords.refusals.unavailable);
}
