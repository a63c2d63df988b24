import { type Break, type Change, SITEMAP, swap } from "../change";
import { ORIGIN } from "../good-page";

/** Adds lines to robots.txt, after the group of all robots. */
function group(lines: string): Change {
  return swap("robots.txt", "Sitemap:", `${lines}\n\nSitemap:`);
}

/** Adds a line to the group of all robots. */
function rule(line: string): Change {
  return swap("robots.txt", "Allow: /", `Allow: /\n${line}`);
}

/** Faults of robots.txt. */
export const robotsTextSeeds: readonly Break[] = [
  [
    "robots-blocks",
    "everything",
    swap("robots.txt", "Allow: /", "Disallow: /"),
    "/robots.txt",
    "everything is forbidden",
  ],
  ["robots-blocks", "Google", group("User-agent: Googlebot\nDisallow: /"), "/robots.txt", "forbidden to Googlebot"],
  ["robots-blocks", "Bing", group("User-agent: bingbot\nDisallow: /"), "/robots.txt", "forbidden to Bingbot"],
  [
    "robots-blocks",
    "all but Google",
    swap("robots.txt", "Allow: /", "Disallow: /\n\nUser-agent: Googlebot\nUser-agent: Bingbot\nAllow: /"),
    "/robots.txt",
    "all that are not named",
  ],
  ["robots-blocks", "one page", rule("Disallow: /about/"), "/about/", "Disallow: /about/"],
  ["robots-blocks", "one page for Google", group("User-agent: Googlebot\nDisallow: /about"), "/about/", "Googlebot"],
  ["robots-blocks", "a page below", rule("Disallow: /*/paper-"), "/services/paper-–-art/", "/*/paper-"],
  ["robots-blocks", "a folder", rule("Disallow: /services/"), "/robots.txt", "2 pages, such as /services/"],
  ["robots-blocks-files", "pictures", rule("Disallow: /share/home.jpg"), "/robots.txt", "/share/home.jpg"],
  [
    "robots-blocks-files",
    "pictures, for image search",
    group("User-agent: Googlebot-Image\nDisallow: /"),
    "/robots.txt",
    "/share/home.jpg",
  ],
  [
    "robots-blocks-files",
    "scripts",
    async (site) => {
      await site.write("assets/app.js", "1");
      await swap("about/index.html", "</body>", '<script src="/assets/app.js"></script></body>')(site);
      await rule("Disallow: /*.js$")(site);
    },
    "/robots.txt",
    "/assets/app.js",
  ],
  [
    "robots-blocks-files",
    "scripts and sheets that a script loads",
    async (site) => {
      await site.write("assets/app.js", "1");
      await site.write("assets/app.css", "");
      await swap("about/index.html", "</body>", '<script>load(["/assets/app.js", "/none.js"])</script></body>')(site);
      await swap(
        "about/index.html",
        "<title>",
        '<noscript><link rel="stylesheet" href="/assets/app.css"></noscript><title>',
      )(site);
      await rule("Disallow: /assets/")(site);
    },
    "/robots.txt",
    "2 files, such as /assets/app.js, /assets/app.css",
  ],
  [
    "robots-blocks-files",
    "what a style sheet names",
    async (site) => {
      await site.write("fonts/a.woff2", "1");
      await site.write("a.css", '@font-face { src: url("fonts/a.woff2") }');
      await rule("Disallow: /fonts/")(site);
    },
    "/robots.txt",
    "/fonts/a.woff2",
  ],
  [
    "robots-hides-noindex",
    "a page that nobody may read, and that nobody may list",
    async (site) => {
      await site.write(
        "thanks/index.html",
        '<html lang="en"><head><title>Thanks</title><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"></head><body><h1>Thanks</h1></body></html>',
      );
      await rule("Disallow: /thanks/")(site);
    },
    "/thanks/",
    "Disallow: /thanks/",
  ],
  ["robots-syntax", "a misspelled field", rule("Disalow: /about/"), "/robots.txt", "line 3: Disalow"],
  ["robots-syntax", "noindex, which is no field", rule("Noindex: /about/"), "/robots.txt", "Noindex"],
  ["robots-syntax", "a line without a colon", rule("Disallow /about/"), "/robots.txt", "Disallow /about/"],
  ["robots-syntax", "a path without a slash", rule("Disallow: about"), "/robots.txt", "Disallow: about"],
  ["robots-syntax", "a rule for nobody", swap("robots.txt", "User-agent: *\n", ""), "/robots.txt", "line 1: Allow: /"],
  [
    "robots-syntax",
    "the path of a sitemap",
    swap("robots.txt", `Sitemap: ${ORIGIN}`, "Sitemap: "),
    "/robots.txt",
    "/sitemap.xml",
  ],
  [
    "sitemap-missing",
    "a sitemap on another host",
    swap("robots.txt", `Sitemap: ${ORIGIN}/sitemap.xml`, "Sitemap: https://old.example/sitemap.xml"),
    "/sitemap.xml",
    "https://old.example/sitemap.xml",
  ],
  [
    "sitemap-missing",
    "no sitemap, and therefore no line for it",
    async (on) => {
      for (const file of ["sitemap.xml", SITEMAP]) await on.remove(file);
      await swap("robots.txt", `Sitemap: ${ORIGIN}/sitemap.xml`, "")(on);
    },
    "/sitemap.xml",
    "does not exist",
  ],
];
