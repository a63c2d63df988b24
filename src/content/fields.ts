import { z } from "zod";
import { DESCRIPTION_LIMITS, TITLE_LIMITS } from "../lib/search-result";
import { slugFaults } from "./address-title";
import { list } from "./lists";
import { PAGE_NAMES } from "./page-names";
import type { Reference } from "./references";

const trimmed = /^\S(?:[\s\S]*\S)?$/;

/** A text of `min` to `max` characters without white space at its ends. */
export function text(min: number, max: number, description: string) {
  return z.string().min(min).max(max).regex(trimmed, "must not begin or end with white space").meta({ description });
}

/** The last part of a page's address, for titles that make none, or a long one. */
export const pageSlug = z
  .string()
  .superRefine((slug, context) => {
    const reasons = slugFaults(slug);
    if (reasons.length === 0) return;
    context.addIssue({ code: "custom", message: `the last part of an address: ${reasons.join("; ")}` });
  })
  .meta({
    description: "Last part of the page's address, in small letters and hyphens, instead of one from the title.",
  });

/** A text that leaves the site: without the marks that hold its lines together on a page. */
export function plainText(min: number, max: number, description: string) {
  return text(min, max, description).regex(/^[^\u2060\u00a0\u00ad]*$/, "must not contain word joiners or hard spaces");
}

/** A picture: a file relative to the JSON file, and what it shows in words. */
const picture = z
  .strictObject({
    file: z
      .string()
      .regex(/^\.{1,2}\/[^\\]*$/, "a path relative to this file, with forward slashes, such as ../images/cover.jpg")
      .meta({ names: "file", description: "Path of the picture, relative to this file. JPEG, PNG, WebP or AVIF." }),
    alt: z.string().max(250).meta({
      title: "Alternative text",
      description: "What the picture shows, as one would say it on the phone. Empty only if decorative.",
    }),
    decorative: z
      .boolean()
      .optional()
      .meta({ description: "true when the text beside the picture says the same, so that it needs no words." }),
  })
  .meta({ id: "Picture", description: "A picture and its alternative text." });

/** A picture that pages show in up to so many pixels, on large and sharp screens. */
export function pictureUpTo(widest: number) {
  return picture.meta({
    widest,
    description: `A picture and its alternative text; shown up to ${String(widest)} px wide.`,
  });
}

/** What search engines and shared links say about a page. */
export const metadata = z
  .strictObject({
    title: plainText(
      10,
      TITLE_LIMITS.max,
      `Title in search results, without the agency's name, which is added. ${String(TITLE_LIMITS.min)} to ${String(TITLE_LIMITS.max)} characters with it.`,
    ),
    description: plainText(
      DESCRIPTION_LIMITS.min,
      DESCRIPTION_LIMITS.max,
      "Description in search results: what the page offers, in a sentence or two.",
    ),
    updated: z.iso
      .date()
      .optional()
      .meta({ description: "When the page was changed last, for the sitemap; the version history knows better." }),
  })
  .meta({ id: "Metadata", description: "What search engines and shared links say about the page." });

/** A heading with what stands above and below it. */
export const intro = z
  .strictObject({
    eyebrow: text(2, 40, "Short line above the heading.").optional(),
    title: text(3, 90, "The heading."),
    text: text(20, 400, "The paragraph below the heading.").optional(),
  })
  .meta({ id: "Intro", description: "A heading with what stands above and below it." });

/** A title with a sentence or two: a step, a reason, an offering. */
export const point = z
  .strictObject({
    title: text(2, 60, "Title of the point."),
    text: text(20, 260, "One or two sentences."),
  })
  .meta({ id: "Point", description: "A title with a sentence or two." });

/** A figure as it is shown, with its label. */
export const stat = z
  .strictObject({
    value: text(1, 20, "The figure as it is shown, such as 200+ or 95%."),
    label: text(2, 60, "What the figure counts."),
  })
  .meta({ id: "Stat", description: "A figure and what it counts." });

