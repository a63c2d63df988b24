import { fileSize } from "#lib/file-size";
import type { Page } from "../read/page";
import { alike, type Context, listedPages, oneOfSeveral, onListedPages, type Rule } from "./rule";

/** The size that Facebook, LinkedIn and X all ask for. */
const SIZE = { width: 1200, height: 630 };

/** WhatsApp leaves out pictures that are heavier; it publishes no figure, this one is what its users have measured. */
const MAX_BYTES = 300 * 1024;

const SHARING = "https://developers.facebook.com/docs/sharing/webmasters/images/";

/** What the pictures of shared links have to keep. */
export const sharePictureRules: readonly Rule[] = [
  {
    id: "share-picture-missing",
    severity: "error",
    title: "A share picture is not on this site",
    reason: "Networks fetch it by its whole address. Where there is none, the card stays empty.",
    source: SHARING,
    check: onListedPages((page, context) => {
      const address = page.sharing.get("og:image") ?? "";
      if (address === "" || (address.startsWith("https://") && pictureOf(page, context))) return [];
      return [{ found: address, change: "Name the whole https:// address of a picture that the build makes." }];
    }),
  },
  {
    id: "share-picture-size",
    severity: "error",
    title: `A share picture is not ${SIZE.width} x ${SIZE.height}`,
    reason: "Networks cut others to this shape, mostly through the words.",
    source: SHARING,
    check: onListedPages((page, context) => {
      const picture = pictureOf(page, context);
      if (!picture || (picture.width === SIZE.width && picture.height === SIZE.height)) return [];
      const found = `${picture.width} x ${picture.height}: ${picture.path}`;
      return [{ found, change: `Make it ${SIZE.width} x ${SIZE.height}.`, place: "src/seo/" }];
    }),
  },
  {
    id: "share-picture-weight",
    severity: "error",
    title: `A share picture is heavier than ${fileSize(MAX_BYTES)}`,
    reason: "WhatsApp shows no picture above about this weight, and says nothing.",
    source: "https://www.techcompare.app/open-graph-viewer/whatsapp-link-previews",
    check: onListedPages((page, context) => {
      const picture = pictureOf(page, context);
      if (!picture || picture.bytes <= MAX_BYTES) return [];
      return [{ found: `${fileSize(picture.bytes)}: ${picture.path}`, change: "Make it lighter.", place: "src/seo/" }];
    }),
  },
  {
    id: "share-picture-shared",
    severity: "warning",
    title: "Two pages have the same share picture",
    reason: "In a feed the two links look alike: what is shared twice looks shared already.",
    source: SHARING,
    check: (context) =>
      oneOfSeveral(
        alike(listedPages(context), (page) => pictureOf(page, context)?.digest),
        (_digest, others) => ({ found: `as on ${others}`, change: "Give the page a picture of its own." }),
      ),
  },
];

function pictureOf(page: Page, { site }: Context) {
  return site.sharePictures.get(page.sharing.get("og:image") ?? "");
}
