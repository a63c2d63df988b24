import type { PictureReporter } from "gatsby-plugin-sharp";
import { projectPath, servicePath } from "../../lib/slug";
import { siteUrl } from "../site-url";
import { pictureInFormats } from "./picture-formats";

/** What the resolvers below ask of Gatsby's node model. */
interface Context {
  readonly nodeModel: {
    findOne: (args: { type: string; query: object }) => Promise<Readonly<Record<string, unknown>> | null>;
  };
}

interface Args {
  /** Gatsby types this as any function at all. */
  readonly createResolvers: (resolvers: object) => void;
  readonly pathPrefix: string;
  readonly reporter: PictureReporter;
}

interface Titled {
  readonly title: string;
}

interface Named {
  readonly name: string;
}

/** Fields that are made from others: addresses from titles, figures from claims, people from names. */
export function createResolvers(args: Args): void {
  const { createResolvers: add } = args;
  add({
    Agency: { url: { resolve: (source: { url: string }) => siteUrl(source.url) } },
    Service: {
      path: { resolve: (source: Titled) => servicePath(source.title) },
      disciplineLabel: { resolve: disciplineLabel },
    },
    Project: {
      path: { resolve: (source: Titled) => projectPath(source.title) },
      actions: { resolve: (source: { actions?: string }) => source.actions ?? "standard" },
    },
    ClaimStat: { value: { resolve: claimValue } },
    Quotes: { people: { resolve: quotedPeople } },
    TestimonialsPage: { featured: { resolve: featuredPerson } },
    ImageSharp: { gatsbyImageData: { resolve: pictureInFormats(args) } },
  });
}

async function claimValue(source: { claim: string }, _: unknown, context: Context): Promise<unknown> {
  const agency = await context.nodeModel.findOne({ type: "Agency", query: {} });
  const claims = agency?.claims;
  return typeof claims === "object" && claims !== null ? Reflect.get(claims, source.claim) : undefined;
}

async function disciplineLabel(source: { discipline: string }, _: unknown, context: Context): Promise<unknown> {
  const agency = await context.nodeModel.findOne({ type: "Agency", query: {} });
  const labels = (agency?.disciplines ?? []) as readonly { readonly key: string; readonly label: string }[];
  return labels.find(({ key }) => key === source.discipline)?.label;
}

async function quotedPeople(source: { people: readonly string[] }, _: unknown, context: Context): Promise<unknown[]> {
  const known = await allPeople(context);
  return source.people.map((name) => known.find((person) => person.name === name));
}

async function featuredPerson(source: { featured: string }, _: unknown, context: Context): Promise<unknown> {
  return (await allPeople(context)).find((person) => person.name === source.featured);
}

async function allPeople(context: Context): Promise<readonly Named[]> {
  const node = await context.nodeModel.findOne({ type: "Testimonials", query: {} });
  return (node?.testimonials ?? []) as readonly Named[];
}
