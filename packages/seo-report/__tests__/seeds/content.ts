import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { ABOUT, add, ART, type Break, type Change, SITEMAP, swap, tag } from "../change";
import { ORIGIN } from "../good-page";

/** Writes another title, which the sharing tags have too. */
function titled(title: string): Change {
  return tag("<title>", () => `<title>${title}</title>`);
}

function described(description: string): Change {
  return tag('<meta name="description"', () => `<meta name="description" content="${description}">`);
}

/** What the page about us says. */
const SENTENCE = "Paper holds a fold for years. ".repeat(22);

/** Faults of texts and alternative texts. */
export const contentSeeds: readonly Break[] = [
  ["text-placeholder", "Latin that nobody reads", add("<p>Lorem ipsum dolor sit amet.</p>"), "/about/", "Lorem ipsum"],
  ["text-placeholder", "a note to oneself", add("<p>TODO: ask Ada</p>"), "/about/", "TODO"],
  ["text-placeholder", "a value that is not there", add("<p>Price: <b>undefined</b></p>"), "/about/", "undefined"],
  ["text-placeholder", "no number", add("<li>NaN €</li>"), "/about/", "NaN"],
  ["text-placeholder", "an object", add("<p>Made by [object Object]</p>"), "/about/", "[object Object]"],
  ["text-placeholder", "a field of a template", add("<p>Dear {{ name }},</p>"), "/about/", "{{ name }}"],
  ["text-placeholder", "a note without a colon", add("<p>TODO write this</p>"), "/about/", "TODO"],
  ["text-placeholder", "a value in a sentence", add("<p>From undefined per month</p>"), "/about/", "From undefined"],
  ["text-placeholder", "a note in a sentence", add("<p>A team TODO of ten</p>"), "/about/", "TODO"],
  ["text-placeholder", "a lost figure", add("<p>Ready in undefined weeks.</p>"), "/about/", "undefined weeks"],
  ["text-placeholder", "no date", add("<p>Since Invalid Date</p>"), "/about/", "Invalid Date"],
  ["text-placeholder", "null", add("<td>null</td><p>null</p>"), "/about/", "null"],
  ["text-placeholder", "what is to be written", add("<p>Your text here</p>"), "/about/", "Your text here"],
  ["text-placeholder", "a heading", add("<h2>Heading 2</h2>"), "/about/", "h2: Heading 2"],
  ["text-placeholder", "a title", titled("undefined"), "/about/", "title: undefined"],
  ["text-placeholder", "a description", described("TODO"), "/about/", "description: TODO"],
  [
    "text-placeholder",
    "an alternative text",
    swap("index.html", "A folded sheet", "Lorem ipsum"),
    "/",
    "alt: Lorem ipsum",
  ],
  [
    "text-placeholder",
    "a title for sharing",
    tag('<meta property="og:title"', () => '<meta property="og:title" content="${title}">'),
    "/about/",
    "og:title: ${title}",
  ],
  ["title-brand-twice", "the brand", titled("Foldwell and its four people at Foldwell"), "/about/", "Foldwell and"],
  [
    "title-brand-twice",
    "the brand, so that it is too long",
    titled("Four people and a lot of white paper, folded by hand | Foldwell | Foldwell"),
    "/about/",
    "Four people and",
  ],
  ["title-brand-twice", "a part", titled("Four people | Paper of all sorts | Four people"), "/about/", "Four people |"],
  ["description-is-title", "the title", described("Four people and a lot of paper"), "/about/", "Four people"],
  ["description-is-title", "the title, ended", described("Four people and a lot of paper."), "/about/", "Four people"],
  [
    "description-similar",
    "nearly that of another",
    described(
      "Services from the first sketch to the last crease, with prices that are told before anybody begins, and nothing in tiny print.",
    ),
    "/about/",
    "as on /services/",
  ],
  [
    "text-similar",
    "nearly that of another",
    async (site) => {
      const text = Array.from({ length: 120 }, (_, index) => `fold${index}`).join(" ");
      await swap(ART, "Light falls through white cuts at noon. ".repeat(22), `Paper art of ${text}`)(site);
      await swap(ABOUT, SENTENCE, text)(site);
    },
    "/about/",
    "as on /services/paper-–-art/",
  ],
  [
    "text-similar",
    "a copy of a page, of which the sitemap knows",
    async (site) => {
      const about = await readFile(join(site.folder, ABOUT), "utf8");
      await site.write("a/index.html", about.replaceAll("/about/", "/a/").replaceAll("share/a.jpg", "share/about.jpg"));
      await swap(
        SITEMAP,
        "</urlset>",
        `<url><loc>${ORIGIN}/a/</loc><lastmod>2026-01-30</lastmod></url></urlset>`,
      )(site);
      await swap("services/index.html", "</main>", '<a href="/a/">A</a></main>')(site);
    },
    "/a/",
    "100 % as on /about/",
  ],
  [
    "title-length",
    "a short one, which is the heading too",
    async (on) => {
      for (const before of [
        "<title>Four people and a lot of paper",
        'og:title" content="Four people and a lot of paper',
      ]) {
        await on.swap(ABOUT, before, before.replace("Four people and a lot of paper", "About us"));
      }
    },
    "/about/",
    "8 characters",
  ],
  [
    "h1-missing",
    "a heading of the second level in its place",
    swap(ABOUT, "<h1>About us</h1>", "<h2>About us</h2>"),
    "/about/",
    "no h1",
  ],
  ["heading-empty", "nothing in it", add("<h2> </h2>"), "/about/", "an h2"],
  ["heading-empty", "a drawing in it", add("<h2><svg></svg></h2>"), "/about/", "an h2"],
  ["picture-alt-file", "a file's name", swap("index.html", "A folded sheet", "home.jpg"), "/", "home.jpg"],
  ["picture-alt-file", "a camera's name", swap("index.html", "A folded sheet", "IMG_2041"), "/", "IMG_2041"],
  [
    "picture-alt-file",
    "its file's name without the end",
    async (site) => {
      await site.write("share/sheet_of_paper.jpg", "");
      await add('<img src="/share/sheet_of_paper.jpg" alt="sheet_of_paper" width="1" height="1">')(site);
    },
    "/about/",
    "“sheet_of_paper”",
  ],
  ["picture-alt-file", "that it is one", swap("index.html", "A folded sheet", "image"), "/", "“image”"],
];
