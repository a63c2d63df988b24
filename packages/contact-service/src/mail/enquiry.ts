import { z } from "zod";
import { LINE_FIELDS, MESSAGE_FIELD } from "#contact-form/asked-fields";
import { type FieldName, type Fields, FIELD_NAMES, MAX_LENGTHS } from "#contact-form/fields";
import { withAsciiDomain } from "#contact-form/mail-domain";
import { mailWords } from "#lib/mail-words";
import { counted, filled, words } from "#lib/words";
import { endsInNumber, isDeliverable } from "./mail-address";
import { normaliseLine, normaliseText } from "./normalise";

const [FIRST_NAME, LAST_NAME, EMAIL] = LINE_FIELDS;

const FAULTS = mailWords.faults;

/** An enquiry whose fields keep all rules; phone and service are empty when they were not given. */
export type Enquiry = Readonly<z.infer<ReturnType<typeof enquirySchema>>>;

/** What is wrong with each field, in a sentence for the visitor. None repeats what was typed. */
export type Faults = Readonly<Partial<Record<FieldName, string>>>;

/** How a check ended. */
export type Checked = { readonly enquiry: Enquiry } | { readonly faults: Faults };

/**
 * Control characters, line and paragraph separators and half characters, none of which a line of text can hold; and what
 * opens an encoded word (RFC 2047), which mail programs would decode to something else than what was typed.
 */
const UNSENDABLE = /[\p{Cc}\p{Surrogate}\u2028\u2029]|=\?/u;

/** Something one can see: more than white space and marks without a shape. */
const VISIBLE = /[^\p{Z}\p{Cc}\p{Cf}]/u;

/**
 * The rules of an enquiry: the six fields and no other, normalised before they are checked.
 *
 * @param services - The values the service list of the form may post, without the empty one.
 */
export function enquirySchema(services: readonly string[]) {
  return z.strictObject({
    firstName: line("firstName").regex(VISIBLE, FIRST_NAME.fault),
    lastName: line("lastName").regex(VISIBLE, LAST_NAME.fault),
    email: line("email", withAsciiDomain)
      .regex(VISIBLE, EMAIL.fault)
      .refine((address) => !endsInNumber(address), FAULTS.numericEmail)
      .refine(isDeliverable, FAULTS.email),
    phone: line("phone").prefault(""),
    service: line("service")
      .refine((value) => value === "" || services.includes(value), FAULTS.service)
      .prefault(""),
    message: bounded("message", MESSAGE_FIELD.fault)
      .overwrite(normaliseText)
      .regex(VISIBLE, MESSAGE_FIELD.fault)
      .max(MAX_LENGTHS.message, tooLong("message")),
  });
}

/** Checks the fields of a form by the rules of `enquirySchema`. */
export function checkEnquiry(schema: ReturnType<typeof enquirySchema>, fields: Fields): Checked {
  const { success, data, error } = schema.safeParse(fields);
  if (success) return { enquiry: data };
  const faults: Partial<Record<FieldName, string>> = {};
  for (const { path, message } of error.issues) {
    const field = FIELD_NAMES.find((name) => name === path[0]);
    if (field) faults[field] ??= message;
  }
  return { faults };
}

/** What holds an encoded word or a half character only once it is normalised is found as well. */
function line(name: FieldName, written = (value: string) => value) {
  const type = LINE_FIELDS.find((field) => field.name === name)?.type;
  return bounded(name, ofField(FAULTS.missing, name))
    .overwrite((value) => written(normaliseLine(value, type)))
    .refine((value) => !UNSENDABLE.test(value), ofField(FAULTS.unsendable, name))
    .max(MAX_LENGTHS[name], tooLong(name));
}

/**
 * A value that may come in twice as long as it is kept, since a line end comes as two characters, and white space and
 * marks become fewer. Of a longer one nothing further is asked: all else takes time by its length.
 */
function bounded(name: FieldName, missing: string) {
  return z.string({ error: missing }).max(2 * MAX_LENGTHS[name], { error: tooLong(name), abort: true });
}

function tooLong(name: FieldName): string {
  const characters = counted(words.form.characters, MAX_LENGTHS[name]);
  return `${ofField(FAULTS.long, name)} ${filled(words.form.upTo, { characters })}`;
}

function ofField(sentence: string, name: FieldName): string {
  return filled(sentence, { field: mailWords.fields[name] });
}
