import { addressOf } from "./addresses";
import { CODE_OF_HEAD, onListedPages, type Rule } from "./rule";

const OPEN_GRAPH = "https://ogp.me/";

/** Kinds of cards that X knows. */
const CARDS = ["summary", "summary_large_image", "app", "player"];

/** The four that every page needs, and those without which networks crop, wait or guess. */
const WANTED = [
  "og:type",
  "og:url",
  "og:site_name",
  "og:title",
  "og:description",
  "og:locale",
  "og:image",
  "og:image:width",
  "og:image:height",
  "og:image:type",
  "og:image:alt",
];

/** What shared links have to keep. */
export const sharingRules: readonly Rule[] = [
  {
    id: "og-incomplete",
    severity: "error",
    title: "Open Graph tags are missing",
    reason: "A shared link shows what they say; where they say nothing, networks guess or show a bare address.",
    source: OPEN_GRAPH,
    check: onListedPages(({ sharing }) => {
      const missing = WANTED.filter((name) => (sharing.get(name) ?? "") === "");
      if (missing.length === 0) return [];
      return [{ found: `without ${missing.join(", ")}`, change: "Give the page all of them.", place: CODE_OF_HEAD }];
    }),
  },
  {
    id: "og-url",
    severity: "error",
    title: "og:url is not the canonical address",
    reason: "Networks count likes and comments by og:url: two addresses are two pages to them.",
    source: OPEN_GRAPH,
    check: onListedPages((page, context) => {
      const url = page.sharing.get("og:url") ?? "";
      const own = addressOf(page, context);
      const canonical = page.canonicals[0] ?? own;
      // Where the canonical address is the one that is wrong, that has a finding of its own.
      return ["", canonical, own].includes(url)
        ? []
        : [{ found: url, change: `Name ${canonical}.`, place: CODE_OF_HEAD }];
    }),
  },
  {
    id: "twitter-card",
    severity: "error",
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
