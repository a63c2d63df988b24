import { z } from "zod";
import { listOf, wholeNumber } from "@site/site-server/environment";
import { DEFAULT_MAXIMUM } from "./abuse/rate-limit";
import { MAX_LENGTHS } from "#contact-form/fields";
import { withAsciiDomain } from "#contact-form/mail-domain";
import { isAddress } from "./mail-address";
import { isSmtpUrl, SMTP_URL_FORM } from "./delivery/smtp-url";

/** Variables that hold passwords. */
export const SECRETS = ["SMTP_URL", "MAIL_SECRET"];

const AN_ADDRESS = "an address such as website@example.com";

/** An address of mail. */
export const ADDRESS = z
  .string(AN_ADDRESS)
  .max(MAX_LENGTHS.email, { error: AN_ADDRESS, abort: true })
  .overwrite(withAsciiDomain)
  .refine(isAddress, AN_ADDRESS);

/** What may be said of how messages are taken, wherever that happens. */
export const MAIL_SETTINGS = z.object({
  /** The sender of all messages, of a domain that may send for the agency. */
  MAIL_FROM: ADDRESS,
  /** Whom messages are for. */
  MAIL_TO: ADDRESS,
  SMTP_URL: z.string(SMTP_URL_FORM).refine(isSmtpUrl, SMTP_URL_FORM),
  MAIL_ORIGINS: listOf(isOrigin, "origins such as https://www.example.com, separated by commas").default([]),
  RATE_LIMIT_MAX: wholeNumber(0, 999_999, "messages a minute and address from 0 (no limit) to 999999").default(
    DEFAULT_MAXIMUM,
  ),
});

/** Whether a text is the address of a site. */
export function isSite(text: string): boolean {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  return isWeb(url) && url.search === "" && url.hash === "" && url.username === "";
}

function isOrigin(text: string): boolean {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  // A star is part of a name to `URL`; nobody who writes one means that.
  return isWeb(url) && url.origin === text && !text.includes("*");
}

function isWeb(url: URL | undefined): url is URL {
  return url?.protocol === "https:" || url?.protocol === "http:";
}
