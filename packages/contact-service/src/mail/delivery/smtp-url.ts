import ipaddr from "ipaddr.js";

/** How the mail server is reached. */
export interface SmtpServer {
  readonly host: string;
  readonly port: number;
  /** TLS from the first byte on, rather than by STARTTLS. */
  readonly secure: boolean;
  readonly auth?: { readonly user: string; readonly pass: string };
  /** Whether what is sent never leaves this machine. */
  readonly isLoopback: boolean;
}

/** What `SMTP_URL` may be, in words. */
export const SMTP_URL_FORM =
  "smtps://user:password@host (TLS, port 465) or smtp://user:password@host (STARTTLS, port 587), both with :port where it is another, and special characters in user and password percent-encoded";

/**
 * Reads `SMTP_URL`.
 *
 * @throws When it is no such address, in a sentence that tells no password.
 */
export function smtpUrl(given: string): SmtpServer {
  const url = URL.canParse(given) ? new URL(given) : undefined;
  if (!url || !/^smtps?:$/.test(url.protocol) || url.hostname === "") throw wrong(given);
  if (!/^\/?$/.test(url.pathname) || url.search !== "" || url.hash !== "" || url.port === "0") throw wrong(given);
  if ((url.username === "") !== (url.password === "")) throw wrong(given);
  const secure = url.protocol === "smtps:";
  const host = url.hostname.replace(/^\[(.*)\]$/, "$1").toLowerCase();
  const server = { host, secure, port: Number(url.port) || (secure ? 465 : 587), isLoopback: isLoopback(host) };
  if (url.username === "") return server;
  return { ...server, auth: { user: decoded(url.username, given), pass: decoded(url.password, given) } };
}

/** Whether a text is an address of a mail server. */
export function isSmtpUrl(given: string): boolean {
  try {
    smtpUrl(given);
    return true;
  } catch {
    return false;
  }
}

function isLoopback(host: string): boolean {
  if (host === "localhost" || host.endsWith(".localhost")) return true;
  return ipaddr.isValid(host) && ipaddr.process(host).range() === "loopback";
}

function decoded(text: string, given: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    throw wrong(given);
  }
}

/** Of what was given only the scheme is told: anything else may be part of a password that was written wrongly. */
function wrong(given: string): Error {
  const scheme = /^(?:smtps?|https?|imaps?|mailto):(?:\/\/)?/i.exec(given)?.[0] ?? "";
  return new Error(`SMTP_URL: got "${scheme}${given.length > scheme.length ? "…" : ""}"; allowed: ${SMTP_URL_FORM}`);
}
