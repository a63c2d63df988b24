import { projectPath, servicePath } from "../../lib/slug";
import { siteUrl } from "../site-url";

/** What the resolvers below ask of Gatsby's node model. */
interface Context {
  readonly nodeModel: {
    findOne: (args: { type: string; query: object }) => Promise<Readonly<Record<string, unknown>> | null>;
  };
}

/** Gatsby types this as any function at all. */
type AddResolvers = (resolvers: object) => void;

interface Titled {
  readonly title: string;
}

interface Named {
  readonly name: string;
}

/** A node of a picture, as far as it says which picture that is. */
interface PictureNode {
  readonly id: string;
  readonly internal: { readonly contentDigest: string };
}

/** How a field is resolved; `info` holds the resolver that it had before. */
type Resolve = (source: PictureNode, args: object, context: Context, info: { originalResolver: Resolve }) => unknown;

/** Fields that are made from others: addresses from titles, figures from claims, people from names. */
export function createResolvers({ createResolvers: add }: { readonly createResolvers: AddResolvers }): void {
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
    ImageSharp: { gatsbyImageData: { resolve: rememberedImageData() } },
  });
}

/**
 * Asks for the derivatives of a picture once, however many pages show it in the same way. The picture plugin would
 * read and digest the master for each of them, and for each format.
 */
export function rememberedImageData(): Resolve {
  const known = new Map<string, unknown>();
  return (source, args, context, info) => {
    const key = JSON.stringify([source.id, source.internal.contentDigest, args]);
    const data = known.get(key) ?? info.originalResolver(source, args, context, info);
    known.set(key, data);
    return data;
  };
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
