import { z } from "zod";
import { DISCIPLINES, link, NETWORKS, picture, projectTitle, schemaReference, serviceTitle, text } from "./fields";

/** `data/site.json`: who the agency is and what stands on every page. */
export const agency = z
  .strictObject({
    $schema: schemaReference,
    name: text(2, 30, "Name of the agency."),
    url: z
      .url({ protocol: /^https$/ })
      .regex(/[^/]$/, "must not end in a slash")
      .meta({ description: "Address of the site; SITE_URL replaces it at build." }),
    language: text(2, 10, "BCP 47 language tag, such as en-US."),
    email: z.email(),
    phone: text(7, 30, "Phone number as it is shown."),
    tagline: text(10, 80, "What the agency does, in a line."),
    blurb: text(60, 240, "The brand blurb in the footer."),
    disciplines: z
      .array(
        z
          .strictObject({ key: z.enum(DISCIPLINES), label: text(3, 40, "Name of the discipline.") })
          .meta({ id: "Discipline" }),
      )
      .length(DISCIPLINES.length),
    social: z.array(
      z
        .strictObject({
          network: z.enum(NETWORKS),
          label: text(1, 20, "Name of the network."),
          url: z.url({ protocol: /^https$/ }),
        })
        .meta({ id: "SocialLink" }),
    ),
    navigation: z
      .strictObject({
        top: z.array(link).meta({ description: "Links of the top bar; Services carries the dropdown." }),
        services: z.array(serviceTitle).meta({ description: "Services in the dropdown, in order." }),
        footerServices: z.array(serviceTitle).meta({ description: "Services in the footer, in order." }),
        quickLinks: z.array(link).meta({ description: "Quick links of the footer." }),
      })
      .meta({ id: "Navigation" }),
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
  .meta({ title: "Agency", description: "Who the agency is and what stands on every page." });

/** `data/team.json`: the people. */
export const team = z
  .strictObject({
    $schema: schemaReference,
    members: z
      .array(
        z
          .strictObject({
            name: text(3, 40, "Full name (sample content, no real person)."),
            role: text(3, 50, "Role."),
            service: serviceTitle,
            description: text(60, 220, "What this person does for clients."),
            image: picture,
          })
          .meta({ id: "TeamMember" }),
      )
      .min(3),
  })
  .meta({ title: "Team" });

/** `data/testimonials.json`: what clients say. */
export const testimonials = z
  .strictObject({
    $schema: schemaReference,
    testimonials: z
      .array(
        z
          .strictObject({
            name: text(3, 40, "Full name (sample content, no real person)."),
            role: text(2, 50, "Role."),
            company: text(2, 50, "Company (sample content)."),
            avatar: picture,
            content: text(80, 400, "The quote, without quotation marks."),
            rating: z.int().min(1).max(5).meta({ description: "Stars." }),
            project: projectTitle,
            industry: text(2, 50, "Industry."),
          })
          .meta({ id: "Testimonial" }),
      )
      .min(1),
  })
  .meta({ title: "Testimonials" });

/** `data/packages.json`: what is sold at a one-time price. */
export const packages = z
  .strictObject({
    $schema: schemaReference,
    packages: z
      .array(
        z
          .strictObject({
            name: text(3, 60, "Name of the package."),
            term: text(3, 30, "What the price covers, such as 3 months.").optional(),
            price: z
              .strictObject({ min: z.int().min(1), max: z.int().min(1) })
              .meta({ id: "PriceRange", description: "One-time price in US dollars, from and to." }),
            description: text(50, 200, "Who it is for and what it gives."),
            features: z.array(text(3, 70, "What is included.")).length(6),
            category: text(3, 40, "What kind of work it is."),
            service: serviceTitle,
            quote: z.boolean().optional().meta({ description: "true when the price needs a custom quote." }),
          })
          .meta({ id: "Package" }),
      )
      .min(1),
  })
  .meta({ title: "Packages" });

/** `data/legal.json`: the short texts behind the links at the foot of the page. */
export const legal = z
  .strictObject({
    $schema: schemaReference,
    texts: z
      .array(
        z
          .strictObject({
            title: text(3, 40, "Title, which is also the link's text."),
            paragraphs: z
              .array(text(40, 600, "A paragraph."))
              .min(1)
              .max(6),
          })
          .meta({ id: "LegalText" }),
      )
      .length(2),
  })
  .meta({ title: "Legal" });
