/** A person needs longer than this, in milliseconds, to fill in the form; a program does not. */
export const MINIMUM_AGE = 2000;

/** As many bytes as the signature has: a shorter key would weaken it (RFC 2104, 3). */
const SECRET_SIZE = 32;
const TIME_SIZE = 8;
const NONCE_SIZE = 16;
const SIGNATURE_SIZE = 32;

/** Gives out tokens that tell when the form was asked for, and reads them when it comes back. */
export interface Tokens {
  /** The time and some chance, signed: letters, digits, `-` and `_`. */
  readonly issue: () => Promise<string>;
  /**
   * Whether a token shows that no person sent the form: it is forged, or younger than {@link MINIMUM_AGE}. None at all
   * shows nothing, since a page without JavaScript has none; so there is no use in letting one expire either.
   */
  readonly isSuspect: (token: string | null) => Promise<boolean>;
}

/**
 * Signs tokens with HMAC-SHA-256.
 *
 * @param secret - At least 32 bytes that nobody else knows. Servers that stand for one another need the same.
 * @param now - Milliseconds since 1970.
 * @throws When the secret is too short.
 */
export function createTokens(secret: Uint8Array, now: () => number): Tokens {
  if (secret.length < SECRET_SIZE) {
    throw new Error(`The secret of the mail handler: got ${secret.length} bytes; allowed: ${SECRET_SIZE} or more`);
  }
  const algorithm = { name: "HMAC", hash: "SHA-256" };
  const importKey = () => crypto.subtle.importKey("raw", new Uint8Array(secret), algorithm, false, ["sign", "verify"]);
  return {
    async issue() {
      const facts = crypto.getRandomValues(new Uint8Array(TIME_SIZE + NONCE_SIZE));
      new DataView(facts.buffer).setBigUint64(0, BigInt(now()));
      const signature = await crypto.subtle.sign("HMAC", await importKey(), facts);
      return toText(new Uint8Array([...facts, ...new Uint8Array(signature)]));
    },
    async isSuspect(token) {
      if (token === null || token === "") return false;
      const bytes = toBytes(token);
      if (bytes?.length !== TIME_SIZE + NONCE_SIZE + SIGNATURE_SIZE) return true;
      const facts = bytes.slice(0, -SIGNATURE_SIZE);
      // Unlike a comparison by hand, this one takes the same time wherever the first difference is.
      const isOurs = await crypto.subtle.verify("HMAC", await importKey(), bytes.slice(-SIGNATURE_SIZE), facts);
      const age = now() - Number(new DataView(facts.buffer).getBigUint64(0));
      return !isOurs || age < MINIMUM_AGE;
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
