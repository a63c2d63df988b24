import type { Reporter } from "gatsby";
import type { PictureReporter } from "gatsby-plugin-sharp";
import { MAX_LENGTHS } from "../../contact-form/fields";
import { addressOf as pageAddress } from "../../content/page-names";
import type { Discipline } from "../../content/discipline";
import { phoneLink } from "../../content/phone";
import { project } from "../../content/project";
import { addresses } from "../../lib/addresses";
import { figure } from "../../lib/figure";
import { hueName } from "../../styles/brand";
import type { Price } from "../../lib/price-text";
import { claimResolvers } from "./claims";
import { collectionResolvers } from "./collections";
import { drawingResolvers } from "./drawings";
import { legalResolvers } from "./legal";
import { logoResolvers } from "./logo";
import { pictureInFormats } from "./picture-formats";
import { leastPrice, priceResolvers } from "./prices";
import { shareCardResolvers } from "./share-cards";
import { visitResolvers } from "./visit";

/** What the resolvers below ask of Gatsby's node model. */
interface Context {
  readonly nodeModel: {
    findOne: (args: { type: string; query: object }) => Promise<Readonly<Record<string, unknown>> | null>;
    findAll: (args: { type: string; query: object }) => Promise<{ readonly entries: Iterable<unknown> }>;
  };
}

interface Args {
  /** Gatsby types this as any function at all. */
  readonly createResolvers: (resolvers: object) => void;
  readonly pathPrefix: string;
  readonly reporter: PictureReporter & Pick<Reporter, "panicOnBuild">;
}

/** What a resolver of a service is called with. */
type Asked = [source: { readonly discipline: string }, args: unknown, context: Context];

/** What a resolver is called with that goes by the title. */
type AskedByTitle = [source: Titled, args: unknown, context: Context];

/** A package of the price list. */
interface Offer {
  readonly service: string;
  readonly price: Price;
}

interface Titled {
  readonly title: string;
}

interface Named {
  readonly name: string;
  readonly project: string;
}

/** Fields that content does not have itself. */
export const derivedTypes = `
  extend type Agency {
    "Whether search engines may list its pages."
    isListed: Boolean!
    "The address that calls its phone."
    phoneLink: String!
  }
  extend type Service {
    "Name of the discipline, as data/site.json has it."
    disciplineLabel: String!
    "Colour of the discipline."
    hue: String!
    "Which of the three compositions its page has: those of a discipline have the same."
    composition: Int!
    "Case studies that show this service, the latest first."
    projects: [Project!]!
    "Packages of the price list that are this service."
    offers: [Package!]!
    "The least price of its packages, as it is shown."
    from: String
    "Services of the same discipline, this one among them, by title."
    peers: [Service!]!
    "What a client says of it: the first quote about one of its case studies."
    testimonial: Testimonial
  }
  extend type Project {
    "What its client says of it."
    testimonial: Testimonial
    "The PDF, where one is asked for and PDFs are made."
    casePdf: ProjectPdf @link(by: "project", from: "title")
  }
  extend type ContactForm {
    "How many characters a message may have, as a figure in the language of the site."
    room: String!
  }
`;

/** Fields that are made from others: addresses from titles, figures from claims, people from names. */
export function createResolvers(args: Args): void {
  const { createResolvers: add } = args;
  add(claimResolvers);
  add(collectionResolvers);
  add(shareCardResolvers);
  add(priceResolvers);
  add(drawingResolvers);
  add(visitResolvers);
  add(logoResolvers);
  add(legalResolvers(args.pathPrefix));
  add({
    Agency: {
      url: { resolve: addressOf },
      phoneLink: { resolve: ({ phone }: { readonly phone: string }) => phoneLink(phone) },
      isListed: {
        resolve: async (_: unknown, __: unknown, context: Context) => !(await deployment(context))?.isPreview,
      },
    },
    Service: {
      disciplineLabel: { resolve: async (...asked: Asked) => (await disciplineOf(...asked))?.label },
      hue: { resolve: async (...asked: Asked) => hueName((await disciplineOf(...asked))?.hue ?? "") },
      composition: { resolve: compositionOf },
      offers: { resolve: offersOf },
      from: { resolve: async (...asked: AskedByTitle) => leastPrice(await offersOf(...asked), asked[2]) },
      projects: { resolve: projectsOf },
      peers: { resolve: peersOf },
      lead: { resolve: leadOf },
      testimonial: {
        resolve: async ({ title }: Titled, _: unknown, context: Context) =>
          quoteAbout(await projectsOf({ title }, _, context), context),
      },
    },
    Project: {
      moreWork: { resolve: (source: { moreWork: string }) => pageAddress(source.moreWork, addresses) },
      actions: { resolve: (source: { actions?: string }) => project.shape.actions.parse(source.actions) },
      testimonial: { resolve: (source: Titled, _: unknown, context: Context) => quoteAbout([source], context) },
    },
    Link: { to: { resolve: (source: { to: string }) => pageAddress(source.to, addresses) } },
    ContactForm: { room: { resolve: messageRoom } },
    Quotes: { people: { resolve: quotedPeople } },
    TestimonialsPage: { featured: { resolve: featuredPerson } },
    ImageSharp: { gatsbyImageData: { resolve: pictureInFormats(args) } },
  });
}

