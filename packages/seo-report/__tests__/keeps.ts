import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { ABOUT, add, ART, type Change, SITEMAP, swap, tag } from "./change";
import { ORIGIN } from "./good-page";

/** What is at the edge of a rule and keeps it. */
export const KEEPS: readonly (readonly [what: string, change: Change])[] = [
  ["a title of 60 characters", tag("<title>", () => `<title>${"i".repeat(60)}</title>`)],
  ["a title of 30 characters", tag("<title>", () => `<title>${"i".repeat(30)}</title>`)],
  [
    "a description of 110 characters",
    tag('<meta name="description"', () => `<meta name="description" content="${"x".repeat(110)}">`),
  ],
  [
    "a description of 160 characters",
    tag('<meta name="description"', () => `<meta name="description" content="${"x".repeat(160)}">`),
  ],
  ["a title within a drawing", add("<svg><title>Fold</title></svg>")],
  ["an empty alternative text", swap("index.html", 'alt="A folded sheet"', 'alt=""')],
  ["a link to the top, and one with a query", add('<a href="#top">Up</a> <a href="/services/?a=1#faq">Ask</a>')],
  ["a link to a file", add('<a href="/share/about.jpg">Picture</a>')],
  ["links that write and dial", add('<a href="tel:+15550100142">Call</a> <a href="mailto:a@b.example">Write</a>')],
  ["headings that go up by several levels", add("<h2>A</h2><h3>B</h3><h4>C</h4><h2>D</h2>")],
  ["the vocabulary's address over http", swap(ABOUT, '"https://schema.org"', '"http://schema.org"')],
  [
    "an action with an input",
    swap(
      ABOUT,
      '"Who we are."',
      '"Who we are.","potentialAction":{"@type":"SearchAction","target":"/","query-input":"required name=q"}',
    ),
  ],
  [
    "somebody who was born when Unix began",
    swap(ABOUT, '"Who we are."', '"Who we are.","author":{"@type":"Person","name":"Ada","birthDate":"1970-01-01"}'),
  ],
  [
    "a client that is only named",
    swap(ABOUT, '"Who we are."', '"Who we are.","about":{"@type":"Organization","name":"A client"}'),
  ],
  ["a file that holds a part of a page", (on) => on.write("_gatsby/slice.html", "<script></script>")],
  [
    "a legal page of few words",
    async (on) => {
      await mkdir(join(on.dataDir, "legal"));
      await writeFile(join(on.dataDir, "legal/about.json"), '{ "title": "About" }');
      await on.swap(ABOUT, "Paper holds a fold for years. ".repeat(22), "Paper. ");
    },
  ],
  [
    "a price with cents, as the page's language writes it",
    async (on) => {
      await on.swap(ART, '"price":"10"', '"price":"1249.90"');
      await on.swap(ART, "</main>", "<p>1.249,90 €</p></main>");
    },
  ],
  [
    "a price with cents that are none",
    async (on) => {
      await on.swap(ART, '"price":"10"', '"price":"1249.00"');
      await on.swap(ART, "</main>", "<p>1’249.– a month</p></main>");
    },
  ],
  ["a redirect from an old address", (on) => on.setData("redirects", [{ from: "/old/", to: "/about/" }])],
  ["a rule for another robot", swap("robots.txt", "Sitemap:", "User-agent: Nosy\nDisallow: /\n\nSitemap:")],
  ["a longer Allow than Disallow", swap("robots.txt", "Allow: /", "Disallow: /ab\nAllow: /about/")],
  ["a time with its zone", swap(SITEMAP, "<lastmod>2026-01-31", "<lastmod>2026-01-31T09:30:00.5+02:00")],
  ["a link to a place that an old anchor names", add('<a name="old"></a><a href="#old">Old</a>')],
  [
    "robots that hear nothing against the page",
    swap(ABOUT, "index, follow", "all, max-snippet:-1, max-image-preview:large"),
  ],
  ["a page for robots of pictures only", swap("robots.txt", "Sitemap:", "User-agent: GPTBot\nDisallow: /\n\nSitemap:")],
  [
    "a page that is left out on purpose",
    (on) => on.write("thanks/index.html", bareHtml('<meta name="robots" content="noindex">')),
  ],
  [
    "a stub of an old address",
    (on) => on.write("old/index.html", bareHtml('<meta http-equiv="refresh" content="0; url=/about/">')),
  ],
  [
    "a copy that names its original",
    (on) => on.write("print/index.html", bareHtml(`<link rel="canonical" href="${ORIGIN}/about/">`)),
  ],
  [
    "a page that robots may not read, and that is in no sitemap",
    async (on) => {
      await on.write("search/index.html", bareHtml(""));
      await on.swap("robots.txt", "Allow: /", "Allow: /\nDisallow: /*search/");
    },
  ],
  [
    "redirects in a host's file",
    (on) => on.write("_redirects", "/old /about/ 301\n/about /about/ 301\n/* /404.html 404\n"),
  ],
  ["a header for files only", (on) => on.write("_headers", "/*.pdf\n  X-Robots-Tag: noindex\n")],
  [
    "a preview, which nobody may list",
    async (on) => {
      for (const file of ["index.html", ABOUT, ART, "services/index.html"])
        await on.swap(file, "index, follow", "noindex");
      await on.write("robots.txt", "User-agent: *\nAllow: /\n");
      for (const file of ["sitemap.xml", SITEMAP]) await on.remove(file);
    },
  ],
];

/** A page that nothing says should be found. */
function bareHtml(head: string): string {
  return `<html lang="en"><head><title>More</title><meta name="viewport" content="width=device-width">${head}</head><body><h1>More of it</h1></body></html>`;
}
