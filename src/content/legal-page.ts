import { z } from "zod";
import { metadata, pageSlug, schemaReference, text } from "./fields";

/** A file in `data/legal/`: one legal page, whose text stands in a Markdown file beside it. */
export const legalPage = z
  .strictObject({
    $schema: schemaReference,
    title: text(
      3,
      40,
      "Title, also of the link at the foot of every page; its address, too, unless slug says another.",
    ),
    slug: pageSlug.optional(),
    order: z
      .int32()
      .min(1)
      .max(99)
      .meta({ description: "Its place among those links: the lowest number comes first." }),
    text: z
      .string()
      .regex(/^\.\/[^\\/]+\.md$/, "the path of a Markdown file beside this one, such as ./imprint.md")
      .meta({ names: "file", description: "The text, as Markdown." }),
    metadata,
  })
  .meta({ description: "One legal page, such as an imprint or a privacy policy." });
