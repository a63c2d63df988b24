import type { Page } from "../read/page";
import { forbidsListing, isSaidTo, type RobotsWord } from "../read/robots-tags";
import { isNotFound, saidOf } from "../verdict";
import type { Site } from "../read/site";
import { CODE_OF_HEAD, type Context, type Observation, type Rule } from "./rule";

const SOURCE = "https://developers.google.com/search/docs/crawling-indexing/http-network-errors";

/** What the not-found page has to keep. */
export const notFoundRules: readonly Rule[] = [
  {
    id: "not-found-missing",
    severity: "error",
    effect: "clicks",
    title: "There is no not-found page",
    reason: "Hosts look for 404.html; some answer with the first page and status 200 where there is none.",
    source: SOURCE,
    check: ({ site }) => (site.isOnGitHub ? [] : withoutNotFound(site)),
  },
  {
    id: "not-found-of-host",
    severity: "note",
    effect: "advice",
    title: "What is not found is answered with a page of the host",
    reason:
      "GitHub Pages answers with 404 by itself, and with its own words: no way leads back from there to the site.",
    source:
      "https://docs.github.com/en/pages/getting-started-with-github-pages/creating-a-custom-404-page-for-your-github-pages-site",
    check: ({ site }) => (site.isOnGitHub ? withoutNotFound(site) : []),
  },
  {
    id: "not-found-listed",
    severity: "note",
    effect: "advice",
    title: "The not-found page may be listed",
    reason: "It is answered with 404, which keeps it out; asked for by its own name, some hosts answer with 200.",
    source: SOURCE,
    check: (context) =>
      notFoundPages(context)
        .filter((page) => !saidOf(page, context.site).some(({ word }) => isOut(word, context.now)))
        .map(({ address, robots }) => ({
          page: address,
          found: robots === "" ? "no robots tag" : robots,
          change: "Tell robots noindex.",
          place: CODE_OF_HEAD,
        })),
  },
  {
    id: "not-found-canonical",
    severity: "note",
    effect: "advice",
    title: "The not-found page names a canonical address",
    reason:
      "It answers at every wrong address; the status 404 keeps them all out, and the canonical address says otherwise.",
    source: SOURCE,
    check: (context) =>
      notFoundPages(context)
        .filter(({ canonicals }) => canonicals.length > 0)
        .map(({ address, canonicals }) => ({
          page: address,
          found: canonicals.join(", "),
          change: "Leave the canonical address out.",
          place: CODE_OF_HEAD,
        })),
  },
];

function withoutNotFound({ hasFile }: Site): Observation[] {
  if (hasFile("/404.html")) return [];
  return [{ page: "/404.html", found: "no such file", change: "Build a not-found page.", place: "src/pages/404.tsx" }];
}

function isOut(word: RobotsWord, now: Date): boolean {
  return isSaidTo(word, "googlebot") && forbidsListing(word, now);
}

function notFoundPages({ site }: Context): readonly Page[] {
  // Where the file is, hosts answer with it: a folder beside it is the same page once more.
  const isSecond = (address: string) => site.pages.some((page) => page.address === address.replace(/\/$/, ".html"));
  return site.pages.filter(({ address }) => isNotFound(address) && !(address.endsWith("/") && isSecond(address)));
}
