import { SaxesParser } from "saxes";

/** An address in a sitemap's file, with what is told of it. */
export interface SitemapItem {
  readonly location: string;
  readonly lastmod: string | undefined;
  readonly priority: string | undefined;
  readonly changefreq: string | undefined;
  /** Addresses of the pictures on its page. */
  readonly pictures: readonly string[];
}

/** What a sitemap's file says. */
export interface SitemapFile {
  /** Other sitemaps, for a file that is an index. */
  readonly sitemaps: readonly SitemapItem[];
  readonly urls: readonly SitemapItem[];
  /** Where it stops being well-formed, in words. */
  readonly broken: string | undefined;
  /** How it departs from the protocol, in words. */
  readonly departure: string | undefined;
}

/** https://www.sitemaps.org/protocol.html */
const NAMESPACE = "http://www.sitemaps.org/schemas/sitemap/0.9";
const PICTURES = "http://www.google.com/schemas/sitemap-image/1.1";

type Draft = Record<string, string[]>;

/** What has been read so far. */
interface Reading {
  /** Names of the elements that are open. */
  readonly open: string[];
  draft: Draft;
  text: string;
  broken: string | undefined;
  departure: string | undefined;
}

/** Reads the XML of a sitemap; of one that is broken, what stands before the fault. */
export function parseSitemap(xml: string): SitemapFile {
  const parser = new SaxesParser({ xmlns: true });
  const sitemaps: SitemapItem[] = [];
  const urls: SitemapItem[] = [];
  const begins = `it begins with ${xml.trim().slice(0, 40)}`;
  const at: Reading = { open: [], draft: {}, text: "", broken: undefined, departure: begins };
  parser.on("error", ({ message }) => (at.broken ??= message));
  parser.on("opentag", ({ local, uri, prefix }) => {
    if (at.departure === begins) at.departure = departureOf(local, uri);
    if (local === "image" && uri !== PICTURES) at.departure ??= `${prefix}:image is not of the namespace ${PICTURES}`;
    if (at.open.length === 1) at.draft = {};
    at.open.push(local);
    at.text = "";
  });
  for (const event of ["text", "cdata"] as const) parser.on(event, (part: string) => (at.text += part));
  parser.on("closetag", ({ local }) => {
    at.open.pop();
    const name = at.open.at(-1) === "image" ? `image-${local}` : local;
    if (at.open.length >= 2) (at.draft[name] ??= []).push(at.text.trim());
    if (at.open.length === 1) (local === "sitemap" ? sitemaps : urls).push(itemOf(at.draft));
  });
  parser.write(xml.replace(/^\uFEFF/, "")).close();
  if (urls.length > MOST) at.departure ??= `${String(urls.length)} addresses; allowed: ${String(MOST)}`;
  return { sitemaps, urls, broken: at.broken, departure: at.departure };
}

const MOST = 50_000;

function departureOf(root: string, uri: string): string | undefined {
  if (root !== "urlset" && root !== "sitemapindex") return `its root is <${root}>, not <urlset> or <sitemapindex>`;
  return uri === NAMESPACE ? undefined : `<${root}> is of ${uri === "" ? "no namespace" : `the namespace ${uri}`}`;
}

function itemOf(draft: Draft): SitemapItem {
  return {
    location: draft.loc?.[0] ?? "",
    lastmod: draft.lastmod?.[0],
    priority: draft.priority?.[0],
    changefreq: draft.changefreq?.[0],
    pictures: draft["image-loc"] ?? [],
  };
}
