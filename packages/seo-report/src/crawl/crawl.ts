import { numberOf } from "#lib/number-of";
import type { Page } from "../read/page";
import type { Answer, Unread } from "../read/wire";
import { AGENT } from "./agent";
import { type Asker, askerOf } from "./asker";
import { namedIn, notFoundIn, pageIn } from "./contents";
import { frontierOf, type Frontier } from "./frontier";
import { type Journal, openJournal } from "./journal";
import { keepOf, namedInPage } from "./named";
import { onwardOf, type Opened, openSite } from "./open-site";
import { type CrawlOptions, paceFor } from "./options";
import { pathOfRequest } from "./place";
import { followUnknown, unknownAddress } from "./unknown";

/** All that a crawl has brought. */
export interface Crawled extends Opened {
  readonly journal: Journal;
  /** Answers by what was asked for; where two were needed, the one of which more was read. */
  readonly answers: ReadonlyMap<string, Answer>;
  /** Pages by their addresses. */
  readonly pages: ReadonlyMap<string, Page>;
  /** What was answered at an address that can't exist, after all redirects. */
  readonly unknown: Answer | undefined;
  readonly unread: Readonly<Record<Unread, readonly string[]>>;
  /** What whoever started it should know, a sentence each. */
  readonly notices: readonly string[];
}

/** Reads a site from the addresses that its pages name, those of one host and folder alone. @throws When it has none. */
export async function crawl(start: URL, options: CrawlOptions): Promise<Crawled> {
  const journal = await openJournal(options.state);
  const opened = await openSite(start, askerOf(journal, paceFor(start, options.rate, undefined), options), journal);
  const delay = opened.robots?.delayOf(AGENT);
  const ask = askerOf(journal, paceFor(opened.first, options.rate, delay), options);
  return readAll(opened, ask, journal, options);
}

async function readAll(opened: Opened, ask: Asker, journal: Journal, options: CrawlOptions): Promise<Crawled> {
  const answers = new Map<string, Answer>();
  const pages = new Map<string, Page>();
  const frontier = frontierOf(opened, options.limit, async (url, kind) => {
    const answer = await ask(url, keepOf(kind));
    if (answers.get(url.href)?.body === undefined) answers.set(url.href, answer);
    const page = kind === "page" ? await pageIn(answer, opened, journal) : undefined;
    if (page && url.search === "") pages.set(page.address, page);
    const onward = onwardOf(answer);
    if (onward) frontier.follow({ address: onward.href, kind }, "/");
    const from = page?.address ?? pathOfRequest(url, opened) ?? "/";
    for (const one of page ? namedInPage(page) : await namedIn(answer, kind, journal)) frontier.follow(one, from);
    const { kept } = journal;
    options.onProgress?.({ pages: pages.size, answers: answers.size, waiting: frontier.waiting(), kept });
    return page !== undefined;
  });
  begin(frontier, opened);
  const unknown = await followUnknown(unknownAddress(opened.servedAt), ask, opened.robots);
  await frontier.end();
  const notFound = unknown && (await notFoundIn(unknown, opened, journal));
  if (notFound && !pages.has(notFound.address)) {
    pages.set(notFound.address, notFound);
    for (const one of namedInPage(notFound)) frontier.follow(one, "/");
    await frontier.end();
  }
  await journal.finish();
  const { unread } = frontier;
  return { ...opened, journal, answers, pages, unknown, unread, notices: noticesOf(opened, unread) };
}

function noticesOf({ servedAt, siteUrl }: Opened, { limit, files, robots, endless }: Crawled["unread"]): string[] {
  const told = (addresses: readonly string[], why: string) =>
    addresses.length === 0 ? [] : [`Not read: ${numberOf(addresses.length, "address", "addresses")} ${why}`];
  return [
    ...(servedAt === siteUrl ? [] : [`${servedAt} is read as a copy of ${siteUrl}, as its first page says.`]),
    ...told(limit, "beyond the limit of pages (--limit)."),
    ...told(files, "of files, beyond ten for each page of the limit."),
    ...told(robots, `that robots.txt forbids ${AGENT}.`),
    ...told(endless, "that differ by their queries or repeat their steps, of which there may be endlessly many."),
  ];
}

/** What every site is asked for. */
function begin(frontier: Frontier, { first, servedAt, siteUrl, robots }: Opened): void {
  frontier.visit(first, "page");
  frontier.visit(new URL(`${servedAt}/`), "page");
  frontier.visit(new URL("/robots.txt", servedAt), "text");
  const sitemaps = robots?.sitemaps ?? [];
  for (const address of sitemaps.length > 0 ? sitemaps : [`${siteUrl}/sitemap.xml`]) {
    frontier.follow({ address, kind: "text" }, "/");
  }
  frontier.follow({ address: `${siteUrl}/favicon.ico`, kind: "picture" }, "/");
}
