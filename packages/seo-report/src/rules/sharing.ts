import { addressOf, isRoot } from "./addresses";
import type { Page } from "../read/page";
import { CODE_OF_HEAD, onListedPages, type Rule, type Seen } from "./rule";

const OPEN_GRAPH = "https://ogp.me/";

/** Kinds of cards that X knows. */
const CARDS = ["summary", "summary_large_image", "app", "player"];

/** The four that every page needs, and the text of the card: https://developers.facebook.com/docs/sharing/webmasters/ */
const REQUIRED = ["og:type", "og:url", "og:title", "og:description", "og:image"];

/** What networks can do without, at the price of a first card without its picture, or of a guess. */
const OPTIONAL = ["og:site_name", "og:locale"];

/** The same for what is said of the picture, where there is one. */
const OF_PICTURE = ["og:image:width", "og:image:height", "og:image:type", "og:image:alt"];

/** What shared links have to keep. */
export const sharingRules: readonly Rule[] = [
  {
    id: "og-incomplete",
    severity: "warning",
    effect: "rich-result",
    title: "Open Graph tags are missing",
    reason: "A shared link shows what they say; where they say nothing, networks guess or show a bare address.",
    source: OPEN_GRAPH,
    check: onListedPages((page) => lacking(page, REQUIRED)),
  },
  {
    id: "og-optional",
    severity: "note",
    effect: "advice",
    title: "Open Graph tags that are optional are missing",
    reason: "With them networks show the card at once and whole, in the right language, and read its picture out.",
    source: `${OPEN_GRAPH}#optional`,
    check: onListedPages((page) =>
      // Who has a card at all wants a good one; who has none has that finding.
      lacking(page, REQUIRED).length > 0 ? [] : lacking(page, [...OPTIONAL, ...OF_PICTURE]),
    ),
  },
  {
    id: "og-url",
    severity: "error",
    effect: "rich-result",
    title: "og:url is not the canonical address",
    reason: "Networks count likes and comments by og:url: two addresses are two pages to them.",
    source: OPEN_GRAPH,
    check: onListedPages((page, context) => {
      const url = page.sharing.get("og:url") ?? "";
      const own = addressOf(page, context);
      const canonical = page.canonicals[0] ?? own;
      // Where the canonical address is the one that is wrong, that has a finding of its own.
      return ["", canonical, own].includes(url) || isRoot(url, own)
        ? []
        : [{ found: url, change: `Name ${canonical}.`, place: CODE_OF_HEAD }];
    }),
  },
  {
    id: "twitter-card",
    severity: "warning",
    effect: "rich-result",
    title: "The kind of card for X is missing, or none that it knows",
    reason: "Without twitter:card, X and several messengers show a small square instead of the picture.",
    source: "https://developer.x.com/en/docs/x-for-websites/cards/overview/summary-card-with-large-image",
    check: onListedPages(({ sharing }) => {
      const card = sharing.get("twitter:card") ?? "";
      if (CARDS.includes(card)) return [];
      const found = card === "" ? "no twitter:card" : card;
      return [{ found, change: "Write summary_large_image.", place: CODE_OF_HEAD }];
    }),
  },
];

function lacking({ sharing }: Page, names: readonly string[]): Seen[] {
  const missing = names.filter((name) => (sharing.get(name) ?? "") === "");
  if (missing.length === 0) return [];
  return [{ found: `without ${missing.join(", ")}`, change: "Give the page all of them.", place: CODE_OF_HEAD }];
}
