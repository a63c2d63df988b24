import { factsOf } from "@site/site-server/error-facts";
import { errorCode } from "@site/site-server/error-code";
import { SendError } from "./transport";

/**
 * What an attempt that failed means:
 * - `refused`: the server will not take this message, now or later.
 * - `deferred`: it will not take this message now; others it may.
 * - `broken`: the connection failed while this message was sent; the fault may be the server's or the message's.
 * - `unreachable`: there is no server to talk to: its name, connection, TLS, greeting or authentication failed.
 */
type FaultKind = "refused" | "deferred" | "broken" | "unreachable";

/** Why an attempt failed. */
export interface Fault {
  readonly kind: FaultKind;
  /** The code of the server's reply, when there was one. */
  readonly code: number | undefined;
  /** The reply or the fault in words, in which no address stands: for who looks after the messages. */
  readonly reply: string;
  /** What a log may hold of it. */
  readonly told: object;
}

/** Codes of 500 and more that speak of the session rather than of the message, with what they mean. */
const OF_SESSION = new Set([
  421, // RFC 5321, 3.8: the server is closing the connection
  503, // RFC 5321, 4.2.4: commands came in a wrong order
  521, // RFC 7504: the host takes no mail at all
  530, // RFC 4954, 6: authentication required
  534, // RFC 4954, 6: the way of authentication is too weak
  535, // RFC 4954, 6: wrong credentials
  538, // RFC 4954, 6: encryption required
]);

/** What is told of a reply, and how much of it is looked at for that: to find addresses takes time by its square. */
const LONGEST_REPLY = 200;
const LONGEST_READ = 1000;

/** The code of a reply and its enhanced code (RFC 2034): numbers, in which no word of a message can stand. */
const CODES = /^(\d{3})(?:[ -]([245]\.\d{1,3}\.\d{1,3})\b)?/;

/**
 * Tells what the error of an attempt means. For good is only a reply of 5yz to MAIL, RCPT or DATA of the message (RFC
 * 5321, 4.2.1).
 *
 * @param visitor - An address that must not be told, not even in part.
 */
export function faultOf(error: unknown, visitor = ""): Fault {
  // The disk, for instance: that is nobody's refusal, and other messages may fare better.
  if (!(error instanceof SendError)) {
    const reply = withoutAddresses(textOf(error), visitor);
    return { kind: "deferred", code: undefined, reply, told: { fault: factsOf(error) } };
  }
  const { cause, hasBegun } = error;
  const code = numberOf(cause, "responseCode");
  const isAboutMessage = ["EENVELOPE", "EMESSAGE"].includes(errorCode(cause)) && !OF_SESSION.has(code ?? 0);
  const kind = isAboutMessage ? (isForGood(code, cause) ? "refused" : "deferred") : hasBegun ? "broken" : "unreachable";
  const reply = withoutAddresses(textOf(cause), visitor);
  const answer = replyOf(cause);
  return { kind, code, reply, told: answer === undefined ? { fault: reply } : { code, ...codesOf(answer) } };
}

/**
 * What a log may hold of a server's reply: its codes. The text of a refusal often quotes what it does not like in the
 * message, and that of an acceptance may.
 */
export function codesOf(reply: string): { readonly code?: number; readonly status?: string } {
  const [, code, status] = CODES.exec(reply.slice(0, LONGEST_READ)) ?? [];
  return { ...(code !== undefined && { code: Number(code) }), ...(status !== undefined && { status }) };
}

/** A message in one line without addresses or control characters, short enough for a log. */
export function withoutAddresses(text: string, visitor = ""): string {
  const hidden = [visitor, ...visitor.split("@")].filter((part) => part.length > 2);
  // Half an address would not be known for one, so that the last word goes too where a text is cut.
  const read = text.length > LONGEST_READ ? text.slice(0, LONGEST_READ).replace(/\S{0,320}$/, "…") : text;
  const bare = read
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\s]+/gu, " ")
    .replace(/<[^<>]*>|(?:"[^"]*"|[^\s<>"(),;:]*)@[^\s<>"(),;:]*/g, "…");
  const told = hidden.reduce((rest, part) => rest.replaceAll(new RegExp(escaped(part), "gi"), "…"), bare).trim();
  return told.length > LONGEST_REPLY ? `${told.slice(0, LONGEST_REPLY - 1)}…` : told;
}

/** Without a reply it is our own client that knows: an address no server would take, or a message over its limit. */
function isForGood(code: number | undefined, cause: unknown): boolean {
  return code === undefined ? replyOf(cause) === undefined : code >= 500;
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
}

function textOf(cause: unknown): string {
  return replyOf(cause) ?? (cause instanceof Error ? cause.message : String(cause));
}

function replyOf(cause: unknown): string | undefined {
  const isReply = typeof cause === "object" && cause !== null && "response" in cause;
  return isReply && typeof cause.response === "string" ? cause.response : undefined;
}

function numberOf(cause: unknown, name: string): number | undefined {
  if (typeof cause !== "object" || cause === null || !(name in cause)) return undefined;
  const value: unknown = Reflect.get(cause, name);
  return typeof value === "number" ? value : undefined;
}
