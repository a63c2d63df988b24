import { logosOf } from "../read/share-pictures";
import type { Site } from "../read/site";
import { spellingOf } from "../read/site-address";
import { type DataNode, entries } from "../read/structured-data";
import { vocabulary } from "../vocabulary";
import { addressOf } from "./addresses";
import { CODE_OF_HEAD, onListedPages, type Rule } from "./rule";
import { onNodes } from "./structured-nodes";
import { FIGURE, figuresOf, PRICES } from "./structured-values";
import { pageSpelled } from "./wanted";

const GOOGLE = "https://developers.google.com/search/docs/appearance/structured-data";

const LEAST_LOGO = 112;

/** What structured data has to have in common with the page and the files that it is about. */
export const structuredPageRules: readonly Rule[] = [
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
      return PRICES.flatMap((name) => entries(node.fields[name]).map((value) => [name, String(value)] as const))
        .filter(([, value]) => FIGURE.test(value) && !asShown(value).test(shown))
        .map(([name, value]) => `${name} ${value}`);
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
    id: "json-ld-logo",
    severity: "error",
    effect: "rich-result",
    title: "A logo is smaller than 112 x 112 px",
    reason: "Google shows no smaller one beside the name.",
    source: `${GOOGLE}/organization`,
    check: onNodes((node, _page, { site }) => smallLogos(node, site), "Name a larger picture."),
  },
];

/** A figure as any language writes it: a comma for the point, and cents in full or not at all where there are none. */
function asShown(figure: string): RegExp {
  const [whole = "", cents = ""] = String(Number(figure)).split(".");
  return new RegExp(`(?<!\\d)${whole}${cents === "" ? "" : `[.,]${cents}0*`}(?!\\d)`);
}

function smallLogos(node: DataNode, { sharePictures }: Site): string[] {
  return logosOf(node).flatMap((address) => {
    const picture = sharePictures.get(address);
    if (!picture || picture.type === "image/svg+xml") return [];
    const { width, height, path } = picture;
    return Math.min(width, height) < LEAST_LOGO ? [`${width} x ${height}: ${path}`] : [];
  });
}
