import { accepted, refused } from "./answer";
import { composeMessage, type ComposedMessage, type Mailbox } from "./compose";
import { checkEnquiry, type Enquiry, enquirySchema } from "./enquiry";
import type { Site, Typed } from "./fault-page";
import { FIELD_NAMES } from "./fields";
import type { Client, Guard } from "./guard";
import type { BodyLimits } from "./read-body";
import { readForm } from "./read-form";
import { Refusal } from "./refusal";

/** What a mail handler works with. */
export interface MailOptions {
  readonly site: Site;
  /** The sender of every message, of the own domain. */
  readonly from: Mailbox;
  readonly to: Mailbox;
  /** Stores a message for good: once the promise is fulfilled, the visitor is told that it was taken. */
  readonly store: (message: ComposedMessage) => Promise<unknown>;
  /** Rules against abuse, asked in this order. */
  readonly guards?: readonly Guard[];
  readonly limits?: BodyLimits;
  /** Told of errors that are not the visitor's, to be logged. They hold nothing of the message. */
  readonly onError?: (error: unknown) => void;
}

/** Answers a request to the mail endpoint. It always answers, and never with an error of its own. */
export type MailHandler = (request: Request, client: Client) => Promise<Response>;

/**
 * Makes the handler of the mail endpoint, in terms of the Fetch standard: it reads the form, checks it, composes the
 * message and has it stored, in this order. It answers `success` (200) only when the message is stored, 303 to a
 * browser without JavaScript; else a sentence with status 400, 405, 408, 413, 415, 422 or 503, or a guard's.
 */
export function createMailHandler({ site, from, to, store, guards = [], limits, onError }: MailOptions): MailHandler {
  const schema = enquirySchema(site.services.map(({ value }) => value));

  async function take(request: Request, client: Client, typed: { known: Typed }): Promise<string> {
    if (request.method !== "POST") throw new Refusal(405, "Only messages are taken here.", { Allow: "POST" });
    await ask(guards, (guard) => guard.beforeReading?.(request, client));
    const fields = await readForm(request, FIELD_NAMES, limits);
    typed.known = { fields };
    const checked = checkEnquiry(schema, fields);
    if ("faults" in checked) {
      typed.known = { fields, faults: checked.faults };
      throw new Refusal(422, Object.values(checked.faults).join(" "));
    }
    const { enquiry } = checked;
    await ask(guards, (guard) => guard.beforeStoring?.(enquiry, request, client));
    return await keep(enquiry);
  }

  async function keep(enquiry: Enquiry): Promise<string> {
    const message = await composeMessage(enquiry, { from, to, services: site.services });
    await store(message);
    return message.reference;
  }

  return async (request, client) => {
    const typed: { known: Typed } = { known: {} };
    try {
      return accepted(request, await take(request, client, typed), site);
    } catch (error) {
      if (error instanceof Refusal) return refused(request, error, site, typed.known);
      onError?.(error);
      return refused(request, unavailable(), site, typed.known);
    }
  };
}

async function ask(
  guards: readonly Guard[],
  question: (guard: Guard) => ReturnType<NonNullable<Guard["beforeReading"]>>,
) {
  for (const guard of guards) {
    const refusal = await question(guard);
    if (refusal) throw refusal;
  }
}

function unavailable(): Refusal {
  return new Refusal(503, "We could not keep your message just now. Please try again, or write to us by email.");
}
