import { z } from "zod";
import { PLACES } from "../lib/page-kinds";
import { schemaReference } from "./fields";

const folder = (description: string) =>
  z
    .string()
    .regex(
      /^\/(?:[\p{L}\p{N}]+(?:[-_.][\p{L}\p{N}]+)*\/)+$/u,
      "a path of letters, digits and hyphens that begins and ends in a slash, such as /services/",
    )
    .meta({ description });

/** By the alphabet, as editors offer them. */
const places = Object.fromEntries(
  Object.entries(PLACES)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, place]) => [name, "isOptional" in place ? folder(place.what).optional() : folder(place.what)]),
);

/** `data/addresses.json`: where pages are. */
export const addresses = z
  .strictObject({ $schema: schemaReference, ...places })
  .meta({ description: "Where pages are. One that moves needs a line in data/redirects.json, too." });
