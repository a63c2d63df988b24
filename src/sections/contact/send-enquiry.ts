import { ANSWER_TYPES, type Outcome, outcomeOf, UNREACHABLE } from "../../contact-form/answer";
import { KEY_HEADER, REFERENCE_FORM, REFERENCE_HEADER, TOKEN_HEADER } from "../../contact-form/protocol";
import { type EnquiryToken, requestToken } from "./enquiry-token";

/** An answer that has not come after this many milliseconds does not count any more: sending always ends. */
const SENDING_LIMIT = 30_000;

/** Sends what a visitor writes, as often as it takes. */
export interface Sender {
  /** Tells that the visitor is at the form, so that the service can be asked for what it wants to see later. */
  readonly prepare: () => void;
  /** Sends the fields. It always ends, and never with an error. */
  readonly send: (fields: FormData) => Promise<Outcome>;
}

/**
 * Makes the sender of a form. The body is the fields and nothing else; a service that gives tokens is also told, in
 * headers, its token and the attempt, so that a message whose answer was lost on the way is not taken twice.
 */
export function createSender(endpoint: string): Sender {
  let token: Promise<EnquiryToken | undefined> | undefined;
  let attempt: string | undefined;
  const askForToken = () => (token ??= requestToken(endpoint));
  return {
    prepare: () => void askForToken(),
    async send(fields) {
      try {
        attempt ??= randomKey();
        const outcome = await post(endpoint, fields, await headersOf(await askForToken(), attempt));
        if (outcome.isSent) attempt = undefined;
        return outcome;
      } catch {
        return { isSent: false, message: UNREACHABLE };
      }
    },
  };
}

/** Who is quicker than the service believes a person to be waits for the rest of the time, here rather than in vain. */
async function headersOf(token: EnquiryToken | undefined, attempt: string): Promise<Record<string, string>> {
  if (!token) return {};
  const rest = token.usableFrom - performance.now();
  if (rest > 0) await new Promise((done) => setTimeout(done, rest));
  return { [TOKEN_HEADER]: token.value, [KEY_HEADER]: attempt };
}

async function post(endpoint: string, fields: FormData, headers: Record<string, string>): Promise<Outcome> {
  const response = await fetch(endpoint, {
    method: "POST",
    headers: { ...headers, Accept: ANSWER_TYPES },
    body: fields,
    // It arrives even if the tab goes elsewhere. Browsers do that for 64 KiB, in which the longest fields fit.
    keepalive: true,
    signal: AbortSignal.timeout(SENDING_LIMIT),
  });
  const { ok: isOk, headers: said } = response;
  const outcome = outcomeOf({ text: await response.text(), isOk, type: said.get("Content-Type") });
  return { ...outcome, ...referenceIn(response) };
}

/** What the endpoint calls the message, if it tells; anything that doesn't look like a reference is left out. */
function referenceIn({ headers }: Response): Pick<Outcome, "reference"> {
  const reference = headers.get(REFERENCE_HEADER) ?? "";
  return REFERENCE_FORM.test(reference) ? { reference } : {};
}

/** Not `crypto.randomUUID`, which there is only on https. */
function randomKey(): string {
  return [...crypto.getRandomValues(new Uint32Array(4))].map((number) => number.toString(36)).join("-");
}
