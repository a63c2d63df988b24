import type { TokenAnswer } from "../../contact-form/protocol";

/** After this many milliseconds a service that gives no token has none. */
const PATIENCE = 3000;

/** A token of the mail service. */
export interface EnquiryToken {
  readonly value: string;
  /** When it may be used, by the clock of `performance.now`. */
  readonly usableFrom: number;
}

/** Asks the mail service for a token. Not every service has them, and none is needed to send a message. */
export async function requestToken(endpoint: string): Promise<EnquiryToken | undefined> {
  const address = new URL(endpoint, window.location.href);
  address.searchParams.set("token", "");
  try {
    const answer = await fetch(address, {
      headers: { Accept: "application/json" },
      signal: AbortSignal.timeout(PATIENCE),
    });
    if (answer.status !== 200) return undefined;
    const { token, minimumAge } = (await answer.json()) as Partial<TokenAnswer>;
    if (typeof token !== "string" || typeof minimumAge !== "number") return undefined;
    return { value: token, usableFrom: performance.now() + minimumAge };
  } catch {
    return undefined;
  }
}
