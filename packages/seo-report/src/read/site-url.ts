import { load } from "cheerio";
import { canonicalUrl } from "#seo/canonical-url";
import { canonicalIn } from "./canonical-in";
import { canonicalsIn } from "./page";
import { decoded } from "./site-address";

/** What a build says of where it stands. */
interface Build {
  /** HTML of the pages by their addresses. */
  readonly documents: ReadonlyMap<string, string>;
  /** Addresses of sitemaps in robots.txt. */
  readonly sitemaps: readonly string[];
  readonly hasFile: (path: string) => boolean;
  /** Files that may name it: `CNAME`, in which GitHub Pages has the host, and a sitemap that robots.txt does not name. */
  readonly cname?: string | undefined;
  readonly sitemap?: string | undefined;
}

/**
 * The address of a site without a closing slash, with the path it stands under; nothing where the build doesn't tell it.
 *
 * The canonical address of the first page names it; robots.txt does where that one is missing. Where the two differ, one
 * of them is wrong: the other pages decide. A site that names neither, such as a preview, may say it in what is shared of
 * its first page, or in a file.
 */
export function siteUrlIn(build: Build): string | undefined {
  const { documents, sitemaps, hasFile } = build;
  const fromHome = canonicalsIn(documents.get("/") ?? "").flatMap((address) => urlIn(address, homeOf));
  const fromRobots = sitemaps.flatMap((address) => urlIn(address, (path) => folderOf(path, hasFile)));
  const [first, ...others] = new Set([...fromHome, ...fromRobots]);
  if (first === undefined) return besides(build);
  if (others.length === 0) return first;
  const canonicals = [...documents].map(([page, html]) => ({ page, named: canonicalsIn(html) }));
  const pagesUnder = (siteUrl: string) =>
    canonicals.filter(({ page, named }) => named.includes(canonicalUrl(siteUrl, page))).length;
  return others.reduce((best, other) => (pagesUnder(other) > pagesUnder(best) ? other : best), first);
}

/** What else may name the address, the surest first. */
function besides({ documents, hasFile, cname = "", sitemap = "" }: Build): string | undefined {
  const $ = load(documents.get("/") ?? "");
  const shared = (name: string) => $(`meta[property="${name}"], meta[name="${name}"]`).attr("content") ?? "";
  // Of several hosts, GitHub Pages takes the first.
  const [host = ""] = cname.trim().split(/\s*\n\s*/);
  const [shortest = ""] = [...sitemap.matchAll(/<loc>\s*([^<\s]+)\s*<\/loc>/g)]
    .map(([, address = ""]) => address)
    .sort((one, other) => one.length - other.length);
  const folder = (path: string) => folderOf(path, hasFile);
  const [found] = [
    ...urlIn(shared("og:url"), homeOf),
    ...fromPages(documents),
    ...(/^[\w.-]+$/.test(host) ? [`https://${host}`] : []),
    ...urlIn(shortest, shortest.endsWith(".xml") ? folder : homeOf),
    ...urlIn(shared("og:image"), folder),
  ];
  return found;
}

/** What stands before its own path in the canonical address of a page, where the first page names none. */
function fromPages(documents: Build["documents"]): string[] {
  for (const [page, html] of documents) {
    const own = page.replace(/(?:\.html|\/)$/, "");
    const [found] = urlIn(canonicalIn(html) ?? "", (path) => path.replace(/(?:\.html|\/)$/, ""));
    if (own !== "" && found?.endsWith(own) === true) return [found.slice(0, -own.length)];
  }
  return [];
}

/** An absolute address with its path cut to that of the site. */
function urlIn(address: string, cut: (path: string) => string): string[] {
  if (!/^https?:\/\//.test(address) || !URL.canParse(address)) return [];
  const { origin, pathname } = new URL(address);
  return [origin + cut(pathname)];
}

function homeOf(path: string): string {
  return path.replace(/\/(?:index\.html)?$/, "");
}

/** The path before that of the sitemap's file in the build; where there is no such file, the folder it would be in. */
function folderOf(path: string, hasFile: Build["hasFile"]): string {
  const steps = path.split("/").slice(1);
  const files = steps.map((_, index) => `/${steps.slice(index).join("/")}`);
  const file = files.find((one) => hasFile(decoded(one))) ?? `/${steps.at(-1) ?? ""}`;
  return path.slice(0, -file.length);
}
