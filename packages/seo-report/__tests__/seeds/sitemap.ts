import { type Break, type Change, SITEMAP, swap } from "../change";
import { ORIGIN } from "../good-page";

const ENTRY = `<url><loc>${ORIGIN}/about/</loc><lastmod>2026-01-31</lastmod></url>`;
const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';
const PICTURES = 'xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"';

/** Writes the entry of the page about us otherwise. */
function entry(by: string): Change {
  return swap(SITEMAP, ENTRY, by);
}

/** Adds an entry. */
function more(address: string): Change {
  return swap(SITEMAP, ENTRY, `${ENTRY}<url><loc>${address}</loc><lastmod>2026-01-31</lastmod></url>`);
}

/** Faults of the sitemap. */
export const sitemapSeeds: readonly Break[] = [
  [
    "sitemap-broken",
    "cut off",
    async (site) => {
      const xml = `<?xml version="1.0" encoding="UTF-8"?><urlset ${NAMESPACE}>${ENTRY}<url><loc>https://fold`;
      await site.write(SITEMAP, xml);
    },
    `/${SITEMAP}`,
    "unclosed tag",
  ],
  ["sitemap-broken", "a bare &", entry(ENTRY.replace("/about/", "/about/?a=1&b=2")), `/${SITEMAP}`, "unclosed"],
  [
    "sitemap-protocol",
    "a prefix that nobody declares",
    entry(ENTRY.replace("</url>", `<image:image><image:loc>${ORIGIN}/share/home.jpg</image:loc></image:image></url>`)),
    `/${SITEMAP}`,
    "image:image",
  ],
  ["sitemap-protocol", "no namespace", swap(SITEMAP, ` ${NAMESPACE}`, ""), `/${SITEMAP}`, "no namespace"],
  ["sitemap-protocol", "another namespace", swap(SITEMAP, "sitemap/0.9", "sitemap/1.0"), `/${SITEMAP}`, "sitemap/1.0"],
  [
    "sitemap-protocol",
    "a page in its place",
    (site) => site.write(SITEMAP, "<!doctype html><html><body><br>Not found</body></html>"),
    `/${SITEMAP}`,
    "<!doctype html>",
  ],
  [
    "sitemap-unlisted",
    "an empty one",
    (site) => site.write(SITEMAP, `<urlset ${NAMESPACE}></urlset>`),
    "/sitemap.xml",
    "no address",
  ],
  ["sitemap-unlisted", "a page left out", entry(""), "/about/", "not in"],
  [
    "sitemap-unlisted",
    "a sitemap that nothing names",
    async (site) => {
      await entry("")(site);
      await site.write("sitemap-more.xml", `<urlset ${NAMESPACE}>${ENTRY}</urlset>`);
    },
    "/about/",
    "but in /sitemap-more.xml, which nothing names",
  ],
  ["sitemap-duplicate", "an address twice", entry(ENTRY + ENTRY), `/${SITEMAP}`, "/about/"],
  [
    "sitemap-picture",
    "no such picture",
    async (site) => {
      await swap(SITEMAP, NAMESPACE, `${NAMESPACE} ${PICTURES}`)(site);
      const picture = `<image:image><image:loc>${ORIGIN}/share/none.jpg</image:loc></image:image>`;
      await entry(ENTRY.replace("</url>", `${picture}</url>`))(site);
    },
    "/about/",
    "/share/none.jpg",
  ],
  ["sitemap-form", "http", entry(ENTRY.replace("https:", "http:")), "/about/", "http://"],
  ["sitemap-form", "another host", entry(ENTRY.replace("foldwell", "www.foldwell")), "/about/", "www."],
  ["sitemap-form", "a path", entry(ENTRY.replace(ORIGIN, "")), "/about/", "/about/"],
  ["sitemap-form", "a fragment", entry(ENTRY.replace("/about/", "/about/#team")), "/about/", "#team"],
  ["sitemap-unknown", "no page", more(`${ORIGIN}/none/`), `/${SITEMAP}`, "/none/"],
  [
    "sitemap-redirect",
    "an old address",
    async (site) => {
      await site.setData("redirects", [{ from: "/old/", to: "/about/" }]);
      await more(`${ORIGIN}/old/`)(site);
    },
    `/${SITEMAP}`,
    "/old/",
  ],
  ["sitemap-noindex", "the not-found page", more(`${ORIGIN}/404.html`), "/404.html", "/404.html"],
  [
    "sitemap-values",
    "a priority of 5",
    entry(ENTRY.replace("</url>", "<priority>5</priority></url>")),
    "/about/",
    "priority 5",
  ],
  [
    "sitemap-values",
    "a word for how often",
    entry(ENTRY.replace("</url>", "<changefreq>often</changefreq></url>")),
    "/about/",
    "often",
  ],
  ["lastmod-malformed", "a German day", entry(ENTRY.replace("2026-01-31", "31.01.2026")), "/about/", "31.01.2026"],
  ["lastmod-future", "next century", entry(ENTRY.replace("2026", "2126")), "/about/", "2126"],
  [
    "lastmod-future",
    "next century, in the index",
    swap("sitemap.xml", "</loc>", "</loc><lastmod>2126-01-31</lastmod>"),
    "/sitemap.xml",
    "2126",
  ],
  [
    "lastmod-same",
    "one day for many pages",
    async (site) => {
      for (const name of Array.from({ length: 16 }, (_, index) => `file-${index}`)) {
        await site.write(`${name}.txt`, "Paper");
        await more(`${ORIGIN}/${name}.txt`)(site);
      }
    },
    `/${SITEMAP}`,
    "2026-01-31 for all 20",
  ],
];
