import type { CreateSchemaCustomizationArgs } from "gatsby";
import { claimTypes } from "./claims";
import { collectionTypes } from "./collections";
import { drawingTypes } from "./drawings";
import { legalTypes } from "./legal";
import { logoTypes } from "./logo";
import { priceTypes } from "./prices";
import { derivedTypes } from "./resolvers";
import { contentTypes } from "./sdl";
import { pageTypes, shareCardFields } from "./share-cards";
import { visitTypes } from "./visit";

/** Nodes that are made beside the content: by src/gatsby/source-nodes.ts, and by a plugin that makes PDFs. */
const madeTypes = `
  type Deployment implements Node @dontInfer {
    url: String
    isPreview: Boolean!
    "Year that the sources are of."
    year: Int!
  }
  type BuildCode implements Node @dontInfer {
    shareCards: String!
  }
  "What has become of the PDF that a project asks for. There is none of these where no plugin makes PDFs."
  type ProjectPdf implements Node @dontInfer {
    "Title of its project."
    project: String!
    "Missing where it could not be made."
    file: ProjectPdfFile
    "Why it is missing, and what to do instead."
    unavailable: String
  }
  type ProjectPdfFile @dontInfer {
    "Address on this site, unencoded."
    path: String!
    "Of the file, as it is shown."
    size: String!
    pages: Int!
  }
`;

/** All types that this site declares, an interface before the types that have it, and these before their extensions. */
export function allTypes(): string {
  return [
    pageTypes,
    drawingTypes,
    contentTypes(),
    collectionTypes,
    claimTypes,
    derivedTypes,
    logoTypes,
    priceTypes,
    visitTypes,
    legalTypes,
    shareCardFields,
    madeTypes,
  ].join("\n");
}

/**
 * Declares the types of the GraphQL layer. Nothing is inferred from the data: what is not declared cannot be
 * asked for. What content may hold is told by `content/`; what is made of it, beside the resolvers that make it.
 */
export function createSchemaCustomization({ actions }: CreateSchemaCustomizationArgs): void {
  actions.createTypes(allTypes());
}
