import { buildASTSchema, type GraphQLObjectType, isObjectType, parse } from "graphql";
import type { z } from "zod";
import { CONTENT_KINDS } from "../../src/content/files";
import { collectionTypes } from "../../src/gatsby/schema/collections";
import { projectTypes, serviceTypes } from "../../src/gatsby/schema/entities";
import { pageTypes } from "../../src/gatsby/schema/pages";
import { sharedTypes } from "../../src/gatsby/schema/shared";

/** Fields that the GraphQL layer makes from others, and the file's own `$schema`. */
const DERIVED = ["path", "projects", "peers", "disciplineLabel", "casePdf", "offers", "shareCard", "isListed"];

const preamble = `
  directive @dontInfer on OBJECT
  directive @link(by: String, from: String) on FIELD_DEFINITION
  directive @fileByRelativePath on FIELD_DEFINITION
  interface Node { id: ID! }
  type File { id: ID! }
  type Query { file: File }
`;
const schema = buildASTSchema(
  parse([preamble, sharedTypes, collectionTypes, serviceTypes, projectTypes, pageTypes].join("\n")),
  { assumeValid: true },
);

function fieldsOf(type: string): string[] {
  const found = schema.getType(type);
  if (!isObjectType(found)) throw new Error(`No type ${type}`);
  return Object.keys((found as GraphQLObjectType).getFields()).filter((field) => !DERIVED.includes(field));
}

it.each(CONTENT_KINDS.map(({ type, rules }) => [type, rules] as const))(
  "the type %s has exactly the fields that its content may have",
  (type, rules) => {
    const content = Object.keys((rules as z.ZodObject).shape).filter((key) => key !== "$schema");
    expect(fieldsOf(type).sort()).toEqual(content.sort());
  },
);
