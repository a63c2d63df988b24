import { type Environment, readEnvironment, wholeNumber } from "@site/site-server/environment";
import { z } from "zod";
import { MAIL_SETTINGS, SECRETS } from "../mail/settings";

const SETTINGS = MAIL_SETTINGS.partial({ MAIL_FROM: true, MAIL_TO: true, SMTP_URL: true }).extend({
  /** Whether visitors are told by email that their message came. */
  MAIL_ACKNOWLEDGE: z.enum(["yes", "no"], "yes, no").default("no"),
  /** After how many days messages that were sent on, and junk, are removed; without it never. */
  MAIL_KEEP_DAYS: wholeNumber(1, 3650, "days from 1 to 3650").optional(),
});

/** How the service is set up, beside the server that asks it. */
export type Settings = Readonly<z.output<typeof SETTINGS>>;

/** Reads how the service is set up. @throws When settings are malformed, naming all that are. */
export function readSettings(environment: Environment): Settings {
  return readEnvironment(SETTINGS, environment, SECRETS);
}
