import type { Page } from "../read/page";
import { logosOf } from "../read/share-pictures";
import type { Site } from "../read/site";
import { spellingOf } from "../read/site-address";
import { type DataNode, entries, isObject } from "../read/structured-data";
import { vocabulary } from "../vocabulary";
import { addressOf } from "./addresses";
import { CODE_OF_HEAD, type Context, onListedPages, type Rule } from "./rule";
import { pageSpelled } from "./wanted";

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
  {
    id: "json-ld-figures",
    severity: "error",
    effect: "rich-result",
    title: "A price of the structured data does not stand on the page",
    reason: "What readers don't see may not be said to search engines: other prices than the page's are misleading.",
    source: `${GOOGLE}/sd-policies`,
    check: onNodes((node, { text }) => {
      const shown = text.replace(/(\d)[.,'’\s](?=\d{3}(?!\d))/g, "$1");
      // A figure that can't be right has a finding already.
      if (figuresOf(node).length > 0) return [];
      return (
        PRICES.flatMap((name) => entries(node.fields[name]).map((value) => [name, String(value)] as const))
          // What costs nothing is called so in words.
          .filter(([, value]) => FIGURE.test(value) && Number(value) > 0 && !asShown(value).test(shown))
          .map(([name, value]) => `${name} ${value}`)
      );
    }, "Say what the page says."),
  },
  {
    id: "json-ld-url",
    severity: "error",
    effect: "rich-result",
    title: "Structured data describes another page",
    reason: "What it says is then counted for that page, or for none.",
    source: `${GOOGLE}/intro-structured-data`,
    check: onNodes((node, page, context) => {
      const { url } = node.fields;
      const isPage = node.types.some((type) => vocabulary().isA(type, "WebPage"));
      if (!isPage || node.holder || typeof url !== "string") return [];
      const { siteUrl } = context.site;
      const spelling = spellingOf(url, siteUrl);
      const isOwn = spelling === spellingOf(addressOf(page, context), siteUrl);
      return !isOwn && pageSpelled(spelling, context.site) ? [`${node.types.join(", ")}.url ${url}`] : [];
    }, "Name the address of the page itself."),
  },
  {
    id: "json-ld-twice",
    severity: "error",
    effect: "rich-result",
    title: "A page has two lists of questions",
    reason: "Google reads one FAQPage a page: of two it may take neither.",
    source: `${GOOGLE}/faqpage`,
    check: onListedPages(({ data }) => {
      const lists = data.nodes.filter(({ types }) => types.includes("FAQPage"));
      if (lists.length < 2) return [];
      return [{ found: `${lists.length} of FAQPage`, change: "Put all questions into one.", place: CODE_OF_HEAD }];
    }),
  },
  {
    id: "json-ld-positions",
    severity: "error",
    effect: "rich-result",
    title: "The steps of a breadcrumb are not numbered, or lead nowhere",
    reason:
      "Google shows a breadcrumb of which every step has its number, its name and, but for the last, its address.",
    source: `${GOOGLE}/breadcrumb`,
    check: onNodes((node) => positionFaults(node), "Number the steps from 1 on, with whole addresses."),
  },
  {
    id: "json-ld-logo",
    severity: "error",
    effect: "rich-result",
    title: "A logo is smaller than 112 x 112 px",
    reason: "Google shows no smaller one beside the name.",
    source: `${GOOGLE}/organization`,
    check: onNodes((node, _page, { site }) => smallLogos(node, site), "Name a larger picture."),
  },
];

const PRICES = ["price", "minPrice", "maxPrice", "lowPrice", "highPrice"];
const FIGURE = /^\d+(?:\.\d+)?$/;

/** A figure as any language writes it: a comma for the point, and cents in full or not at all where there are none. */
function asShown(figure: string): RegExp {
  const [whole = "", cents = ""] = String(Number(figure)).split(".");
  return new RegExp(`(?<!\\d)${whole}${cents === "" ? "" : `[.,]${cents}0*`}(?!\\d)`);
}
const DAY = /^\d{4}(?:-\d\d(?:-\d\d(?:T\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:?\d\d)?)?)?)?$/;
const LIMITS = [
  ["minPrice", "maxPrice"],
  ["lowPrice", "highPrice"],
  ["minValue", "maxValue"],
] as const;
const LEAST_LOGO = 112;

/** Looks at every thing that listed pages describe. */
function onNodes(look: (node: DataNode, page: Page, context: Context) => readonly string[], change: string) {
  return onListedPages((page, context) => {
    const found = new Set(page.data.nodes.flatMap((node) => look(node, page, context)));
    return [...found].map((one) => ({ found: one, change, place: CODE_OF_HEAD }));
  });
}

function datesOf({ fields }: DataNode): string[] {
  const dates = Object.entries(fields)
    .filter(([name]) => /(?:^date|Date$)[A-Z]?|^(?:validFrom|validThrough|priceValidUntil)$/.test(name))
    .flatMap(([name, value]) => entries(value).map((date) => [name, date] as const));
  const malformed = dates.filter(([, date]) => typeof date === "string" && !(DAY.test(date) && Date.parse(date)));
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

function figuresOf({ fields }: DataNode): string[] {
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

/** What Google does not take of a breadcrumb. */
export function positionFaults({ types, fields }: DataNode): string[] {
  if (!types.includes("BreadcrumbList")) return [];
  const steps = entries(fields.itemListElement).filter(isObject);
  return steps.flatMap(({ position, item }, index) => {
    if (Number(position) !== index + 1) return [`position ${String(position)} of step ${index + 1}`];
    const address = isObject(item) ? (item["@id"] ?? item.url) : item;
    if (address === undefined) return index < steps.length - 1 ? [`step ${index + 1} without an address`] : [];
    return typeof address === "string" && /^https?:\/\//.test(address) ? [] : [`item ${JSON.stringify(address)}`];
  });
}

function smallLogos(node: DataNode, { sharePictures }: Site): string[] {
  return logosOf(node).flatMap((address) => {
    const picture = sharePictures.get(address);
    if (!picture || picture.type === "image/svg+xml") return [];
    const { width, height, path } = picture;
    return Math.min(width, height) < LEAST_LOGO ? [`${width} x ${height}: ${path}`] : [];
  });
}
