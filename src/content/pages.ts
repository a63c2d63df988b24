import { z } from "zod";
import {
  callToAction,
  intro,
  link,
  metadata,
  person,
  pictureUpTo,
  point,
  projectTitle,
  schemaReference,
  serviceTitle,
  text,
} from "./fields";
import { list } from "./lists";
import { claimStats, name, process, questions, quotes, reasons } from "./page-parts";

const nightPicture = pictureUpTo(1200)
  .optional()
  .meta({ description: "The same picture for the dark theme; what it shows is told with the other." });

/** `data/pages/home.json` */
export const home = z
  .strictObject({
    $schema: schemaReference,
    metadata,
    hero: intro,
    picture: pictureUpTo(1200),
    nightPicture,
    stats: claimStats,
    reasons,
    featuredProjects: z
      .strictObject({
        intro,
        projects: list(projectTitle, { from: 1, to: 6 }, "The projects, in order."),
      })
      .meta({ id: "FeaturedProjects", description: "A heading with projects." }),
    featuredServices: z
      .strictObject({
        intro,
        services: list(serviceTitle, { from: 1, to: 6 }, "The services, in order."),
      })
      .meta({ id: "FeaturedServices", description: "A heading with services." }),
    quotes: quotes.optional(),
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
    picture: pictureUpTo(2000),
    stats: claimStats,
    mission: point,
    vision: point,
    reasons,
    refusals: z
      .strictObject({
        intro,
        items: list(
          text(20, 160, "What the agency does not do."),
          { from: 1, to: 8 },
          "What the agency does not do, in order.",
        ),
      })
      .meta({ id: "Refusals", description: "A heading with what the agency does not do." }),
    counting: intro.optional().meta({ description: "Above what the figures of data/site.json count." }),
    team: intro.optional(),
    quotes: quotes.optional(),
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
    services: list(serviceTitle, { from: 1, to: 24 }, "Services with a card, in order."),
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
    categories: list(
      text(2, 40, "A category."),
      { from: 1, to: 20 },
      "The filter's categories, in order, without All.",
    ),
    otherCategories: list(
      text(2, 40, "A category."),
      { from: 0, to: 20 },
      "Categories of projects that the filter leaves out: they are shown under All alone.",
    ).optional(),
    empty: point.meta({ description: "Shown when a category has no project." }),
    stats: claimStats,
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
    terms: list(
      text(10, 140, "A term that holds for every package."),
      { from: 1, to: 6 },
      "What holds for every package.",
    ),
    customQuote: z
      .strictObject({
        intro,
        points: list(
          text(10, 120, "What the quote contains."),
          { from: 1, to: 8 },
          "What the quote contains, in order.",
        ),
      })
      .meta({ id: "CustomQuote", description: "What a custom quote contains." }),
    questions,
    callToAction,
  })
  .meta({ description: "The price list." });

const industryCount = z
  .strictObject({
    value: z
      .string()
      .regex(/^[1-9]\d{0,3}$/, "a whole number from 1 to 9999, for a strip is drawn that long")
      .meta({ description: "Number of projects in the industry." }),
    label: text(2, 60, "Name of the industry."),
  })
  .meta({ id: "IndustryCount", description: "The number of projects in an industry." });

/** `data/pages/testimonials.json` */
export const testimonialsPage = z
  .strictObject({
    $schema: schemaReference,
    name,
    metadata,
    hero: intro,
    stats: claimStats,
    featured: person.meta({ description: "Whose quote is set like a poster." }),
    featuredLine: text(30, 160, "The sentence of that quote that is set large; it must stand in the quote."),
    industries: z
      .strictObject({
        intro,
        stats: list(industryCount, { from: 1, to: 10, by: "label" }, "The number of projects in each industry."),
      })
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
    picture: pictureUpTo(1600),
    nightPicture,
    home: text(3, 40, "Text of the link to the home page."),
    suggestions: list(link, { from: 0, to: 4, by: ["to", "label"] }, "Links to go on with."),
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
        pdf: text(20, 160, "Why there is no PDF and what to do instead.").optional().meta({ title: "PDF" }),
      })
      .meta({ id: "Unavailable", description: "Why something cannot be opened and what to do instead." }),
  })
  .meta({ description: "What all case studies share." });
