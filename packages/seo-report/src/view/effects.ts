import type { Effect } from "../seo-report";

/** What breaking a rule costs, for those who pay for the site. */
export const EFFECT_TEXTS: Readonly<Record<Effect, { readonly title: string; readonly about: string }>> = {
  index: {
    title: "Keeps pages out of the index",
    about: "A page can't be found, or the wrong one is found in its place.",
  },
  "rich-result": {
    title: "Costs rich results and share cards",
    about: "The page is found, and drawn with less than it could have.",
  },
  clicks: {
    title: "Costs clicks",
    about: "The page is shown, and fewer people come or stay.",
  },
  advice: {
    title: "Advice",
    about: "No search engine says that it costs anything. Take it or leave it.",
  },
};
