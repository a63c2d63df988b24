import site from "../../../../data/site.json";
import { mailWords } from "#lib/mail-words";
import { isRightToLeft } from "#lib/right-to-left";
import { words } from "#lib/words";
import type { Enquiry } from "./enquiry";
import { escapeHtml } from "./escape-html";

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
 * @param language - That of the labels, as a tag.
 */
export function writeLetter(
  enquiry: Enquiry,
  service: string,
  reference: string,
  language: string = site.language,
): Letter {
  const facts = [
    [mailWords.letter.name, `${enquiry.firstName} ${enquiry.lastName}`],
    [words.form.email, enquiry.email],
    [words.form.phone, enquiry.phone],
    [words.form.service, service],
    [mailWords.letter.reference, reference],
  ].filter(([, value]) => value !== "") as [label: string, value: string][];
  return {
    text: [...facts.map(([label, value]) => `${label}: ${value}`), "", enquiry.message, ""].join("\n"),
    html: inHtml(facts, enquiry.message, isRightToLeft(language)),
  };
}

function inHtml(facts: readonly [label: string, value: string][], message: string, isFromRight: boolean): string {
  const [direction, start] = isFromRight ? [' dir="rtl"', "right"] : ["", "left"];
  return [
    `<!doctype html><html${direction}><head><meta charset="utf-8"></head><body><table>`,
    ...facts.map(
      ([label, value]) =>
        `<tr><th align="${start}" scope="row">${escapeHtml(label)}</th><td dir="auto">${escapeHtml(value)}</td></tr>`,
    ),
    // Outlook and others heed no `white-space`: there the line ends are kept all the same.
    `</table><hr><div dir="auto" style="white-space:pre-wrap">${escapeHtml(message).replaceAll("\n", "<br>")}</div></body></html>`,
    "",
  ].join("\n");
}
