import { z } from "zod";
import { ownKey, text } from "./fields";

/** The colours of `src/styles/settings/_colour.scss` that a discipline may have. */
const hue = z.enum(["marigold", "cobalt", "leaf", "berry", "teal"]).meta({
  id: "Hue",
  description: "The colour of the discipline: it has the same one on every page.",
});

/** One of the fields that an agency works in. */
export const discipline = z
  .strictObject({
    key: ownKey.meta({ description: "By this key services say that they belong to it: small letters and hyphens." }),
    label: text(3, 40, "Name of the discipline."),
    hue,
  })
  .meta({ id: "Discipline", description: "A field the agency works in: services belong to one, and have its colour." });

/** The same as a type. */
export type Discipline = z.infer<typeof discipline>;
