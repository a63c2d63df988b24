import sharp from "sharp";
import { type Break, noTag, remove, tag } from "../change";
import { ORIGIN } from "../good-page";

/** What breaks the rules of shared links. */
export const sharingBreaks: readonly Break[] = [
  ["og-incomplete", "no title", noTag('<meta property="og:title"'), "/about/", "without og:title"],
  ["og-optional", "no locale", noTag('<meta property="og:locale"'), "/about/", "without og:locale"],
  [
    "og-optional",
    "an empty alternative",
    tag('<meta property="og:image:alt"', () => '<meta property="og:image:alt" content="">'),
    "/about/",
    "og:image:alt",
  ],
  [
    "og-url",
    "another page",
    tag('<meta property="og:url"', () => `<meta property="og:url" content="${ORIGIN}/">`),
    "/about/",
    `${ORIGIN}/`,
  ],
  ["twitter-card", "none", noTag('<meta name="twitter:card"'), "/about/", "no twitter:card"],
  ["share-picture-missing", "no file", remove("share/about.jpg"), "/about/", "/share/about.jpg"],
  [
    "share-picture-missing",
    "a relative address",
    tag('<meta property="og:image"', () => '<meta property="og:image" content="/share/about.jpg">'),
    "/about/",
    "/share/about.jpg",
  ],
  [
    "share-picture-size",
    "square",
    async (on) => on.write("share/about.jpg", await picture(630, 630)),
    "/about/",
    "630 x 630",
  ],
  [
    "share-picture-weight",
    "too heavy for X",
    async (on) => on.write("share/about.jpg", await heavy(3600, 1890)),
    "/about/",
    "MB: /share/about.jpg",
  ],
  [
    "share-picture-heavy",
    "heavy",
    async (on) => on.write("share/about.jpg", await heavy(1200, 630)),
    "/about/",
    "KB: /share/about.jpg",
  ],
  [
    "share-picture-shared",
    "that of another",
    tag('<meta property="og:image"', () => `<meta property="og:image" content="${ORIGIN}/share/services.jpg">`),
    "/about/",
    "/services/",
  ],
];

function picture(width: number, height: number): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: "red" } })
    .jpeg()
    .toBuffer();
}

/** Noise does not compress: a picture of the right shape and far too heavy. */
function heavy(width: number, height: number): Promise<Buffer> {
  const raw = { width, height, channels: 3 } as const;
  const pixels = Buffer.alloc(width * height * raw.channels);
  for (let index = 0; index < pixels.length; index += 1) pixels[index] = (index * index * 7919) % 251;
  return sharp(pixels, { raw }).jpeg({ quality: 95 }).toBuffer();
}
