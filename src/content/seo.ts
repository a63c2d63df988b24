import { z } from "zod";
import { schemaReference, text } from "./fields";

/** `data/seo-exceptions.json`: what `npm run seo` finds and what is kept all the same. */
export const seoExceptions = z
  .strictObject({
    $schema: schemaReference,
    exceptions: z
      .array(
        z
          .strictObject({
            page: z
              .string()
              .regex(/^\/[^\s?#]*$/, "the address of a page on this site, such as /about/")
              .meta({ description: "Address of the page, unencoded, as the report shows it." }),
            rule: z
              .string()
              .regex(/^[a-z\d]+(?:-[a-z\d]+)*$/, "the name of a rule, such as title-long")
              .meta({ description: "Name of the rule that is broken on purpose, as the report names it." }),
            reason: text(10, 300, "Why it is kept. The report shows it."),
          })
          .meta({ id: "SeoException" }),
      )
      .superRefine((exceptions, context) => {
        const keys = exceptions.map(({ page, rule }) => `${rule} ${page}`);
        keys.forEach((key, index) => {
          if (keys.indexOf(key) === index) return;
          context.addIssue({ code: "custom", path: [index], message: "a finding that no other entry names" });
        });
      })
      .meta({ description: "The findings, each with its reason." }),
  })
  .meta({ description: "Findings of npm run seo that are known and kept." });

/** `data/redirects.json`: addresses that pages had once. */
export const redirects = z
  .strictObject({
    $schema: schemaReference,
    redirects: z
      .array(
        z
          .strictObject({
            from: z
              .string()
              .regex(/^\/[^\s?#]+$/, "a path of this site that was a page once, such as /old/")
              .meta({ description: "The old address: a path of this site, unencoded. No page may have it." }),
            to: z
              .string()
              .regex(/^(?:\/(?!\/)|https:\/\/)\S*$/, "a path of this site, or an address that begins with https://")
              .meta({ description: "Where visitors are led." }),
          })
          .meta({ id: "Redirect" }),
      )
      .meta({ description: "The old addresses, each with its new one." }),
  })
  .meta({ description: "Addresses that pages had once, and where they lead now." });