async function addressOf(source: { readonly url: string }, _: unknown, context: Context): Promise<unknown> {
  return (await deployment(context))?.url ?? source.url;
}

function deployment({ nodeModel }: Context) {
  return nodeModel.findOne({ type: "Deployment", query: {} });
}

/** Written at build: browsers differ in how they write figures of some languages, and a page has to be what React makes. */
async function messageRoom(_: unknown, __: unknown, context: Context): Promise<string> {
  const agency = await context.nodeModel.findOne({ type: "Agency", query: {} });
  return figure(MAX_LENGTHS.message, String(agency?.language));
}

/** How many compositions a service's page may have (`[data-composition]` in its sections' styles). */
const COMPOSITIONS = 3;

async function compositionOf(...[source, , context]: Asked): Promise<number> {
  const place = (await disciplinesIn(context)).findIndex(({ key }) => key === source.discipline);
  return Math.max(0, place) % COMPOSITIONS;
}

async function disciplineOf(...[source, , context]: Asked): Promise<Discipline | undefined> {
  return (await disciplinesIn(context)).find(({ key }) => key === source.discipline);
}

async function disciplinesIn({ nodeModel }: Context): Promise<readonly Discipline[]> {
  const agency = await nodeModel.findOne({ type: "Agency", query: {} });
  return (agency?.disciplines ?? []) as readonly Discipline[];
}

async function offersOf(...[source, , context]: AskedByTitle): Promise<Offer[]> {
  const node = await context.nodeModel.findOne({ type: "Packages", query: {} });
  const packages = (node?.packages ?? []) as readonly Offer[];
  return packages.filter(({ service }) => service === source.title);
}

/** Nodes that are found without an order come in that of the disk. */
async function projectsOf({ title }: Titled, _: unknown, context: Context): Promise<Iterable<unknown>> {
  const filter = { service: { title: { eq: title } } };
  const sort = { fields: ["year", "title"], order: ["DESC", "ASC"] };
  return (await context.nodeModel.findAll({ type: "Project", query: { filter, sort } })).entries;
}

async function peersOf(source: { discipline: string }, _: unknown, context: Context): Promise<Iterable<unknown>> {
  const query = { filter: { discipline: { eq: source.discipline } }, sort: { fields: ["title"], order: ["ASC"] } };
  return (await context.nodeModel.findAll({ type: "Service", query })).entries;
}

async function quotedPeople(source: { people: readonly string[] }, _: unknown, context: Context): Promise<unknown[]> {
  const known = await allPeople(context);
  return source.people.map((name) => known.find((person) => person.name === name));
}

async function featuredPerson(source: { featured: string }, _: unknown, context: Context): Promise<unknown> {
  return (await allPeople(context)).find((person) => person.name === source.featured);
}

/** The first quote about one of these projects. */
async function quoteAbout(projects: Iterable<unknown>, context: Context): Promise<unknown> {
  const titles = Array.from(projects, (one) => (one as Titled).title);
  return (await allPeople(context)).find(({ project }) => titles.includes(project));
}

async function leadOf(source: { readonly lead?: string }, _: unknown, context: Context): Promise<unknown> {
  const team = await context.nodeModel.findOne({ type: "Team", query: {} });
  return ((team?.members ?? []) as readonly { readonly name: string }[]).find(({ name }) => name === source.lead);
}

async function allPeople(context: Context): Promise<readonly Named[]> {
  const node = await context.nodeModel.findOne({ type: "Testimonials", query: {} });
  return (node?.testimonials ?? []) as readonly Named[];
}
