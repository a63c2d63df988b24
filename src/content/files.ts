import type { z } from "zod";
import { addresses } from "./addresses";
import { agency } from "./agency";
import { legal, packages, team, testimonials } from "./collections";
import { contact } from "./contact-page";
import { legalPage } from "./legal-page";
import { about, caseStudy, home, notFound, portfolio, pricing, services, testimonialsPage } from "./pages";
import { project } from "./project";
import { redirects, seoExceptions } from "./seo";
import { service } from "./service";
import { words } from "./words";

/** One kind of content file: where it stands, its GraphQL type and its rules. */
export interface ContentKind {
  /** Path below `data/`, without `.json`; a folder of files ends in `/*`. */
  readonly path: string;
  /** Name of its type in the GraphQL layer and of its JSON Schema. */
  readonly type: string;
  readonly rules: z.ZodType;
  /** Whether the site may do without it. */
  readonly isOptional?: boolean;
}

/** Every file below `data/` that pages show, and the rules it has to keep. */
export const CONTENT_KINDS = [
  { path: "services/*", type: "Service", rules: service },
  { path: "projects/*", type: "Project", rules: project },
  { path: "site", type: "Agency", rules: agency },
  { path: "team", type: "Team", rules: team, isOptional: true },
  { path: "testimonials", type: "Testimonials", rules: testimonials, isOptional: true },
  { path: "packages", type: "Packages", rules: packages, isOptional: true },
  { path: "legal", type: "Legal", rules: legal },
  { path: "legal/*", type: "LegalPage", rules: legalPage },
  { path: "pages/home", type: "HomePage", rules: home },
  { path: "pages/about", type: "AboutPage", rules: about, isOptional: true },
  { path: "pages/services", type: "ServicesPage", rules: services },
  { path: "pages/portfolio", type: "PortfolioPage", rules: portfolio },
  { path: "pages/pricing", type: "PricingPage", rules: pricing, isOptional: true },
  { path: "pages/testimonials", type: "TestimonialsPage", rules: testimonialsPage, isOptional: true },
  { path: "pages/contact", type: "ContactPage", rules: contact },
  { path: "pages/not-found", type: "NotFoundPage", rules: notFound },
  { path: "pages/case-study", type: "CaseStudyPage", rules: caseStudy },
] as const satisfies readonly ContentKind[];

/** Files below `data/` that pages do not ask for: code, commands and hosts read them, so that they have no type there. */
const SETTING_KINDS = [
  { path: "addresses", type: "Addresses", rules: addresses },
  { path: "words", type: "Words", rules: words },
  { path: "redirects", type: "Redirects", rules: redirects },
  { path: "seo-exceptions", type: "SeoExceptions", rules: seoExceptions },
] as const satisfies readonly ContentKind[];

/** Every file below `data/`, and the rules it has to keep. */
export const FILE_KINDS: readonly ContentKind[] = [...CONTENT_KINDS, ...SETTING_KINDS];

/** The kind of a file, by its path below `data/` (with `/` and `.json`); nothing for a file of no kind. */
export function kindOf(file: string): ContentKind | undefined {
  const path = file.replace(/\.json$/, "");
  const folder = path.replace(/[^/]+$/, "*");
  return FILE_KINDS.find((kind) => kind.path === path || kind.path === folder);
}

/** Name of the JSON Schema that editors use for a type: `NotFoundPage` → `not-found-page.schema.json`. */
export function schemaFileOf(type: string): string {
  return `${type.replace(/(?<=[a-z])[A-Z]/g, "-$&").toLowerCase()}.schema.json`;
}
