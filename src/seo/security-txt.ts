import { canonicalUrl } from "./canonical-url";

/** Where security.txt stands (RFC 9116, section 3). */
export const SECURITY_TXT = "/.well-known/security.txt";

/** RFC 9116, section 2.5.5: less than a year, so that nobody takes an address for good that is long forgotten. */
const DAYS_GOOD = 364;

const DAY = 24 * 60 * 60 * 1000;

/** When a security.txt of sources changed last at some time stops being good: at the beginning of a day in UTC. */
export function securityExpiry(sourceDate: Date): Date {
  return new Date((Math.floor(sourceDate.getTime() / DAY) + DAYS_GOOD) * DAY);
}

/** security.txt (RFC 9116): whom to tell of a weakness of the site, in which language, and until when that holds. */
export function securityOf(
  agency: { readonly url: string; readonly email: string; readonly language: string },
  expires: Date,
): string {
  const address = canonicalUrl(agency.url, SECURITY_TXT);
  const lines = [
    `Contact: mailto:${agency.email}`,
    `Expires: ${expires.toISOString().replace(".000", "")}`,
    `Preferred-Languages: ${agency.language}`,
    // The RFC asks for https; a site that is looked at over http has no such address.
    ...(address.startsWith("https:") ? [`Canonical: ${address}`] : []),
  ];
  return `${lines.join("\n")}\n`;
}
