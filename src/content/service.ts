import { z } from "zod";
import { callToAction, metadata, pageTitleText, picture, point, sample, schemaReference, text, why } from "./fields";

/** The disciplines of an agency. Each has one hue that it keeps on every page. */
export const discipline = z
  .enum(["brand", "product", "growth", "content", "data"])
  .meta({ id: "Discipline", description: "The discipline, which decides the hue." });

const icon = z
  .enum([
    "pen",
    "shapes",
    "megaphone",
    "headset",
    "chat",
    "heart",
    "browser",
    "phone",
    "camera",
    "chart",
    "spark",
    "compass",
    "code",
  ])
  .meta({ id: "Icon", description: "Drawing of src/components/Icon.tsx that is shown beside the name." });

const supportPlan = z
  .strictObject({
    offerings: z.array(point).length(4).meta({ description: "Four offering cards." }),
    benefits: z.array(point).length(3).meta({ description: "Three benefits." }),
    steps: z.array(point).length(4).meta({ description: "How it works, in four steps." }),
  })
  .meta({
    id: "SupportPlan",
    description: "The extra blocks of a service that is a person rather than a project.",
  });

/** A file in `data/services/`: one service, one page. */
export const service = z
  .strictObject({
    $schema: schemaReference,
    title: pageTitleText(3, 40, "Name of the service. Its address is made from it."),
    discipline,
    icon,
    description: text(50, 140, "One sentence for lists and cards."),
    fullDescription: text(140, 380, "What the client gets, when, and what it is good for."),
    relevance: text(70, 240, "What it does for a brand."),
    features: z
      .array(text(3, 60, "One feature."))
      .length(4)
      .meta({ description: "Four features." }),
    cover: picture,
    metadata,
    hero: z
      .strictObject({
        badge: text(3, 40, "Short line above the title."),
        title: text(10, 80, "The heading of the page: what the client gets."),
        intro: text(100, 320, "The paragraph below the heading."),
      })
      .meta({ id: "ServiceHero", description: "The top of the service's page." }),
    why,
    samples: z.array(sample).length(3).meta({ description: "Three samples of the service's real output." }),
    supportPlan: supportPlan.optional(),
    callToAction,
  })
  .meta({ description: "One service: a page at /services/<title>/ and its cards." });
