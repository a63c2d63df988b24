import PQueue from "p-queue";
import { type Page, readPage } from "../read/page";
import { textIn } from "../read/source";
import type { Answer, Unread } from "../read/wire";
import { AGENT } from "./agent";
import type { Keep } from "./ask";
import { type Asker, askerOf } from "./asker";
import { type Journal, openJournal } from "./journal";
import { canonicalsInLink } from "./link-header";
import { type Kind, type Named, namedInPage, namedInSheet, namedInSitemap } from "./named";
import { isHtml, onwardOf, type Opened, openSite } from "./open-site";
import { type CrawlOptions, paceFor } from "./options";
import { pathOfRequest, requestOf } from "./place";
import { trapDetector } from "./traps";
import { followUnknown, unknownAddress } from "./unknown";

/** All that a crawl has brought. */
export interface Crawled extends Opened {
  readonly journal: Journal;
  /** Answers by what was asked for; where two were needed, the one of which more was read. */
  readonly answers: ReadonlyMap<string, Answer>;
  readonly pages: ReadonlyMap<string, Page>;
  readonly unknown: Answer | undefined;
  readonly unread: Readonly<Record<Unread, readonly string[]>>;
}

const KEEPS: Readonly<Record<Kind, Keep>> = {
  page: "text",
  sheet: "text",
  picture: "all",
  text: "all",
  file: "headers",
};

/** Files are asked for their headers alone: so many for each page of the limit. */
const FILES_A_PAGE = 10;

/** Reads a site from the addresses that its pages name, those of one host and folder alone. @throws When it has none. */
export async function crawl(start: URL, options: CrawlOptions): Promise<Crawled> {
  const journal = await openJournal(options.state);
  const opened = await openSite(start, askerOf(journal, paceFor(start, options.rate, undefined), options), journal);
  const delay = opened.robots?.delayOf(AGENT);
  const ask = askerOf(journal, paceFor(opened.first, options.rate, delay), options);
  return readAll(opened, ask, journal, options);
}

async function readAll(opened: Opened, ask: Asker, journal: Journal, options: CrawlOptions): Promise<Crawled> {
  const { servedAt, siteUrl, robots, first } = opened;
  const work = new PQueue({ concurrency: 8 });
  const answers = new Map<string, Answer>();
  const pages = new Map<string, Page>();
  const seen = new Set<string>();
  const unread: Record<Unread, string[]> = { limit: [], robots: [], endless: [], files: [] };
  const isEndless = trapDetector();
  const asked = { pages: 0, files: 0 };

  /** Why an address is not asked for; nothing where it is. */
  const reasonAgainst = (url: URL, kind: Kind): Unread | undefined => {
    if (robots?.allows(url.pathname + url.search, AGENT) === false) return "robots";
    if (isEndless(url)) return "endless";
    if (kind === "page") return asked.pages < options.limit ? undefined : "limit";
    return asked.files < options.limit * FILES_A_PAGE ? undefined : "files";
  };

  const visit = (url: URL, kind: Kind) => {
    url.hash = "";
    const key = `${KEEPS[kind]} ${url.href}`;
    if (seen.has(key)) return;
    seen.add(key);
    void work.add(
      async () => {
        const against = reasonAgainst(url, kind);
        if (against) unread[against].push(url.href);
        else await look(url, kind);
      },
      { priority: PRIORITIES[kind] },
    );
  };

  const look = async (url: URL, kind: Kind) => {
    const counter = kind === "page" ? "pages" : "files";
    asked[counter] += 1;
    const answer = await ask(url, KEEPS[kind]);
    if (answers.get(url.href)?.body === undefined) answers.set(url.href, answer);
    const onward = onwardOf(answer);
    const page = onward === undefined && kind === "page" ? await readAnswer(url, answer) : undefined;
    // What is no page after all does not count as one.
    if (kind === "page" && !page) asked.pages -= 1;
    const path = pathOfRequest(url, opened);
    if (page && path !== undefined) pages.set(page.address, page);
    const { pathname } = url;
    const found = page ? namedInPage(page) : await namedIn(answer, kind);
    if (onward) follow({ address: onward.href, kind }, pathname);
    for (const one of found) follow(one, page?.address ?? path ?? "/");
    options.onProgress?.({ pages: pages.size, answers: answers.size, waiting: work.size, kept: journal.kept });
  };

  const follow = ({ address, kind }: Named, from: string) => {
    const url = requestOf(address, from, opened);
    if (url) visit(url, kind);
  };

  const readAnswer = async (url: URL, answer: Answer): Promise<Page | undefined> => {
    if (answer.status !== 200) return undefined;
    const html = (await journal.bodyOf(answer))?.toString("utf8") ?? "";
    if (!isHtml(answer, html)) return undefined;
    // One with a query is read for its links; it has no address of its own on the site.
    const path = pathOfRequest(url, opened) ?? pathOfRequest(new URL(url.pathname, url), opened) ?? "/";
    return withHeaders(readPage(path, html, siteUrl), answer);
  };

  const namedIn = async (answer: Answer, kind: Kind): Promise<Named[]> => {
    if (answer.status !== 200 || (kind !== "sheet" && kind !== "text")) return [];
    const text = textIn((await journal.bodyOf(answer)) ?? Buffer.alloc(0));
    if (kind === "sheet") return namedInSheet(text);
    return /<(?:\w+:)?(?:urlset|sitemapindex)[\s>]/.test(text) ? namedInSitemap(text) : [];
  };

  visit(new URL(first), "page");
  visit(new URL(`${servedAt}/`), "page");
  visit(new URL("/robots.txt", servedAt), "text");
  const sitemaps = robots && robots.sitemaps.length > 0 ? robots.sitemaps : [`${siteUrl}/sitemap.xml`];
  for (const address of [...sitemaps, `${siteUrl}/llms.txt`]) follow({ address, kind: "text" }, "/");
  follow({ address: `${siteUrl}/favicon.ico`, kind: "picture" }, "/");
  const unknown = await followUnknown(unknownAddress(servedAt), ask, robots);
  await work.onIdle();
  const notFound = unknown?.status === 404 ? await notFoundPage(unknown) : undefined;
  if (notFound && !pages.has(notFound.address)) {
    pages.set(notFound.address, notFound);
    for (const one of namedInPage(notFound)) follow(one, "/");
    await work.onIdle();
  }
  await journal.finish();
  return { ...opened, journal, answers, pages, unknown, unread };

  async function notFoundPage(answer: Answer): Promise<Page | undefined> {
    const html = (await journal.bodyOf(answer))?.toString("utf8") ?? "";
    return isHtml(answer, html) ? withHeaders(readPage("/404.html", html, siteUrl), answer) : undefined;
  }
}

/** Pages first: what they need is asked for while nothing else waits. */
const PRIORITIES: Readonly<Record<Kind, number>> = { text: 3, page: 2, sheet: 1, picture: 1, file: 0 };

/** A page with what its headers say besides it. */
function withHeaders(page: Page, { headers }: Answer): Page {
  const others = canonicalsInLink(headers.link ?? "").filter((address) => !page.canonicals.includes(address));
  return others.length === 0 ? page : { ...page, canonicals: [...page.canonicals, ...others] };
}
