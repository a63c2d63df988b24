import { z } from "zod";
import { discipline } from "./discipline";
import { link, ownKey, schemaReference, serviceTitle, text } from "./fields";
import { list } from "./lists";
import { currencyCode, languageTag } from "./locale";
import { phoneNumber } from "./phone";
import { themes } from "./themes";

const network = z
  .enum(["instagram", "facebook", "x", "linkedin"])
  .meta({ id: "Network", description: "A social network that the footer has a drawing for." });

const claim = z
  .strictObject({
    key: ownKey.meta({ description: "By this key pages show it: small letters and hyphens." }),
    value: text(1, 20, "The figure as it is shown, such as 200+ or 24 hours."),
  })
  .meta({ id: "Claim", description: "A figure that the agency claims." });

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
    themes: themes.optional(),
    email: z.email().meta({ description: "Where clients write to." }),
    phone: phoneNumber,
    tagline: text(10, 80, "What the agency does, in a line."),
    blurb: text(60, 240, "The brand blurb in the footer."),
    disciplines: list(discipline, { from: 1, to: 8, by: "key" }, "The fields the agency works in."),
    social: list(
      z
        .strictObject({
          network,
          label: text(1, 20, "Name of the network."),
          url: z.url({ protocol: /^https$/ }).meta({ title: "Address", description: "Address of the profile." }),
        })
        .meta({ id: "SocialLink", description: "A profile in a social network." }),
      { from: 0, to: network.options.length, by: "network" },
      "Profiles in social networks, for the footer.",
    ),
    navigation: z
      .strictObject({
        top: list(link, { from: 1, to: 7, by: "to" }, "Links of the top bar; Services carries the dropdown."),
        services: list(serviceTitle, { from: 1, to: 24 }, "Services in the dropdown, in order."),
        footerServices: list(serviceTitle, { from: 1, to: 24 }, "Services in the footer, in order."),
        quickLinks: list(link, { from: 1, to: 10, by: "to" }, "Quick links of the footer."),
      })
      .meta({ id: "Navigation", description: "What the top bar and the footer lead to." }),
    claims: list(
      claim,
      { from: 1, to: 40, by: "key" },
      "The figures the agency claims: said once here, shown from here.",
    ),
  })
  .meta({ description: "Who the agency is and what stands on every page." });
