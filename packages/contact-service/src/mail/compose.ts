import { foldLines } from "nodemailer/lib/mime-funcs";
import MimeNode from "nodemailer/lib/mime-node";
import { encode, wrap } from "nodemailer/lib/qp";
import { mailWords } from "#lib/mail-words";
import { filled } from "#lib/words";
import type { Enquiry } from "./enquiry";
import { writeLetter } from "./letter";
import { nameMessage } from "./reference";

const LETTER = mailWords.letter;

/** No quoted-printable text holds "=_" (RFC 2045, 6.7), so no part holds this, and it need be no other each time. */
const BOUNDARY = "=_enquiry";

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
export type Compose = (enquiry: Enquiry, now?: Date) => ComposedMessage;

/** Makes what composes messages under a letterhead. */
export function createComposer({ from, to, services }: Letterhead): Compose {
  // One node encodes all: to make one for each message takes most of the time of composing it.
  const node = new MimeNode();
  const addresses = Object.entries({ From: from, To: to }).map(([name, mailbox]) =>
    header(name, node.encodeHeaderValue(name, { ...mailbox })),
  );
  const offered = new Map(
    services.map(({ value, label }) => {
      const subject = node.encodeHeaderValue("Subject", filled(LETTER.subjectOf, { service: label }));
      return [value, { label, subject }];
    }),
  );
  const unnamed = node.encodeHeaderValue("Subject", LETTER.subject);
  const domain = from.address.slice(from.address.lastIndexOf("@") + 1);
  return (enquiry, now = new Date()) => {
    const { reference, messageId } = nameMessage(domain, now);
    const { label = "", subject = unnamed } = offered.get(enquiry.service) ?? {};
    const name = `${enquiry.firstName} ${enquiry.lastName}`;
    const { text, html } = writeLetter(enquiry, label, reference);
    const lines = [
      ...addresses,
      header("Reply-To", node.encodeHeaderValue("Reply-To", { name, address: enquiry.email })),
      header("Subject", `${subject} [${reference}]`),
      `Message-ID: ${messageId}`,
      `Date: ${now.toUTCString().replace("GMT", "+0000")}`,
      "MIME-Version: 1.0",
      `Content-Type: multipart/alternative; boundary="${BOUNDARY}"`,
      "",
      ...part("text/plain", text),
      ...part("text/html", html),
      `--${BOUNDARY}--`,
      "",
    ];
    // All is ASCII, of which one byte a character is made sooner than UTF-8.
    return { reference, messageId, bytes: Buffer.from(lines.join("\n").replaceAll("\r\n", "\n"), "latin1") };
  };
}

/** A header whose value is encoded, in lines of 76 characters at most where it can be folded. */
function header(name: string, value: string): string {
  return foldLines(`${name}: ${value}`, 76);
}

/** A part is quoted-printable: that keeps white space at line ends and lines that begin with "From ". */
function part(type: string, text: string): string[] {
  return [
    `--${BOUNDARY}`,
    `Content-Type: ${type}; charset=utf-8`,
    "Content-Transfer-Encoding: quoted-printable",
    "",
    wrap(encode(text.replaceAll("\n", "\r\n"))),
  ];
}
