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

/** Address of the contact page with the enquiry in its query, which the form reads; without one, nobody does. */
export function contactPath({ service, package: pack, intent }: Enquiry = {}): string {
  if (process.env.NO_FORM) return addresses.contact;
  const query = new URLSearchParams();
  if (service !== undefined) query.set("service", slugOf(service));
  if (pack !== undefined) query.set("package", pack);
  if (intent !== undefined) query.set("intent", intent);
  const search = query.toString();
  return search === "" ? addresses.contact : `${addresses.contact}?${search}`;
}

/** Whether a link of the navigation stands for the page that is shown, or for the section it belongs to. */
export function isCurrent(link: string, page: string): boolean {
  if (link === "/") return page === "/";
  if (link === addresses.portfolio && page.startsWith(addresses.projects)) return true;
  return page.startsWith(link);
}
