import { type DataNode, entries } from "./read/structured-data";
import type { Vocabulary } from "./vocabulary";

/** What documentation asks of a type. A list within a list names fields of which one is enough. */
export interface WantedFields {
  readonly type: string;
  readonly required: readonly (string | readonly string[])[];
  readonly recommended: readonly (string | readonly string[])[];
  readonly source: string;
}

const GOOGLE = "https://developers.google.com/search/docs/appearance/structured-data";

/**
 * The types of which Google's documentation tells what it reads, but for those that the validator of rich results knows
 * (`rich-results.ts`); the first entry that a node's type is a kind of holds for it. Schema.org itself asks for nothing,
 * so types that Google has no page for are in no list. Of what Google recommends "where it applies" (tax numbers,
 * opening hours, second names), those fields are left out that most have not.
 */
const WANTED: readonly WantedFields[] = [
  {
    type: "LocalBusiness",
    required: ["name", "address"],
    recommended: ["url", "logo", "description", "sameAs", "telephone"],
    source: `${GOOGLE}/local-business`,
  },
  {
    type: "Organization",
    required: [],
    recommended: ["name", "url", "logo", "description", "sameAs", ["email", "telephone", "contactPoint"]],
    source: `${GOOGLE}/organization`,
  },
  {
    type: "WebSite",
    required: ["name", "url"],
    recommended: [],
    source: "https://developers.google.com/search/docs/appearance/site-names",
  },
  { type: "FAQPage", required: ["mainEntity"], recommended: [], source: `${GOOGLE}/faqpage` },
  { type: "Question", required: ["name", "acceptedAnswer"], recommended: [], source: `${GOOGLE}/faqpage` },
  { type: "Answer", required: ["text"], recommended: [], source: `${GOOGLE}/faqpage` },
  {
    type: "Offer",
    required: [["price", "priceSpecification", "itemOffered"]],
    recommended: [],
    source: `${GOOGLE}/product-snippet`,
  },
  {
    type: "ImageObject",
    required: [],
    recommended: [["creator", "creditText", "copyrightNotice", "license"]],
    source: `${GOOGLE}/image-license-metadata`,
  },
  {
    type: "Article",
    required: [],
    recommended: ["headline", "image", "author", "datePublished"],
    source: `${GOOGLE}/article`,
  },
];

/** Fields that a node lacks. */
export interface MissingFields {
  readonly type: string;
  readonly required: readonly string[];
  readonly recommended: readonly string[];
  readonly source: string;
}

/** The fields that documentation asks of a node and that it has not; nothing where it has all. */
export function missingFields(node: DataNode, vocabulary: Vocabulary): MissingFields | undefined {
  const wanted = WANTED.find(({ type }) => node.types.some((name) => vocabulary.isA(name, type)));
  const isOfProduct = node.types.includes("Offer") && node.holder?.types.includes("Product") === true;
  const lacks = (field: string) => entries(node.fields[field]).every((value) => value === "");
  const missing = (fields: WantedFields["required"]) =>
    fields.flatMap((field) => {
      const choice = typeof field === "string" ? [field] : field;
      return choice.every(lacks) ? [choice.join(" or ")] : [];
    });
  // What an offer of a product has to say, the validator knows.
  const own = wanted === undefined || isOfProduct ? [] : missing(wanted.required);
  const required = [...own, ...currencyMissing(node, lacks)];
  const recommended = wanted === undefined || isMention(node, wanted) ? [] : missing(wanted.recommended);
  if (required.length + recommended.length === 0) return undefined;
  return { type: node.types.join(", "), required, recommended, source: wanted?.source ?? `${GOOGLE}/product-snippet` };
}

/**
 * Whether a thing is only pointed at: a client that a case study names is no company that the page describes. Pictures
 * have their licence read only where they tell their `contentUrl`.
 */
function isMention({ field, fields, id }: DataNode, { type }: WantedFields): boolean {
  if (type === "ImageObject") return fields.contentUrl === undefined;
  return type === "Organization" && field !== undefined && id === undefined;
}

/** A price says nothing without its currency. */
function currencyMissing({ fields }: DataNode, lacks: (field: string) => boolean): string[] {
  const isPrice = ["price", "minPrice", "maxPrice"].some((field) => fields[field] !== undefined);
  return isPrice && lacks("priceCurrency") ? ["priceCurrency"] : [];
}
