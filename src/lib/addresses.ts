import given from "../../data/addresses.json";
import { type Addressed, slugFor } from "./slug";

type Always = "contact" | "portfolio" | "projects" | "services";

/** What an agency may do without: what would lead to such a page asks first whether it has an address. */
type Optional = "about" | "legal" | "pricing" | "testimonials";

/** Where the pages that exist once are, and the folders of services and projects, as `data/addresses.json` has them. */
export const addresses: Readonly<Record<Always, string> & Partial<Record<Optional, string>>> = given;

/** The address of a service's page on this site, unencoded and with its closing slash. */
export function servicePath(service: Addressed): string {
  return `${addresses.services}${slugFor(service)}/`;
}

/** The address of a legal page on this site, unencoded and with its closing slash. */
export function legalPath(page: Addressed): string {
  // Legal pages stand beside the home page, unless the addresses have a folder for them.
  return `${addresses.legal ?? "/"}${slugFor(page)}/`;
}

/** The address of a case study on this site, unencoded and with its closing slash. */
export function projectPath(project: Addressed): string {
  return `${addresses.projects}${slugFor(project)}/`;
}
