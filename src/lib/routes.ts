import { addresses } from "./addresses";
import { slugOf } from "./slug";

/** What a link to the contact page already knows about the enquiry. */
export interface Enquiry {
  /** Title of the service asked about. */
  readonly service?: string;
  /** Name of the package asked about. */
  readonly package?: string;
  /** What the visitor wants: a quote or a proposal. */
  readonly intent?: "quote" | "proposal";
}

/** The form on the contact page, by its id. */
export const FORM_ID = "form";

/** Address of the form on the contact page, with the enquiry in its query, which the form reads; without one, nobody does. */
export function contactPath({ service, package: pack, intent }: Enquiry = {}): string {
  if (process.env.NO_FORM) return addresses.contact;
  const query = new URLSearchParams();
  if (service !== undefined) query.set("service", slugOf(service));
  if (pack !== undefined) query.set("package", pack);
  if (intent !== undefined) query.set("intent", intent);
  const search = query.toString();
  return `${addresses.contact}${search === "" ? "" : `?${search}`}#${FORM_ID}`;
}

/** The place on the page about the agency that tells what a claim counts, by its id. */
export function claimId(key: string): string {
  return `counted-${key}`;
}

/** Its address; nothing where there is no such page. */
export function claimAddress(key: string): string | undefined {
  return addresses.about && `${addresses.about}#${claimId(key)}`;
}

/** Whether a link of the navigation stands for the page that is shown, or for the section it belongs to. */
export function isCurrent(link: string, page: string): boolean {
  if (link === "/") return page === "/";
  if (link === addresses.portfolio && page.startsWith(addresses.projects)) return true;
  return page.startsWith(link);
}
