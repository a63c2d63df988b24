import { readdir, rm, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { required } from "../lib/required";
import { words } from "../lib/words";
import { robotsOf, ROBOTS_OF_PREVIEW } from "../seo/robots";
import { type SitemapPage, sitemapsOf } from "../seo/sitemap";
import { humansOf, llmsOf, type Named } from "../seo/texts";
import { fontsOf } from "../fonts/choice";
import { fontFacts } from "../fonts/sources";
import { valueAt } from "../content/fault";
import { pageFiles } from "../content/page-files";
import type { ContentFile } from "../content/read";
import type { Found } from "./finish/finished-pages";
import { versionsBelow } from "./last-changes";
import { pageChanges } from "./page-changes";
import { writeSecurityFile } from "./security-file";
import { sourceDate } from "./source-date";

/** Pages that search engines may not list. */
const UNLISTED = ["/404/", "/404.html", "/dev-404-page/"];

/** Writes what the site says of itself as a whole: to search engines, to programs, to people. */
export async function writeSiteFiles(
  publicDir: string,
  data: Queries.WholeSiteQuery,
  content: readonly ContentFile[],
  found: ReadonlyMap<string, Found>,
): Promise<void> {
  const agency = required(data.agency, "agency");
  const paths = data.allSitePage.nodes.map(({ path }) => path).filter((path) => !UNLISTED.includes(path));
  const sitemaps = await sitemapsOf(agency.url, agency.isListed ? await sitemapPages(paths, content, found) : []);
  const lists = [
    [words.frame.pages, pagesByName(content).filter(({ path }) => paths.includes(path))],
    [words.frame.services, data.allService.nodes],
    [words.service.caseStudies.other, data.allProject.nodes],
  ] as const;
  const files = new Map([
    ...(agency.isListed ? sitemaps : []),
    ["robots.txt", agency.isListed ? robotsOf(agency.url) : ROBOTS_OF_PREVIEW],
    ["humans.txt", humansOf(agency, data.team?.members ?? [], await typefacesOf(content))],
    ["llms.txt", llmsOf(agency, lists)],
  ]);
  const stale = (await readdir(publicDir)).filter((name) => /^sitemap.*\.xml$/.test(name) && !files.has(name));
  await Promise.all(stale.map((name) => rm(join(publicDir, name))));
  await Promise.all([...files].map(([name, text]) => writeFile(join(publicDir, name), text)));
  await writeSecurityFile(publicDir, agency, await sourceDate());
}

async function typefacesOf(content: readonly ContentFile[]): Promise<string[]> {
  const { display, text } = fontsOf(content).choice;
  const facts = await Promise.all([...new Set([display, text])].map(fontFacts));
  return facts.map(({ family, license }) => `${family} (${license})`);
}

/** Pages with a file of their own, as it names and describes them; home is the site, not one of its pages. */
function pagesByName(content: readonly ContentFile[]): Named[] {
  const files = new Map(content.map((one) => [one.file, one.value]));
  return [...pageFiles(content)].flatMap(([path, file]) => {
    const title = valueAt(files.get(file), [file.startsWith("legal/") ? "title" : "name"]);
    const description = valueAt(files.get(file), ["metadata", "description"]);
    return typeof title === "string" && typeof description === "string" ? [{ path, title, description }] : [];
  });
}

async function sitemapPages(
  paths: readonly string[],
  content: readonly ContentFile[],
  found: ReadonlyMap<string, Found>,
): Promise<SitemapPage[]> {
  const changes = pageChanges(content, await versionsBelow(resolve("data")));
  return paths.map((path) => {
    const picture = found.get(path)?.picture;
    return { path, lastChange: changes.get(path), pictures: picture === undefined ? [] : [picture] };
  });
}
