import { z } from "zod";
import {
  metadata,
  metric,
  pageLink,
  pageTitleText,
  picture,
  point,
  projectTitle,
  sample,
  schemaReference,
  serviceTitle,
  stat,
  text,
  why,
} from "./fields";

const info = z
  .strictObject({
    client: text(2, 60, "Who it was made for (sample content, no real company)."),
    timeline: text(3, 40, "How long it took, such as 12 weeks."),
    teamSize: z.int32().min(1).max(40).meta({ description: "People on the team." }),
    industry: text(2, 60, "The client's industry."),
    reach: z
      .strictObject({
        label: z.enum(["Platform", "Scope"]).meta({ description: "Whether it is a platform or a scope." }),
        value: text(2, 80, "Such as iOS and Android."),
      })
      .meta({ id: "Reach", description: "How far it reaches, with the word for that." }),
  })
  .meta({ id: "ProjectInfo", description: "The project info card." });

const titledPoints = z
  .strictObject({
    title: text(3, 40, "Heading, such as Key features or Our process."),
    points: z.array(point).min(3).max(6).meta({ description: "The features or steps." }),
  })
  .meta({ id: "TitledPoints", description: "A heading with three to six points." });

const interfaceArea = z
  .strictObject({
    title: text(3, 50, "Name of the part of the interface."),
    text: text(30, 200, "What happens there."),
    picture,
  })
  .meta({ id: "InterfaceArea", description: "A part of the interface with its picture." });

const actions = z.enum(["standard", "banking", "demo"]).meta({
  id: "CaseStudyActions",
  description: "The page's buttons: standard, banking (consultation, PDF) or demo (demo, source).",
});

/** A file in `data/projects/`: one project, one case study. */
export const project = z
  .strictObject({
    $schema: schemaReference,
    title: pageTitleText(3, 80, "Name of the project. Its address is made from it."),
    category: z.string().min(1).meta({
      description: "One of the categories in data/pages/portfolio.json; the portfolio's filter compares it exactly.",
    }),
    service: serviceTitle.meta({ description: "Title of the service this project shows. Decides its hue." }),
    year: z.int32().min(2015).max(2100).meta({ description: "Year in which it was finished." }),
    portfolioOrder: z.int32().min(1).optional().meta({
      description: "Place in the portfolio. Without it the project has its page but no card in the portfolio.",
    }),
    description: text(50, 160, "One sentence for cards."),
    tags: z
      .array(text(2, 30, "A tag."))
      .min(3)
      .max(5)
      .meta({ description: "What it is about, in a word or two each." }),
    cover: picture,
    metadata,
    summary: text(100, 280, "Below the title: who, what, and what came of it."),
    overview: z
      .array(text(120, 600, "A paragraph."))
      .min(1)
      .max(3)
      .meta({ description: "What was made and for whom, in paragraphs." }),
    challenge: z
      .array(text(30, 180, "A problem."))
      .min(3)
      .max(5)
      .meta({ description: "The problems that were there to be solved." }),
    solution: z
      .array(text(30, 180, "What was decided and why."))
      .min(3)
      .max(5)
      .meta({ description: "What was decided, and why." }),
    approach: titledPoints.meta({ description: "Features or process." }),
    results: z.array(stat).length(3).meta({ description: "Three result metrics, the loudest thing on the page." }),
    info,
    toolkit: z
      .strictObject({
        title: z.enum(["Technologies", "Tools"]).meta({ description: "What the list is called." }),
        items: z
          .array(text(1, 40, "A technology or tool."))
          .min(3)
          .max(10)
          .meta({ description: "The technologies or tools." }),
      })
      .meta({ id: "Toolkit", description: "What it was made with." }),
    details: z
      .array(
        z
          .strictObject({ picture, caption: text(10, 140, "What to look at.") })
          .meta({ id: "Detail", description: "A picture with its caption." }),
      )
      .min(1)
      .max(4)
      .meta({ description: "Pictures that show it closely." }),
    related: z.array(projectTitle).min(2).max(3).meta({ description: "Related work; the first is the next project." }),
    moreWork: pageLink("Where View More Work leads: a page by its name, such as portfolio, or its address."),
    why: why.optional().meta({ description: "Shows the service layout's argument on the case study." }),
    samples: z.array(sample).length(3).optional().meta({ description: "Shows three samples of work." }),
    metrics: z.array(metric).length(3).optional().meta({ description: "Metric cards." }),
    designProcess: z.array(point).length(4).optional().meta({ description: "Four steps of the design process." }),
    nextSteps: z
      .array(text(20, 160, "A next step."))
      .min(2)
      .max(5)
      .optional()
      .meta({ description: "What comes next for the client." }),
    interfaceAreas: z.array(interfaceArea).min(2).max(4).optional().meta({ description: "Parts of the interface." }),
    actions: actions.default("standard"),
    pdf: z.boolean().optional().meta({
      title: "PDF",
      description: "true makes a PDF of this case study at build, which its page offers for download.",
    }),
  })
  .meta({ description: "One project: a case study at /projects/<title>/ and its cards." });
