import { readdir, rm, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { found as required } from "../lib/found";
import { robotsOf, ROBOTS_OF_PREVIEW } from "../seo/robots";
import { type SitemapPage, sitemapsOf } from "../seo/sitemap";
import { humansOf, llmsOf } from "../seo/texts";
import { readContent } from "./content/read";
import type { Found } from "./finish/finished-pages";
import { lastChanges } from "./last-changes";
import { pageChanges } from "./page-changes";

/** Pages that search engines may not list. */
const UNLISTED = ["/404/", "/404.html", "/dev-404-page/"];

/** Writes what the site says of itself as a whole: to search engines, to programs, to people. */
export async function writeSiteFiles(
  publicDir: string,
  data: Queries.WholeSiteQuery,
  found: ReadonlyMap<string, Found>,
): Promise<void> {
  const agency = required(data.agency, "agency");
  const paths = data.allSitePage.nodes.map(({ path }) => path).filter((path) => !UNLISTED.includes(path));
  const sitemaps = await sitemapsOf(agency.url, agency.isListed ? await sitemapPages(paths, found) : []);
  const lists = { Services: data.allService.nodes, "Case studies": data.allProject.nodes };
  const files = new Map([
    ...(agency.isListed ? sitemaps : []),
    ["robots.txt", agency.isListed ? robotsOf(agency.url) : ROBOTS_OF_PREVIEW],
    ["humans.txt", humansOf(agency, required(data.team, "team").members)],
    ["llms.txt", llmsOf(agency, lists)],
  ]);
  const stale = (await readdir(publicDir)).filter((name) => /^sitemap.*\.xml$/.test(name) && !files.has(name));
  await Promise.all(stale.map((name) => rm(join(publicDir, name))));
  await Promise.all([...files].map(([name, text]) => writeFile(join(publicDir, name), text)));
}

async function sitemapPages(paths: readonly string[], found: ReadonlyMap<string, Found>): Promise<SitemapPage[]> {
  const dataDir = resolve("data");
  const changes = pageChanges((await readContent(dataDir)).files, await lastChanges(dataDir));
  return paths.map((path) => {
    const picture = found.get(path)?.picture;
    return { path, lastChange: changes.get(path), pictures: picture === undefined ? [] : [picture] };
  });
}
