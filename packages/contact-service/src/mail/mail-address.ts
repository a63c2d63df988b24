import { z } from "zod";

/** How HTML's `input type=email` understands an address, so that what a browser lets pass is not refused here. */
const ADDRESS = z.regexes.html5Email;

/**
 * Where no mail can go, though a browser lets it pass: a local part has at most 64 octets (RFC 5321, 4.5.3.1.1), and a
 * domain without a dot is a typing error, since none receives mail (RFC 7085). Dots at the ends of a local part and
 * several in a row are taken: RFC 5321 forbids them, but providers have given out such addresses, and in quotes, in
 * which they are composed, every mail server knows them (RFC 5321, 4.1.2).
 */
const DELIVERABLE = /^[^@]{1,64}@[^@]+\.[^@.]+$/;

/** What programs take for the end of an IP address (URL Standard, "ends in a number"): `123.456` is 123.0.1.200 to them. */
const ENDS_IN_NUMBER = /@[^@]*\.(?:\d+|0x[\da-f]*)$/i;

/** Whether a browser would take it for an address of mail. */
export function isAddress(text: string): boolean {
  return ADDRESS.test(text) && !endsInNumber(text);
}

/** Whether it is the address of somebody who can be written to from anywhere. */
export function isDeliverable(text: string): boolean {
  return isAddress(text) && DELIVERABLE.test(text);
}

/** Whether programs would take the domain for an IP address. No domain ends in a number (RFC 3696, 2). */
export function endsInNumber(address: string): boolean {
  return ENDS_IN_NUMBER.test(address);
}
