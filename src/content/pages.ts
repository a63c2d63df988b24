import { z } from "zod";
import {
  callToAction,
  intro,
  link,
  metadata,
  person,
  picture,
  point,
  projectTitle,
  schemaReference,
  serviceTitle,
  stat,
  text,
} from "./fields";
import { claimStats, name, process, questions, quotes, reasons } from "./page-parts";

/** `data/pages/home.json` */
export const home = z
  .strictObject({
    $schema: schemaReference,
    metadata,
    hero: intro,
    picture,
    stats: claimStats(3),
    reasons,
    featuredProjects: z
      .strictObject({
        intro,
        projects: z.array(projectTitle).length(3).meta({ description: "Three projects, in order." }),
      })
      .meta({ id: "FeaturedProjects", description: "A heading with three projects." }),
    featuredServices: z
      .strictObject({
        intro,
        services: z.array(serviceTitle).length(3).meta({ description: "Three services, in order." }),
      })
      .meta({ id: "FeaturedServices", description: "A heading with three services." }),
    quotes,
    callToAction,
  })
  .meta({ description: "The home page." });

/** `data/pages/about.json` */
export const about = z
  .strictObject({
    $schema: schemaReference,
    name,
    metadata,
    hero: intro,
    picture,
    stats: claimStats(4),
    mission: point,
    vision: point,
    reasons,
    refusals: z
      .strictObject({
        intro,
        items: z
          .array(text(20, 160, "What the agency does not do."))
          .min(3)
          .max(6)
          .meta({ description: "What the agency does not do, in order." }),
      })
      .meta({ id: "Refusals", description: "A heading with what the agency does not do." }),
    team: intro,
    quotes,
    callToAction,
  })
  .meta({ description: "The page about the agency." });

/** `data/pages/services.json` */
export const services = z
  .strictObject({
    $schema: schemaReference,
    name,
    metadata,
    hero: intro,
    services: z.array(serviceTitle).min(1).meta({ description: "Services with a card, in order." }),
    process,
    callToAction,
  })
  .meta({ description: "The overview of the services." });

/** `data/pages/portfolio.json` */
export const portfolio = z
  .strictObject({
    $schema: schemaReference,
    name,
    metadata,
    hero: intro,
    categories: z
      .array(text(3, 40, "A category."))
      .min(1)
      .meta({ description: "The filter's categories, in order, without All." }),
    empty: point.meta({ description: "Shown when a category has no project." }),
    stats: claimStats(4),
    process,
    callToAction,
  })
  .meta({ description: "The overview of the projects." });

/** `data/pages/pricing.json` */
export const pricing = z
  .strictObject({
    $schema: schemaReference,
    name,
    metadata,
    hero: intro,
    terms: z
      .array(text(10, 140, "A term that holds for every package."))
      .min(2)
      .max(4)
      .meta({ description: "What holds for every package." }),
    customQuote: z
      .strictObject({
        intro,
        points: z
          .array(text(10, 120, "What the quote contains."))
          .min(3)
          .max(5)
          .meta({ description: "What the quote contains, in order." }),
      })
      .meta({ id: "CustomQuote", description: "What a custom quote contains." }),
    questions,
    callToAction,
  })
  .meta({ description: "The price list." });

/** `data/pages/testimonials.json` */
export const testimonialsPage = z
  .strictObject({
    $schema: schemaReference,
    name,
    metadata,
    hero: intro,
    stats: claimStats(4),
    featured: person.meta({ description: "Whose quote is set like a poster." }),
    featuredLine: text(30, 160, "The sentence of that quote that is set large; it must stand in the quote."),
    industries: z
      .strictObject({ intro, stats: z.array(stat).min(4).max(6).meta({ description: "A figure for each industry." }) })
      .meta({ id: "Industries", description: "A heading with figures of the industries." }),
    callToAction,
  })
  .meta({ description: "The page with what clients say." });

/** `data/pages/not-found.json` */
export const notFound = z
  .strictObject({
    $schema: schemaReference,
    metadata,
    title: text(5, 60, "The heading."),
    text: text(20, 240, "What to do now."),
    picture,
    home: text(3, 40, "Text of the link to the home page."),
    suggestions: z.array(link).length(3).meta({ description: "Three links to go on with." }),
  })
  .meta({ description: "What is shown where there is no page." });

/** `data/pages/case-study.json`: what all case studies share. */
export const caseStudy = z
  .strictObject({
    $schema: schemaReference,
    callToAction,
    unavailable: z
      .strictObject({
        demo: text(20, 160, "Why the live demo cannot be opened and what to do instead."),
        source: text(20, 160, "Why the source code cannot be opened and what to do instead."),
        pdf: text(20, 160, "Why there is no PDF and what to do instead.").meta({ title: "PDF" }),
      })
      .meta({ id: "Unavailable", description: "Why something cannot be opened and what to do instead." }),
  })
  .meta({ description: "What all case studies share." });
