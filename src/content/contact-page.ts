import { z } from "zod";
import { delivery } from "./delivery";
import { intro, metadata, ownKey, schemaReference, serviceTitle, text } from "./fields";
import { list } from "./lists";
import { name, questions, reasons } from "./page-parts";

const opening = text(10, 120, "A sentence in which {name} stands for the service or package.").includes("{name}");

const contactForm = z
  .strictObject({
    intro,
    note: text(20, 200, "What happens with the message."),
    thanks: text(20, 120, "What is said when the message was taken and no script can say it."),
    next: list(
      text(10, 120, "A step."),
      { from: 1, to: 4 },
      "What happens once a message was taken, in order.",
    ).optional(),
    openings: z
      .strictObject({
        package: opening,
        quote: opening,
        proposal: opening,
        project: text(3, 40, "What {name} is when nothing was named."),
      })
      .meta({ id: "Openings", description: "How the message begins when a link already said what it is about." }),
    services: list(
      z
        .strictObject({
          value: ownKey.meta({
            description:
              "What the form sends: small letters and hyphens; other is chosen for services that no choice names.",
          }),
          label: text(2, 40, "Text of the choice."),
          services: list(serviceTitle, { from: 0, to: 24 }, "Services whose links choose this."),
        })
        .meta({ id: "ServiceChoice", description: "A choice of what the message is about." }),
      { from: 1, to: 24, by: ["value", "label"] },
      "What the message can be about, in order. The last, without services, is for everything that none of them is.",
    ),
    delivery: delivery.optional(),
  })
  .meta({ id: "ContactForm", description: "The contact form. Without it, the page shows the other ways alone." });

/** `data/pages/contact.json` */
export const contact = z
  .strictObject({
    $schema: schemaReference,
    name,
    metadata,
    hero: intro,
    methods: list(
      z
        .strictObject({
          kind: z
            .enum(["email", "phone"])
            .meta({ id: "ContactKind", description: "Which way of data/site.json it is." }),
          title: text(2, 30, "Name of the way."),
          text: text(20, 140, "When to use it."),
        })
        .meta({ id: "ContactMethod", description: "A way to reach the agency." }),
      { from: 1, to: 2, by: "kind" },
      "Ways to reach the agency, beside the form or in its place.",
    ),
    form: contactForm.optional(),
    inquiry: reasons,
    questions,
  })
  .meta({ description: "The page that tells how to reach the agency, with the contact form if there is one." });
