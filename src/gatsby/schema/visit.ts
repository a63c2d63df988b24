import type { z } from "zod";
import { formatAddress } from "localized-address-format";
import { daysOf, type openingDays, type postalAddress, WEEKDAYS } from "../../content/visit";
import { words } from "../../lib/words";

type OpeningDays = z.infer<typeof openingDays>;

type Span = OpeningDays["hours"][number];

type Address = z.infer<typeof postalAddress>;

/** What is asked of Gatsby's node model. */
interface Context {
  readonly nodeModel: {
    findOne: (args: { type: "Agency"; query: object }) => Promise<{ readonly language: string } | null>;
  };
}

/** Addresses and hours in words. Written at build: browsers differ in how they write days and times of some languages. */
export const visitTypes = `
  extend type PostalAddress {
    "As letters to that country have it, its name in the language of the site."
    lines: [String!]!
  }
  extend type OpeningDays {
    "Each of the days."
    weekdays: [Weekday!]!
    "The days in the language of the site."
    daysText: String!
    "Their hours in the language of the site, each part of the day by itself."
    hoursTexts: [String!]!
  }
`;

/** Addresses and hours in words. */
export const visitResolvers = {
  PostalAddress: {
    lines: {
      resolve: async (address: Address, _: unknown, context: Context) =>
        addressLines(address, await languageOf(context)),
    },
  },
  OpeningDays: {
    weekdays: { resolve: daysOf },
    daysText: {
      resolve: async (days: OpeningDays, _: unknown, context: Context) => daysText(days, await languageOf(context)),
    },
    hoursTexts: {
      resolve: async (days: OpeningDays, _: unknown, context: Context) => hoursTexts(days, await languageOf(context)),
    },
  },
};

async function languageOf({ nodeModel }: Context): Promise<string> {
  const agency = await nodeModel.findOne({ type: "Agency", query: {} });
  if (!agency) throw new Error("Opening hours: nothing is known of the agency, in whose language they are");
  return agency.language;
}

/** The lines of an address in the order of its country, which stands last. */
export function addressLines({ street, more, postalCode, city, region, country }: Address, language: string): string[] {
  const lines = formatAddress({
    postalCountry: country,
    addressLines: [street, ...(more === undefined ? [] : [more])],
    locality: city,
    ...(postalCode !== undefined && { postalCode }),
    ...(region !== undefined && { administrativeArea: region }),
  });
  const name = new Intl.DisplayNames([language, "en"], { type: "region" }).of(country);
  return name === undefined ? lines : [...lines, name];
}

/** A week that began on a Monday. */
const WEEK = Date.UTC(2024, 0, 1);

const MINUTE = 60_000;

const DAY = 24 * 60 * MINUTE;

/** Days as a language names them: one, or from and to. */
export function daysText({ from, until }: OpeningDays, language: string): string {
  const format = new Intl.DateTimeFormat([language, "en"], { weekday: "short", timeZone: "UTC" });
  const first = WEEKDAYS.indexOf(from);
  const last = WEEKDAYS.indexOf(until ?? from);
  return plain(format.formatRange(WEEK + first * DAY, WEEK + (last < first ? last + 7 : last) * DAY));
}

/** Hours as a language writes them, each part of the day by itself. */
export function hoursTexts({ hours }: OpeningDays, language: string): string[] {
  const format = new Intl.DateTimeFormat([language, "en"], { hour: "numeric", minute: "2-digit", timeZone: "UTC" });
  const at = (clock: string) => {
    const [hour = 0, minute = 0] = clock.split(":").map(Number);
    return WEEK + (hour * 60 + minute) * MINUTE;
  };
  const text = ({ opens, closes }: Span) =>
    closes === "24:00" ? words.visit.allDay : plain(format.formatRange(at(opens), at(closes)));
  return hours.map(text);
}

/** Without the narrow spaces of typesetters, which the site's fonts do not have. */
function plain(text: string): string {
  return text.replaceAll("\u2009", " ").replaceAll("\u202f", "\u00a0");
}
