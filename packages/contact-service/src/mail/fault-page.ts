import { LINE_FIELDS, MESSAGE_FIELD } from "#contact-form/asked-fields";
import { FIELD_NAMES, type FieldName, type Fields, TRAP_FIELD } from "#contact-form/fields";
import { directionOf } from "#lib/direction-of";
import { mailWords } from "#lib/mail-words";
import { isRightToLeft } from "#lib/right-to-left";
import { words } from "#lib/words";
import type { Faults } from "./enquiry";
import { escapeHtml } from "./escape-html";
import { faultPageStyle } from "./fault-page-style";

/** What a page for a browser without JavaScript needs to know of the site. */
export interface Site {
  /** The name of the agency. */
  readonly name: string;
  /** The language of its words, as a tag. */
  readonly language: string;
  /** The address the form posts to. */
  readonly endpoint: string;
  /** The page that holds the form. */
  readonly contactPage: string;
  /** The page that thanks; the reference is added to its query as `reference`. */
  readonly thanks: string;
  /** The services the form offers, with their labels. */
  readonly services: readonly { readonly value: string; readonly label: string }[];
}

/** What is known of a form that was not taken. */
export interface Typed {
  readonly fields?: Fields;
  readonly faults?: Faults;
}

/**
 * The page that says why a message was not taken. When the fields could be read it holds the form with what was typed,
 * and the fault beside each field; else it leads back.
 */
export function faultPage(sentence: string, site: Site, { fields, faults = {} }: Typed): string {
  return `<!doctype html>
<html lang="${escapeHtml(site.language)}"${isRightToLeft(site.language) ? ' dir="rtl"' : ""}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>${escapeHtml(mailWords.notSent)} | ${escapeHtml(site.name)}</title>
<style>${faultPageStyle()}</style>
</head>
<body>
<main>
<h1>${escapeHtml(mailWords.notSent)}</h1>
<p>${escapeHtml(sentence)}</p>
${fields ? form(site, fields, faults) : ""}
<p><a href="${escapeHtml(site.contactPage)}">${escapeHtml(mailWords.backToContact)}</a></p>
</main>
</body>
</html>
`;
}

function form({ endpoint, services }: Site, fields: Fields, faults: Faults): string {
  const lines = LINE_FIELDS.map(({ name, label, type, autoComplete, isRequired }) => {
    const value = escapeHtml(fields[name] ?? "");
    const attributes = `type="${type}" autocomplete="${autoComplete}" value="${value}"`;
    const control = `<input ${naming(name, faults)} ${attributes} dir="${directionOf(type)}"${isRequired ? " required" : ""}>`;
    return labelled(name, isRequired ? label : optional(label), control, faults);
  });
  const options = services.map(
    ({ value, label }) =>
      `<option value="${escapeHtml(value)}"${value === fields.service ? " selected" : ""}>${escapeHtml(label)}</option>`,
  );
  const choice = `<select ${naming("service", faults)}><option value="">${escapeHtml(words.form.chooseService)}</option>${options.join("")}</select>`;
  // HTML drops one line feed behind the tag, so that a message that begins with one keeps it.
  const box = `<textarea ${naming("message", faults)} rows="${MESSAGE_FIELD.rows}" dir="${directionOf()}" required>
${escapeHtml(fields.message ?? "")}</textarea>`;
  return `<form action="${escapeHtml(endpoint)}" method="post" enctype="multipart/form-data">
${lines.join("\n")}
${labelled("service", optional(words.form.service), choice, faults)}
${labelled("message", MESSAGE_FIELD.label, box, faults)}
${trap()}
<button type="submit">${escapeHtml(words.actions.send)}</button>
</form>`;
}

/** Out of sight, out of the order of the Tab key and not read out. */
function trap(): string {
  const { name, value } = TRAP_FIELD;
  const box = `<input type="checkbox" name="${name}" value="${value}" tabindex="-1">`;
  return `<div class="trap" aria-hidden="true"><label>${box} ${escapeHtml(words.form.trap)}</label></div>`;
}

function optional(label: string): string {
  return `${label} (${words.form.optional})`;
}

function labelled(name: FieldName, label: string, control: string, faults: Faults): string {
  const fault = faults[name];
  const said = fault ? `<p class="fault" id="${name}-fault">${escapeHtml(fault)}</p>` : "";
  return `<div><label for="${name}">${escapeHtml(label)}</label>${said}${control}</div>`;
}

/** The first field with a fault is where the visitor goes on. */
function naming(name: FieldName, faults: Faults): string {
  const named = `id="${name}" name="${name}"`;
  if (!faults[name]) return named;
  const isFirst = FIELD_NAMES.find((field) => faults[field]) === name;
  return `${named} aria-invalid="true" aria-describedby="${name}-fault"${isFirst ? " autofocus" : ""}`;
}
