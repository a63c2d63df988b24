/** What is said of an address in `data/addresses.json`. */
interface Place {
  readonly what: string;
  /** Whether an agency may do without. */
  readonly isOptional?: boolean;
}

/**
 * The pages that exist once, besides home. By its name, content leads to a page; its address stands in
 * `data/addresses.json`, its text in `data/pages/`, and what shows it in `src/pages/`.
 */
export const PAGES = {
  about: { what: "The page about the agency, if there is one.", isOptional: true },
  contact: { what: "The page with the contact form." },
  portfolio: { what: "The overview of the projects." },
  pricing: { what: "The price list, if there is one.", isOptional: true },
  services: { what: "The overview of the services; below it stands a page for each." },
  testimonials: { what: "The page with what clients say, if there is one.", isOptional: true },
} as const satisfies Readonly<Record<string, Place>>;

/** Folders of pages that are no page themselves. */
export const FOLDERS = {
  legal: {
    what: "Below it stand the legal pages; without it they stand beside the home page.",
    isOptional: true,
  },
  projects: { what: "Below it stand the case studies." },
} as const satisfies Readonly<Record<string, Place>>;

/** Every name in `data/addresses.json`, and what it stands for. */
export const PLACES = { ...PAGES, ...FOLDERS };

/** A name in `data/addresses.json`. */
export type PlaceName = keyof typeof PLACES;

/**
 * The kinds of content files that have a page each, by their types: the folder that the pages stand in, the template that
 * shows them, and what messages call one.
 */
export const COLLECTIONS = {
  Service: { folder: "services", template: "service", called: "service" },
  Project: { folder: "projects", template: "project", called: "project" },
  LegalPage: { folder: "legal", template: "legal", called: "legal page" },
} as const satisfies Readonly<Record<string, { folder: PlaceName; template: string; called: string }>>;

/** The type of such files. */
export type CollectionType = keyof typeof COLLECTIONS;

/** All of these types. */
export const COLLECTION_TYPES = Object.keys(COLLECTIONS) as readonly CollectionType[];

/** Whether files of a type have a page each. */
export function isCollection(type: string): type is CollectionType {
  return Object.hasOwn(COLLECTIONS, type);
}
