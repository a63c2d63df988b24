import { z } from "zod";
import { list } from "./lists";
import {
  metadata,
  metric,
  pageLink,
  pageSlug,
  pictureUpTo,
  point,
  priceRange,
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
    client: text(2, 60, "Who it was made for."),
    wordmark: pictureUpTo(240)
      .optional()
      .meta({ description: "The client's name as it is drawn: on a clear ground, since pages show it in one color." }),
    timeline: text(3, 40, "How long it took, such as 12 weeks."),
    teamSize: z.int32().min(1).max(40).meta({ description: "People on the team." }),
    industry: text(2, 60, "The client's industry."),
    reach: z
      .strictObject({
        label: text(2, 20, "What it is, such as Platform or Scope."),
        value: text(2, 80, "Such as iOS and Android."),
      })
      .meta({ id: "Reach", description: "How far it reaches, with the word for that." }),
    price: priceRange.optional(),
  })
  .meta({ id: "ProjectInfo", description: "The project info card." });

const titledPoints = z
  .strictObject({
    title: text(3, 40, "Heading, such as Key features or Our process."),
    points: list(point, { from: 1, to: 8, by: "title" }, "The features or steps."),
  })
  .meta({ id: "TitledPoints", description: "A heading with points." });

const interfaceArea = z
  .strictObject({
    title: text(3, 50, "Name of the part of the interface."),
    text: text(30, 200, "What happens there."),
    picture: pictureUpTo(1200),
  })
  .meta({ id: "InterfaceArea", description: "A part of the interface with its picture." });

const actions = z.enum(["standard", "consultation", "demo"]).meta({
  id: "CaseStudyActions",
  description:
    "The page's buttons: standard, consultation (below the next steps, with the PDF) or demo (below the interface areas).",
});

/** A file in `data/projects/`: one project, one case study. */
export const project = z
  .strictObject({
    $schema: schemaReference,
    title: text(3, 80, "Name of the project. Its address is made from it, unless slug says another."),
    slug: pageSlug.optional(),
    category: z.string().min(1).meta({
      description:
        "One of the categories, or other categories, of data/pages/portfolio.json; the portfolio's filter compares it exactly.",
    }),
    service: serviceTitle.meta({ description: "Title of the service this project shows. Decides its hue." }),
    year: z.int32().min(1900).max(2100).meta({ description: "Year in which it was finished." }),
    portfolioOrder: z.int32().min(1).optional().meta({
      description: "Place in the portfolio. Without it the project has its page but no card in the portfolio.",
    }),
    description: text(50, 160, "One sentence for cards."),
    tags: list(text(2, 30, "A tag."), { from: 1, to: 8 }, "What it is about, in a word or two each."),
    cover: pictureUpTo(2000),
    metadata,
    summary: text(100, 280, "Below the title: who, what, and what came of it."),
    overview: list(text(120, 600, "A paragraph."), { from: 1, to: 4 }, "What was made and for whom, in paragraphs."),
    challenge: list(text(30, 180, "A problem."), { from: 1, to: 6 }, "The problems that were there to be solved."),
    solution: list(text(30, 180, "What was decided and why."), { from: 1, to: 6 }, "What was decided, and why."),
    approach: titledPoints.meta({ description: "Features or process." }),
    results: list(stat, { from: 1, to: 4, by: "label" }, "What changed by how much, the loudest thing on the page."),
    info,
    toolkit: z
      .strictObject({
        title: text(3, 30, "What the list is called, such as Technologies or Tools."),
        items: list(text(1, 40, "A technology or tool."), { from: 1, to: 12 }, "The technologies or tools."),
      })
      .meta({ id: "Toolkit", description: "What it was made with." }),
    details: list(
      z
        .strictObject({ picture: pictureUpTo(1200), caption: text(10, 140, "What to look at.") })
        .meta({ id: "Detail", description: "A picture with its caption." }),
      { from: 0, to: 6, by: "caption" },
      "Pictures that show it closely.",
    ),
    related: list(projectTitle, { from: 0, to: 4 }, "Related work; the first is the next project."),
    moreWork: pageLink("Where View More Work leads: a page by its name, such as portfolio, or its address."),
    why: why.optional().meta({ description: "Shows the service layout's argument on the case study." }),
    samples: list(sample, { from: 0, to: 6, by: "title" }, "Samples of work.").optional(),
    metrics: list(metric, { from: 1, to: 6, by: "label" }, "Metric cards.").optional(),
    designProcess: list(point, { from: 2, to: 6, by: "title" }, "Steps of the design process.").optional(),
    nextSteps: list(text(20, 160, "A next step."), { from: 1, to: 6 }, "What comes next for the client.").optional(),
    interfaceAreas: list(interfaceArea, { from: 1, to: 6, by: "title" }, "Parts of the interface.").optional(),
    actions: actions.default("standard"),
    pdf: z.boolean().optional().meta({
      title: "PDF",
      description: "true makes a PDF of this case study at build, which its page offers for download.",
    }),
  })
  .meta({ description: "One project: a case study at /projects/<slug or title>/ and its cards." });
