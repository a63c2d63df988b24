import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { buildSchema, type IntValueNode, Kind, parse, TypeInfo, visit, visitWithTypeInfo } from "graphql";
import { CONTENT_KINDS } from "../../src/content/files";
import { definitionOf, modelOf, type Part } from "../../src/content/model";
import { allTypes } from "../../src/gatsby/schema/types";

/** What Gatsby and its plugins have of the types, as far as fragments ask for it. */
const OTHERS = `
  directive @dontInfer on OBJECT
  directive @link(by: String, from: String) on FIELD_DEFINITION
  directive @fileByRelativePath on FIELD_DEFINITION
  scalar Any
  interface Node { id: ID! }
  type File implements Node { id: ID! childImageSharp: ImageSharp }
  type ImageSharp { gatsbyImageData(layout: Any, breakpoints: [Int!]!, avifOptions: Any, sizes: String): Any }
`;

/** The widest picture that any fragment asks for, by the type and field that hold it: `Project.cover`. */
function askedWidths(): Map<string, number> {
  const schema = buildSchema(OTHERS + allTypes(), { assumeValid: true });
  const widths = new Map<string, number>();
  for (const name of readdirSync(resolve("src"), { recursive: true, encoding: "utf8" })) {
    if (!name.endsWith(".tsx")) continue;
    for (const [, query = ""] of readFileSync(join("src", name), "utf8").matchAll(/graphql`([^`]+)`/g)) {
      const holders: string[] = [];
      const info = new TypeInfo(schema);
      const look = visitWithTypeInfo(info, {
        Field: {
          enter: (field) => {
            if (String(info.getType()).startsWith("Picture")) {
              holders.push(`${info.getParentType()?.name ?? ""}.${field.name.value}`);
            }
            const given = field.arguments?.find((one) => one.name.value === "breakpoints")?.value;
            if (given?.kind !== Kind.LIST) return;
            const widest = Math.max(...given.values.map((value) => Number((value as IntValueNode).value)));
            const holder = holders.at(-1) ?? name;
            widths.set(holder, Math.max(widest, widths.get(holder) ?? 0));
          },
        },
      });
      visit(parse(query), look);
    }
  }
  return widths;
}

/** The same as the model of the content says it. */
function knownWidths(): Map<string, number> {
  const widths = new Map<string, number>();
  const look = (type: string, part: Part) => {
    for (const [field, inner] of Object.entries(part.properties ?? {})) {
      if (definitionOf(inner) === "Picture" && inner.widest !== undefined) widths.set(`${type}.${field}`, inner.widest);
    }
  };
  for (const { type, rules } of CONTENT_KINDS) {
    const model = modelOf(rules, "written");
    look(type, model);
    for (const [name, part] of Object.entries(model.definitions ?? {})) look(name, part);
  }
  return widths;
}

it("warns of pictures by the widths that pages ask for", () => {
  const [asked, known] = [askedWidths(), knownWidths()];
  expect(asked.size).toBeGreaterThan(8);
  expect([...known].sort()).toEqual([...asked].sort());
});
