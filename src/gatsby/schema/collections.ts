import { pathIn } from "../../lib/addresses";
import { COLLECTION_TYPES } from "../../lib/page-kinds";
import type { Addressed } from "../../lib/slug";

/** What every content file with a page of its own has. */
export const collectionTypes = COLLECTION_TYPES.map(
  (type) => `extend type ${type} {
    "Address on this site, made from the slug or the title."
    path: String!
  }`,
).join("\n");

/** Makes their addresses. */
export const collectionResolvers = Object.fromEntries(
  COLLECTION_TYPES.map((type) => [type, { path: { resolve: (page: Addressed) => pathIn(type, page) } }]),
);
