import { z } from "zod";
import { agency } from "./collections";
import {
  callToAction,
  intro,
  link,
  metadata,
  person,
  picture,
  point,
  projectTitle,
  question,
  schemaReference,
  serviceTitle,
  stat,
  text,
} from "./fields";

const name = text(3, 30, "What the page is called in breadcrumbs.");

const claimStat = z
  .strictObject({
    claim: z
      .enum(Object.keys(agency.shape.claims.shape))
      .meta({ id: "Claim", description: "Which claim of data/site.json." }),
    label: text(2, 40, "What the figure counts, as this page says it."),
  })
  .meta({ id: "ClaimStat", description: "A figure of data/site.json under this page's own label." });

const claimStats = (count: number) =>
  z.array(claimStat).length(count).meta({ title: "Figures", description: "Figures of data/site.json, in order." });

const process = z
  .strictObject({ intro, steps: z.array(point).length(4).meta({ description: "The four steps." }) })
  .meta({ id: "Process", description: "How the work goes, in four steps." });
const reasons = z
  .strictObject({ intro, points: z.array(point).min(3).max(6).meta({ description: "The reasons, in order." }) })
  .meta({ id: "Reasons", description: "A heading with three to six reasons." });
const quotes = z
  .strictObject({ intro, people: z.array(person).min(1).max(6).meta({ description: "Who is quoted, in order." }) })
  .meta({ id: "Quotes", description: "A heading with what clients say." });
const questions = z
  .strictObject({ intro, questions: z.array(question).length(4).meta({ description: "Four questions, in order." }) })
  .meta({ id: "Questions", description: "A heading with questions and their answers." });

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

const opening = text(10, 120, "A sentence in which {name} stands for the service or package.").includes("{name}");

const contactForm = z
  .strictObject({
    intro,
    note: text(20, 200, "What happens with the message."),
    thanks: text(20, 120, "What is said when the message was taken and no script can say it."),
    openings: z
      .strictObject({
        package: opening,
        quote: opening,
        proposal: opening,
        project: text(3, 40, "What {name} is when nothing was named."),
      })
      .meta({ id: "Openings", description: "How the message begins when a link already said what it is about." }),
    services: z
      .array(
        z
          .strictObject({
            value: z
              .string()
              .regex(/^[a-z]+(?:-[a-z]+)*$/)
              .meta({ description: "What the form sends: small letters and hyphens." }),
            label: text(2, 40, "Text of the choice."),
            services: z.array(serviceTitle).meta({ description: "Services whose links choose this." }),
          })
          .meta({ id: "ServiceChoice", description: "A choice of what the message is about." }),
      )
      .min(2)
      .meta({ description: "What the message can be about, in order." }),
  })
  .meta({ id: "ContactForm", description: "The contact form." });

/** `data/pages/contact.json` */
export const contact = z
  .strictObject({
    $schema: schemaReference,
    name,
    metadata,
    hero: intro,
    methods: z
      .array(
        z
          .strictObject({
            kind: z
              .enum(["email", "phone"])
              .meta({ id: "ContactKind", description: "Which way of data/site.json it is." }),
            title: text(2, 30, "Name of the way."),
            text: text(20, 140, "When to use it."),
          })
          .meta({ id: "ContactMethod", description: "A way to reach the agency." }),
      )
      .length(2)
      .meta({ description: "Two ways to reach the agency, beside the form." }),
    form: contactForm,
    inquiry: reasons,
    questions,
  })
  .meta({ description: "The page with the contact form." });
