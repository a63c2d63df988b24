import type { FieldNote } from "../../components/Field";
import { LINE_FIELDS, MESSAGE_FIELD } from "../../contact-form/asked-fields";
import { type FieldName, MAX_LENGTHS } from "../../contact-form/fields";
import { asLine } from "../../contact-form/lines";
import { withAsciiDomain } from "../../contact-form/mail-domain";
import { counted, filled, words } from "../../lib/words";
import { type Control, controlsOf } from "./controls";

/** What the fields tell, those that have something to tell. */
export type FieldNotes = Readonly<Partial<Record<FieldName, FieldNote>>>;

/** From here on it is told what is left, as a share of all that fits. */
const LITTLE = 0.1;

const FAULTS = new Map<string, string>(
  [...LINE_FIELDS, MESSAGE_FIELD].flatMap((field) => ("fault" in field ? [[field.name, field.fault]] : [])),
);

/**
 * What each field has to tell. Whether one is wrong is up to the browser, which is told here of those that are too long;
 * the words are the site's.
 *
 * @param entered - Fields that a visitor is done with: of others only that they are too long is told.
 */
export function notesOf(form: HTMLFormElement, entered: ReadonlySet<FieldName>): FieldNotes {
  const notes = controlsOf(form).map(([name, control]): [FieldName, FieldNote] => {
    const left = MAX_LENGTHS[name] - lengthOf(control, MAX_LENGTHS[name]);
    control.setCustomValidity(left < 0 ? filled(words.form.upTo, { characters: inWords(MAX_LENGTHS[name]) }) : "");
    const fault = entered.has(name) || left < 0 ? faultOf(control) : undefined;
    return [name, { fault, room: left < MAX_LENGTHS[name] * LITTLE ? roomText(left) : undefined }];
  });
  return Object.fromEntries(notes.filter(([, { fault, room }]) => fault !== undefined || room !== undefined));
}

/** Leaves in a line what the service keeps, and nothing that one browser finds wrong and another does not. */
export function tidy(control: Control): void {
  if (!(control instanceof HTMLInputElement)) return;
  const line = asLine(control.value, control.type);
  if (line !== control.value) control.value = line;
  // Safari takes no letters beyond ASCII in the domain of an address.
  if (control.validity.typeMismatch && line.length <= MAX_LENGTHS.email) control.value = withAsciiDomain(line);
}

/**
 * The length of what is typed as the service counts it (`enquiry.ts`): composed, and nothing of what comes in more than
 * twice as long. Letters with marks stacked on them by thousands take seconds to compose; they are counted one by one.
 */
function lengthOf(control: Control, limit: number): number {
  const isText = control instanceof HTMLTextAreaElement;
  const text = isText ? control.value.trim() : asLine(control.value, control.type);
  const posted = isText ? control.value.replaceAll("\n", "\r\n") : text;
  return posted.length > 2 * limit ? control.value.length : text.normalize("NFC").length;
}

function faultOf({ validity, validationMessage, name }: Control): string | undefined {
  if (validity.valid) return undefined;
  return validity.customError ? validationMessage : (FAULTS.get(name) ?? validationMessage);
}

/** Short enough to stand beside the label on the narrowest phone, so that nothing moves when it appears. */
function roomText(left: number): string {
  const { left: some, tooMany } = words.form;
  return left < 0 ? counted({ other: tooMany }, -left) : filled(some, { characters: inWords(left) });
}

/** So many characters, in words. */
function inWords(characters: number): string {
  return counted(words.form.characters, characters);
}
