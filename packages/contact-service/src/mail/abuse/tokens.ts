import type { Clocks } from "../clocks";

/** A person needs longer than this, in milliseconds, to fill in the form; a program does not. */
export const MINIMUM_AGE = 2000;

/** As many bytes as the signature has: a shorter key would weaken it (RFC 2104, 3). */
const SECRET_SIZE = 32;
const SIGNATURE_SIZE = 32;

/** The time of day, that of the process, the mark of the process and some chance: eight bytes each. */
const FACTS_SIZE = 4 * 8;

/** Gives out tokens that tell when the form was asked for, and reads them when it comes back. */
export interface Tokens {
  /** When it was issued, by whom, and some chance, signed: letters, digits, `-` and `_`. */
  readonly issue: () => Promise<string>;
  /**
   * Whether a token shows that no person sent the form: it is ours, and younger than {@link MINIMUM_AGE}.
   *
   * Everything else shows nothing, as no token at all does, which a page without JavaScript sends: a program that would
   * forge one can as well leave it out, but a real message comes with the token of a secret that was replaced, and one
   * from the future after a clock was set back. So there is no use in letting tokens expire either.
   */
  readonly isSuspect: (token: string | null) => Promise<boolean>;
}

/**
 * Signs tokens with HMAC-SHA-256. What this process has issued it judges by the time that nobody can set; what another
 * has, by the time of day.
 *
 * @param secret - At least 32 bytes that nobody else knows. Servers that stand for one another need the same.
 * @throws When the secret is too short.
 */
export function createTokens(secret: Uint8Array, { now, elapsed }: Clocks): Tokens {
  if (secret.length < SECRET_SIZE) {
    throw new Error(`The secret of the mail handler: got ${secret.length} bytes; allowed: ${SECRET_SIZE} or more`);
  }
  const algorithm = { name: "HMAC", hash: "SHA-256" };
  const importKey = () => crypto.subtle.importKey("raw", new Uint8Array(secret), algorithm, false, ["sign", "verify"]);
  const mark = new DataView(crypto.getRandomValues(new Uint8Array(8)).buffer).getBigUint64(0);
  return {
    async issue() {
      const facts = crypto.getRandomValues(new Uint8Array(FACTS_SIZE));
      const view = new DataView(facts.buffer);
      view.setFloat64(0, now());
      view.setFloat64(8, elapsed());
      view.setBigUint64(16, mark);
      const signature = await crypto.subtle.sign("HMAC", await importKey(), facts);
      return toText(new Uint8Array([...facts, ...new Uint8Array(signature)]));
    },
    async isSuspect(token) {
      const bytes = toBytes(token ?? "");
      if (bytes?.length !== FACTS_SIZE + SIGNATURE_SIZE) return false;
      const facts = bytes.slice(0, FACTS_SIZE);
      // Unlike a comparison by hand, this one takes the same time wherever the first difference is.
      if (!(await crypto.subtle.verify("HMAC", await importKey(), bytes.slice(FACTS_SIZE), facts))) return false;
      const view = new DataView(facts.buffer);
      const isOwn = view.getBigUint64(16) === mark;
      const age = isOwn ? elapsed() - view.getFloat64(8) : now() - view.getFloat64(0);
      return age >= 0 && age < MINIMUM_AGE;
    },
  };
}

/** Base64 for addresses and headers, without padding (RFC 4648, 5). */
function toText(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replace(/=+$/, "");
}

function toBytes(text: string): Uint8Array<ArrayBuffer> | undefined {
  if (!/^[\w-]{1,100}$/.test(text)) return undefined;
  try {
    return Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (symbol) => symbol.charCodeAt(0));
  } catch {
    return undefined;
  }
}
