import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { readHostHeaders } from "./hosts/read-hosts";
import { type Page, readPage } from "./page";
import { addressed } from "./page-addresses";
import { redirectsOfFile } from "./redirects";
import { readRobots } from "./robots";
import { siteUrlIn } from "./site-url";
import { readSitemap, type ReadText } from "./sitemap";
import { type SiteSource, textIn } from "./source";

/** The address of a site that does not say where it stands: https://www.rfc-editor.org/rfc/rfc2606#section-2 */
export const UNKNOWN = "https://address-unknown.invalid";

/** Reads a built site from its folder. @throws When there is none. */
export async function readFolder(folder: string): Promise<SiteSource> {
  const paths = await filesOf(folder);
  const hasFile = (path: string) => paths.has(path);
  const readBytes = async (path: string) => (hasFile(path) ? readFile(join(folder, path)) : undefined);
  const readText: ReadText = async (path) => {
    const bytes = await readBytes(path);
    return bytes && textIn(bytes);
  };
  const documents = await documentsOf(paths, readText);
  const sitemaps = readRobots((await readText("/robots.txt")) ?? "").sitemaps;
  const [cname, sitemap] = [await readText("/CNAME"), await readText("/sitemap.xml")];
  const siteUrl = siteUrlIn({ documents, sitemaps, hasFile, cname, sitemap }) ?? UNKNOWN;
  const headers = await readHostHeaders((path) => readFile(join(folder, path), "utf8").catch(() => undefined));
  const { entries } = await readSitemap(siteUrl, sitemaps, readText);
  const inSitemap = entries.map(({ location }) => location);
  const named = [...addressed(documents, siteUrl, inSitemap)].reverse();
  documents.clear();
  const pages: Page[] = [];
  // Each document is let go when it is read: those of a thousand pages would take 100 MB to the end.
  for (let next = named.pop(); next; next = named.pop()) pages.push(readPage(...next, siteUrl));
  return {
    ...{ siteUrl, hasFile, readBytes, pages },
    sheets: [...paths].filter((path) => path.endsWith(".css")),
    sitemapFiles: [...paths].filter((path) => /sitemap[^/]*\.xml(?:\.gz)?$/i.test(path)),
    redirects: redirectsOfFile((await readText("/_redirects")) ?? "", "/_redirects"),
    robotsHeaders: headers.filter(({ name }) => name === "x-robots-tag"),
    linkHeaders: headers.filter(({ name }) => name === "link"),
  };
}

/** Documents that only service workers read: https://www.gatsbyjs.com/plugins/gatsby-plugin-offline/ */
const SHELLS = new Set(["/offline-plugin-app-shell-fallback/index.html"]);

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
    if (!SHELLS.has(path) && /<html[\s>]/i.test(html)) documents.set(path.replace(/\/index\.html$/, "/"), html);
  }
  return documents;
}
