import { readFile } from "node:fs/promises";
import { dirname, resolve } from "node:path";
import { decoded } from "../../content/json-text";
import { htmlOf } from "../../content/markdown";
import { addressOf } from "../../content/page-names";
import { addresses } from "../../lib/addresses";

/** What is asked of Gatsby's node model. */
interface Context {
  readonly nodeModel: {
    getNodeById: (args: { id: string; type: "File" }) => { readonly absolutePath: string } | null;
    findOne: (args: { type: "File"; query: object }) => Promise<{ readonly absolutePath: string } | null>;
  };
}

interface LegalPage {
  readonly parent: string;
  readonly title: string;
  readonly text: string;
}

/** What is made of a legal page's file. */
export const legalTypes = `
  extend type LegalPage {
    "Its text."
    html: String!
  }
`;

/** @param pathPrefix - The path that the site stands under. */
export function legalResolvers(pathPrefix: string) {
  const hrefOf = (to: string) => pathPrefix + addressOf(to, addresses);
  return {
    LegalPage: {
      html: {
        resolve: async (page: LegalPage, _: unknown, context: Context) => htmlOf(await textOf(page, context), hrefOf),
      },
    },
  };
}

/** Asks for the file as a node, so that its page is made again when it changes. */
async function textOf({ parent, title, text }: LegalPage, { nodeModel }: Context): Promise<string> {
  const page = nodeModel.getNodeById({ id: parent, type: "File" });
  const path = page && resolve(dirname(page.absolutePath), text);
  const file = path && (await nodeModel.findOne({ type: "File", query: { filter: { absolutePath: { eq: path } } } }));
  const read = file && decoded(await readFile(file.absolutePath));
  if (typeof read !== "string") throw new Error(`The text of the legal page “${title}” cannot be read: ${text}`);
  return read;
}
