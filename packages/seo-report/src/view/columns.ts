import { fileSize } from "#lib/file-size";
import type { PageReport } from "../seo-report";

/** A column of the table of pages. */
export interface Column {
  readonly label: string;
  /** What a row is sorted by. */
  readonly value: (page: PageReport) => string | number;
  /** What is shown, where it is not that. */
  readonly shown?: (page: PageReport) => string;
}

/** All columns after the address, which is the name of the row. */
export const COLUMNS: readonly Column[] = [
  { label: "Status", value: ({ status }) => status },
  { label: "Errors", value: ({ errors }) => errors },
  { label: "Warnings", value: ({ warnings }) => warnings },
  {
    label: "Title",
    value: ({ title }) => title,
    shown: ({ title }) => (title === "" ? "none" : title),
  },
  { label: "Title px", value: ({ titleWidth }) => titleWidth },
  { label: "Description px", value: ({ descriptionWidth }) => descriptionWidth },
  { label: "Words", value: ({ words }) => words },
  { label: "Links in", value: ({ links }) => links.from.length },
  {
    label: "Clicks",
    // Pages without a way to them come last.
    value: ({ links }) => links.depth ?? 99,
    shown: ({ links }) => (links.depth === null ? "no way" : String(links.depth)),
  },
  { label: "Pictures", value: ({ pictures }) => pictures.count },
  {
    label: "Brotli",
    value: ({ weight }) => weight.brotli,
    shown: ({ weight }) => fileSize(weight.brotli),
  },
];

/** Tells kinds of pages by the first step of their address; a step that only one page has is no kind. */
export function kindsOf(pages: readonly PageReport[]): (address: string) => string {
  const firstOf = (address: string) => address.split("/")[1] ?? "";
  const kinds = new Set(pages.flatMap(({ address }) => (/^\/[^/]+\/./.test(address) ? firstOf(address) : [])));
  return (address) => (kinds.has(firstOf(address)) ? firstOf(address) : "single pages");
}
