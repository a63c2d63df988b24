import MailComposer from "nodemailer/lib/mail-composer";
import type { Mailbox } from "../compose";
import { headerOf } from "../store/read-message";

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
    subject: `We have received your enquiry [${reference}]`,
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
  return `Thank you for writing to ${name}.

Your enquiry has come, and one of us will read and answer it. Its reference is ${reference}.

If you have sent us no enquiry, someone has typed your address by mistake. You need do nothing, and nothing else will be sent to you.

This message was sent by a machine; a reply to it is read by a person.
`;
}
