import type { PageReport, SeoReport } from "../seo-report";
import { asCsv, type Columns } from "./as-csv";

/** The columns and what stands in them. */
const COLUMNS: Columns<PageReport> = [
  ["Address", ({ address }) => address],
  ["Status", ({ status }) => status],
  ["Errors", ({ errors }) => errors],
  ["Warnings", ({ warnings }) => warnings],
  ["Notes", ({ notes }) => notes],
  ["Title", ({ title }) => title],
  ["Title characters", ({ title }) => title.length],
  ["Title pixels", ({ titleWidth }) => titleWidth],
  ["Description", ({ description }) => description],
  ["Description pixels", ({ descriptionWidth }) => descriptionWidth],
  ["Description characters", ({ description }) => description.length],
  ["Canonical", ({ canonical }) => canonical],
  ["Robots", ({ robots }) => robots],
  ["Language", ({ language }) => language],
  ["H1", ({ outline }) => outline.find(({ level }) => level === 1)?.text ?? ""],
  ["Outline", ({ outline }) => outline.map(({ level, text }) => `h${level} ${text}`).join(" | ")],
  ["Words", ({ words }) => words],
  ["Pages linking here", ({ links }) => links.from.length],
  ["Internal links", ({ links }) => links.internal.length],
  ["External links", ({ links }) => links.external.length],
  ["Click depth", ({ links }) => links.depth ?? ""],
  ["Pictures", ({ pictures }) => pictures.count],
  ["Pictures without alt", ({ pictures }) => pictures.withoutAlt.length],
  ["HTML bytes", ({ weight }) => weight.html],
  ["Brotli bytes", ({ weight }) => weight.brotli],
  ["Shared title", ({ sharing }) => sharing["og:title"] ?? ""],
  ["Shared description", ({ sharing }) => sharing["og:description"] ?? ""],
  ["Share picture", ({ sharing }) => sharing["og:image"] ?? ""],
  ["Structured data", ({ structuredData }) => structuredData.types.join(", ")],
  ["Data file", ({ file }) => file],
];

/** The pages, a row for each. */
export function pagesAsCsv({ pages }: SeoReport): string {
  return asCsv(COLUMNS, pages);
}
