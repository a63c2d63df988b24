import { z } from "zod";
import { link, picture, projectTitle, schemaReference, serviceTitle, text } from "./fields";
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
    language: text(2, 10, "BCP 47 language tag, such as en-US."),
    email: z.email().meta({ description: "Where clients write to." }),
    phone: text(7, 30, "Phone number as it is shown."),
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
          .meta({ id: "TeamMember", description: "A person of the team." }),
      )
      .min(3)
      .meta({ description: "The people, in order." }),
  })
  .meta({ description: "The people of the agency." });

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
            rating: z.int32().min(1).max(5).meta({ description: "Stars." }),
            project: projectTitle,
            industry: text(2, 50, "Industry."),
          })
          .meta({ id: "Testimonial", description: "What a client says, and who that is." }),
      )
      .min(1)
      .meta({ description: "The quotes, in order." }),
  })
  .meta({ description: "What clients say." });

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
              .strictObject({
                min: z.int32().min(1).meta({ title: "From", description: "Lowest price, in US dollars." }),
                max: z.int32().min(1).meta({ title: "To", description: "Highest price, in US dollars." }),
              })
              .meta({ id: "PriceRange", description: "One-time price in US dollars, from and to." }),
            description: text(50, 200, "Who it is for and what it gives."),
            features: z
              .array(text(3, 70, "What is included."))
              .length(6)
              .meta({ description: "What is included." }),
            category: text(3, 40, "What kind of work it is."),
            service: serviceTitle,
            quote: z.boolean().optional().meta({ description: "true when the price needs a custom quote." }),
          })
          .meta({ id: "Package", description: "What is sold at one price." }),
      )
      .min(1)
      .meta({ description: "The packages, in order." }),
  })
  .meta({ description: "What is sold at a one-time price." });

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
              .max(6)
              .meta({ description: "The text, paragraph by paragraph." }),
          })
          .meta({ id: "LegalText", description: "A text with its title." }),
      )
      .length(2)
      .meta({ description: "The texts, in the order of their links." }),
  })
  .meta({ description: "The short texts behind the links at the foot of the page." });
