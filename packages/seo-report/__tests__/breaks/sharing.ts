import sharp from "sharp";
import { type Break, noTag, remove, tag } from "../change";
import { ORIGIN } from "../good-page";

/** What breaks the rules of shared links. */
export const sharingBreaks: readonly Break[] = [
  ["og-incomplete", "no locale", noTag('<meta property="og:locale"'), "/about/", "without og:locale"],
  [
    "og-incomplete",
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
    "heavy",
    async (on) => on.write("share/about.jpg", await heavy()),
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

/** Noise does not compress: a picture of the right size and far too heavy. */
function heavy(): Promise<Buffer> {
  const raw = { width: 1200, height: 630, channels: 3 } as const;
  const pixels = Buffer.alloc(raw.width * raw.height * raw.channels);
  for (let index = 0; index < pixels.length; index += 1) pixels[index] = (index * index * 7919) % 251;
  return sharp(pixels, { raw }).jpeg({ quality: 95 }).toBuffer();
}
