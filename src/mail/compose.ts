import MimeNode from "nodemailer/lib/mime-node";
import { encode, wrap } from "nodemailer/lib/qp";
import type { Enquiry } from "./enquiry";
import { writeLetter } from "./letter";
import { nameMessage } from "./reference";

/** A name and an address of mail. */
export interface Mailbox {
  readonly name: string;
  readonly address: string;
}

/** What stands on every message and never comes from a visitor. */
export interface Letterhead {
  /** The sender: an address of the own domain, since no other server may send for the visitor's (SPF, DMARC). */
  readonly from: Mailbox;
  readonly to: Mailbox;
  /** The services the form offers, with their labels. */
  readonly services: readonly { readonly value: string; readonly label: string }[];
}

/** A message that can be stored and sent. */
export interface ComposedMessage {
  /** What the visitor is given, and what the Message-ID begins with. */
  readonly reference: string;
  readonly messageId: string;
  /** The whole message, with LF at the ends of lines as a Maildir keeps it; clients of SMTP make CRLF of it. */
  readonly bytes: Uint8Array;
}

/**
 * Composes the message that tells the agency of an enquiry (RFC 5322, with MIME parts for text and HTML). Of what was
 * typed only the name and address reach a header, in Reply-To; the subject takes the service's label from the letterhead.
 *
 * @param now - The time the enquiry came, for Date and Message-ID.
 */
export function composeMessage(enquiry: Enquiry, letterhead: Letterhead, now = new Date()): ComposedMessage {
  const { from, to, services } = letterhead;
  const { reference, messageId } = nameMessage(from.address.slice(from.address.lastIndexOf("@") + 1), now);
  const service = services.find(({ value }) => value === enquiry.service)?.label ?? "";
  // No quoted-printable text holds "=_" (RFC 2045, 6.7), so none can hold the boundary.
  const root = new MimeNode("multipart/alternative", { boundaryPrefix: "=_" });
  root.setHeader({
    From: { ...from },
    To: { ...to },
    "Reply-To": { name: `${enquiry.firstName} ${enquiry.lastName}`, address: enquiry.email },
    Subject: `Website enquiry${service && `: ${service}`} [${reference}]`,
    "Message-ID": messageId,
    Date: now,
  });
  const { text, html } = writeLetter(enquiry, service, reference);
  const head = root.buildHeaders();
  const parts = [part("text/plain", text), part("text/html", html)].map((one) => `--${root.boundary}\r\n${one}\r\n`);
  const message = `${head}\r\n\r\n${parts.join("")}--${root.boundary}--\r\n`;
  return { reference, messageId, bytes: Buffer.from(message.replaceAll("\r\n", "\n")) };
}

/** A part is quoted-printable: that keeps white space at line ends and lines that begin with "From ". */
function part(type: string, text: string): string {
  const head = `Content-Type: ${type}; charset=utf-8\r\nContent-Transfer-Encoding: quoted-printable`;
  return `${head}\r\n\r\n${wrap(encode(text.replaceAll("\n", "\r\n")))}`;
}
