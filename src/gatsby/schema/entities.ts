/** Services: one file, one page. */
export const serviceTypes = `
  type Service implements Node & Page @dontInfer {
    title: String!
    "Address on this site, made from the title."
    path: String!
    discipline: Discipline!
    "Name of the discipline, as data/site.json has it."
    disciplineLabel: String!
    icon: Icon!
    description: String!
    fullDescription: String!
    relevance: String!
    features: [String!]!
    cover: Picture!
    metadata: Metadata!
    shareCard: ShareCard!
    hero: ServiceHero!
    why: Why!
    samples: [Sample!]!
    supportPlan: SupportPlan
    callToAction: CallToAction!
    "Case studies that show this service, the latest first."
    projects: [Project!]!
    "Packages of the price list that are this service."
    offers: [Package!]!
    "Services of the same discipline, this one among them, by title."
    peers: [Service!]!
  }
  type ServiceHero @dontInfer {
    badge: String!
    title: String!
    intro: String!
  }
  type SupportPlan @dontInfer {
    offerings: [Point!]!
    benefits: [Point!]!
    steps: [Point!]!
  }
`;

/** Projects: one file, one case study. */
export const projectTypes = `
  type Project implements Node & Page @dontInfer {
    title: String!
    "Address on this site, made from the title."
    path: String!
    category: String!
    service: Service! @link(by: "title")
    year: Int!
    portfolioOrder: Int
    description: String!
    tags: [String!]!
    cover: Picture!
    metadata: Metadata!
    shareCard: ShareCard!
    summary: String!
    overview: [String!]!
    challenge: [String!]!
    solution: [String!]!
    approach: TitledPoints!
    results: [Stat!]!
    info: ProjectInfo!
    toolkit: Toolkit!
    details: [Detail!]!
    related: [Project!]! @link(by: "title")
    moreWork: String!
    why: Why
    samples: [Sample!]
    metrics: [Metric!]
    designProcess: [Point!]
    nextSteps: [String!]
    interfaceAreas: [InterfaceArea!]
    actions: CaseStudyActions!
    "Whether a PDF is to be made of it."
    pdf: Boolean
    "The PDF, where one was asked for and could be made."
    casePdf: CasePdf @link(by: "project", from: "title")
  }
  "A case study to download, made by src/gatsby/case-pdfs.ts."
  type CasePdf implements Node @dontInfer {
    "Title of its project."
    project: String!
    "Address of the file on this site, unencoded."
    path: String!
    bytes: Int!
    pages: Int!
  }
  type TitledPoints @dontInfer {
    title: String!
    points: [Point!]!
  }
  type ProjectInfo @dontInfer {
    client: String!
    timeline: String!
    teamSize: Int!
    industry: String!
    reach: Reach!
  }
  type Reach @dontInfer {
    label: String!
    value: String!
  }
  type Toolkit @dontInfer {
    title: String!
    items: [String!]!
  }
  type Detail @dontInfer {
    picture: Picture!
    caption: String!
  }
  type InterfaceArea @dontInfer {
    title: String!
    text: String!
    picture: Picture!
  }
`;
