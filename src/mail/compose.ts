import MailComposer from "nodemailer/lib/mail-composer";
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
export async function composeMessage(
  enquiry: Enquiry,
  letterhead: Letterhead,
  now = new Date(),
): Promise<ComposedMessage> {
  const { from, to, services } = letterhead;
  const { reference, messageId } = nameMessage(from.address.slice(from.address.lastIndexOf("@") + 1), now);
  const service = services.find(({ value }) => value === enquiry.service)?.label ?? "";
  const { text, html } = writeLetter(enquiry, service, reference);
  const composer = new MailComposer({
    from: { ...from },
    to: { ...to },
    replyTo: { name: `${enquiry.firstName} ${enquiry.lastName}`, address: enquiry.email },
    subject: `Website enquiry${service && `: ${service}`} [${reference}]`,
    messageId,
    date: now,
    // Every part is quoted-printable: it keeps white space at line ends and lines that begin with "From ".
    text: { content: text, contentType: "text/plain; charset=utf-8", contentTransferEncoding: "quoted-printable" },
    html: { content: html, contentType: "text/html; charset=utf-8", contentTransferEncoding: "quoted-printable" },
    newline: "unix",
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return { reference, messageId, bytes: await composer.compile().build() };
}
