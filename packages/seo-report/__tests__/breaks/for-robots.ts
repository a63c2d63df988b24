import { ABOUT, type Break, remove, swap, SITEMAP } from "../change";
import { ORIGIN } from "../good-page";

const CANONICAL = `<link rel="canonical" href="${ORIGIN}/about/">`;

/** What breaks the rules of sitemap, robots.txt, the not-found page, redirects and exceptions. */
export const forRobotsBreaks: readonly Break[] = [
  ["sitemap-missing", "no file", remove(SITEMAP), "/sitemap.xml", SITEMAP],
  ["sitemap-noindex", "a page that is noindex", swap(ABOUT, "index, follow", "noindex"), "/about/", "/about/"],
  [
    "sitemap-unlisted",
    "left out",
    swap(SITEMAP, `<url><loc>${ORIGIN}/about/</loc><lastmod>2026-01-31</lastmod></url>`, ""),
    "/about/",
    "not in /sitemap.xml",
  ],
  [
    "sitemap-unknown",
    "no page",
    swap(SITEMAP, "</urlset>", `<url><loc>${ORIGIN}/gone/</loc><lastmod>2026-01-31</lastmod></url></urlset>`),
    "/sitemap-pages.xml",
    "/gone/",
  ],
  ["sitemap-form", "no closing slash", swap(SITEMAP, "/about/</loc>", "/about</loc>"), "/about/", "/about"],
  [
    "lastmod-missing",
    "none",
    swap(SITEMAP, "/about/</loc><lastmod>2026-01-31</lastmod>", "/about/</loc>"),
    "/about/",
    "no lastmod",
  ],
  [
    "lastmod-malformed",
    "31.1.2026",
    swap(SITEMAP, "/about/</loc><lastmod>2026-01-31", "/about/</loc><lastmod>31.1.2026"),
    "/about/",
    "31.1.2026",
  ],
  [
    "lastmod-malformed",
    "no such day",
    swap(SITEMAP, "/about/</loc><lastmod>2026-01-31", "/about/</loc><lastmod>2026-13-31"),
    "/about/",
    "2026-13-31",
  ],
  [
    "lastmod-malformed",
    "no time",
    swap(SITEMAP, "/about/</loc><lastmod>2026-01-31", "/about/</loc><lastmod>1970-01-01T00:00:00Z"),
    "/about/",
    "1970-01-01",
  ],
  [
    "lastmod-future",
    "next century",
    swap(SITEMAP, "/about/</loc><lastmod>2026-01-31", "/about/</loc><lastmod>2126-01-31T09:30:00Z"),
    "/about/",
    "2126",
  ],
  ["robots-missing", "no file", remove("robots.txt"), "/robots.txt", "no such file"],
  ["robots-sitemap", "not named", swap("robots.txt", "Sitemap:", "# Sitemap:"), "/robots.txt", "no line"],
  ["robots-blocks", "everything", swap("robots.txt", "Allow: /", "Disallow: /"), "/robots.txt", "everything"],
  ["robots-blocks", "one page", swap("robots.txt", "Allow: /", "Disallow: /*out/$"), "/about/", "forbidden"],
  ["not-found-missing", "no file", remove("404.html"), "/404.html", "no such file"],
  [
    "not-found-of-host",
    "no file on GitHub",
    async (on) => {
      await on.write("CNAME", "foldwell.example");
      await on.remove("404.html");
    },
    "/404.html",
    "no such file",
  ],
  [
    "not-found-listed",
    "no robots tag",
    swap("404.html", '<meta name="robots" content="noindex">', ""),
    "/404.html",
    "no robots tag",
  ],
  ["not-found-canonical", "one", swap("404.html", "<head>", `<head>${CANONICAL}`), "/404.html", "/about/"],
  [
    "redirect-target",
    "no page",
    (on) => on.setData("redirects", [{ from: "/old/", to: "/none/" }]),
    "/old/",
    "leads to /none/",
  ],
  [
    "redirect-target",
    "a redirect itself",
    (on) => on.setData("redirects", [{ from: "/old/", to: "/about" }]),
    "/old/",
    "leads to /about",
  ],
  [
    "exception-unused",
    "nothing broken",
    (on) => on.setData("exceptions", [{ page: "/about/", rule: "text-thin", reason: "It was short once." }]),
    "/about/",
    "nothing breaks text-thin",
  ],
];
