import { ORIGIN } from "../good-page";
import { ABOUT, add, ART, type Break, noTag, swap, tag } from "../change";

/** As the page of services says it. */
const SERVICES =
  "Services from the first sketch to the last crease, with prices that are told before anybody begins, and nothing in small print.";

const CANONICAL = `<link rel="canonical" href="${ORIGIN}/about/">`;

/** What breaks the rules of the head. */
export const headBreaks: readonly Break[] = [
  ["title-missing", "no title", noTag("<title>"), "/about/", "no title"],
  ["title-missing", "an empty title", tag("<title>", () => "<title> </title>"), "/about/", "no title"],
  ["title-several", "two titles", tag("<title>", (line) => line + line), "/about/", "Four people"],
  ["title-length", "29 characters", tag("<title>", () => `<title>${"x".repeat(29)}</title>`), "/about/", "29 char"],
  ["title-length", "61 characters", tag("<title>", () => `<title>${"i".repeat(61)}</title>`), "/about/", "61 char"],
  ["title-width", "50 wide letters", tag("<title>", () => `<title>${"W".repeat(50)}</title>`), "/about/", "944 px"],
  [
    "title-shared",
    "the title of another",
    tag("<title>", () => "<title>What we fold and what it costs</title>"),
    "/about/",
    "/services/",
  ],
  [
    "title-is-heading",
    "the heading",
    swap(ABOUT, "<h1>About us", "<h1>Four people and a lot of  Paper"),
    "/about/",
    "Four people",
  ],
  ["description-missing", "no description", noTag('<meta name="description"'), "/about/", "no description"],
  ["description-several", "two", tag('<meta name="description"', (line) => line + line), "/about/", "/ About us"],
  [
    "description-length",
    "109 characters",
    tag('<meta name="description"', () => `<meta name="description" content="${"x".repeat(109)}">`),
    "/about/",
    "109 char",
  ],
  [
    "description-length",
    "161 characters",
    tag('<meta name="description"', () => `<meta name="description" content="${"x".repeat(161)}">`),
    "/about/",
    "161 char",
  ],
  [
    "description-shared",
    "that of another",
    tag('<meta name="description"', () => `<meta name="description" content="${SERVICES}">`),
    "/about/",
    "/services/",
  ],
  ["canonical-missing", "none", swap(ABOUT, CANONICAL, ""), "/about/", "no canonical"],
  ["canonical-several", "two", swap(ABOUT, CANONICAL, CANONICAL + CANONICAL), "/about/", "/about/,"],
  [
    "canonical-relative",
    "a path",
    swap(ABOUT, CANONICAL, '<link rel="canonical" href="/about/">'),
    "/about/",
    "/about/",
  ],
  [
    "canonical-elsewhere",
    "another page",
    swap(ABOUT, CANONICAL, `<link rel="canonical" href="${ORIGIN}/">`),
    "/about/",
    `${ORIGIN}/`,
  ],
  [
    "canonical-elsewhere",
    "another site",
    swap(ABOUT, CANONICAL, '<link rel="canonical" href="https://foldwell.test/about/">'),
    "/about/",
    "foldwell.test",
  ],
  [
    "canonical-form",
    "no closing slash",
    swap(ABOUT, CANONICAL, `<link rel="canonical" href="${ORIGIN}/about">`),
    "/about/",
    "/about",
  ],
  [
    "canonical-form",
    "a query",
    swap(ABOUT, CANONICAL, `<link rel="canonical" href="${ORIGIN}/about/?a=1">`),
    "/about/",
    "?a=1",
  ],
  [
    "canonical-form",
    "not percent-encoded",
    swap(
      ART,
      `canonical" href="${ORIGIN}/services/paper-%E2%80%93-art/`,
      `canonical" href="${ORIGIN}/services/paper-–-art/`,
    ),
    "/services/paper-–-art/",
    "–",
  ],
  ["language-missing", "no lang", swap(ABOUT, ' lang="en"', ""), "/about/", "no lang"],
  ["viewport-missing", "none", noTag('<meta name="viewport"'), "/about/", "no viewport"],
  ["theme-color-missing", "none", noTag('<meta name="theme-color"'), "/about/", "no theme-color"],
  ["http-link", "a link", add('<a href="http://old.example/">Old</a>'), "/about/", "http://old.example/"],
  [
    "http-address",
    "a link to the site itself",
    add('<a href="http://foldwell.example/">Home</a>'),
    "/about/",
    "http://foldwell",
  ],
  ["http-address", "a file", add('<video src="http://old.example/a.mp4"></video>'), "/about/", "http://old.example/a"],
  [
    "http-link",
    "JSON-LD",
    swap(ABOUT, '"Who we are."', '"See http://old.example/."'),
    "/about/",
    "http://old.example/",
  ],
];
