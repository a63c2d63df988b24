import { z } from "zod";
import { claimKey, intro, person, point, question, text } from "./fields";
import { list } from "./lists";

/** What a page is called where pages are listed. */
export const name = text(3, 30, "What the page is called in breadcrumbs.");

const claimStat = z
  .strictObject({
    claim: claimKey,
    label: text(2, 40, "What the figure counts, as this page says it."),
  })
  .meta({ id: "ClaimStat", description: "A figure of data/site.json under this page's own label." });

/** Figures that the agency claims. */
export const claimStats = list(claimStat, { from: 1, to: 6, by: "label" }, "Figures of data/site.json, in order.").meta(
  {
    title: "Figures",
  },
);

/** How the work goes. */
export const process = z
  .strictObject({ intro, steps: list(point, { from: 2, to: 6, by: "title" }, "The steps, in order.") })
  .meta({ id: "Process", description: "How the work goes, step by step." });

/** Why one should. */
export const reasons = z
  .strictObject({ intro, points: list(point, { from: 1, to: 8, by: "title" }, "The reasons, in order.") })
  .meta({ id: "Reasons", description: "A heading with reasons." });

/** What clients say. */
export const quotes = z
  .strictObject({ intro, people: list(person, { from: 1, to: 6 }, "Who is quoted, in order.") })
  .meta({ id: "Quotes", description: "A heading with what clients say." });

/** What clients ask. */
export const questions = z
  .strictObject({ intro, questions: list(question, { from: 1, to: 12, by: "question" }, "The questions, in order.") })
  .meta({ id: "Questions", description: "A heading with questions and their answers." });
