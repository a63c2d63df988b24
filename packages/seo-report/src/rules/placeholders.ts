import type { Page } from "../read/page";
import { placeholderIn } from "../read/placeholders";
import { onAllPages, type Rule, type Seen } from "./rule";

/** What drafts leave in pages. */
export const placeholderRules: readonly Rule[] = [
  {
    id: "text-placeholder",
    severity: "error",
    effect: "clicks",
    title: "A text was never written",
    reason: "What stands for a text, or for a value that was not there, is read by everybody and listed as it is.",
    source: "https://developers.google.com/search/docs/fundamentals/creating-helpful-content",
    check: onAllPages((page): Seen[] => {
      const found = textsOf(page).flatMap(([where, text]) => {
        const placeholder = placeholderIn(text, page);
        return placeholder === undefined ? [] : [{ placeholder, found: `${where}: ${text.slice(0, 120)}` }];
      });
      // The title stands in the sharing tags too, a heading among the texts.
      const first = new Map([...found].reverse().map((one) => [one.placeholder, one.found]));
      return [...first.values()].map((one) => ({ found: one, change: "Write the text, or mend what fills it in." }));
    }),
  },
];

function textsOf({ titles, descriptions, headings, blocks, anchors, pictures, sharing }: Page): [string, string][] {
  return [
    ...titles.map((text): [string, string] => ["title", text]),
    ...descriptions.map((text): [string, string] => ["description", text]),
    ...headings.map(({ level, text }): [string, string] => [`h${level}`, text]),
    ...blocks.map((text): [string, string] => ["text", text]),
    ...anchors.map(({ name = "" }): [string, string] => ["link", name]),
    ...pictures.map(({ alt = "" }): [string, string] => ["alt", alt]),
    ...[...sharing].map((tag): [string, string] => tag),
  ];
}
