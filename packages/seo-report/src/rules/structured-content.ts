import type { Site } from "../read/site";
import { type DataNode, entries, isObject } from "../read/structured-data";
import { bare } from "../read/text";
import { thingsOf } from "../things";
import { vocabulary } from "../vocabulary";
import { CODE_OF_HEAD, onListedPages, type Rule } from "./rule";

const GOOGLE = "https://developers.google.com/search/docs/appearance/structured-data";

/** What JSON-LD may say: nothing but what readers see, and no praise of one's own. */
export const structuredContentRules: readonly Rule[] = [
  {
    id: "json-ld-self-rating",
    severity: "error",
    effect: "rich-result",
    title: "The agency rates itself in structured data",
    reason: "Ratings of oneself on one's own site are self-serving to Google: at best passed over, at worst punished.",
    source: `${GOOGLE}/review-snippet`,
    check: onListedPages(({ data }, { site }) =>
      data.nodes
        .flatMap((node) => ratingOf(node, site))
        .map((found) => ({
          found,
          change: "Take the rating out; the quote on the page may stay.",
          place: CODE_OF_HEAD,
        })),
    ),
  },
  {
    id: "json-ld-faq",
    severity: "error",
    effect: "rich-result",
    title: "A question of the structured data does not stand on the page",
    reason: "Question and answer have to be there for readers too: anything else is hidden text.",
    source: `${GOOGLE}/faqpage`,
    check: onListedPages(({ data, text }) => {
      const page = bare(text);
      return data.nodes
        .filter(({ types }) => types.includes("Question") || types.includes("Answer"))
        .map(({ types, fields }) => (types.includes("Question") ? fields.name : fields.text))
        .filter((said): said is string => typeof said === "string" && !page.includes(bare(said)))
        .map((found) => ({ found, change: "Show it on the page in the same words, or take it out." }));
    }),
  },
];

/** What a node says of how good the agency (or what it sells) is. */
function ratingOf(node: DataNode, site: Site): string[] {
  const words = vocabulary();
  const isOwn = (types: readonly string[]) =>
    types.some((type) => words.isA(type, "Organization") || words.isA(type, "Service"));
  const isRating = node.types.some((type) => words.isA(type, "Rating") || words.isA(type, "Review"));
  const about = entries(node.fields.itemReviewed).flatMap((item) => typesOf(item, site));
  const inFields = isOwn(node.types)
    ? ["aggregateRating", "review", "reviews"].filter((field) => entries(node.fields[field]).length > 0)
    : [];
  return [
    ...inFields.map((field) => `${node.types.join(", ")}.${field}`),
    ...(isRating && isOwn(about) ? [`${node.types.join(", ")} about ${about.join(", ")}`] : []),
  ];
}

function typesOf(item: unknown, site: Site): readonly string[] {
  if (!isObject(item)) return [];
  const id = item["@id"];
  const own = entries(item["@type"]).map(String);
  return own.length > 0 || typeof id !== "string" ? own : (thingsOf(site).get(id)?.node.types ?? []);
}
