/** What a page is, in the words of schema.org. */
export type PageKind = "WebPage" | "AboutPage" | "ContactPage" | "CollectionPage" | "ItemPage";

/** The picture that opens a page. */
export interface MainPicture {
  readonly alt: string;
  readonly file: {
    readonly childImageSharp: {
      readonly gatsbyImageData: { readonly images: { readonly fallback?: Fallback } };
    } | null;
  };
}

interface Fallback {
  readonly src: string;
}

/** The facts of a page from which all its tags and its structured data are made. */
export interface PageFacts {
  /** Address on this site, unencoded, with its closing slash. */
  readonly path: string;
  /** What search engines and shared links say of it. */
  readonly head: Queries.PageHeadFragment;
  /** What it is called in its breadcrumb; the home page has none. */
  readonly name?: string;
  readonly kind?: PageKind;
  readonly picture?: MainPicture;
  /** Whether search engines may list it; a page that may not has no canonical address. */
  readonly isListed?: boolean;
  /** What the page is about, beside itself. */
  readonly service?: Queries.ServiceThingFragment;
  readonly caseStudy?: Queries.CaseStudyThingFragment;
  readonly questions?: readonly Queries.QuestionThingFragment[];
  /** Packages with the prices that stand on it. */
  readonly offers?: readonly Queries.OfferThingFragment[];
}
