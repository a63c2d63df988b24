import { posix, resolve } from "node:path";
import { type AgencyFacts, logosOf, painted, type PaintedLogo } from "../../content/logo";

/** What is asked of Gatsby's node model. */
interface Context {
  readonly nodeModel: { findOne: (args: { type: "File"; query: object }) => Promise<object | null> };
}

/** What stands for the agency on pages. */
export const logoTypes = `
  "The agency's logo or, where it has none, its mark."
  type Logo @dontInfer {
    viewBox: String!
    "Its outlines as markup, in the colours of the page."
    shapes: String!
    "How many times as wide as high it is."
    ratio: Float!
    "Whether it says the name itself, by its length."
    isWide: Boolean!
  }
  extend type Agency {
    "The logo or, where there is none, the mark."
    drawing: Logo!
  }
`;

/** Draws the logo where it is asked for. */
export const logoResolvers = {
  Agency: {
    drawing: {
      resolve: async (agency: AgencyFacts, _: unknown, { nodeModel }: Context): Promise<PaintedLogo> => {
        // Asked for as nodes, so that pages are made again when a file changes.
        for (const file of [agency.logo, agency.mark]) {
          if (file === undefined) continue;
          await nodeModel.findOne({ type: "File", query: { filter: { relativePath: { eq: posix.normalize(file) } } } });
        }
        const { logo } = await logosOf(agency, resolve("data"));
        return painted(logo, (name) => `var(--${name})`);
      },
    },
  },
};
