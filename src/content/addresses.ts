import { z } from "zod";
import { schemaReference } from "./fields";

const folder = (description: string) =>
  z
    .string()
    .regex(
      /^\/(?:[\p{L}\p{N}]+(?:[-_.][\p{L}\p{N}]+)*\/)+$/u,
      "must be a path of letters, digits and hyphens that begins and ends in a slash, such as /services/",
    )
    .meta({ description });

/** `data/addresses.json`: where pages are. */
export const addresses = z
  .strictObject({
    $schema: schemaReference,
    about: folder("The page about the agency, if there is one.").optional(),
    contact: folder("The page with the contact form."),
    legal: folder("Below it stand the legal pages; without it they stand beside the home page.").optional(),
    portfolio: folder("The overview of the projects."),
    pricing: folder("The price list, if there is one.").optional(),
    projects: folder("Below it stand the case studies."),
    services: folder("The overview of the services; below it stands a page for each."),
    testimonials: folder("The page with what clients say, if there is one.").optional(),
  })
  .meta({ description: "Where pages are. One that moves needs a line in data/redirects.json, too." });
