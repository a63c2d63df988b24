import { ABOUT, add, type Break, type Change, swap } from "../change";

/** Adds to the head of the page about us. */
function inHead(html: string): Change {
  return swap(ABOUT, "<title>", `${html}<title>`);
}

/** Files that pages need and that are not there. */
export const fileSeeds: readonly Break[] = [
  [
    "file-missing",
    "a style sheet",
    inHead('<link rel="stylesheet" href="/none.css">'),
    "/about/",
    "style sheet /none.css",
  ],
  ["file-missing", "a script", inHead('<script src="/none.js?v=1"></script>'), "/about/", "script /none.js"],
  ["file-missing", "an icon", inHead('<link rel="shortcut icon" href="/none.ico">'), "/about/", "icon /none.ico"],
  ["file-missing", "a manifest", inHead('<link rel="manifest" href="/none.json">'), "/about/", "manifest /none.json"],
  [
    "file-missing",
    "a font that is preloaded",
    inHead('<link rel="preload" as="font" href="/n.woff2">'),
    "/about/",
    "/n.woff2",
  ],
  [
    "file-missing",
    "a picture that is preloaded",
    inHead('<link rel="preload" as="image" imagesrcset="/share/about.jpg 1x, /none.jpg 2x">'),
    "/about/",
    "/none.jpg",
  ],
  [
    "file-missing",
    "a picture of a set",
    swap("index.html", "<img ", '<img srcset="/share/home.jpg 480w,\n/none.jpg 880w" '),
    "/",
    "picture /none.jpg",
  ],
  [
    "file-missing",
    "a source of a picture",
    add('<picture><source srcset="/none.avif"><img src="/share/about.jpg" alt="" width="1" height="1"></picture>'),
    "/about/",
    "picture /none.avif",
  ],
  ["file-missing", "the picture of a film", add('<video poster="/none.jpg"></video>'), "/about/", "/none.jpg"],
  ["file-missing", "a film", add('<video><source src="/none.mp4"></video>'), "/about/", "media /none.mp4"],
  ["file-missing", "a drawing's part", add('<svg><use href="/none.svg#a"></use></svg>'), "/about/", "/none.svg#a"],
  ["file-missing", "a background", add('<p style="background: url(/none.png)">Paper</p>'), "/about/", "/none.png"],
  [
    "file-missing",
    "what a style sheet names",
    (site) =>
      site.write(
        "css/a.css",
        "@font-face { src: url(b.woff2), url(data:font/woff2;base64,AA), url('../share/home.jpg') }",
      ),
    "/css/a.css",
    "b.woff2",
  ],
  [
    "file-missing",
    "a sheet that a sheet imports",
    (site) => site.write("a.css", '@import "b.css" print;'),
    "/a.css",
    "b.css",
  ],
];
