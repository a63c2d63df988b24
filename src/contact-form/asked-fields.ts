import { words } from "../lib/words";

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
