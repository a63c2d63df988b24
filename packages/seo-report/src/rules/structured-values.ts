import { isZeroTime } from "../read/zero-time";
import { type DataNode, entries } from "../read/structured-data";
import type { Rule } from "./rule";
import { onNodes } from "./structured-nodes";

const GOOGLE = "https://developers.google.com/search/docs/appearance/structured-data";

/** What the values of structured data have to be. */
export const structuredValueRules: readonly Rule[] = [
  {
    id: "json-ld-date",
    severity: "error",
    effect: "rich-result",
    title: "A day of the structured data is none, or comes before another",
    reason: "What is not written as ISO 8601 says is passed over; a page can't be changed before it is there.",
    source: `${GOOGLE}/article`,
    check: onNodes(datesOf, "Write it as 2026-01-31 or 2026-01-31T09:30:00Z."),
  },
  {
    id: "json-ld-currency",
    severity: "error",
    effect: "rich-result",
    title: "A currency of the structured data is none",
    reason: "A price without a currency that can be read is not shown.",
    source: `${GOOGLE}/product-snippet`,
    check: onNodes(currenciesOf, "Write the three letters of ISO 4217, such as EUR."),
  },
  {
    id: "json-ld-range",
    severity: "error",
    effect: "rich-result",
    title: "A figure of the structured data is none, or more than its limit",
    reason: "A least price above the highest, or a price in words, can't be shown.",
    source: `${GOOGLE}/product-snippet`,
    check: onNodes(figuresOf, "Write a figure with a point and nothing else, the lower one first."),
  },
];

/** Fields that hold a price. */
export const PRICES = ["price", "minPrice", "maxPrice", "lowPrice", "highPrice"];

/** A figure as schema.org has it. */
export const FIGURE = /^\d+(?:\.\d+)?$/;

const DAY = /^\d{4}(?:-\d\d(?:-\d\d(?:T\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:?\d\d)?)?)?)?$/;

/** What happens to a page, not to somebody who was born in 1970. */
const OF_PAGES = new Set(["datePublished", "dateModified", "datePosted", "uploadDate"]);

const LIMITS = [
  ["minPrice", "maxPrice"],
  ["lowPrice", "highPrice"],
  ["minValue", "maxValue"],
] as const;

function datesOf({ fields }: DataNode): string[] {
  const dates = Object.entries(fields)
    .filter(([name]) => /(?:^date|Date$)[A-Z]?|^(?:validFrom|validThrough|priceValidUntil)$/.test(name))
    .flatMap(([name, value]) => entries(value).map((date) => [name, date] as const));
  const isDay = (name: string, date: string) =>
    DAY.test(date) && !Number.isNaN(Date.parse(date)) && !(OF_PAGES.has(name) && isZeroTime(date));
  const malformed = dates.filter(([name, date]) => typeof date === "string" && !isDay(name, date));
  const before = [
    ["datePublished", "dateModified"],
    ["startDate", "endDate"],
  ] as const;
  const turned = before.filter(([first, last]) => Date.parse(String(fields[last])) < Date.parse(String(fields[first])));
  return [
    ...malformed.map(([name, date]) => `${name} ${String(date)}`),
    ...turned.map(([first, last]) => `${last} ${String(fields[last])} before ${first} ${String(fields[first])}`),
  ];
}

function currenciesOf({ fields }: DataNode): string[] {
  const known = new Set(Intl.supportedValuesOf("currency"));
  const named = ["priceCurrency", "currency"].flatMap((name) => entries(fields[name]));
  return named.filter((code): code is string => typeof code === "string" && code !== "" && !known.has(code));
}

/** Prices and limits that can't be right. */
export function figuresOf({ fields }: DataNode): string[] {
  const words = PRICES.flatMap((name) =>
    entries(fields[name])
      .filter((value) => typeof value === "string" && value !== "" && !FIGURE.test(value))
      .map((value) => `${name} ${String(value)}`),
  );
  const turned = LIMITS.filter(([least, most]) => Number(fields[least]) > Number(fields[most]));
  return [
    ...words,
    ...turned.map(([least, most]) => `${least} ${String(fields[least])}, ${most} ${String(fields[most])}`),
  ];
}
