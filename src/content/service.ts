import { z } from "zod";
import { list } from "./lists";
import {
  callToAction,
  disciplineKey,
  iconName,
  member,
  metadata,
  pageSlug,
  pictureUpTo,
  point,
  sample,
  schemaReference,
  text,
  why,
} from "./fields";

const supportPlan = z
  .strictObject({
    offerings: list(point, { from: 2, to: 8, by: "title" }, "Offering cards."),
    benefits: list(point, { from: 1, to: 6, by: "title" }, "The benefits, in order."),
    steps: list(point, { from: 2, to: 6, by: "title" }, "How it works, step by step."),
  })
  .meta({
    id: "SupportPlan",
    description: "The extra blocks of a service that is a person rather than a project.",
  });

/** A file in `data/services/`: one service, one page. */
export const service = z
  .strictObject({
    $schema: schemaReference,
    title: text(3, 40, "Name of the service. Its address is made from it, unless slug says another."),
    slug: pageSlug.optional(),
    discipline: disciplineKey,
    icon: iconName("Drawing that is shown beside the name."),
    description: text(50, 140, "One sentence for lists and cards."),
    fullDescription: text(140, 380, "What the client gets, when, and what it is good for."),
    relevance: text(70, 240, "What it does for a brand."),
    features: list(text(3, 60, "One feature."), { from: 2, to: 8 }, "What is always part of it."),
    cover: pictureUpTo(1200),
    metadata,
    hero: z
      .strictObject({
        badge: text(3, 40, "Short line above the title."),
        title: text(10, 80, "The heading of the page: what the client gets."),
        intro: text(100, 320, "The paragraph below the heading."),
      })
      .meta({ id: "ServiceHero", description: "The top of the service's page." }),
    why,
    samples: list(sample, { from: 0, to: 6, by: "title" }, "Samples of the service's real output.").optional(),
    supportPlan: supportPlan.optional(),
    lead: member.optional().meta({ description: "Who leads it: a person of data/team.json." }),
    priceBasis: text(20, 140, "What decides the price, where no package tells one.").optional(),
    callToAction,
  })
  .meta({ description: "One service: a page at /services/<slug or title>/ and its cards." });
