import { z } from "zod";
import { DEFAULT_MAXIMUM } from "../abuse/rate-limit";

/** What a host hands to its functions: variables, and on some hosts other things beside them. */
export type Environment = Readonly<Record<string, unknown>>;

/** How the mail endpoint is set up on a host without a disk. */
export type Settings = Readonly<z.infer<typeof SETTINGS>>;

/** Those whose value is never told. */
const SECRETS: readonly string[] = ["MAIL_SECRET", "SMTP_URL"];

const ADDRESS = z.email({ pattern: z.regexes.html5Email, error: "an address such as website@example.com" });

/** Each error says what is allowed. */
const SETTINGS = z.object({
  SITE_URL: z
    .string({ error: "an address such as https://www.example.com" })
    .refine(isSite, "an address such as https://www.example.com")
    .transform((address) => address.replace(/\/*$/, "/")),
  MAIL_FROM: ADDRESS,
  MAIL_TO: ADDRESS,
  MAIL_JUNK_TO: ADDRESS.optional(),
  SMTP_URL: z
    .string({ error: "an address such as smtps://user:password@smtp.example.com" })
    .refine(isMailServer, "an address such as smtps://user:password@smtp.example.com"),
  MAIL_SECRET: z
    .string({ error: "32 characters or more that nobody else knows" })
    .min(32, "32 characters or more that nobody else knows")
    .transform((text) => new TextEncoder().encode(text)),
  MAIL_ORIGINS: z
    .string()
    .default("")
    .transform((list) => list.split(",").flatMap((origin) => origin.trim() || []))
    .refine((origins) => origins.every(isOrigin), "origins such as https://www.example.com, separated by commas"),
  RATE_LIMIT_MAX: z
    .string()
    .regex(/^\d{1,6}$/, "messages a minute and address from 0 (no limit) to 999999")
    .transform(Number)
    .default(DEFAULT_MAXIMUM),
});

/**
 * Reads how the endpoint is set up. A variable that is empty counts as not set.
 *
 * @throws When any is missing or malformed, naming all that are, without telling secrets.
 */
export function settingsIn(environment: Environment): Settings {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ""));
  const { success, data, error } = SETTINGS.safeParse(given);
  if (success) return data;
  const faults = error.issues.map(({ path, message }) => {
    const name = String(path[0]);
    return `${name}: got ${shown(name, given[name])}; allowed: ${message}`;
  });
  throw new Error(faults.join("\n"));
}

function shown(name: string, value: unknown): string {
  if (value === undefined) return "nothing";
  return SECRETS.includes(name) ? "something else, not told here since it is secret" : JSON.stringify(value);
}

function isSite(address: string): boolean {
  const url = parsed(address);
  return isWeb(url) && url.search === "" && url.hash === "" && url.username === "";
}

function isOrigin(text: string): boolean {
  const url = parsed(text);
  // A star is part of a name to `URL`; nobody who writes one means that.
  return isWeb(url) && url.origin === text && !text.includes("*");
}

function isMailServer(address: string): boolean {
  const url = parsed(address);
  return (url?.protocol === "smtp:" || url?.protocol === "smtps:") && url.hostname !== "";
}

function isWeb(url: URL | undefined): url is URL {
  return url?.protocol === "https:" || url?.protocol === "http:";
}

function parsed(address: string): URL | undefined {
  return URL.canParse(address) ? new URL(address) : undefined;
}
