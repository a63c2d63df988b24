import { kindOf } from "../content/files";

/** The GraphQL type of a JSON file below `data/`, for gatsby-transformer-json. */
export function contentType({ node }: { node: { relativePath?: unknown } }): string {
  const path = String(node.relativePath);
  const kind = kindOf(path);
  if (!kind) throw new Error(`data/${path} is of no known kind; see src/content/files.ts`);
  return kind.type;
}
