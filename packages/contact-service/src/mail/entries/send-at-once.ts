import { Buffer } from "node:buffer";
import { createTransport } from "nodemailer";
import { smtpUrl } from "../delivery/smtp-url";
import { securityOf } from "../delivery/transport";
import { ToldError } from "@site/site-server/error-facts";
import type { StoreMessage } from "../keep";

/**
 * Milliseconds. The page waits 30 seconds for its answer, and Netlify and Vercel end a function after 10 by default: a
 * mail server that does not answer has to be given up before that.
 */
const TIMEOUTS = { dnsTimeout: 3000, connectionTimeout: 4000, greetingTimeout: 4000, socketTimeout: 8000 };

/** The header by which mail programs and filters know junk. */
const JUNK = Buffer.from("X-Spam-Flag: YES\n");

/** Where messages go, as addresses. */
export interface Route {
  readonly from: string;
  readonly to: string;
  /** Where junk goes. */
  readonly junkTo: string;
}

/**
 * Stores a message by sending it: it counts as taken once the mail server has said so (250), which is its promise to
 * deliver it or to report that it could not (RFC 5321, 4.2.5).
 *
 * @param url - The mail server, such as `smtps://user:password@smtp.example.com`.
 */
export function sendAtOnce(url: string, { from, to, junkTo }: Route): StoreMessage {
  const transport = createTransport({ ...securityOf(smtpUrl(url)), ...TIMEOUTS });
  return async ({ bytes, reference }, { isJunk }) => {
    const envelope = { from, to: isJunk ? junkTo : to };
    const raw = isJunk ? Buffer.concat([JUNK, bytes]) : Buffer.from(bytes);
    try {
      await transport.sendMail({ envelope, raw });
      return reference;
    } catch (error) {
      throw withoutMessage(error);
    }
  };
}

/** What went wrong, without the mail server's own words: some repeat what they do not like in a message. */
function withoutMessage(error: unknown): Error {
  const facts = ["code", "command", "responseCode"].flatMap((name) => {
    const value: unknown = typeof error === "object" && error && Reflect.get(error, name);
    return typeof value === "string" || typeof value === "number" ? `${name} ${value}` : [];
  });
  const words = `The mail server did not take a message: ${facts.join(", ") || "unknown error"}`;
  return new ToldError({ type: "MailServerError", words });
}
