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

/**
 * A box that people never see, and leave unticked if they do: then it is not posted at all, and a form is the six
 * fields. Programs that fill in whatever they find tick it. Its name is none a browser would fill in by itself.
 */
export const TRAP_FIELD = { name: "contact_by_fax", value: "yes" } as const;
