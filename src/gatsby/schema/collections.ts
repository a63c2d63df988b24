import { agency } from "../../content/collections";

/** The agency, its people, its prices, its legal texts. */
export const collectionTypes = `
  type Agency implements Node @dontInfer {
    name: String!
    "Address of the site, without a closing slash."
    url: String!
    "Whether search engines may list its pages."
    isListed: Boolean!
    language: String!
    email: String!
    phone: String!
    tagline: String!
    blurb: String!
    disciplines: [DisciplineLabel!]!
    social: [SocialLink!]!
    navigation: Navigation!
    claims: Claims!
  }
  type Deployment implements Node @dontInfer {
    url: String
    isPreview: Boolean!
    "Year that the sources are of."
    year: Int!
  }
  type BuildCode implements Node @dontInfer {
    shareCards: String!
  }
  type DisciplineLabel @dontInfer {
    key: Discipline!
    label: String!
  }
  type SocialLink @dontInfer {
    network: Network!
    label: String!
    url: String!
  }
  type Navigation @dontInfer {
    top: [Link!]!
    services: [Service!]! @link(by: "title")
    footerServices: [Service!]! @link(by: "title")
    quickLinks: [Link!]!
  }
  type Claims @dontInfer {
    ${Object.keys(agency.shape.claims.shape)
      .map((claim) => `${claim}: String!`)
      .join("\n    ")}
  }
  type Team implements Node @dontInfer {
    members: [TeamMember!]!
  }
  type TeamMember @dontInfer {
    name: String!
    role: String!
    service: Service! @link(by: "title")
    description: String!
    image: Picture!
  }
  type Testimonials implements Node @dontInfer {
    testimonials: [Testimonial!]!
  }
  type Testimonial @dontInfer {
    name: String!
    role: String!
    company: String!
    avatar: Picture!
    content: String!
    rating: Int!
    project: Project! @link(by: "title")
    industry: String!
  }
  type Packages implements Node @dontInfer {
    packages: [Package!]!
  }
  type Package @dontInfer {
    name: String!
    term: String
    price: PriceRange!
    description: String!
    features: [String!]!
    category: String!
    service: Service! @link(by: "title")
    quote: Boolean
  }
  type PriceRange @dontInfer {
    min: Int!
    max: Int!
  }
  type Legal implements Node @dontInfer {
    texts: [LegalText!]!
  }
  type LegalText @dontInfer {
    title: String!
    paragraphs: [String!]!
  }
`;
