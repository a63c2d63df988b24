import { z } from "zod";
import { list } from "./lists";
import { pictureUpTo, priceRange, projectTitle, schemaReference, serviceTitle, text } from "./fields";

/** `data/team.json`: the people. */
export const team = z
  .strictObject({
    $schema: schemaReference,
    members: list(
      z
        .strictObject({
          name: text(3, 40, "Full name."),
          role: text(3, 50, "Role."),
          service: serviceTitle,
          description: text(60, 220, "What this person does for clients."),
          image: pictureUpTo(720),
        })
        .meta({ id: "TeamMember", description: "A person of the team." }),
      { from: 1, to: 24, by: "name" },
      "The people, in order.",
    ),
  })
  .meta({ description: "The people of the agency." });

/** `data/testimonials.json`: what clients say. */
export const testimonials = z
  .strictObject({
    $schema: schemaReference,
    testimonials: list(
      z
        .strictObject({
          name: text(3, 40, "Full name."),
          role: text(2, 50, "Role."),
          company: text(2, 50, "Company."),
          avatar: pictureUpTo(480),
          content: text(80, 400, "The quote, without quotation marks."),
          rating: z.int32().min(1).max(5).meta({ description: "Stars, where the client gave any." }).optional(),
          project: projectTitle,
          industry: text(2, 50, "Industry."),
        })
        .meta({ id: "Testimonial", description: "What a client says, and who that is." }),
      { from: 1, to: 40, by: "name" },
      "The quotes, in order.",
    ),
  })
  .meta({ description: "What clients say." });

/** `data/packages.json`: what is sold at a one-time price. */
export const packages = z
  .strictObject({
    $schema: schemaReference,
    packages: list(
      z
        .strictObject({
          name: text(3, 60, "Name of the package."),
          term: text(3, 30, "What the price covers, such as 3 months.").optional(),
          price: priceRange,
          description: text(50, 200, "Who it is for and what it gives."),
          features: list(text(3, 70, "What is included."), { from: 3, to: 10 }, "What is included."),
          category: text(3, 40, "What kind of work it is."),
          service: serviceTitle,
          isUsualStart: z.boolean().optional().meta({ description: "true for the one that most clients begin with." }),
          quote: z.boolean().optional().meta({ description: "true when the price needs a custom quote." }),
        })
        .meta({ id: "Package", description: "What is sold at one price." }),
      { from: 1, to: 24, by: "name" },
      "The packages, in order.",
    ),
  })
  .meta({ description: "What is sold at a one-time price." });

/** `data/legal.json`: the short texts behind the links at the foot of the page. */
export const legal = z
  .strictObject({
    $schema: schemaReference,
    texts: list(
      z
        .strictObject({
          title: text(3, 40, "Title, which is also the link's text."),
          paragraphs: list(text(40, 600, "A paragraph."), { from: 1, to: 12 }, "The text, paragraph by paragraph."),
        })
        .meta({ id: "LegalText", description: "A text with its title." }),
      { from: 0, to: 8, by: "title" },
      "The texts, in the order of their links.",
    ),
  })
  .meta({ description: "The short texts behind the links at the foot of the page." });
