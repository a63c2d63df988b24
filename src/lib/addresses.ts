import given from "../../data/addresses.json";
import { COLLECTIONS, type CollectionType, type PlaceName, type PLACES } from "./page-kinds";
import { type Addressed, slugFor } from "./slug";

/** What an agency may do without: what would lead to such a page asks first whether it has an address. */
type Optional = {
  [Name in PlaceName]: (typeof PLACES)[Name] extends { readonly isOptional: true } ? Name : never;
}[PlaceName];

/** Where the pages that exist once are, and the folders of others, as `data/addresses.json` has them. */
export const addresses: Readonly<Record<Exclude<PlaceName, Optional>, string> & Partial<Record<Optional, string>>> =
  given;

/** The address of a page that stands in a folder, unencoded and with its closing slash. Without one, it is beside home. */
export function pathIn(type: CollectionType, page: Addressed): string {
  return `${addresses[COLLECTIONS[type].folder] ?? "/"}${slugFor(page)}/`;
}

/** The address of a service's page. */
export const servicePath = (service: Addressed): string => pathIn("Service", service);

/** The address of a case study. */
export const projectPath = (project: Addressed): string => pathIn("Project", project);
