import { type Page, readPage } from "../read/page";
import { textIn } from "../read/source";
import type { Answer } from "../read/wire";
import type { Journal } from "./journal";
import { type Kind, type Named, namedInSheet, namedInSitemap } from "./named";
import { isHtml } from "./open-site";
import { pathOfRequest, type Served } from "./place";

/** Gives the page that an answer holds; nothing where it holds none. One with a query is read as that without. */
export async function pageIn(answer: Answer, served: Served, journal: Journal): Promise<Page | undefined> {
  const url = new URL(answer.url);
  const path = pathOfRequest(new URL(url.pathname, url), served);
  return answer.status === 200 ? pageAt(path ?? "/", answer, served, journal) : undefined;
}

/** The page with which a server answers what does not exist. */
export async function notFoundIn(answer: Answer, served: Served, journal: Journal): Promise<Page | undefined> {
  return answer.status === 404 ? pageAt("/404.html", answer, served, journal) : undefined;
}

async function pageAt(path: string, answer: Answer, served: Served, journal: Journal): Promise<Page | undefined> {
  const html = (await journal.bodyOf(answer))?.toString("utf8") ?? "";
  return isHtml(answer, html) ? readPage(path, html, served.siteUrl) : undefined;
}

/** The addresses that a sheet or a sitemap names. */
export async function namedIn(answer: Answer, kind: Kind, journal: Journal): Promise<Named[]> {
  if (answer.status !== 200 || (kind !== "sheet" && kind !== "text")) return [];
  const text = textIn((await journal.bodyOf(answer)) ?? Buffer.alloc(0));
  if (kind === "sheet") return namedInSheet(text);
  return /<(?:\w+:)?(?:urlset|sitemapindex)[\s>]/.test(text) ? namedInSitemap(text) : [];
}
