import type { Client, MailRequest } from "@site/site-server/exchange";
import type { Enquiry } from "../enquiry";
import type { Refusal } from "../refusal";

type Verdict = Refusal | undefined | Promise<Refusal | undefined>;

/**
 * A rule against abuse. Each of its two moments may refuse a request; the first guard that does decides.
 */
export interface Guard {
  /** Asked before a byte of the body is read, with what the headers say. The body must not be touched. */
  readonly beforeReading?: (request: MailRequest, client: Client) => Verdict;
  /** Asked when the enquiry is read and keeps all rules, before it is stored. */
  readonly beforeStoring?: (enquiry: Enquiry, request: MailRequest, client: Client) => Verdict;
}

/**
 * Asks guards one after another.
 *
 * @throws The refusal of the first that refuses.
 */
export async function askGuards(guards: readonly Guard[], question: (guard: Guard) => Verdict | undefined) {
  for (const guard of guards) {
    const refusal = await question(guard);
    if (refusal) throw refusal;
  }
}
