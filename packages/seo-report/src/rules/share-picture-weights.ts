import { fileSize } from "#lib/file-size";
import { type Check, onListedPages, type Rule } from "./rule";
import { pictureOf } from "./share-pictures";

/** The least of what networks publish: https://developer.x.com/en/docs/x-for-websites/cards/overview/markup */
const MAX_BYTES = 5 * 1024 * 1024;

/** WhatsApp leaves out pictures that are heavier; it publishes no figure, this one is what its users have measured. */
const MEASURED_BYTES = 300 * 1024;

/** What the pictures of shared links may weigh. */
export const sharePictureWeightRules: readonly Rule[] = [
  {
    id: "share-picture-weight",
    severity: "error",
    effect: "rich-result",
    title: `A share picture is heavier than ${fileSize(MAX_BYTES)}`,
    reason: "X takes no picture above this weight: its card stays empty.",
    source: "https://developer.x.com/en/docs/x-for-websites/cards/overview/markup",
    check: weighing(MAX_BYTES),
  },
  {
    id: "share-picture-heavy",
    severity: "note",
    effect: "advice",
    title: `A share picture is heavier than ${fileSize(MEASURED_BYTES)}`,
    reason: "WhatsApp shows no picture above about this weight, and says nothing; it publishes no figure.",
    source: "https://www.techcompare.app/open-graph-viewer/whatsapp-link-previews",
    check: weighing(MEASURED_BYTES, MAX_BYTES),
  },
];

/** Finds pictures that weigh more than one limit, and not more than the other, which has a rule of its own. */
function weighing(more: number, most = Infinity): Check {
  return onListedPages((page, context) => {
    const picture = pictureOf(page, context);
    if (!picture || picture.bytes <= more || picture.bytes > most) return [];
    return [{ found: `${fileSize(picture.bytes)}: ${picture.path}`, change: "Make it lighter.", place: "src/seo/" }];
  });
}
