import type { Organization, WebSite } from "schema-dts";

/** Who the site is of. */
export interface SiteFacts {
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

/** The agency, with what the footer of every page says of it. Its logo is the touch icon, 180 px wide. */
export function agencyOf({ name, url, email, phone, blurb, social }: SiteFacts): Organization {
  return {
    "@type": "Organization",
    "@id": agencyId(url),
    name,
    url: `${url}/`,
    description: blurb,
    logo: `${url}/apple-touch-icon.png`,
    email,
    telephone: phone,
    ...(social.length > 0 && { sameAs: social.map((profile) => profile.url) }),
  };
}

/** The agency as pages name it that are about something else: the whole of it stands on the home page, under its id. */
export function agencyInBrief({ name, url }: SiteFacts): Organization {
  return { "@type": "Organization", "@id": agencyId(url), name, url: `${url}/` };
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
