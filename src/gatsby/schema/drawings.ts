import { iconOf, ownIcon } from "../../content/icons";
import type { Drawing } from "../../content/drawing";

/** What is asked of Gatsby's node model. */
interface Context {
  readonly nodeModel: {
    findOne: (args: { type: "File" | "BuildCode"; query: object }) => Promise<{ readonly absolutePath: string } | null>;
  };
}

/** What content names a drawing for is one, where it is asked for: pages hold those that they show, and no others. */
export const drawingTypes = `
  "A drawing in one colour."
  type Drawing @dontInfer {
    viewBox: String!
    "Its shapes as markup."
    shapes: String!
  }
`;

/** The drawings of services and of social networks. */
export const drawingResolvers = {
  Service: {
    icon: { resolve: ({ icon }: { readonly icon: string }, _: unknown, context: Context) => drawn(icon, context) },
  },
  SocialLink: {
    network: {
      resolve: ({ network }: { readonly network: string }, _: unknown, context: Context) => drawn(network, context),
    },
  },
};

/**
 * Asks for the file as a node, so that pages are made again when it changes, comes or goes; and for the code that reads
 * it, for components ask for drawings, which ask for no share card.
 */
async function drawn(name: string, { nodeModel }: Context): Promise<Drawing> {
  await nodeModel.findOne({ type: "BuildCode", query: {} });
  const query = { filter: { relativePath: { eq: ownIcon(name) } } };
  return iconOf(name, (await nodeModel.findOne({ type: "File", query }))?.absolutePath);
}