/** A metric with a line below it. */
export const metric = z
  .strictObject({
    label: text(2, 60, "What was measured."),
    value: text(1, 20, "The figure as it is shown, such as -40%."),
    foot: text(5, 120, "How or against what it was measured."),
  })
  .meta({ id: "Metric", description: "A measured figure with a line that explains it." });

/** A question with its answer. */
export const question = z
  .strictObject({
    question: text(10, 120, "The question, as a client would ask it."),
    answer: text(40, 500, "The answer."),
  })
  .meta({ id: "Question", description: "A question with its answer." });

/** The words of a closing call to action. Its buttons are the page's. */
export const callToAction = z
  .strictObject({
    title: text(5, 80, "What the visitor is asked, in a few words."),
    text: text(30, 240, "What happens then."),
  })
  .meta({ id: "CallToAction", description: "The words of a closing call to action." });

/** A sample of work: a card with a picture. */
export const sample = z
  .strictObject({
    title: text(3, 60, "Title of the sample."),
    description: text(40, 200, "What it is and what it did."),
    picture: pictureUpTo(1200),
  })
  .meta({ id: "Sample", description: "A card that shows one piece of work." });

/** Why a service matters: an argument, a checklist and a picture. */
export const why = z
  .strictObject({
    title: text(5, 80, "The argument in a line."),
    text: text(80, 520, "The argument in a paragraph."),
    checklist: list(
      text(8, 110, "One thing the client gets."),
      { from: 2, to: 8 },
      "What the client gets, thing by thing.",
    ),
    picture: pictureUpTo(1200),
  })
  .meta({ id: "Why", description: "Why it matters: an argument, a checklist and a picture." });

/** The title of a service, as written in its file. */
export const serviceTitle = nameOf("service", "Title of a service, exactly as the service has it.");

/** The title of a project, as written in its file. */
export const projectTitle = nameOf("project", "Title of a project, exactly as the project has it.");

/** The key of a discipline, as `data/site.json` has it. */
export const disciplineKey = nameOf("discipline", "Key of a discipline of data/site.json.");

/** The key of a claim, as `data/site.json` has it. */
export const claimKey = nameOf("claim", "Key of a claim of data/site.json.");

/** The name of a person who is quoted. */
export const person = nameOf("person", "Name of a person in data/testimonials.json.");

/** The name of a person of the team. */
export const member = nameOf("member", "Name of a person in data/team.json.");

function nameOf(names: Reference, description: string) {
  return z.string().min(1).meta({ names, description });
}

/** A key that the content itself gives, for other places to name. */
export const ownKey = z
  .string()
  .regex(/^[a-z\d]+(?:-[a-z\d]+)*$/, "small letters and digits, with hyphens between words");

/** The name of a drawing: of a file in `data/icons/`, or of a brand in the Simple Icons. */
export function iconName(description: string) {
  return ownKey.meta({
    names: "icon",
    description: `${description} It is that of a file in data/icons/, or of a brand as simpleicons.org has it.`,
  });
}

/** Where a link inside this site leads: a page by its name, or an address. */
export function pageLink(description: string) {
  return z
    .string()
    .regex(
      new RegExp(`^(?:${PAGE_NAMES.join("|")}|/(?:[^\\s?#]*/)?)$`),
      `the name of a page (${PAGE_NAMES.join(", ")}), or a path of this site that begins and ends in a slash`,
    )
    .meta({ title: "Leads to", description });
}

/** A link inside this site. */
export const link = z
  .strictObject({
    label: text(2, 40, "Text of the link."),
    to: pageLink("The page by its name, such as about; or its address, such as /services/web-design/."),
  })
  .meta({ id: "Link", description: "A link inside this site." });

/** The name of the schema file, for editors. */
export const schemaReference = z.string().optional().meta({
  title: "Schema",
  description: "Where editors find the rules of this file.",
});

/** What something costs, from and to. */
export const priceRange = z
  .strictObject({
    min: z.int32().min(1).meta({ title: "From", description: "Lowest price, in whole units of the currency." }),
    max: z
      .int32()
      .min(1)
      .meta({ title: "To", description: "Highest price; the lowest again where there is one price." }),
  })
  .meta({ id: "PriceRange", description: "One-time price in the currency of data/site.json, from and to." });
