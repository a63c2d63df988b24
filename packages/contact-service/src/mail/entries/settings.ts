import { z } from "zod";
import { type Environment, readEnvironment } from "@site/site-server/environment";
import { ADDRESS, isSite, MAIL_SETTINGS, SECRETS } from "../settings";

const SITE = "an address such as https://www.example.com";
const SECRET = "32 characters or more that nobody else knows";

/** Without a disk there is nothing to fall back on: who is written to, and through whom, has to be said. */
const SETTINGS = MAIL_SETTINGS.extend({
  SITE_URL: z
    .string(SITE)
    .refine(isSite, SITE)
    .transform((address) => address.replace(/\/*$/, "/")),
  /** Where junk goes; to `MAIL_TO` without it. */
  MAIL_JUNK_TO: ADDRESS.optional(),
  /** Signs the tokens of the form. */
  MAIL_SECRET: z
    .string(SECRET)
    .min(32, SECRET)
    .transform((text) => new TextEncoder().encode(text)),
});

/** How the mail endpoint is set up on a host without a disk. */
export type Settings = Readonly<z.output<typeof SETTINGS>>;

/** Reads how the endpoint is set up. @throws When any setting is missing or malformed, naming all that are. */
export function settingsIn(environment: Environment): Settings {
  return readEnvironment(SETTINGS, environment, SECRETS);
}
