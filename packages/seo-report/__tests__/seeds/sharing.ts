import { readFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { ABOUT, ART, type Break, type Change, SERVICES, tag } from "../change";
import { ORIGIN } from "../good-page";

/** Writes another content into a tag of the page about us. */
function meta(name: string, content: string): Change {
  return tag(`<meta property="${name}"`, () => `<meta property="${name}" content="${content}">`);
}

/** Adds a tag that X reads. */
function forX(name: string, content: string): Change {
  return tag('<meta name="twitter:card"', (line) => `${line}\n<meta name="${name}" content="${content}">`);
}

/** Draws the page's picture anew. */
function picture(width: number, height: number, format: "png" | "jpeg"): Change {
  return async (site) => {
    const drawn = sharp({ create: { width, height, channels: 3, background: "#123456" } });
    await site.write("share/about.jpg", await drawn.toFormat(format).toBuffer());
  };
}

/** Draws it anew, and says so in its tags. */
function told(width: number, height: number): Change {
  return async (site) => {
    await picture(width, height, "jpeg")(site);
    await meta("og:image:width", String(width))(site);
    await meta("og:image:height", String(height))(site);
  };
}

const SVG = '<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630"></svg>';

/** Faults of what is shown where pages are shared. */
export const sharingSeeds: readonly Break[] = [
  [
    "og-foreign",
    "the title of another page",
    meta("og:title", "What we fold and what it costs"),
    "/about/",
    "og:title of /services/",
  ],
  ["og-foreign", "the heading of another page", meta("og:title", "Paper art"), "/about/", "/services/paper-–-art/"],
  [
    "og-foreign",
    "the description of another page",
    meta(
      "og:description",
      "Services from the first sketch to the last crease, with prices that are told before anybody begins, and nothing in small print.",
    ),
    "/about/",
    "og:description of /services/",
  ],
  ["og-foreign", "another page's title for X", forX("twitter:title", "We fold paper"), "/about/", "twitter:title of /"],
  ["og-url", "the address of another page", meta("og:url", `${ORIGIN}/services/`), "/about/", "/services/"],
  [
    "og-usual",
    "one title on all pages",
    async (site) => {
      for (const file of ["index.html", ABOUT, SERVICES, ART]) {
        const html = await readFile(join(site.folder, file), "utf8");
        await site.write(file, html.replace(/(og:title" content=")[^"]*/, "$1Foldwell, by hand"));
      }
    },
    "/",
    "4 pages: Foldwell, by hand",
  ],
  ["og-locale-bare", "a language alone", meta("og:locale", "en"), "/about/", "en"],
  ["og-locale", "another language alone", meta("og:locale", "fr"), "/about/", "fr"],
  ["og-locale", "a hyphen", meta("og:locale", "en-US"), "/about/", "en-US"],
  ["og-locale", "another language", meta("og:locale", "de_DE"), "/about/", "de_DE on a page of the language en"],
  ["share-picture-tags", "another width", meta("og:image:width", "800"), "/about/", "width 800, which is 1200"],
  ["share-picture-tags", "another format", picture(1200, 630, "png"), "/about/", "image/jpeg, which is image/png"],
  ["share-picture-tags", "another type", meta("og:image:type", "image/webp"), "/about/", "image/webp"],
  ["share-picture-tags", "another size that is shown", picture(1280, 640, "jpeg"), "/about/", "1280"],
  ["share-picture-ratio", "twice as wide as high", told(1280, 640), "/about/", "1280 x 640"],
  ["og-optional", "no alternative text", meta("og:image:alt", ""), "/about/", "without og:image:alt"],
  ["share-picture-size", "a small one", picture(300, 157, "jpeg"), "/about/", "300 x 157"],
  ["share-picture-size", "an upright one", picture(630, 1200, "jpeg"), "/about/", "630 x 1200"],
  ["share-picture-format", "a drawing", (site) => site.write("share/about.jpg", SVG), "/about/", "image/svg+xml"],
  [
    "share-picture-missing",
    "what is no picture",
    (site) => site.write("share/about.jpg", "Paper"),
    "/about/",
    "about.jpg",
  ],
  ["share-picture-missing", "http", meta("og:image", "http://foldwell.example/share/about.jpg"), "/about/", "http://"],
  ["twitter-picture", "no such file", forX("twitter:image", `${ORIGIN}/none.jpg`), "/about/", "/none.jpg"],
  [
    "twitter-card",
    "an unknown word",
    tag('<meta name="twitter:card"', () => '<meta name="twitter:card" content="large">'),
    "/about/",
    "large",
  ],
];
