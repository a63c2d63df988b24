import { z } from "zod";
import { HOST_NAMES } from "../hosting/host-names";
import { discipline } from "./discipline";
import { iconName, link, ownKey, schemaReference, serviceTitle, text } from "./fields";
import { list } from "./lists";
import { currencyCode, languageTag } from "./locale";
import { phoneNumber } from "./phone";
import { repository } from "./repository";
import { themes } from "./themes";
import { openingHours, postalAddress } from "./visit";

const fontPackage = z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, "a package's name, such as open-sans");

const host = z
  .enum(HOST_NAMES)
  .meta({ id: "Host", description: "A host that the site has files for; github is GitHub Pages." });

const claim = z
  .strictObject({
    key: ownKey.meta({ description: "By this key pages show it: small letters and hyphens." }),
    value: text(1, 20, "The figure as it is shown, such as 200+ or 24 hours."),
    definition: text(
      20,
      200,
      "What is counted, since when and by whom: the page about the agency tells it.",
    ).optional(),
  })
  .meta({ id: "Claim", description: "A figure that the agency claims." });

/** A drawing beside the file that names it, or below. */
export const DRAWING_PATH = /^\.\/[^\\]*\.svg$/;

function drawingFile(description: string) {
  return z
    .string()
    .regex(DRAWING_PATH, "the path of an SVG file relative to this one, such as ./logo.svg")
    .meta({ names: "file", description });
}

/** `data/site.json`: who the agency is and what stands on every page. */
export const agency = z
  .strictObject({
    $schema: schemaReference,
    name: text(2, 30, "Name of the agency."),
    url: z
      .url({ protocol: /^https$/ })
      .regex(/[^/]$/, "no slash at its end")
      .meta({ title: "Address", description: "Address of the site; SITE_URL replaces it at build." }),
    hosts: list(
      host,
      { from: 1, to: HOST_NAMES.length },
      "The hosts the site is for: files and limits of others do not count. Without it, all of them count.",
    ).optional(),
    language: languageTag,
    currency: currencyCode,
    fonts: z
      .strictObject({
        display: fontPackage.meta({ description: "What is said loud: titles, figures, questions." }),
        text: fontPackage.meta({ description: "What is read." }),
      })
      .meta({
        id: "Fonts",
        description:
          "The two faces, by the names of their packages in @fontsource-variable; npm install brings others.",
      }),
    color: z
      .string()
      .regex(/^#[\da-fA-F]{6}$/, "a color in hexadecimal, such as #1f6feb")
      .meta({
        description: "The agency's own color, for what wants a hand. Without it, that of the sheets' palette.",
      })
      .optional(),
    themes: themes.optional(),
    logo: drawingFile(
      "The logo as SVG, as long as a name or about as wide as high. Without it the mark stands before the name.",
    ).optional(),
    mark: drawingFile(
      "The mark as SVG, about as wide as high, for icons: beside a long logo. Without it the initial of the name.",
    ).optional(),
    email: z.email().meta({ description: "Where clients write to." }),
    phone: phoneNumber,
    address: postalAddress.optional(),
    openingHours: openingHours.optional(),
    timeZone: text(
      2,
      60,
      "Below the opening hours: the time zone they are in, or what holds outside of them.",
    ).optional(),
    tagline: text(10, 80, "What the agency does, in a line."),
    blurb: text(60, 240, "The brand blurb in the footer."),
    disciplines: list(discipline, { from: 1, to: 8, by: ["key", "label"] }, "The fields the agency works in."),
    social: list(
      z
        .strictObject({
          network: iconName("The network by the name of its drawing, such as mastodon."),
          label: text(1, 20, "Name of the network."),
          url: z.url({ protocol: /^https$/ }).meta({ title: "Address", description: "Address of the profile." }),
        })
        .meta({ id: "SocialLink", description: "A profile in a social network." }),
      { from: 0, to: 12, by: "url" },
      "Profiles in social networks, for the footer.",
    ),
    navigation: z
      .strictObject({
        top: list(
          link,
          { from: 1, to: 7, by: ["to", "label"] },
          "Links of the top bar; Services carries the dropdown.",
        ),
        services: list(serviceTitle, { from: 1, to: 24 }, "Services in the dropdown, in order."),
        footerServices: list(serviceTitle, { from: 1, to: 24 }, "Services in the footer, in order."),
        quickLinks: list(link, { from: 1, to: 10, by: ["to", "label"] }, "Quick links of the footer."),
      })
      .meta({ id: "Navigation", description: "What the top bar and the footer lead to." }),
    claims: list(
      claim,
      { from: 1, to: 40, by: "key" },
      "The figures the agency claims: said once here, shown from here.",
    ),
    repository: repository.optional(),
  })
  .meta({ description: "Who the agency is and what stands on every page." });
