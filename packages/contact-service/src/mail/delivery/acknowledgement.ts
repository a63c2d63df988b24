import MailComposer from "nodemailer/lib/mail-composer";
import { mailWords } from "#lib/mail-words";
import { filled } from "#lib/words";
import type { Mailbox } from "../compose";
import { headerOf } from "../store/read-message";

const TEXTS = mailWords.acknowledgement;

/**
 * Composes what tells a visitor that an enquiry has come. Of what was typed only the address is used, and it stands in
 * `To` alone: else anyone could have us send a text to anyone. `Auto-Submitted` keeps other machines from answering (RFC
 * 3834, 5), and so does the empty sender it is sent with (RFC 3834, 3.3).
 *
 * @param visitor - The visitor's address.
 */
export async function composeAcknowledgement(
  { from, to }: { readonly from: Mailbox; readonly to: Mailbox },
  visitor: string,
  reference: string,
): Promise<Uint8Array> {
  const composer = new MailComposer({
    from: { ...from },
    to: { name: "", address: visitor },
    replyTo: { ...to },
    subject: filled(TEXTS.subject, { reference }),
    // Exchange knows a header of its own for the same purpose.
    headers: { "Auto-Submitted": "auto-replied", "X-Auto-Response-Suppress": "All" },
    text: {
      content: letter(to.name, reference),
      contentType: "text/plain; charset=utf-8",
      contentTransferEncoding: "quoted-printable",
    },
    newline: "unix",
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return composer.compile().build();
}

/**
 * The visitor's address, from `Reply-To` of an enquiry that we composed: it ends with the address in angle brackets.
 *
 * @returns `undefined` when there is none that a server would take.
 */
export async function visitorOf(enquiry: Uint8Array): Promise<string | undefined> {
  return lastAddress(await headerOf(enquiry, "Reply-To"));
}

/** The address an acknowledgement of ours goes to. */
export async function recipientOf(acknowledgement: Uint8Array): Promise<string | undefined> {
  return lastAddress(await headerOf(acknowledgement, "To"));
}

function lastAddress(header: string): string | undefined {
  return /(?:^|<)([\x21-\x3b=\x3f\x41-\x7e]+@[\x21-\x3b=\x3f\x41-\x7e]+)>?$/.exec(header)?.[1];
}

function letter(name: string, reference: string): string {
  return `${filled(TEXTS.paragraphs.join("\n\n"), { agency: name, reference })}\n`;
}
