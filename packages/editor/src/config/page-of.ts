import { addresses, pathIn } from "#lib/addresses";
import { COLLECTIONS, type CollectionType } from "#lib/page-kinds";
import type { Addressed } from "#lib/slug";

/** Where content is shown that has no page of its own, by the types of its kinds. */
const SHOWN_ON: Readonly<Record<string, string | undefined>> = {
  HomePage: "/",
  AboutPage: addresses.about,
  ServicesPage: addresses.services,
  PortfolioPage: addresses.portfolio,
  PricingPage: addresses.pricing,
  TestimonialsPage: addresses.testimonials,
  ContactPage: addresses.contact,
  NotFoundPage: "/404/",
  Packages: addresses.pricing,
  Team: addresses.about,
  Testimonials: addresses.testimonials,
};

/** The address of the page on which a piece of content is shown; that of home, where it is on all of them. */
export function pageOf(type: string, content: Addressed): string {
  return type in COLLECTIONS ? pathIn(type as CollectionType, content) : (SHOWN_ON[type] ?? "/");
}
