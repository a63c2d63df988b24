import { hash } from "node:crypto";
import type { Enquiry } from "../enquiry";
import { FIELD_NAMES } from "#contact-form/fields";

/**
 * What makes a message the same one as another, as 32 hex digits: each of its fields, and where it goes. Nothing else,
 * since a page that was loaded anew, or another tab, knows nothing of an attempt before; where it goes, since a message
 * that first went to junk and then did not has to arrive.
 */
export function fingerprintOf(enquiry: Enquiry, isJunk: boolean): string {
  // None of them can hold NUL.
  const facts = [isJunk, ...FIELD_NAMES.map((name) => enquiry[name])].join("\0");
  // Synchronous, unlike `crypto.subtle.digest`, which would wait for another thread. Cloudflare has it, too.
  return hash("sha256", facts).slice(0, 32);
}
