import { ParseError, parsePhoneNumberWithError } from "libphonenumber-js/min";
import { text } from "./fields";

/** The number is nothing but itself: in "Call +49 …" or "+49 … (9 to 5)" no number is looked for. */
const WHOLE = { extract: false };

/** A phone number as it is shown, which can be dialled from everywhere. */
export const phoneNumber = text(1, 30, "Phone number as it is shown.").superRefine((phone, context) => {
  const allowed = phoneFault(phone);
  if (allowed !== undefined) context.addIssue({ code: "custom", message: allowed });
});

/** The `tel:` link of a phone number as it is shown (RFC 3966): `+49 (0)40 5550 1420` → `tel:+494055501420`. */
export function phoneLink(phone: string): string {
  return parsePhoneNumberWithError(phone, WHOLE).getURI();
}

/**
 * What has to stand in place of a number that cannot be dialled. That it may be someone's is enough: whether its digits
 * have been given to anybody changes each year, and numbers of samples are made up.
 */
function phoneFault(phone: string): string | undefined {
  try {
    return parsePhoneNumberWithError(phone, WHOLE).isPossible() ? undefined : POSSIBLE;
  } catch (error) {
    if (!(error instanceof ParseError)) throw error;
    if (error.message === "NOT_A_NUMBER")
      return `${WITH_COUNTRY}, and has digits, and nothing else but what parts them`;
    if (error.message === "INVALID_COUNTRY") return WITH_COUNTRY;
    return POSSIBLE;
  }
}

const WITH_COUNTRY = "a number that begins with + and the country's code, such as +49 40 5550 1420";

const POSSIBLE = "a number with as many digits as there can be in its country";
