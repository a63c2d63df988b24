import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Redirect } from "#hosting/policy";
import { type Graph, graphOf } from "./graph";
import { type Icon, readIcons } from "./icons";
import { type Page, readPage } from "./page";
import { readRobotsHeaders } from "./hosts/read-hosts";
import type { HostHeader } from "./hosts/header";
import { addressesInCss } from "./css";
import type { Need } from "./needs";
import { addressed } from "./page-addresses";
import { locateFrom, spellingOf } from "./site-address";
import { canonicalUrl } from "#seo/canonical-url";
import { allRedirects, type FoundRedirect, redirectsOfFile } from "./redirects";
import { readRobots, type Robots } from "./robots";
import { readSharePictures, type SharePicture } from "./share-pictures";
import { siteUrlIn } from "./site-url";
import { readSitemap, type ReadText, type Sitemap } from "./sitemap";
import { type Verdict, verdictOn } from "../verdict";

/** A built site as a stranger reads it. */
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
  /** Style sheets, and the files that they need. */
  readonly sheets: readonly Sheet[];
  readonly robots: Robots | undefined;
  /** `X-Robots-Tag` headers in the files of hosts. */
  readonly robotsHeaders: readonly HostHeader[];
  readonly redirects: readonly FoundRedirect[];
  readonly sitemap: Sitemap;
  /** Files behind `og:image`, `twitter:image` and logos, by these values. */
  readonly sharePictures: ReadonlyMap<string, SharePicture>;
  /** Files behind the icons of the first page. */
  readonly icons: readonly Icon[];
}

/** A style sheet of a site. */
export interface Sheet {
  readonly path: string;
  readonly needs: readonly Need[];
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

/** Reads a built site. @throws When there is none, or when it does not say what its address is. */
export async function readSite(folder: string, ownRedirects: readonly Redirect[], now = new Date()): Promise<Site> {
  const paths = await filesOf(folder);
  const readText: ReadText = async (path) =>
    paths.has(path) ? readFile(join(folder, path), "utf8") : Promise.resolve(undefined);
  const robotsText = await readText("/robots.txt");
  const robots = robotsText === undefined ? undefined : readRobots(robotsText);
  const sitemaps = robots?.sitemaps ?? [];
  const hasFile = (path: string) => paths.has(path);
  const files = await documentsOf(paths, readText);
  const [cname, sitemap] = [await readText("/CNAME"), await readText("/sitemap.xml")];
  const siteUrl = siteUrlIn({ documents: files, sitemaps, hasFile, cname, sitemap });
  if (siteUrl === undefined) {
    throw new Error(
      `The site's address can't be told: ${folder}/index.html has no canonical address, og:url or og:image that begins with https://, and neither robots.txt, sitemap.xml nor CNAME names it.`,
    );
  }
  const sitemapOf = await readSitemap(siteUrl, sitemaps, readText);
  const documents = addressed(
    files,
    siteUrl,
    sitemapOf.entries.map(({ location }) => location),
  );
  const pages = [...documents].map(([address, html]) => readPage(address, html, siteUrl));
  const robotsHeaders = await readRobotsHeaders((path) => readFile(join(folder, path), "utf8").catch(() => undefined));
  const ofHosts = redirectsOfFile((await readText("/_redirects")) ?? "", "/_redirects");
  const redirects = allRedirects(ownRedirects, ofHosts);
  const spellings = new Set(pages.map(({ address }) => spellingOf(canonicalUrl(siteUrl, address), siteUrl)));
  const facts = { siteUrl, robots, robotsHeaders, spellings };
  return {
    ...{ siteUrl, robots, robotsHeaders, pages, hasFile, redirects },
    verdicts: new Map(pages.map((page) => [page, verdictOn(page, facts, now)])),
    graph: graphOf(pages, hasFile, redirects, isOnGitHub(siteUrl, hasFile)),
    sheets: await sheetsOf(paths, siteUrl, readText),
    sitemap: sitemapOf,
    sharePictures: await readSharePictures(folder, siteUrl, pages),
    icons: await readIcons(folder, iconPaths(pages)),
  };
}

/** Whether GitHub Pages answers: it alone answers `/about/` with nothing where there is an `about.html`. */
function isOnGitHub(siteUrl: string, hasFile: (path: string) => boolean): boolean {
  return hasFile("/CNAME") || hasFile("/.nojekyll") || new URL(siteUrl).host.endsWith(".github.io");
}

/** Where the icons of the first page are on this site. */
function iconPaths(pages: readonly Page[]): string[] {
  const needs = pages.find(({ address }) => address === "/")?.needs ?? [];
  return needs.flatMap(({ kind, path }) => (kind === "icon" && path !== undefined ? [path] : []));
}

async function filesOf(folder: string): Promise<Set<string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  const paths = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(join(folder).length).replaceAll("\\", "/"));
  if (!paths.includes("/index.html")) {
    throw new Error(
      `There is no built site in ${folder}. Run \`npm run build\` first, or name its folder with --site.`,
    );
  }
  return new Set(paths.sort());
}

/** The HTML of all pages by their addresses. */
async function documentsOf(paths: ReadonlySet<string>, readText: ReadText): Promise<Map<string, string>> {
  const documents = new Map<string, string>();
  for (const path of paths) {
    if (!path.endsWith(".html")) continue;
    const html = (await readText(path)) ?? "";
    // Gatsby keeps parts of pages in files of their own: what has no document is no page.
    if (/<html[\s>]/i.test(html)) documents.set(path.replace(/\/index\.html$/, "/"), html);
  }
  return documents;
}

async function sheetsOf(paths: ReadonlySet<string>, siteUrl: string, readText: ReadText): Promise<Sheet[]> {
  const sheets: Sheet[] = [];
  for (const path of paths) {
    if (!path.endsWith(".css")) continue;
    const locate = locateFrom(siteUrl, path);
    const needs = addressesInCss((await readText(path)) ?? "").map((address) => {
      return { kind: "font or picture" as const, address, path: locate(address)?.path };
    });
    sheets.push({ path, needs });
  }
  return sheets;
}
