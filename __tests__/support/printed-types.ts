import {
  type EnumValueDefinitionNode,
  type FieldDefinitionNode,
  type InputValueDefinitionNode,
  isTypeDefinitionNode,
  isTypeExtensionNode,
  parse,
  print,
  type TypeDefinitionNode,
  type TypeExtensionNode,
} from "graphql";

/** Directives that Gatsby prints on some types only. */
const UNEVEN = ["dontInfer", "childOf"];

/**
 * Types in GraphQL's schema definition language as one can compare them: by name, with each interface, field, argument,
 * value, directive and hint a line. What extensions add is among them; order and line breaks of hints don't count.
 */
export function printedTypes(sdl: string): Map<string, string[]> {
  const types = new Map<string, string[]>();
  for (const definition of parse(sdl, { noLocation: true }).definitions) {
    if (!isTypeDefinitionNode(definition) && !isTypeExtensionNode(definition)) continue;
    const { value } = definition.name;
    types.set(value, [...new Set([...(types.get(value) ?? []), ...linesOf(definition)])].sort());
  }
  return types;
}

function linesOf(definition: TypeDefinitionNode | TypeExtensionNode): string[] {
  const { description } = "description" in definition ? definition : {};
  const interfaces = "interfaces" in definition ? (definition.interfaces ?? []) : [];
  const members = [
    ...("fields" in definition ? (definition.fields ?? []) : []),
    ...("values" in definition ? (definition.values ?? []) : []),
  ];
  return [
    definition.kind.replace("Extension", "Definition"),
    ...(description ? [`hint: ${oneLine(description.value)}`] : []),
    ...interfaces.map(({ name }) => `implements ${name.value}`),
    ...(definition.directives ?? []).filter(({ name }) => !UNEVEN.includes(name.value)).map(print),
    ...members.map(memberLine),
  ];
}

function memberLine({
  description,
  ...member
}: FieldDefinitionNode | InputValueDefinitionNode | EnumValueDefinitionNode): string {
  const hint = description ? ` # ${oneLine(description.value)}` : "";
  return `${print(member)}${hint}`;
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, " ").trim();
}
