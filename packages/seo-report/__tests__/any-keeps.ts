import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { ABOUT, add, ART, type Change, SERVICES, SITEMAP, swap } from "./change";
import { ORIGIN } from "./good-page";

const PAGES = ["index.html", ABOUT, SERVICES, ART];

const LINK = `<link rel="canonical" href="${ORIGIN}/about/">`;

/** What the page about us says. */
const SENTENCE = "Paper holds a fold for years. ".repeat(22);

/** What other generators and hosts do, and what is right so. */
export const ANY_KEEPS: readonly (readonly [what: string, change: Change])[] = [
  ["a way on that there is not", add('<a href="#" class="pager--disabled">Next</a>')],
  [
    "a share picture on a host for pictures",
    swap(ABOUT, `content="${ORIGIN}/share/about.jpg"`, 'content="https://pictures.example/about.jpg"'),
  ],
  [
    "what is free, in words",
    async (on) => {
      await on.swap(ART, '"price":"10"', '"price":"0"');
      await on.swap(ART, "From $10.", "Free of charge.");
    },
  ],
  ["a page that is served without the end of its file", (on) => moved(on, "/about")],
  ["a page that is served with the end of its file", (on) => moved(on, "/about.html")],
  [
    "a link without the end of a file, where hosts answer both",
    async (on) => {
      await moved(on, "/about.html");
      await on.swap(SERVICES, 'href="/about.html"', 'href="/about"');
    },
  ],
  ["pages that mark no main part", onPages(/<(\/?)main>/g, "<$1div>")],
  [
    "pages that mark it by its role",
    onPages(/<(\/?)main>/g, (_, end) => (end === "/" ? "</div>" : '<div role="main">')),
  ],
  [
    "a page in a script without spaces",
    swap(ABOUT, SENTENCE, "紙は何年も折り目を保ちます。職人が一枚ずつ手で折る。".repeat(10)),
  ],
  [
    "one title in two languages",
    async (on) => {
      const title = "What we fold and what it costs";
      await on.swap(ABOUT, "Four people and a lot of paper", title);
      await on.swap(ABOUT, 'og:title" content="Four people and a lot of paper', `og:title" content="${title}`);
      await on.swap(ABOUT, '<html lang="en">', '<html lang="de">');
      await on.swap(ABOUT, "en_US", "de_DE");
    },
  ],
  [
    "a feed in a language",
    swap(ABOUT, LINK, `${LINK}<link rel="alternate" type="application/rss+xml" hreflang="en" href="/rss.xml">`),
  ],
  ["letters that are longer in small", swap(ABOUT, LINK, `${LINK}<meta name="author" content="İ">`)],
  [
    "headings in the bars around a page",
    swap(ABOUT, "<main>", "<nav><h4>Menu</h4></nav><aside><h3>Tips</h3></aside><main>"),
  ],
  [
    "the first page's address without its slash",
    swap("index.html", `canonical" href="${ORIGIN}/"`, `canonical" href="${ORIGIN}"`),
  ],
  ["a stub that has nothing but where it leads", (on) => on.write("old/index.html", STUB)],
  ["two slashes in a row", add(`<a href="${ORIGIN}//services/">Services</a>`)],
  ["a picture that a script fills in", add('<img src="" alt="Sheet">')],
  ["NULL as a name", add("<h2>NULL</h2>")],
  [
    "a # that a script looks for",
    add('<a href="#" id="try-it">Try it</a><script>find("try-it").href = "/services/"</script>'),
  ],
  ["a place that is called as its heading", add('<a href="">About us</a>')],
  ["a not-found page for each language", (on) => on.write("de/404.html", NOT_FOUND)],
  [
    "another project on a host of GitHub",
    async (on) => {
      await on.write("CNAME", "foldwell.example");
      await add(
        `<a href="${ORIGIN}/folds/">Folds</a> <a href="/folds/crane/">Crane</a><script src="/folds/fold.js"></script>`,
      )(on);
    },
  ],
  ["a picture that lies over its place", unsized('<p style="padding-bottom:60%"><img style="position:absolute" ')],
  ["a picture with a ratio", unsized('<img style="width:100%;aspect-ratio:3/2" ')],
  [
    "a picture whose height the page gives",
    unsized('<style>@layer a { b > .logo { height: 2rem } }</style><b><img class="logo" '),
  ],
  [
    "a picture whose height a style sheet gives",
    async (on) => {
      await on.write("a.css", ".nav:not(.narrow) [data-logo] { height: 2rem }");
      await unsized('<link rel="stylesheet" href="/a.css"><b class="nav"><img data-logo ')(on);
    },
  ],
  [
    "a picture as high as what holds it",
    async (on) => {
      await on.write("a.css", ".logo { height: 2rem } .logo img { height: 100% }");
      await unsized('<link rel="stylesheet" href="/a.css"><b class="logo"><img ')(on);
    },
  ],
  [
    "a page that must not be listed, without a heading",
    async (on) => {
      const html =
        '<html lang="en"><head><title>Search</title><meta name="robots" content="noindex"><meta name="viewport" content="width=device-width"></head><body><main></main></body></html>';
      await on.write("search/index.html", html);
    },
  ],
  [
    "a way past nothing where nothing is found",
    swap("404.html", "<body>", '<body><a href="#main">Skip to the text</a>'),
  ],
  [
    "an article whose text has an address",
    swap(ABOUT, '"Who we are."', `"${"Who we are. ".repeat(60)}See http://old.example/."`),
  ],
];

/** Writes the picture of the first page anew, without a size. */
function unsized(start: string): Change {
  return swap(
    "index.html",
    '<img src="/share/home.jpg" alt="A folded sheet" width="10" height="10">',
    `${start}src="/share/home.jpg" alt="A folded sheet">`,
  );
}

const STUB = '<html><head><meta http-equiv="refresh" content="0; url=/about/"></head></html>';

const NOT_FOUND = `<html lang="de"><head><title>Nichts</title><meta name="robots" content="noindex"><meta name="viewport" content="width=device-width"></head><body><h1>Nichts</h1><a href="/en/404/">English</a></body></html>`;

/** Moves the page about us into a file of its own, and calls it so wherever it is named. */
async function moved(on: Parameters<Change>[0], address: string): Promise<void> {
  const about = await readFile(join(on.folder, ABOUT), "utf8");
  await on.remove(ABOUT);
  await on.write("about.html", about);
  await onPages(/\/about\//g, address, ["about.html", ...PAGES.filter((file) => file !== ABOUT), SITEMAP])(on);
}

function onPages(before: RegExp, after: string | ((...parts: string[]) => string), files = PAGES): Change {
  return async (on) => {
    for (const file of files) {
      const text = await readFile(join(on.folder, file), "utf8");
      await on.write(
        file,
        text.replace(before, (...parts: string[]) =>
          typeof after === "string" ? after.replace("$1", parts[1] ?? "") : after(...parts),
        ),
      );
    }
  };
}
