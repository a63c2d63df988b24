import { existsSync, readdirSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import type { z } from "zod";
import { agency } from "../../src/content/agency";
import { legal, packages, team, testimonials } from "../../src/content/collections";
import { contact } from "../../src/content/contact-page";
import { legalPage } from "../../src/content/legal-page";
import { about, home, notFound, portfolio, pricing, services, testimonialsPage } from "../../src/content/pages";
import { addressOf } from "../../src/content/page-names";
import { project } from "../../src/content/project";
import { service } from "../../src/content/service";
import { addresses } from "../../src/lib/addresses";
import { required } from "../../src/lib/required";

function read<T extends z.ZodType>(rules: T, file: string): z.infer<T> {
  return rules.parse(JSON.parse(readFileSync(resolve("data", file), "utf8")));
}

function readAll<T extends z.ZodType>(rules: T, folder: string): z.infer<T>[] {
  if (!existsSync(resolve("data", folder))) return [];
  return readdirSync(resolve("data", folder))
    .filter((file) => file.endsWith(".json"))
    .sort()
    .map((file) => read(rules, `${folder}/${file}`));
}

function readIfThere<T extends z.ZodType>(rules: T, file: string): z.infer<T> | undefined {
  return existsSync(resolve("data", file)) ? read(rules, file) : undefined;
}

/** The content that tests expect to find on the site, by kind. */
export const content = {
  agency: read(agency, "site.json"),
  services: readAll(service, "services"),
  projects: readAll(project, "projects"),
  team: readIfThere(team, "team.json")?.members ?? [],
  testimonials: readIfThere(testimonials, "testimonials.json")?.testimonials ?? [],
  packages: readIfThere(packages, "packages.json")?.packages ?? [],
  legal: read(legal, "legal.json").texts,
  legalPages: readAll(legalPage, "legal"),
  pages: {
    home: read(home, "pages/home.json"),
    about: readIfThere(about, "pages/about.json"),
    services: read(services, "pages/services.json"),
    portfolio: read(portfolio, "pages/portfolio.json"),
    pricing: readIfThere(pricing, "pages/pricing.json"),
    testimonials: readIfThere(testimonialsPage, "pages/testimonials.json"),
    contact: read(contact, "pages/contact.json"),
    notFound: read(notFound, "pages/not-found.json"),
  },
};

/**
 * The pages that suites named `*.pages.test.ts` look at: in the fast tier those that exist once, and of the services and
 * the case studies the longest of each layout; in the slow one (`npm run test:slow`) all others. Every page is looked at
 * by one of them, and none by both.
 */
export function pagesToVisit(): string[] {
  const isSlow = process.env.TEST_TIER === "slow";
  const chosen = new Set([
    ...longestOfEach("services", content.services, ({ supportPlan }) => supportPlan !== undefined),
    ...longestOfEach("projects", content.projects, ({ actions }) => actions),
  ]);
  const ofMany = new Set([
    ...content.services.map(({ title }) => pathOf("services", title)),
    ...content.projects.map(({ title }) => pathOf("projects", title)),
  ]);
  return [...expectedPages().keys()].filter((path) => isSlow === (ofMany.has(path) && !chosen.has(path)));
}

function longestOfEach<T extends { readonly title: string }>(
  folder: "services" | "projects",
  entries: readonly T[],
  layoutOf: (entry: T) => unknown,
): string[] {
  const longest = new Map<unknown, T>();
  const lengthOf = (entry: T | undefined) => JSON.stringify(entry ?? "").length;
  for (const entry of entries) {
    const layout = layoutOf(entry);
    if (lengthOf(entry) > lengthOf(longest.get(layout))) longest.set(layout, entry);
  }
  return [...longest.values()].map(({ title }) => pathOf(folder, title));
}

/** What every page of the site says about itself, by its address: made from the data, not from the site. */
export function expectedPages(): Map<string, { title: string; description: string }> {
  const { pages } = content;
  return new Map([
    ["/", pages.home.metadata],
    ...ifThere(addresses.about, pages.about),
    [addresses.services, pages.services.metadata],
    [addresses.portfolio, pages.portfolio.metadata],
    ...ifThere(addresses.pricing, pages.pricing),
    ...ifThere(addresses.testimonials, pages.testimonials),
    [addresses.contact, pages.contact.metadata],
    ...content.services.map(({ title, metadata }) => [pathOf("services", title), metadata] as const),
    ...content.projects.map(({ title, metadata }) => [pathOf("projects", title), metadata] as const),
    ...content.legalPages.map(({ title, metadata }) => [pathOf("legalPages", title), metadata] as const),
  ]);
}

function ifThere<T>(address: string | undefined, page: { readonly metadata: T } | undefined): [string, T][] {
  return address === undefined || page === undefined ? [] : [[address, page.metadata]];
}

/** A page with nothing of its own that a test could trip over, and another one. */
export const PLAIN_PAGE = addresses.about ?? addresses.services;
export const OTHER_PAGE = addresses.pricing ?? addresses.testimonials ?? addresses.services;

/** The address of a service, a case study or a legal page: its own, or of its title by the rule of the specification. */
export function pathOf(kind: "services" | "projects" | "legalPages", title: string): string {
  const folder = kind === "legalPages" ? (addresses.legal ?? "/") : addresses[kind];
  const entries: readonly { readonly title: string; readonly slug?: string | undefined }[] = content[kind];
  const slug = entries.find((entry) => entry.title === title)?.slug;
  return `${folder}${slug ?? title.toLowerCase().replace(/\s+/g, "-")}/`;
}

const { top, quickLinks } = content.agency.navigation;
const toPrices = quickLinks.filter((link) => addressOf(link.to, addresses) === addresses.pricing);

/** The links of the bar, with the address that each leads to: those of its list, and the prices where it lacks them. */
export const barLinks = [...top, ...toPrices.filter(({ to }) => top.every((link) => link.to !== to))].map(
  ({ label, to }) => ({ label, path: addressOf(to, addresses) }),
);

/** The label of the bar's link to an address. @throws When there is none. */
export function barLabel(path: string): string {
  return required(barLinks.find((link) => link.path === path)?.label, `label of the bar's link to ${path}`);
}
