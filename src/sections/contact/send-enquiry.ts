import { type Outcome, outcomeOf, UNREACHABLE } from "../../lib/contact-answer";
import { KEY_HEADER, REFERENCE_FORM, REFERENCE_HEADER, TOKEN_HEADER } from "../../mail/protocol";
import { type EnquiryToken, requestToken } from "./enquiry-token";

/** An answer that has not come after this many milliseconds does not count any more: sending always ends. */
const SENDING_LIMIT = 30_000;

/** Sends what a visitor writes, as often as it takes. */
export interface Sender {
  /** Tells that the visitor is at the form, so that the service can be asked for what it wants to see later. */
  readonly prepare: (form: HTMLFormElement) => void;
  readonly send: (form: HTMLFormElement) => Promise<Outcome>;
}

/**
 * Makes the sender of a form. The body is the fields and nothing else; a service that gives tokens is also told, in
 * headers, its token and the attempt, so that a message whose answer was lost on the way is not taken twice.
 */
export function createSender(): Sender {
  let token: Promise<EnquiryToken | undefined> | undefined;
  let attempt = randomKey();
  const tokenFor = (form: HTMLFormElement) => (token ??= requestToken(form.action));
  return {
    prepare: (form) => void tokenFor(form),
    async send(form) {
      const outcome = await post(form, await headersOf(await tokenFor(form), attempt));
      if (outcome.isSent) attempt = randomKey();
      return outcome;
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

async function post(form: HTMLFormElement, headers: Record<string, string>): Promise<Outcome> {
  try {
    const response = await fetch(form.action, {
      method: "POST",
      headers,
      body: new FormData(form),
      signal: AbortSignal.timeout(SENDING_LIMIT),
    });
    return { ...outcomeOf(await response.text()), ...referenceIn(response) };
  } catch {
    return { isSent: false, message: UNREACHABLE };
  }
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
