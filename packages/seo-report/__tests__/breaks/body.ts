import { ABOUT, add, ART, type Break, type Change, swap } from "../change";
import type { SmallSite } from "../spoilt-site";

/** What breaks the rules of texts, pictures and links. */
export const bodyBreaks: readonly Break[] = [
  ["h1-missing", "none", swap(ABOUT, "<h1>About us</h1>", "<h2>About us</h2>"), "/about/", "no h1"],
  ["h1-several", "two", add("<h1>More</h1>"), "/about/", "About us / More"],
  ["heading-skipped", "h3 after h1", add("<h3>Small</h3>"), "/about/", "h3 “Small” after h1"],
  [
    "heading-skipped",
    "h2 first",
    swap(ABOUT, "<main>", "<main><h2>Before</h2>"),
    "/about/",
    "h2 “Before” before the h1",
  ],
  ["text-thin", "few words", swap(ABOUT, "Paper holds a fold for years. ".repeat(22), "Paper. "), "/about/", "words"],
  [
    "text-thin",
    "a main part that a script fills",
    async (on) => {
      await on.swap(ABOUT, "<main>", "<main></main><div>");
      await on.swap(ABOUT, "</main>\n</body>", "</div>\n</body>");
    },
    "/about/",
    "0 words",
  ],
  ["picture-alt", "no alt", swap("index.html", ' alt="A folded sheet"', ""), "/", "/share/home.jpg"],
  ["picture-size", "no width", swap("index.html", ' width="10"', ""), "/", "/share/home.jpg"],
  ["picture-size", "a height of its parent", unsized("img { height: 100%; width: 40px }"), "/", "/share/home.jpg"],
  [
    "picture-size",
    "a height on phones",
    unsized("@media (width < 40em) { img { height: 9em } }"),
    "/",
    "/share/home.jpg",
  ],
  ["picture-size", "a height of others", unsized("p img, .small, img:hover { height: 9em }"), "/", "/share/home.jpg"],
  [
    "picture-missing",
    "no file",
    swap("index.html", '<img src="/share/home.jpg"', '<img src="/share/none.jpg"'),
    "/",
    "/share/none.jpg",
  ],
  [
    "picture-missing",
    "no file and no size",
    add('<img src="/share/none.jpg" alt="Crane">'),
    "/about/",
    "/share/none.jpg",
  ],
  ["link-broken", "no such page", add('<a href="/nothing/">Nothing</a>'), "/about/", "/nothing/"],
  ["link-broken", "a malformed address", add('<a href="/%E2%28/">Nothing</a>'), "/about/", "/%E2%28/"],
  ["link-fragment", "no such place", add('<a href="/services/#none">None</a>'), "/about/", "/services/#none"],
  ["link-fragment", "no such place here", add('<a href="#none">None</a>'), "/about/", "#none"],
  ["link-redirect", "no closing slash", add('<a href="/services">Services</a>'), "/about/", "/services"],
  [
    "link-redirect",
    "the file's name",
    add('<a href="/services/index.html">Services</a>'),
    "/about/",
    "/services/index.html",
  ],
  [
    "link-redirect",
    "a listed redirect",
    async (on) => {
      await on.setData("redirects", [{ from: "/old/", to: "/services/" }]);
      await add('<a href="/old/">Services</a>')(on);
    },
    "/about/",
    "/old/",
  ],
  ["page-orphan", "no links", orphan, "/services/paper-–-art/", "no page links to it"],
  [
    "page-orphan",
    "a ring of pages without a way in",
    async (on) => {
      await orphan(on);
      await chain(on, ["/services/paper-–-art/", "/ring/", "/services/paper-–-art/"]);
    },
    "/services/paper-–-art/",
    "without a way to them do: /ring/",
  ],
  ["page-deep", "four clicks", (on) => chain(on, ["/", "/one/", "/two/", "/three/", "/four/"]), "/four/", "4 clicks"],
];

/** Takes the size of the picture away; a style sheet says what it has instead. */
function unsized(css: string): Change {
  return async (on) => {
    await on.write("a.css", css);
    await on.swap("index.html", "</title>", '</title><link rel="stylesheet" href="/a.css">');
    await on.swap("index.html", ' width="10" height="10"', "");
  };
}

/** Takes all links to the art of paper away. */
async function orphan(on: SmallSite): Promise<void> {
  for (const file of ["index.html", ABOUT, "services/index.html"]) {
    await on.swap(file, '<a href="/services/paper-%E2%80%93-art/">Art</a>', "");
  }
}

/** Links each page to the next; makes those that are not there. */
async function chain(on: SmallSite, paths: readonly string[]): Promise<void> {
  for (const [index, path] of paths.entries()) {
    const next = paths[index + 1];
    const link = next === undefined ? "" : `<a href="${encodeURI(next)}">Next</a>`;
    const known: Readonly<Record<string, string>> = { "/": "index.html", "/services/paper-–-art/": ART };
    const file = known[path];
    if (file !== undefined) {
      if (link !== "") await on.swap(file, "</main>", `${link}</main>`);
    } else await on.write(`${path}index.html`, `<html><body><main>${link}</main></body></html>`);
  }
}
