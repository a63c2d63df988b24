import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Redirect } from "../../../hosting/policy";
import { type Graph, graphOf } from "./graph";
import { canonicalsIn, type Page, readPage } from "./page";
import { readRobots, type Robots } from "./robots";
import { readSharePictures, type SharePicture } from "./share-pictures";
import { readSitemap, type ReadText, type Sitemap } from "./sitemap";

/** A built site as a stranger reads it. */
export interface Site {
  readonly origin: string;
  /** All pages by their addresses, also those that no link leads to. */
  readonly pages: readonly Page[];
  readonly graph: Graph;
  /** Whether there is a file at an unencoded path. */
  readonly hasFile: (path: string) => boolean;
  readonly robots: Robots | undefined;
  readonly sitemap: Sitemap;
  /** Files behind `og:image`, by its value. */
  readonly sharePictures: ReadonlyMap<string, SharePicture>;
}

/** Reads a built site. @throws When there is none, or when it does not say what its address is. */
export async function readSite(folder: string, redirects: readonly Redirect[]): Promise<Site> {
  const paths = await filesOf(folder);
  const readText: ReadText = async (path) =>
    paths.has(path) ? readFile(join(folder, path), "utf8") : Promise.resolve(undefined);
  const robotsText = await readText("/robots.txt");
  const robots = robotsText === undefined ? undefined : readRobots(robotsText);
  const origin = originOf((await readText("/index.html")) ?? "", robots?.sitemaps ?? [], folder);
  const pages = await readPages(paths, readText, origin);
  const hasFile = (path: string) => paths.has(path);
  return {
    ...{ origin, pages, hasFile, robots },
    graph: graphOf(pages, hasFile, redirects),
    sitemap: await readSitemap(origin, robots?.sitemaps ?? [], readText),
    sharePictures: await readSharePictures(folder, origin, pages),
  };
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

/** The canonical address of the first page names the site; robots.txt does where that one is missing. */
function originOf(home: string, sitemaps: readonly string[], folder: string): string {
  const absolute = [...canonicalsIn(home), ...sitemaps].find((address) => /^https?:\/\//.test(address));
  if (absolute !== undefined && URL.canParse(absolute)) return new URL(absolute).origin;
  throw new Error(
    `${folder}/index.html has no canonical address that begins with https://, and robots.txt names no sitemap: the site's address can't be told.`,
  );
}

async function readPages(paths: ReadonlySet<string>, readText: ReadText, origin: string): Promise<Page[]> {
  const pages: Page[] = [];
  for (const path of paths) {
    if (!path.endsWith(".html")) continue;
    const html = (await readText(path)) ?? "";
    // Gatsby keeps parts of pages in files of their own: what has no document is no page.
    if (/<html[\s>]/i.test(html)) pages.push(readPage(path.replace(/\/index\.html$/, "/"), html, origin));
  }
  return pages.sort((a, b) => (a.address < b.address ? -1 : 1));
}
