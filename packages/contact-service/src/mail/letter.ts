import type { Enquiry } from "./enquiry";
import { escapeHtml } from "./escape-html";
import { mailWords } from "#lib/mail-words";
import { words } from "#lib/words";

/** What the agency reads of an enquiry, in both forms. */
export interface Letter {
  readonly text: string;
  readonly html: string;
}

/**
 * Writes an enquiry down. The fields of one line come first and the message last, so that nothing in a message can
 * pass for a field.
 *
 * @param service - The label of the service; empty when none was chosen.
 */
export function writeLetter(enquiry: Enquiry, service: string, reference: string): Letter {
  const facts = [
    [mailWords.letter.name, `${enquiry.firstName} ${enquiry.lastName}`],
    [words.form.email, enquiry.email],
    [words.form.phone, enquiry.phone],
    [words.form.service, service],
    [mailWords.letter.reference, reference],
  ].filter(([, value]) => value !== "") as [label: string, value: string][];
  return {
    text: [...facts.map(([label, value]) => `${label}: ${value}`), "", enquiry.message, ""].join("\n"),
    html: inHtml(facts, enquiry.message),
  };
}

function inHtml(facts: readonly [label: string, value: string][], message: string): string {
  return [
    '<!doctype html><html><head><meta charset="utf-8"></head><body><table>',
    ...facts.map(
      ([label, value]) =>
        `<tr><th align="left" scope="row">${escapeHtml(label)}</th><td dir="auto">${escapeHtml(value)}</td></tr>`,
    ),
    // Outlook and others heed no `white-space`: there the line ends are kept all the same.
    `</table><hr><div dir="auto" style="white-space:pre-wrap">${escapeHtml(message).replaceAll("\n", "<br>")}</div></body></html>`,
    "",
  ].join("\n");
}
