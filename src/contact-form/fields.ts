import { words } from "../lib/words";

/**
 * The six fields of the contact form, in the order in which they are asked. Nothing here needs a library, so that the
 * form may import it: the rules themselves stand in `enquiry.ts`.
 */
export const FIELD_NAMES = ["firstName", "lastName", "email", "phone", "service", "message"] as const;

/** The name of a field of the contact form. */
export type FieldName = (typeof FIELD_NAMES)[number];

/** What came in for each field, as it was typed. */
export type Fields = Readonly<Partial<Record<FieldName, string>>>;

/**
 * The longest value of each field, in UTF-16 code units, as `maxlength` counts them. An address fits into the 256
 * octets of a path (RFC 5321, 4.5.3.1.3) without its angle brackets. A message of this length fits into the body limit
 * in any script.
 */
export const MAX_LENGTHS = {
  firstName: 100,
  lastName: 100,
  email: 254,
  phone: 40,
  service: 60,
  message: 10_000,
} as const satisfies Readonly<Record<FieldName, number>>;

/** The fields that are one line of text, in their order: how they are asked, and what is said when one is left empty. */
export const LINE_FIELDS = [
  {
    name: "firstName",
    label: words.form.firstName,
    type: "text",
    autoComplete: "given-name",
    isRequired: true,
    fault: words.form.missingFirstName,
  },
  {
    name: "lastName",
    label: words.form.lastName,
    type: "text",
    autoComplete: "family-name",
    isRequired: true,
    fault: words.form.missingLastName,
  },
  {
    name: "email",
    label: words.form.email,
    type: "email",
    autoComplete: "email",
    isRequired: true,
    fault: words.form.missingEmail,
  },
  { name: "phone", label: words.form.phone, type: "tel", autoComplete: "tel", isRequired: false },
] as const;

/** The field that takes several lines. */
export const MESSAGE_FIELD = {
  name: "message",
  label: words.form.message,
  isRequired: true,
  rows: 5,
  fault: words.form.missingMessage,
} as const;

/**
 * A box that people never see, and leave unticked if they do: then it is not posted at all, and a form is the six
 * fields. Programs that fill in whatever they find tick it. Its name is none a browser would fill in by itself.
 */
export const TRAP_FIELD = { name: "contact_by_fax", label: words.form.trap, value: "yes" } as const;
