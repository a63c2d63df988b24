import { addressOf } from "./rules/addresses";
import type { Context } from "./rules/rule";
import type { AiCrawler } from "./seo-report";

/**
 * Robots of makers of language models, by the names that robots.txt may give them, and what they read for. Those that
 * fetch a page only when somebody asks for it may pass over robots.txt, and are left out.
 */
const CRAWLERS: readonly Omit<AiCrawler, "mayRead" | "line">[] = [
  { name: "GPTBot", maker: "OpenAI", use: "training", source: "https://platform.openai.com/docs/bots" },
  { name: "OAI-SearchBot", maker: "OpenAI", use: "search", source: "https://platform.openai.com/docs/bots" },
  {
    ...{ name: "ClaudeBot", maker: "Anthropic", use: "training" },
    source: "https://support.claude.com/en/articles/8896518",
  },
  {
    ...{ name: "Claude-SearchBot", maker: "Anthropic", use: "search" },
    source: "https://support.claude.com/en/articles/8896518",
  },
  {
    ...{ name: "PerplexityBot", maker: "Perplexity", use: "search" },
    source: "https://docs.perplexity.ai/guides/bots",
  },
  {
    ...{ name: "Google-Extended", maker: "Google", use: "training" },
    source: "https://developers.google.com/search/docs/crawling-indexing/google-common-crawlers",
  },
  {
    ...{ name: "Applebot-Extended", maker: "Apple", use: "training" },
    source: "https://support.apple.com/en-us/119829",
  },
  {
    ...{ name: "Meta-ExternalAgent", maker: "Meta", use: "training" },
    source: "https://developers.facebook.com/docs/sharing/webmasters/web-crawlers",
  },
  { name: "Amazonbot", maker: "Amazon", use: "training", source: "https://developer.amazon.com/amazonbot" },
  { name: "CCBot", maker: "Common Crawl", use: "training", source: "https://commoncrawl.org/ccbot" },
];

/** Which robots of language models may read the site: a choice of its owner, and no fault either way. */
export function aiCrawlers(context: Context): AiCrawler[] {
  const { pages, robots, verdicts } = context.site;
  // Those that a line forbids to all robots are no less shut for these.
  const there = pages.filter((page) => verdicts.get(page)?.kind !== "missing");
  const paths = there.map((page) => new URL(addressOf(page, context)).pathname);
  return CRAWLERS.map((crawler) => {
    const shut = paths.filter((path) => robots?.allows(path, crawler.name) === false);
    const [first] = shut;
    const mayRead = first === undefined ? "all" : shut.length === paths.length ? "none" : "some";
    return { ...crawler, mayRead, line: first === undefined ? "" : (robots?.lineAgainst(first, crawler.name) ?? "") };
  });
}
