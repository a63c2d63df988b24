import { dirname, resolve } from "node:path";
import type { Discipline } from "../../content/discipline";
import { hueName } from "../../styles/brand";
import { shareCard, type ShareCard } from "../share-cards";
import { PAGE_TYPES } from "./sdl";

/** What is asked of Gatsby's node model. */
interface Context {
  readonly nodeModel: {
    getNodeById: (args: { id: string; type: string }) => { absolutePath: string; name: string } | null;
    findOne: FindOne;
  };
}

interface FindOne {
  (args: { type: "Agency"; query: object }): Promise<Agency | null>;
  (args: { type: "BuildCode"; query: object }): Promise<{ readonly shareCards: string } | null>;
  (args: { type: "Service"; query: object }): Promise<{ readonly discipline: string } | null>;
}

interface Agency {
  readonly name: string;
  readonly disciplines: readonly Discipline[];
}

interface Picture {
  readonly file: string;
  readonly alt: string;
}

/** A node with a page, as far as its card shows it. */
interface Page {
  readonly parent: string;
  readonly metadata: { readonly title: string };
  readonly name?: string;
  readonly hero?: { readonly eyebrow?: string };
  readonly discipline?: string;
  readonly category?: string;
  readonly service?: string;
  readonly cover?: Picture;
  readonly picture?: Picture;
}

/** The agency's own colour, on cards of pages that belong to no discipline. */
const OWN = "signal";

/** What all pages have in common. */
export const pageTypes = `
  "A page of its own: what search engines and shared links say of it."
  interface Page implements Node {
    id: ID!
    metadata: Metadata!
    shareCard: ShareCard!
  }
  "A picture for shared links, made by src/gatsby/share-cards.ts."
  type ShareCard @dontInfer {
    "Address on this site."
    src: String!
    alt: String!
  }
`;

/** The field that the interface asks of each page. */
export const shareCardFields = PAGE_TYPES.map((type) => `extend type ${type} { shareCard: ShareCard! }`).join("\n");

/** The share card of each page: drawn when it is asked for. */
export const shareCardResolvers = Object.fromEntries(
  PAGE_TYPES.map((type) => [type, { shareCard: { resolve: cardOf } }]),
);

async function cardOf(page: Page, _: unknown, context: Context): Promise<ShareCard> {
  const { nodeModel } = context;
  const source = nodeModel.getNodeById({ id: page.parent, type: "File" });
  const agency = await nodeModel.findOne({ type: "Agency", query: {} });
  const code = await nodeModel.findOne({ type: "BuildCode", query: {} });
  if (!source || !agency || !code) throw new Error(`Share card: nothing is known of the page “${page.metadata.title}”`);
  const key = page.discipline ?? (await disciplineOf(page.service, context));
  const discipline = agency.disciplines.find((one) => one.key === key);
  const label = page.discipline === undefined ? undefined : discipline?.label;
  const picture = page.cover ?? page.picture;
  return shareCard(
    {
      name: source.name.replace(/[^\w-]+/g, "-"),
      title: page.metadata.title,
      badge: page.category ?? label ?? page.name ?? page.hero?.eyebrow ?? agency.name,
      hue: discipline ? hueName(discipline.hue) : OWN,
      agency: agency.name,
      picture: picture && { file: resolve(dirname(source.absolutePath), picture.file), alt: picture.alt },
    },
    code.shareCards,
    resolve("public"),
  );
}

async function disciplineOf(service: string | undefined, { nodeModel }: Context): Promise<string | undefined> {
  if (service === undefined) return undefined;
  const found = await nodeModel.findOne({ type: "Service", query: { filter: { title: { eq: service } } } });
  return found?.discipline;
}
