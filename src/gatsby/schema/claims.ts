import { claimAddress } from "../../lib/routes";

/** A figure that the agency claims of itself, as `data/site.json` has it. */
interface Claim {
  readonly key: string;
  readonly value: string;
  readonly definition?: string;
}

/** What is asked of Gatsby's node model. */
interface Context {
  readonly nodeModel: {
    findOne: (args: { type: string; query: object }) => Promise<Readonly<Record<string, unknown>> | null>;
  };
}

/** What a resolver of a figure is called with. */
type Asked = [source: { readonly claim: string }, args: unknown, context: Context];

/** What is told of a claim where it is shown. */
export const claimTypes = `
  extend type ClaimStat {
    "The figure, as data/site.json claims it."
    value: String!
    "Where it is told what the figure counts; nothing where no page tells it."
    toldAt: String
  }
`;

/** Figures by the names of claims, and where they are explained. */
export const claimResolvers = {
  ClaimStat: {
    value: { resolve: async (...asked: Asked) => (await claimOf(...asked))?.value },
    toldAt: { resolve: toldAt },
  },
};

async function toldAt(...[source, args, context]: Asked): Promise<string | undefined> {
  const about = await context.nodeModel.findOne({ type: "AboutPage", query: {} });
  const isTold = about?.counting != null && (await claimOf(source, args, context))?.definition !== undefined;
  return isTold ? claimAddress(source.claim) : undefined;
}

async function claimOf(...[{ claim }, , { nodeModel }]: Asked): Promise<Claim | undefined> {
  const agency = await nodeModel.findOne({ type: "Agency", query: {} });
  return ((agency?.claims ?? []) as readonly Claim[]).find(({ key }) => key === claim);
}
