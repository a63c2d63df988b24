import { createStoreOnce, type RecentMessage } from "./abuse/duplicates";
import { attemptKey, fingerprintOf } from "./abuse/fingerprint";
import { askGuards, type Client, type Guard } from "./abuse/guard";
import type { Tokens } from "./abuse/tokens";
import { composeMessage, type ComposedMessage, type Mailbox } from "./compose";
import { checkEnquiry, type Enquiry, enquirySchema } from "./enquiry";
import type { Site, Typed } from "./fault-page";
import { FIELD_NAMES, TRAP_FIELD } from "./fields";
import { TOKEN_HEADER } from "./protocol";
import type { BodyLimits } from "./read-body";
import { readForm } from "./read-form";
import { Refusal } from "./refusal";

const FORM = [...FIELD_NAMES, TRAP_FIELD.name] as const;

/** How a message is to be stored. */
export interface Filing {
  /** Whether no person seems to have sent it: it is kept apart, where a mistake can be undone. */
  readonly isJunk: boolean;
  /** What it has in common with the same message sent once more, as 32 hex digits. */
  readonly fingerprint: string;
}

/** What it takes to take an enquiry. */
export interface TakeOptions {
  readonly site: Site;
  /** The sender of every message, of the own domain. */
  readonly from: Mailbox;
  readonly to: Mailbox;
  /** Stores a message for good: once the promise is fulfilled, the visitor is told that it was taken. */
  readonly store: (message: ComposedMessage, how: Filing) => Promise<unknown>;
  /** Rules against abuse, asked in this order. */
  readonly guards?: readonly Guard[];
  /** What was stored before the server was started, so that a message that is sent again is known. */
  readonly recent?: readonly RecentMessage[];
  readonly limits?: BodyLimits;
  /** The time, in milliseconds since 1970. */
  readonly now?: () => number;
}

/**
 * Takes an enquiry and gives its reference; notes in `typed` what it has learnt of the form by then.
 *
 * @throws {@link Refusal} when it is not taken, and whatever `store` throws.
 */
export type TakeEnquiry = (request: Request, client: Client, typed: { known: Typed }) => Promise<string>;

/** Makes what reads a posted form, checks it, composes the message and has it stored, in this order. */
export function createTakeEnquiry(options: TakeOptions, { isSuspect }: Tokens): TakeEnquiry {
  const { site, store, guards = [], recent = [], limits, now = Date.now } = options;
  const schema = enquirySchema(site.services.map(({ value }) => value));
  const storeOnce = createStoreOnce(recent, now);

  async function keep(enquiry: Enquiry, how: Filing): Promise<string> {
    const message = composeMessage(enquiry, { ...options, services: site.services }, new Date(now()));
    await store(message, how);
    return message.reference;
  }

  return async (request, client, typed) => {
    const key = attemptKey(request);
    await askGuards(guards, (guard) => guard.beforeReading?.(request, client));
    const { [TRAP_FIELD.name]: trap, ...fields } = await readForm(request, FORM, limits);
    typed.known = { fields };
    const checked = checkEnquiry(schema, fields);
    if ("faults" in checked) {
      typed.known = { fields, faults: checked.faults };
      throw new Refusal(422, Object.values(checked.faults).join(" "));
    }
    const { enquiry } = checked;
    await askGuards(guards, (guard) => guard.beforeStoring?.(enquiry, request, client));
    const isJunk = trap !== undefined || (await isSuspect(request.headers.get(TOKEN_HEADER)));
    const fingerprint = fingerprintOf(key, enquiry, isJunk);
    return await storeOnce(fingerprint, () => keep(enquiry, { isJunk, fingerprint }));
  };
}
