import { z } from "zod";
import { agency } from "./agency";
import { intro, person, point, question, text } from "./fields";

/** What a page is called where pages are listed. */
export const name = text(3, 30, "What the page is called in breadcrumbs.");

const claimStat = z
  .strictObject({
    claim: z
      .enum(Object.keys(agency.shape.claims.shape))
      .meta({ id: "Claim", description: "Which claim of data/site.json." }),
    label: text(2, 40, "What the figure counts, as this page says it."),
  })
  .meta({ id: "ClaimStat", description: "A figure of data/site.json under this page's own label." });

/** A number of figures that the agency claims. */
export const claimStats = (count: number) =>
  z.array(claimStat).length(count).meta({ title: "Figures", description: "Figures of data/site.json, in order." });

/** How the work goes. */
export const process = z
  .strictObject({ intro, steps: z.array(point).length(4).meta({ description: "The four steps." }) })
  .meta({ id: "Process", description: "How the work goes, in four steps." });

/** Why one should. */
export const reasons = z
  .strictObject({ intro, points: z.array(point).min(3).max(6).meta({ description: "The reasons, in order." }) })
  .meta({ id: "Reasons", description: "A heading with three to six reasons." });

/** What clients say. */
export const quotes = z
  .strictObject({ intro, people: z.array(person).min(1).max(6).meta({ description: "Who is quoted, in order." }) })
  .meta({ id: "Quotes", description: "A heading with what clients say." });

/** What clients ask. */
export const questions = z
  .strictObject({ intro, questions: z.array(question).length(4).meta({ description: "Four questions, in order." }) })
  .meta({ id: "Questions", description: "A heading with questions and their answers." });
