import { agency } from "../../content/collections";
import { DISCIPLINES, ICONS, NETWORKS } from "../../content/fields";

const names = (values: readonly string[]) => values.join("\n    ");

/** Types that several pages use. */
export const sharedTypes = `
  enum Discipline {
    ${names(DISCIPLINES)}
  }
  enum Icon {
    ${names(ICONS)}
  }
  enum Network {
    ${names(NETWORKS)}
  }
  enum Claim {
    ${names(Object.keys(agency.shape.claims.shape))}
  }
  enum ContactKind {
    email
    phone
  }
  enum CaseStudyActions {
    standard
    banking
    demo
  }
  type Picture @dontInfer {
    file: File! @fileByRelativePath
    alt: String!
  }
  type Metadata @dontInfer {
    title: String!
    description: String!
  }
  "A page of its own: what search engines and shared links say of it."
  interface Page implements Node {
    id: ID!
    metadata: Metadata!
    shareCard: ShareCard!
  }
  "A picture for shared links, made by src/gatsby/share-cards.ts."
  type ShareCard @dontInfer {
    "Address on this site."
    src: String!
    alt: String!
  }
  type Intro @dontInfer {
    eyebrow: String
    title: String!
    text: String
  }
  type Point @dontInfer {
    title: String!
    text: String!
  }
  type Stat @dontInfer {
    value: String!
    label: String!
  }
  "A figure that data/site.json claims, under the label of the page that shows it."
  type ClaimStat @dontInfer {
    claim: Claim!
    label: String!
    value: String!
  }
  type Metric @dontInfer {
    label: String!
    value: String!
    foot: String!
  }
  type Question @dontInfer {
    question: String!
    answer: String!
  }
  type CallToAction @dontInfer {
    title: String!
    text: String!
  }
  type Link @dontInfer {
    label: String!
    to: String!
  }
  type Sample @dontInfer {
    title: String!
    description: String!
    picture: Picture!
  }
  type Why @dontInfer {
    title: String!
    text: String!
    checklist: [String!]!
    picture: Picture!
  }
  type Process @dontInfer {
    intro: Intro!
    steps: [Point!]!
  }
  type Reasons @dontInfer {
    intro: Intro!
    points: [Point!]!
  }
  type Quotes @dontInfer {
    intro: Intro!
    people: [Testimonial!]!
  }
  type Questions @dontInfer {
    intro: Intro!
    questions: [Question!]!
  }
`;
