import { z } from "zod";
import { type FieldName, type Fields, FIELD_NAMES, LINE_FIELDS, MAX_LENGTHS, MESSAGE_FIELD } from "./fields";
import { normaliseLine, normaliseText } from "./normalise";

const [FIRST_NAME, LAST_NAME, EMAIL] = LINE_FIELDS;

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

/** How HTML's `input type=email` understands an address, so that what a browser lets pass is not refused here. */
const ADDRESS = z.regexes.html5Email;

/** A local part is a dot-atom of at most 64 octets (RFC 5322, 3.2.3; RFC 5321, 4.5.3.1.1), and the domain has a dot. */
const DELIVERABLE = /^(?!\.)(?!.*\.\.)[^@]{1,64}(?<!\.)@[^@]+\.[^@.]+$/;

/**
 * The rules of an enquiry: the six fields and no other, normalised before they are checked.
 *
 * @param services - The values the service list of the form may post, without the empty one.
 */
export function enquirySchema(services: readonly string[]) {
  return z.strictObject({
    firstName: line("firstName", "Your first name").regex(VISIBLE, FIRST_NAME.fault),
    lastName: line("lastName", "Your last name").regex(VISIBLE, LAST_NAME.fault),
    email: line("email", "Your email address")
      .regex(VISIBLE, EMAIL.fault)
      .refine((address) => ADDRESS.test(address) && DELIVERABLE.test(address), "Please check your email address.")
      .overwrite(lowerCaseDomain),
    phone: line("phone", "Your phone number").prefault(""),
    service: line("service", "The service")
      .refine((value) => value === "" || services.includes(value), "Please choose a service from the list.")
      .prefault(""),
    message: z
      .string({ error: MESSAGE_FIELD.fault })
      .overwrite(normaliseText)
      .regex(VISIBLE, MESSAGE_FIELD.fault)
      .max(MAX_LENGTHS.message, tooLong("Your message", MAX_LENGTHS.message)),
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

function line(name: FieldName, subject: string) {
  return z
    .string({ error: `${subject} is missing.` })
    .refine(
      (value) => !UNSENDABLE.test(value),
      `${subject} contains a character that cannot be sent. Please type it again.`,
    )
    .overwrite(normaliseLine)
    .max(MAX_LENGTHS[name], tooLong(subject, MAX_LENGTHS[name]));
}

function tooLong(subject: string, length: number): string {
  return `${subject} is too long. Up to ${length.toLocaleString("en-US")} characters fit.`;
}

/** A domain means the same in any case (RFC 1035, 2.3.3); a local part need not (RFC 5321, 2.4). */
function lowerCaseDomain(address: string): string {
  const at = address.lastIndexOf("@");
  return address.slice(0, at) + address.slice(at).toLowerCase();
}
