import { createStoreOnce, type RecentMessage } from "./abuse/duplicates";
import { fingerprintOf } from "./abuse/fingerprint";
import type { Client, MailRequest } from "@site/site-server/exchange";
import { askGuards, type Guard } from "./abuse/guard";
import type { Tokens } from "./abuse/tokens";
import { CLOCKS, type Clocks } from "./clocks";
import { checkEnquiry, enquirySchema } from "./enquiry";
import type { Site, Typed } from "./fault-page";
import { FIELD_NAMES, TRAP_FIELD } from "#contact-form/fields";
import type { KeepEnquiry } from "./keep";
import { TOKEN_HEADER } from "#contact-form/protocol";
import type { BodyLimits } from "./read-body";
import { readForm } from "./read-form";
import { Refusal } from "./refusal";

const FORM = [...FIELD_NAMES, TRAP_FIELD.name] as const;

/** What it takes to take an enquiry. */
export interface TakeOptions {
  readonly site: Site;
  readonly keep: KeepEnquiry;
  /** Rules against abuse, asked in this order. */
  readonly guards?: readonly Guard[];
  /** What was stored before the server was started, so that a message that is sent again is known. */
  readonly recent?: readonly RecentMessage[];
  readonly limits?: BodyLimits;
  readonly clocks?: Clocks;
}

/**
 * Takes an enquiry and gives its reference; notes in `typed` what it has learnt of the form by then.
 *
 * @throws {@link Refusal} when it is not taken, and whatever `keep` throws.
 */
export type TakeEnquiry = (request: MailRequest, client: Client, typed: { known: Typed }) => Promise<string>;

/** Makes what reads a posted form, checks it and has it kept, in this order. */
export function createTakeEnquiry(options: TakeOptions, { isSuspect }: Tokens): TakeEnquiry {
  const { site, keep, guards = [], recent = [], limits, clocks = CLOCKS } = options;
  const schema = enquirySchema(site.services.map(({ value }) => value));
  const storeOnce = createStoreOnce(recent, clocks);
  return async (request, client, typed) => {
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
    const fingerprint = fingerprintOf(enquiry, isJunk);
    return await storeOnce(fingerprint, () => keep(enquiry, { isJunk, fingerprint }));
  };
}
