import { type Break, type Change, swap } from "../change";

const ABOUT = "about/index.html";
const TAG = '<meta name="robots" content="index, follow">';

/** Writes another robots tag into the page about us. */
function tagged(content: string, name = "robots"): Change {
  return swap(ABOUT, TAG, `<meta name="${name}" content="${content}">`);
}

/** Faults of what the tags of a page tell robots. */
export const robotsTagSeeds: readonly Break[] = [
  ["sitemap-noindex", "noindex", tagged("noindex"), "/about/", "meta robots: noindex"],
  ["sitemap-noindex", "none", tagged("none"), "/about/", "none"],
  ["sitemap-noindex", "noindex in capitals", tagged("NOINDEX,NOFOLLOW", "ROBOTS"), "/about/", "noindex"],
  ["sitemap-noindex", "both index and noindex", tagged("index, noindex"), "/about/", "noindex"],
  ["sitemap-noindex", "noindex for Google", tagged("noindex", "googlebot"), "/about/", "googlebot: noindex"],
  ["sitemap-noindex", "a day that is past", tagged("unavailable_after: 2020-01-01"), "/about/", "unavailable_after"],
  [
    "sitemap-noindex",
    "a day that is past, with commas",
    tagged("index, unavailable_after: Fri, 03 Jan 2020 10:00:00 GMT"),
    "/about/",
    "03 Jan 2020",
  ],
  [
    "sitemap-noindex",
    "noindex on the first page",
    swap("index.html", TAG, '<meta name="robots" content="noindex">'),
    "/",
    "noindex",
  ],
  ["robots-one-engine", "noindex for Bing", tagged("noindex", "bingbot"), "/about/", "bingbot: noindex"],
  ["robots-nofollow", "nofollow", tagged("index, nofollow"), "/about/", "nofollow"],
  ["robots-nosnippet", "nosnippet", tagged("nosnippet"), "/about/", "nosnippet"],
  ["robots-nosnippet", "a text of no letters", tagged("max-snippet:0"), "/about/", "max-snippet:0"],
  ["robots-noimage", "noimageindex", tagged("noimageindex"), "/about/", "noimageindex"],
  ["robots-noimage", "no preview of pictures", tagged("max-image-preview:none"), "/about/", "max-image-preview:none"],
  ["robots-unavailable", "a day to come", tagged("unavailable_after: 2126-01-01"), "/about/", "2126"],
  [
    "robots-as-property",
    "in an attribute for networks",
    swap(ABOUT, TAG, '<meta property="robots" content="noindex, follow">'),
    "/about/",
    "noindex",
  ],
  ["robots-unknown", "what is no day", tagged("unavailable_after: soon"), "/about/", "soon"],
  ["robots-unknown", "a misspelled word", tagged("no-index"), "/about/", "no-index"],
  ["robots-unknown", "words without a comma", tagged("noindex nofollow"), "/about/", "noindex nofollow"],
];
