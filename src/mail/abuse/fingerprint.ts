import { hash } from "node:crypto";
import type { Enquiry } from "../enquiry";
import type { MailRequest } from "../exchange";
import { FIELD_NAMES } from "../fields";
import { KEY_HEADER } from "../protocol";
import { Refusal } from "../refusal";

/**
 * The key a request names itself by, if it does.
 *
 * @throws {@link Refusal} 400 when it is not 1 to 100 visible ASCII characters.
 */
export function attemptKey({ headers }: MailRequest): string | null {
  const key = headers.get(KEY_HEADER);
  if (key === null || /^[!-~]{1,100}$/.test(key)) return key;
  throw new Refusal(400, "Your message came in a form we cannot read. Please use the contact form.");
}

/**
 * What makes a message the same one as another, as 32 hex digits: the attempt, each of its fields, and where it goes.
 * The last since a message that first went to junk and then did not has to arrive.
 */
export function fingerprintOf(key: string | null, enquiry: Enquiry, isJunk: boolean): string {
  // None of them can hold NUL, and no key is empty.
  const facts = [key ?? "", isJunk, ...FIELD_NAMES.map((name) => enquiry[name])].join("\0");
  // Unlike `crypto.subtle.digest`, in no time: that one asks another thread. All hosts have it, also Cloudflare.
  return hash("sha256", facts).slice(0, 32);
}
