import type { Redirect } from "#hosting/policy";
import { type Graph, graphOf } from "./graph";
import { type Icon, readIcons } from "./icons";
import type { Page } from "./page";
import { withCanonicalHeaders } from "./canonical-headers";
import type { HostHeader } from "./hosts/header";
import { hasFilesOfHosts } from "./hosts/read-hosts";
import { addressesInCss } from "./css";
import { type PlaceKeeper, placeKeepers } from "./kept-places";
import type { Need } from "./needs";
import { locateFrom, spellingOf } from "./site-address";
import { canonicalUrl } from "#seo/canonical-url";
import { allRedirects, type FoundRedirect } from "./redirects";
import { readRobots, type Robots } from "./robots";
import { readSharePictures, type SharePicture } from "./share-pictures";
import { readSitemap, type ReadText, readUnnamed, type Sitemap, type UnnamedSitemap } from "./sitemap";
import { type SiteSource, textIn } from "./source";
import type { Rendered } from "./rendered";
import type { Wire } from "./wire";
import { type RichResultFault, richResultsOf } from "../rich-results";
import { type Verdict, verdictOn } from "../verdict";

/** A site as a stranger reads it. */
export interface Site {
  /** Its address without a closing slash: its origin and the path it stands under. */
  readonly siteUrl: string;
  /** All pages by their addresses, also those that no link leads to. */
  readonly pages: readonly Page[];
  /** What search engines can do with each page. */
  readonly verdicts: ReadonlyMap<Page, Verdict>;
  readonly graph: Graph;
  /** Whether there is a file at an unencoded path on the site. */
  readonly hasFile: (path: string) => boolean;
  /** Whether a folder of the site has a page. */
  readonly hasFolder: (path: string) => boolean;
  /** Whether it stands on GitHub Pages: other projects may stand beside it there, and what is not found is answered. */
  readonly isOnGitHub: boolean;
  /** Style sheets, and the files that they need. */
  readonly sheets: readonly Sheet[];
  readonly robots: Robots | undefined;
  /** `X-Robots-Tag` headers in the files of hosts, or of answers. */
  readonly robotsHeaders: readonly HostHeader[];
  /** `Link` headers in the same. */
  readonly linkHeaders: readonly HostHeader[];
  readonly redirects: readonly FoundRedirect[];
  readonly sitemap: Sitemap;
  readonly unnamedSitemaps: readonly UnnamedSitemap[];
  /** Files behind `og:image`, `twitter:image` and logos, by these values. */
  readonly sharePictures: ReadonlyMap<string, SharePicture>;
  /** What Google's rules for rich results find wrong with what pages describe. */
  readonly richResults: ReadonlyMap<Page, readonly RichResultFault[]>;
  /** Files behind the icons of the first page. */
  readonly icons: readonly Icon[];
  /** What only a server can tell; nothing for a folder. */
  readonly wire: Wire | undefined;
  /** Its pages after their scripts; nothing where they were not drawn. */
  readonly rendered: Rendered | undefined;
}

/** A style sheet of a site. */
export interface Sheet {
  readonly path: string;
  readonly needs: readonly Need[];
  readonly placeKeepers: readonly PlaceKeeper[];
}

/** What search engines can do with a page of a site. @throws When it is no page of it. */
export function verdictOf(page: Page, { verdicts }: Pick<Site, "verdicts">): Verdict {
  const verdict = verdicts.get(page);
  if (!verdict) throw new Error(`${page.address} is no page of the site`);
  return verdict;
}

/** Whether search engines may list a page as itself. */
export function isListed(page: Page, site: Pick<Site, "verdicts">): boolean {
  return verdictOf(page, site).kind === "indexable";
}

/** Reads a site from wherever it is. */
export async function readSite(source: SiteSource, ownRedirects: readonly Redirect[], now = new Date()): Promise<Site> {
  const { siteUrl, hasFile, readBytes, robotsHeaders, linkHeaders = [], wire, rendered } = source;
  const pages = source.pages.map((page) => withCanonicalHeaders(page, linkHeaders));
  const readText: ReadText = async (path) => {
    const bytes = await readBytes(path);
    return bytes && textIn(bytes);
  };
  const robotsText = await readText("/robots.txt");
  const robots = robotsText === undefined ? undefined : readRobots(robotsText);
  const sitemap = await readSitemap(siteUrl, robots?.sitemaps ?? [], readText);
  const redirects = allRedirects(ownRedirects, source.redirects);
  const saysGitHub = wire === undefined && (hasFile("/CNAME") || new URL(siteUrl).host.endsWith(".github.io"));
  const mayBeOnGitHub = saysGitHub || (wire === undefined && hasFile("/.nojekyll"));
  // Who writes the files of other hosts, too, writes those of all: which one answers is not known.
  const isOnGitHub = saysGitHub || (mayBeOnGitHub && !hasFilesOfHosts(hasFile));
  const spellings = new Set(pages.map(({ address }) => spellingOf(canonicalUrl(siteUrl, address), siteUrl)));
  return {
    ...{ siteUrl, robots, robotsHeaders, pages, hasFile, linkHeaders, redirects, wire, rendered, isOnGitHub },
    hasFolder: (folder) => pages.some(({ address }) => address.startsWith(`${folder}/`)),
    verdicts: new Map(pages.map((page) => [page, verdictOn(page, { siteUrl, robots, robotsHeaders, spellings }, now)])),
    graph: graphOf(pages, hasFile, redirects, mayBeOnGitHub),
    sheets: await sheetsOf(source.sheets, siteUrl, readText),
    sitemap,
    unnamedSitemaps: await readUnnamed(source.sitemapFiles ?? [], sitemap, readText),
    sharePictures: await readSharePictures(readBytes, siteUrl, pages),
    richResults: await richResultsOf(pages),
    icons: await readIcons(readBytes, iconPaths(pages)),
  };
}

/** Where the icons of the first page are on this site. */
function iconPaths(pages: readonly Page[]): string[] {
  const needs = pages.find(({ address }) => address === "/")?.needs ?? [];
  return needs.flatMap(({ kind, path }) => (kind === "icon" && path !== undefined ? [path] : []));
}

async function sheetsOf(paths: readonly string[], siteUrl: string, readText: ReadText): Promise<Sheet[]> {
  const sheets: Sheet[] = [];
  for (const path of paths) {
    const locate = locateFrom(siteUrl, path);
    const css = (await readText(path)) ?? "";
    const needs = addressesInCss(css).map((address) => {
      return { kind: "font or picture" as const, address, path: locate(address)?.path };
    });
    sheets.push({ path, needs, placeKeepers: placeKeepers(css) });
  }
  return sheets;
}
