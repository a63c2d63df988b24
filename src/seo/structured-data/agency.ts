import { graphql } from "gatsby";
import type { LocalBusiness, OpeningHoursSpecification, Organization, PostalAddress, WebSite } from "schema-dts";

/** Who the site is of. */
export interface SiteFacts extends Partial<Queries.VisitThingFragment> {
  readonly name: string;
  /** Address of the site without a closing slash. */
  readonly url: string;
  readonly language: string;
  /** Of all prices, as ISO 4217 has it. */
  readonly currency: string;
  readonly email: string;
  readonly phone: string;
  /** What stands in the footer of every page. */
  readonly blurb: string;
  readonly social: readonly { readonly url: string }[];
}

/** The id of the agency, the same on every page. */
export const agencyId = (siteUrl: string): string => `${siteUrl}/#agency`;

/** The id of the website, the same on every page. */
export const websiteId = (siteUrl: string): string => `${siteUrl}/#website`;

/** Days in the words of schema.org. */
const DAYS = {
  monday: "Monday",
  tuesday: "Tuesday",
  wednesday: "Wednesday",
  thursday: "Thursday",
  friday: "Friday",
  saturday: "Saturday",
  sunday: "Sunday",
} as const;

/** What the agency is: only where clients can come to is a local business, which has an address. */
const kindOf = ({ address }: SiteFacts) => (address ? "LocalBusiness" : "Organization");

/** The agency, with what the footer of every page says of it. Its logo is the touch icon, 180 px wide. */
export function agencyOf(site: SiteFacts): Organization | LocalBusiness {
  const { name, url, email, phone, blurb, social, address, openingHours } = site;
  const hours = openingHours?.flatMap(hoursOf) ?? [];
  const facts = {
    "@id": agencyId(url),
    name,
    url: `${url}/`,
    description: blurb,
    logo: `${url}/apple-touch-icon.png`,
    email,
    telephone: phone,
    ...(social.length > 0 && { sameAs: social.map((profile) => profile.url) }),
  };
  if (address) {
    const opening = hours.length > 0 && { openingHoursSpecification: hours };
    return { "@type": "LocalBusiness", ...facts, address: addressOf(address), ...opening };
  }
  // Only a place has opening hours; an agency that is none can be reached then.
  const contact = { "@type": "ContactPoint" as const, email, telephone: phone, hoursAvailable: hours };
  return { "@type": "Organization", ...facts, ...(hours.length > 0 && { contactPoint: contact }) };
}

function addressOf(address: NonNullable<SiteFacts["address"]>): PostalAddress {
  const { street, more, postalCode, city, region, country } = address;
  return {
    "@type": "PostalAddress",
    streetAddress: [street, ...(more ? [more] : [])].join(", "),
    ...(postalCode && { postalCode }),
    addressLocality: city,
    ...(region && { addressRegion: region }),
    addressCountry: country,
  };
}

/** Hours of a week; a whole day ends a minute early, as search engines want it. */
function hoursOf({ weekdays, hours }: NonNullable<SiteFacts["openingHours"]>[number]): OpeningHoursSpecification[] {
  return hours.map(({ opens, closes }) => ({
    "@type": "OpeningHoursSpecification",
    dayOfWeek: weekdays.map((day) => DAYS[day]),
    opens: opens.padStart(5, "0"),
    closes: closes === "24:00" ? "23:59" : closes.padStart(5, "0"),
  }));
}

/** The agency as pages name it that are about something else: the whole of it stands on the home page, under its id. */
export function agencyInBrief(site: SiteFacts): Organization | LocalBusiness {
  const { name, url } = site;
  return { "@type": kindOf(site), "@id": agencyId(url), name, url: `${url}/` };
}

/** The website that all pages are part of. */
export function websiteOf({ name, url, language }: SiteFacts): WebSite {
  return {
    "@type": "WebSite",
    "@id": websiteId(url),
    name,
    url: `${url}/`,
    inLanguage: language,
    publisher: { "@id": agencyId(url) },
  };
}

export const query = graphql`
  fragment VisitThing on Agency {
    address {
      street
      more
      postalCode
      city
      region
      country
    }
    openingHours {
      weekdays
      hours {
        opens
        closes
      }
    }
  }
`;
