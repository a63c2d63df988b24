import { ANSWER_TYPES, type Outcome, outcomeOf } from "../../contact-form/answer";
import { KEY_HEADER, REFERENCE_FORM, REFERENCE_HEADER, TOKEN_HEADER } from "../../contact-form/protocol";
import { words } from "../../lib/words";
import type { Delivery } from "./delivery";
import { type EnquiryToken, requestToken } from "./enquiry-token";

/** An answer that has not come after this many milliseconds does not count any more: sending always ends. */
const SENDING_LIMIT = 30_000;

/** Browsers send so many bytes even if the tab goes elsewhere: 64 KiB, of all that is under way and with its names. */
const KEPT_ALIVE = 60_000;

/** Sends what a visitor writes, as often as it takes. */
export interface Sender {
  /** Tells that the visitor is at the form, so that the service can be asked for what it wants to see later. */
  readonly prepare: () => void;
  /** Sends the fields. It always ends, and never with an error. */
  readonly send: (fields: FormData) => Promise<Outcome>;
}

/**
 * Makes the sender of a form. The body is the fields and nothing else; the site's own service is also told, in headers,
 * its token and the attempt, so that a message whose answer was lost on the way is not taken twice. Others are sent
 * nothing of which a browser would have to ask them before: many would say no.
 */
export function createSender(delivery: Delivery): Sender {
  let token: Promise<EnquiryToken | undefined> | undefined;
  let attempt: string | undefined;
  const askForToken = () =>
    (token ??= delivery.speaks === "own" ? requestToken(delivery.endpoint) : Promise.resolve(undefined));
  return {
    prepare: () => void askForToken(),
    async send(fields) {
      try {
        attempt ??= randomKey();
        const outcome = await post(delivery, fields, await headersOf(await askForToken(), attempt));
        if (outcome.isSent) attempt = undefined;
        return outcome;
      } catch {
        return { isSent: false, message: words.form.unreachable };
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

async function post(delivery: Delivery, fields: FormData, headers: Record<string, string>): Promise<Outcome> {
  const { endpoint, speaks } = delivery;
  const body = bodyOf(delivery, fields);
  const response = await fetch(endpoint, {
    method: "POST",
    headers: { ...headers, Accept: ANSWER_TYPES[speaks] },
    body,
    // It arrives even if the tab goes elsewhere. The longest fields fit, but not with all letters as `%E5%AD%97`.
    keepalive: body instanceof FormData || body.toString().length <= KEPT_ALIVE,
    signal: AbortSignal.timeout(SENDING_LIMIT),
  });
  const { ok: isOk, headers: said } = response;
  const outcome = outcomeOf({ text: await response.text(), isOk, type: said.get("Content-Type") }, speaks);
  return { ...outcome, ...(speaks === "own" && referenceIn(response)) };
}

/** The fields as they are sent by a script. */
function bodyOf({ encoding, leftOut }: Delivery, fields: FormData): FormData | URLSearchParams {
  const sent = new FormData();
  const pairs = [...fields].filter(([name]) => !leftOut.includes(name));
  for (const [name, value] of pairs) sent.append(name, value);
  if (encoding === "multipart") return sent;
  return new URLSearchParams(pairs.flatMap(([name, value]) => (typeof value === "string" ? [[name, value]] : [])));
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
