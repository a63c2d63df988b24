/** The texts of the pages that exist once. */
export const pageTypes = `
  type HomePage implements Node & Page @dontInfer {
    metadata: Metadata!
    shareCard: ShareCard!
    hero: Intro!
    picture: Picture!
    stats: [ClaimStat!]!
    reasons: Reasons!
    featuredProjects: FeaturedProjects!
    featuredServices: FeaturedServices!
    quotes: Quotes!
    callToAction: CallToAction!
  }
  type FeaturedProjects @dontInfer {
    intro: Intro!
    projects: [Project!]! @link(by: "title")
  }
  type FeaturedServices @dontInfer {
    intro: Intro!
    services: [Service!]! @link(by: "title")
  }
  type AboutPage implements Node & Page @dontInfer {
    name: String!
    metadata: Metadata!
    shareCard: ShareCard!
    hero: Intro!
    picture: Picture!
    stats: [ClaimStat!]!
    mission: Point!
    vision: Point!
    reasons: Reasons!
    refusals: Refusals!
    team: Intro!
    quotes: Quotes!
    callToAction: CallToAction!
  }
  type Refusals @dontInfer {
    intro: Intro!
    items: [String!]!
  }
  type ServicesPage implements Node & Page @dontInfer {
    name: String!
    metadata: Metadata!
    shareCard: ShareCard!
    hero: Intro!
    services: [Service!]! @link(by: "title")
    process: Process!
    callToAction: CallToAction!
  }
  type PortfolioPage implements Node & Page @dontInfer {
    name: String!
    metadata: Metadata!
    shareCard: ShareCard!
    hero: Intro!
    categories: [String!]!
    empty: Point!
    stats: [ClaimStat!]!
    process: Process!
    callToAction: CallToAction!
  }
  type PricingPage implements Node & Page @dontInfer {
    name: String!
    metadata: Metadata!
    shareCard: ShareCard!
    hero: Intro!
    terms: [String!]!
    customQuote: CustomQuote!
    questions: Questions!
    callToAction: CallToAction!
  }
  type CustomQuote @dontInfer {
    intro: Intro!
    points: [String!]!
  }
  type TestimonialsPage implements Node & Page @dontInfer {
    name: String!
    metadata: Metadata!
    shareCard: ShareCard!
    hero: Intro!
    stats: [ClaimStat!]!
    featured: Testimonial!
    featuredLine: String!
    industries: Industries!
    callToAction: CallToAction!
  }
  type Industries @dontInfer {
    intro: Intro!
    stats: [Stat!]!
  }
  type ContactPage implements Node & Page @dontInfer {
    name: String!
    metadata: Metadata!
    shareCard: ShareCard!
    hero: Intro!
    methods: [ContactMethod!]!
    form: ContactForm!
    inquiry: Reasons!
    questions: Questions!
  }
  type ContactMethod @dontInfer {
    kind: ContactKind!
    title: String!
    text: String!
  }
  type ContactForm @dontInfer {
    intro: Intro!
    note: String!
    thanks: String!
    openings: Openings!
    services: [ServiceChoice!]!
  }
  type Openings @dontInfer {
    package: String!
    quote: String!
    proposal: String!
    project: String!
  }
  type ServiceChoice @dontInfer {
    value: String!
    label: String!
    services: [Service!]! @link(by: "title")
  }
  type NotFoundPage implements Node & Page @dontInfer {
    metadata: Metadata!
    shareCard: ShareCard!
    title: String!
    text: String!
    picture: Picture!
    home: String!
    suggestions: [Link!]!
  }
  type CaseStudyPage implements Node @dontInfer {
    callToAction: CallToAction!
    unavailable: Unavailable!
  }
  type Unavailable @dontInfer {
    demo: String!
    source: String!
    pdf: String!
  }
`;
