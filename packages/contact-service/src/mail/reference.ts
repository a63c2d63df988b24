import { chanceInHex } from "./chance";

/** Crockford's base 32: no I, L, O or U, so that it can be read out and typed without a mistake. */
const SYMBOLS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";

/** How a message is named. */
export interface MessageName {
  /** What a visitor is given: eight symbols in two groups, such as `7K3M-9QXD`. */
  readonly reference: string;
  /** The Message-ID (RFC 5322, 3.6.4), which begins with the reference and is unique in the world. */
  readonly messageId: string;
}

/**
 * Names a message. The reference has 40 bits of chance, enough to find one message by; the time and 62 more bits
 * make the Message-ID unique.
 *
 * @param domain - A domain of one's own, the right side of the Message-ID.
 */
export function nameMessage(domain: string, now: Date): MessageName {
  const reference = readable(chanceInHex());
  return { reference, messageId: `<${reference}.${now.getTime().toString(36)}.${chanceInHex()}@${domain}>` };
}

/** A symbol of each two of the sixteen digits. */
function readable(hex: string): string {
  let symbols = "";
  for (let at = 0; at < hex.length; at += 2) {
    symbols += SYMBOLS.charAt(Number.parseInt(hex.slice(at, at + 2), 16) % SYMBOLS.length);
  }
  return `${symbols.slice(0, 4)}-${symbols.slice(4)}`;
}
