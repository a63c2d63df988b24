import type { CreateSchemaCustomizationArgs } from "gatsby";
import { collectionTypes } from "./collections";
import { projectTypes, serviceTypes } from "./entities";
import { pageTypes } from "./pages";
import { sharedTypes } from "./shared";

/**
 * Declares the types of the GraphQL layer. Nothing is inferred from the data: what is not declared cannot be
 * asked for. Which values are allowed is told by `content/`; here stand the types, the references and the files.
 */
export function createSchemaCustomization({ actions }: CreateSchemaCustomizationArgs): void {
  actions.createTypes([sharedTypes, collectionTypes, serviceTypes, projectTypes, pageTypes]);
}
