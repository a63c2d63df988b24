import { type Break, type Change, remove, swap } from "../change";
import { ORIGIN } from "../good-page";

const ABOUT = "about/index.html";
const LINK = `<link rel="canonical" href="${ORIGIN}/about/">`;

/** Names another canonical address on the page about us. */
function canonical(address: string): Change {
  return swap(ABOUT, LINK, `<link rel="canonical" href="${address}">`);
}

/** Adds a page that is in no sitemap and that no page links to. */
function extra(head: string, path = "extra"): Change {
  const html = `<html lang="en"><head><title>Extra</title><meta name="viewport" content="width=device-width">${head}</head><body><h1>An extra</h1></body></html>`;
  return (site) => site.write(`${path}/index.html`, html);
}

/** Names versions of the page about us in other languages. */
function languages(links: string): Change {
  return swap(ABOUT, LINK, LINK + links);
}

function both(...changes: readonly Change[]): Change {
  return async (site) => {
    for (const change of changes) await change(site);
  };
}

/** Faults of canonical addresses, and of the head that they stand in. */
export const canonicalSeeds: readonly Break[] = [
  ["canonical-missing", "none", swap(ABOUT, LINK, ""), "/about/", "no canonical"],
  [
    "canonical-misplaced",
    "one in the body",
    both(swap(ABOUT, LINK, ""), swap(ABOUT, "<main>", `${LINK}<main>`)),
    "/about/",
    "in the body",
  ],
  ["canonical-misplaced", "one in a comment", swap(ABOUT, LINK, `<!-- ${LINK} -->`), "/about/", "in a comment"],
  [
    "canonical-several",
    "two that are different",
    swap(ABOUT, LINK, `${LINK}<link rel="canonical" href="${ORIGIN}/">`),
    "/about/",
    "/about/, ",
  ],
  ["canonical-several", "two that are the same", swap(ABOUT, LINK, LINK + LINK), "/about/", "/about/, "],
  ["canonical-relative", "a path", canonical("/about/"), "/about/", "/about/"],
  ["canonical-relative", "an empty address", canonical(""), "/about/", "empty"],
  ["canonical-elsewhere", "another page", canonical(`${ORIGIN}/services/`), "/about/", "/services/"],
  ["canonical-elsewhere", "another host", canonical("https://staging.foldwell.example/about/"), "/about/", "staging"],
  ["canonical-elsewhere", "the host with www", canonical("https://www.foldwell.example/about/"), "/about/", "www"],
  ["canonical-form", "http", canonical("http://foldwell.example/about/"), "/about/", "http://"],
  ["canonical-form", "a query", canonical(`${ORIGIN}/about/?a=1`), "/about/", "?a=1"],
  ["canonical-form", "a fragment", canonical(`${ORIGIN}/about/#team`), "/about/", "#team"],
  ["canonical-form", "capitals", canonical(`${ORIGIN}/About/`), "/about/", "/About/"],
  ["canonical-target", "a page that is not there", canonical(`${ORIGIN}/gone/`), "/about/", "does not exist"],
  [
    "canonical-target",
    "a redirect",
    both(canonical(`${ORIGIN}/old/`), (site) => site.setData("redirects", [{ from: "/old/", to: "/services/" }])),
    "/about/",
    "is redirected",
  ],
  [
    "canonical-target",
    "a page that must not be listed",
    both(canonical(`${ORIGIN}/extra/`), extra('<meta name="robots" content="noindex">')),
    "/about/",
    "is noindex itself",
  ],
  [
    "canonical-target",
    "a page that names another in its turn",
    both(canonical(`${ORIGIN}/extra/`), extra(`<link rel="canonical" href="${ORIGIN}/services/">`)),
    "/about/",
    "is canonicalised itself",
  ],
  [
    "canonical-target",
    "a page that sends on",
    both(canonical(`${ORIGIN}/extra/`), extra('<meta http-equiv="refresh" content="0; url=/services/">')),
    "/about/",
    "is stub itself",
  ],
  [
    "canonical-target",
    "a page that may not be read",
    both(canonical(`${ORIGIN}/extra/`), extra(""), swap("robots.txt", "Allow: /", "Allow: /\nDisallow: /extra/")),
    "/about/",
    "is blocked itself",
  ],
  ["head-closed", "an element of the body", swap(ABOUT, "<title>", "<div>Hello</div><title>"), "/about/", "<div>"],
  [
    "head-closed",
    "a picture",
    swap(ABOUT, "<title>", '<img src="/share/home.jpg" alt="" width="1" height="1"><title>'),
    "/about/",
    "<img>",
  ],
  ["head-closed", "a text", swap(ABOUT, "<title>", "Hello <title>"), "/about/", "“Hello”"],
  ["head-closed", "a frame", swap(ABOUT, LINK, `<iframe src="/services/"></iframe>${LINK}`), "/about/", "<iframe>"],
  [
    "head-closed",
    "a picture for those without scripts",
    swap(ABOUT, LINK, `<noscript><img src="/share/home.jpg" alt=""></noscript>${LINK}`),
    "/about/",
    "<img>",
  ],
  [
    "base-elsewhere",
    "another host",
    swap(ABOUT, "<title>", '<base href="https://old.example/"><title>'),
    "/about/",
    "old.example",
  ],
  [
    "page-refresh",
    "a listed page that sends on",
    swap(ABOUT, "<title>", '<meta http-equiv="refresh" content="0; url=/services/"><title>'),
    "/about/",
    "leads to /services/",
  ],
  [
    "page-refresh",
    "a page that loads itself anew",
    swap(ABOUT, "<title>", '<meta http-equiv="Refresh" content="30"><title>'),
    "/about/",
    "after 30 s",
  ],
  [
    "hreflang-code",
    "a country that has another code",
    languages(`<link rel="alternate" hreflang="en-UK" href="${ORIGIN}/about/">`),
    "/about/",
    "en-UK",
  ],
  [
    "hreflang-code",
    "no language",
    languages(`<link rel="alternate" hreflang="jp" href="${ORIGIN}/about/">`),
    "/about/",
    "jp",
  ],
  [
    "hreflang-return",
    "no way back",
    languages(
      `<link rel="alternate" hreflang="en" href="${ORIGIN}/about/"><link rel="alternate" hreflang="de" href="${ORIGIN}/services/">`,
    ),
    "/about/",
    "/services/ has no line back",
  ],
  [
    "hreflang-return",
    "no such page",
    languages(
      `<link rel="alternate" hreflang="en" href="${ORIGIN}/about/"><link rel="alternate" hreflang="de" href="${ORIGIN}/de/">`,
    ),
    "/about/",
    "/de/ does not exist",
  ],
  [
    "hreflang-self",
    "not the page itself",
    languages('<link rel="alternate" hreflang="de" href="https://foldwell.test/ueber-uns/">'),
    "/about/",
    "not among them",
  ],
  [
    "hreflang-self",
    "one other version alone, without a way back",
    languages(`<link rel="alternate" hreflang="de" href="${ORIGIN}/services/">`),
    "/about/",
    "not among them",
  ],
  ["favicon-missing", "none", remove("favicon.ico"), "/", "no /favicon.ico"],
];
