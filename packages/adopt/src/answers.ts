/** Parts of the site that an agency may do without; nothing of them is left. */
export const PARTS = ["about", "pricing", "testimonials", "pdf", "dark-theme", "art", "contact-service"] as const;

/** A part of the site that an agency may do without. */
export type Part = (typeof PARTS)[number];

/** A profile in a social network. */
export interface Profile {
  /** The network by the name of its drawing, such as `mastodon`. */
  readonly network: string;
  /** Its name as people know it. */
  readonly label: string;
  /** Address of the profile. */
  readonly url: string;
}

/** Who takes the messages of the contact form: a service of the agency's own, one elsewhere, or nobody. */
export type Form =
  | { readonly kind: "service" }
  | { readonly kind: "endpoint"; readonly endpoint: string; readonly speaks: "json" | "words" | "status" }
  | { readonly kind: "none" };

/** What an agency says of itself, in the forms that `data/` asks for: each answer has passed the rules of the content. */
export interface Answers {
  readonly name: string;
  /** Address of the site, such as `https://www.example.com`, without a slash at its end. */
  readonly url: string;
  readonly email: string;
  /** As people read it, with the country's code. */
  readonly phone: string;
  /** A BCP 47 tag, such as `de-DE`. */
  readonly language: string;
  /** An ISO 4217 code, such as `EUR`. */
  readonly currency: string;
  /** The brand's color in hexadecimal; without it that of the palette stays. */
  readonly color?: string;
  /** Names of two packages in `@fontsource-variable`. */
  readonly fonts: { readonly display: string; readonly text: string };
  /** An SVG file; without it a mark is made of the name. */
  readonly logo?: string;
  /** Titles of the services, at least one. */
  readonly services: readonly string[];
  readonly social: readonly Profile[];
  readonly form: Form;
  readonly without: readonly Part[];
}
