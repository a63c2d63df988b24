import { readFileSync } from "node:fs";
import { allTypes } from "../../src/gatsby/schema/types";
import { printedTypes } from "../support/printed-types";

/** Gatsby's own print of the schema that the pages were built with. */
const built = printedTypes(readFileSync(".cache/schema.gql", "utf8"));
const declared = printedTypes(allTypes());

it.each([...declared])("the site is built with the type %s as the model and the resolvers have it", (name, lines) => {
  expect(built.get(name)).toEqual(lines);
});

it.each([
  ["a field that may be missing", "teamSize: Int!", "teamSize: Int"],
  ["another scalar", "year: Int!", "year: Float!"],
  ["a list whose entries may be missing", "tags: [String!]!", "tags: [String]!"],
  ["a name in place of a link", 'service: Service! @link(by: "title")', "service: String!"],
  ["a path in place of a picture's file", "file: File! @fileByRelativePath", "file: String!"],
  ["an enum with a value less", "enum ContactKind {\n  email\n", "enum ContactKind {\n"],
  ["a type without a page", "type HomePage implements Node & Page", "type HomePage implements Node"],
])("would tell %s", (_name, was, is) => {
  const sdl = allTypes();
  expect(sdl).toContain(was);
  const changed = printedTypes(sdl.replace(was, is));
  expect([...changed].filter(([name, lines]) => built.get(name)?.join("\n") !== lines.join("\n"))).toHaveLength(1);
});
