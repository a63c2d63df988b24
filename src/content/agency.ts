import { z } from "zod";
import { link, schemaReference, serviceTitle, text } from "./fields";
import { currencyCode, languageTag } from "./locale";
import { phoneNumber } from "./phone";
import { discipline } from "./service";

const network = z
  .enum(["instagram", "facebook", "x", "linkedin"])
  .meta({ id: "Network", description: "A social network that the footer has a drawing for." });

/** `data/site.json`: who the agency is and what stands on every page. */
export const agency = z
  .strictObject({
    $schema: schemaReference,
    name: text(2, 30, "Name of the agency."),
    url: z
      .url({ protocol: /^https$/ })
      .regex(/[^/]$/, "must not end in a slash")
      .meta({ title: "Address", description: "Address of the site; SITE_URL replaces it at build." }),
    language: languageTag,
    currency: currencyCode,
    email: z.email().meta({ description: "Where clients write to." }),
    phone: phoneNumber,
    tagline: text(10, 80, "What the agency does, in a line."),
    blurb: text(60, 240, "The brand blurb in the footer."),
    disciplines: z
      .array(
        z
          .strictObject({ key: discipline, label: text(3, 40, "Name of the discipline.") })
          .meta({ id: "DisciplineLabel", description: "What a discipline is called." }),
      )
      .length(discipline.options.length)
      .meta({ description: "The disciplines and their names." }),
    social: z
      .array(
        z
          .strictObject({
            network,
            label: text(1, 20, "Name of the network."),
            url: z.url({ protocol: /^https$/ }).meta({ title: "Address", description: "Address of the profile." }),
          })
          .meta({ id: "SocialLink", description: "A profile in a social network." }),
      )
      .meta({ description: "Profiles in social networks, for the footer." }),
    navigation: z
      .strictObject({
        top: z.array(link).meta({ description: "Links of the top bar; Services carries the dropdown." }),
        services: z.array(serviceTitle).meta({ description: "Services in the dropdown, in order." }),
        footerServices: z.array(serviceTitle).meta({ description: "Services in the footer, in order." }),
        quickLinks: z.array(link).meta({ description: "Quick links of the footer." }),
      })
      .meta({ id: "Navigation", description: "What the top bar and the footer lead to." }),
    claims: z
      .strictObject({
        clients: text(1, 12, "Number of clients."),
        projects: text(1, 12, "Number of projects."),
        years: text(1, 12, "Years of experience."),
        industries: text(1, 12, "Number of industries."),
        support: text(1, 12, "When support answers."),
        response: text(1, 20, "Time to a first answer."),
        quote: text(1, 20, "Time to a custom quote."),
        success: text(1, 12, "Success rate of projects."),
        satisfaction: text(1, 12, "Client satisfaction."),
        rating: text(1, 12, "Average rating in stars."),
        assistantSavings: text(1, 12, "What a virtual assistant saves, at most."),
        smallProject: text(1, 20, "How long a small project takes."),
        largeProject: text(1, 20, "How long a large project takes."),
      })
      .meta({ id: "Claims", description: "The figures the agency claims: said once here, shown from here." }),
  })
  .meta({ description: "Who the agency is and what stands on every page." });
