import { z } from "zod";
import { ownKey, text } from "./fields";

/** The colours of `src/styles/settings/_colour.scss` that a discipline may have. */
export const HUES = ["marigold", "cobalt", "leaf", "berry", "teal"] as const;

const hue = z
  .string()
  .regex(new RegExp(`^(?:${HUES.join("|")}|#[\\da-fA-F]{6})$`), `${HUES.join(", ")}, or a color such as #1f6feb`)
  .meta({
    title: "Color",
    description: `The color of the discipline, the same on every page: ${HUES.join(", ")}, or one such as #1f6feb.`,
  });

/** One of the fields that an agency works in. */
export const discipline = z
  .strictObject({
    key: ownKey.meta({ description: "By this key services say that they belong to it: small letters and hyphens." }),
    label: text(3, 40, "Name of the discipline."),
    hue,
  })
  .meta({ id: "Discipline", description: "A field the agency works in: services belong to one, and have its color." });

/** The same as a type. */
export type Discipline = z.infer<typeof discipline>;
