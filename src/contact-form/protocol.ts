/** Where the form posts to, below the path of the site, unless the build names another address. */
export const MAIL_PATH = "/mail.php";

/* What the page says of a message beside its fields, and what the service answers, in headers of their own. */

/** In which the page sends the token it was given; without one nobody is refused. */
export const TOKEN_HEADER = "Enquiry-Token";

/**
 * By which the page names an attempt to send a message, the same one until an attempt succeeded. This service knows a
 * message again by what is in it, which also holds after a reload; a service elsewhere may need it.
 */
export const KEY_HEADER = "Idempotency-Key";

/** In which the service tells the reference of a message it has taken. */
export const REFERENCE_HEADER = "Enquiry-Reference";

/** What a reference looks like: two groups of four symbols, such as `7K3M-9QXD`. */
export const REFERENCE_FORM = /^[\dA-Z]{4}-[\dA-Z]{4}$/;

/** What the service answers when it is asked for a token. */
export interface TokenAnswer {
  readonly token: string;
  /** Milliseconds until it may be used: a message that comes with a younger one counts as sent by a program. */
  readonly minimumAge: number;
}
