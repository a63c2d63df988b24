import { z } from "zod";
import { delivery } from "./delivery";
import { intro, metadata, schemaReference, serviceTitle, text } from "./fields";
import { name, questions, reasons } from "./page-parts";

const opening = text(10, 120, "A sentence in which {name} stands for the service or package.").includes("{name}");

const contactForm = z
  .strictObject({
    intro,
    note: text(20, 200, "What happens with the message."),
    thanks: text(20, 120, "What is said when the message was taken and no script can say it."),
    openings: z
      .strictObject({
        package: opening,
        quote: opening,
        proposal: opening,
        project: text(3, 40, "What {name} is when nothing was named."),
      })
      .meta({ id: "Openings", description: "How the message begins when a link already said what it is about." }),
    services: z
      .array(
        z
          .strictObject({
            value: z
              .string()
              .regex(/^[a-z]+(?:-[a-z]+)*$/)
              .meta({ description: "What the form sends: small letters and hyphens." }),
            label: text(2, 40, "Text of the choice."),
            services: z.array(serviceTitle).meta({ description: "Services whose links choose this." }),
          })
          .meta({ id: "ServiceChoice", description: "A choice of what the message is about." }),
      )
      .min(2)
      .meta({ description: "What the message can be about, in order." }),
    delivery: delivery.optional(),
  })
  .meta({ id: "ContactForm", description: "The contact form." });

/** `data/pages/contact.json` */
export const contact = z
  .strictObject({
    $schema: schemaReference,
    name,
    metadata,
    hero: intro,
    methods: z
      .array(
        z
          .strictObject({
            kind: z
              .enum(["email", "phone"])
              .meta({ id: "ContactKind", description: "Which way of data/site.json it is." }),
            title: text(2, 30, "Name of the way."),
            text: text(20, 140, "When to use it."),
          })
          .meta({ id: "ContactMethod", description: "A way to reach the agency." }),
      )
      .length(2)
      .meta({ description: "Two ways to reach the agency, beside the form." }),
    form: contactForm,
    inquiry: reasons,
    questions,
  })
  .meta({ description: "The page with the contact form." });
