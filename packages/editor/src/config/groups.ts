/** What stands together on the screen, as an editor thinks of it. */
export interface Group {
  readonly label: string;
  /** What one of them is called, where there is a file for each. */
  readonly singular?: string;
  /** Kinds of content, by their types. */
  readonly kinds: readonly string[];
}

/** Where a kind of content stands on the screen: its collection, and its file there where that has several kinds. */
export function standsIn(type: string): { readonly collection: string; readonly file?: string } {
  const group = GROUPS.find(({ kinds }) => kinds.includes(type));
  if (!group) throw new Error(`No group of the screen has the kind ${type}`);
  return group.singular === undefined ? { collection: nameOf(group), file: type } : { collection: nameOf(group) };
}

/** Name of a group's collection, which stands in the addresses of the screen. */
export function nameOf({ label }: Group): string {
  return label.toLowerCase().replaceAll(" ", "-");
}

/** What a kind of content is called: `NotFoundPage` → `Not found page`. */
export function labelOf(type: string): string {
  return type.replace(/(?<=[a-z])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
}

/** All groups, in the order of the screen. */
export const GROUPS: readonly Group[] = [
  {
    label: "Pages",
    kinds: [
      "HomePage",
      "AboutPage",
      "ServicesPage",
      "PortfolioPage",
      "PricingPage",
      "TestimonialsPage",
      "ContactPage",
      "CaseStudyPage",
      "NotFoundPage",
    ],
  },
  { label: "Services", singular: "Service", kinds: ["Service"] },
  { label: "Case studies", singular: "Case study", kinds: ["Project"] },
  { label: "Prices", kinds: ["Packages"] },
  { label: "People", kinds: ["Team", "Testimonials"] },
  { label: "Legal pages", singular: "Legal page", kinds: ["LegalPage"] },
  { label: "Site", kinds: ["Agency", "Legal", "Addresses", "Words"] },
  { label: "Redirects", kinds: ["Redirects", "SeoExceptions"] },
];

/** The format of a kind of content files, which are written by their model. */
export function formatOf(type: string): string {
  return `content-${type}`;
}
