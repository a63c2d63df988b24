import type { Page } from "../read/page";
import type { SharePicture } from "../read/share-pictures";
import { alike, oneOfSeveral } from "./alike";
import { originals } from "./originals";
import { type Context, onListedPages, type Rule, type Seen } from "./rule";

/** The size that Facebook, LinkedIn and X all ask for. */
const SIZE = { width: 1200, height: 630 };

/** What they still show large and whole: https://developers.facebook.com/docs/sharing/webmasters/images/ */
const SHOWN = { width: 600, ratio: { min: 1.7, max: 2.1 } };

/** Formats that all of them show. */
const FORMATS = ["image/jpeg", "image/png", "image/gif", "image/webp"];

const SHARING = "https://developers.facebook.com/docs/sharing/webmasters/images/";

/** What the pictures of shared links have to keep. */
export const sharePictureRules: readonly Rule[] = [
  {
    id: "share-picture-missing",
    severity: "error",
    effect: "rich-result",
    title: "A share picture is not on this site",
    reason: "Networks fetch it by its whole address. Where there is none, the card stays empty.",
    source: SHARING,
    check: onListedPages((page, context) => {
      const address = page.sharing.get("og:image") ?? "";
      if (address === "" || isElsewhere(address, context)) return [];
      if (address.startsWith("https://") && pictureOf(page, context)) return [];
      return [{ found: address, change: "Name the whole https:// address of a picture that the build makes." }];
    }),
  },
  {
    id: "share-picture-size",
    severity: "error",
    effect: "rich-result",
    title: `A share picture is not about ${SIZE.width} x ${SIZE.height}`,
    reason: "Networks cut others to this shape, mostly through the words.",
    source: SHARING,
    check: onListedPages((page, context) => {
      const picture = pictureOf(page, context);
      if (!picture || isShownWhole(picture)) return [];
      return [sizeOf(picture)];
    }),
  },
  {
    id: "share-picture-ratio",
    severity: "note",
    effect: "advice",
    title: `A share picture is not exactly ${SIZE.width} x ${SIZE.height}`,
    reason: "All networks show it; some cut a few pixels off at the sides, or show it less sharp.",
    source: SHARING,
    check: onListedPages((page, context) => {
      const picture = pictureOf(page, context);
      if (!picture || !isShownWhole(picture) || isExact(picture) || wrongTags(page, picture).length > 0) return [];
      return [sizeOf(picture)];
    }),
  },
  {
    id: "share-picture-format",
    severity: "error",
    effect: "rich-result",
    title: "A share picture has a format that networks don't show",
    reason: "They take JPEG, PNG, GIF and WebP: anything else leaves the card empty.",
    source: SHARING,
    check: onListedPages((page, context) => {
      const picture = pictureOf(page, context);
      if (!picture || FORMATS.includes(picture.type)) return [];
      return [{ found: `${picture.type}: ${picture.path}`, change: "Make it a JPEG.", place: "src/seo/" }];
    }),
  },
  {
    id: "share-picture-tags",
    severity: "error",
    effect: "rich-result",
    title: "The tags of a share picture say another thing than its file",
    reason: "Networks lay the card out by the tags before they have the picture: it is then cut, or not shown.",
    source: "https://ogp.me/#structured",
    check: onListedPages((page, context) => {
      const picture = pictureOf(page, context);
      // What can't be shown at all has a finding of its own.
      if (!picture || !isShownWhole(picture) || !FORMATS.includes(picture.type)) return [];
      const wrong = wrongTags(page, picture);
      if (wrong.length === 0) return [];
      return [{ found: `${picture.path}: ${wrong.join(", ")}`, change: "Say what the file is.", place: "src/seo/" }];
    }),
  },
  {
    id: "twitter-picture",
    severity: "error",
    effect: "rich-result",
    title: "The picture for X is not on this site",
    reason: "X shows twitter:image before og:image: where there is none, its card stays empty.",
    source: "https://developer.x.com/en/docs/x-for-websites/cards/overview/summary-card-with-large-image",
    check: onListedPages(({ sharing }, context) => {
      const address = sharing.get("twitter:image") ?? "";
      if (["", sharing.get("og:image")].includes(address) || isElsewhere(address, context)) return [];
      if (address.startsWith("https://") && context.site.sharePictures.has(address)) return [];
      return [{ found: address, change: "Name the whole https:// address of a picture that the build makes." }];
    }),
  },
  {
    id: "share-picture-shared",
    severity: "note",
    effect: "advice",
    title: "Two pages have the same share picture",
    reason: "In a feed the two links look alike: what is shared twice looks shared already.",
    source: SHARING,
    check: (context) =>
      oneOfSeveral(
        alike(originals(context), (page) => {
          const picture = pictureOf(page, context);
          // One that networks cut anyway has that finding.
          return picture && isShownWhole(picture) ? picture.digest : undefined;
        }),
        (_digest, where) => ({ found: `on ${where}`, change: "Give the page a picture of its own." }),
      ),
  },
];

/** Whether a picture is on another host, such as one for pictures: whether it is there is not known. */
function isElsewhere(address: string, { site }: Context): boolean {
  return (
    address.startsWith("https://") && URL.canParse(address) && new URL(address).host !== new URL(site.siteUrl).host
  );
}

/** The picture that a page is shared with, where it has a file on this site. */
export function pictureOf(page: Page, { site }: Context) {
  return site.sharePictures.get(page.sharing.get("og:image") ?? "");
}

/** What the tags of a picture say that it is not. */
function wrongTags({ sharing }: Page, { type, width, height }: SharePicture): string[] {
  const real = { type, width: String(width), height: String(height) };
  return Object.entries(real).flatMap(([name, value]) => {
    const said = sharing.get(`og:image:${name}`) ?? "";
    return said === "" || said.toLowerCase() === value ? [] : [`${name} ${said}, which is ${value}`];
  });
}

/** At this size, or at a multiple of it for fine screens; a drawing has no pixels. */
/** What is said of a picture that has another size than all networks ask for. */
function sizeOf({ width, height, path }: SharePicture): Seen {
  const change = `Make it ${SIZE.width} x ${SIZE.height}.`;
  return { found: `${width} x ${height}: ${path}`, change, place: "src/seo/" };
}

function isExact({ width, height, type }: SharePicture): boolean {
  return type === "image/svg+xml" || (width >= SIZE.width && width * SIZE.height === height * SIZE.width);
}

function isShownWhole({ width, height, type }: SharePicture): boolean {
  // A drawing has no pixels of its own.
  if (type === "image/svg+xml") return true;
  return width >= SHOWN.width && width / height >= SHOWN.ratio.min && width / height <= SHOWN.ratio.max;
}
