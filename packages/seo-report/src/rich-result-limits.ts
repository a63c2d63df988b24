import type { Issue } from "@adobe/structured-data-validator";
import { entries } from "./read/structured-data";
import { vocabulary } from "./vocabulary";

/** The things from a root to one in it, and the field that each is held in. */
export type Chain = readonly { readonly node: Readonly<Record<string, unknown>>; readonly field: string }[];

/** Fields that Google recommends "where they apply": most have them not, and who has nothing to say there lacks nothing. */
export const SELDOM: ReadonlySet<string> = new Set([
  ...["audience", "color", "hasCertification", "inProductGroupWithID", "isVariantOf", "material", "mpn", "pattern"],
  ...["size", "subjectOf", "priceValidUntil", "acquireLicensePage", "bestRating", "worstRating", "directApply"],
  ...["expires", "hasPart", "publication", "ineligibleRegion", "regionsAllowed", "interactionStatistic"],
  ...["interactionCount", "applicantLocationRequirements", "jobLocationType", "aggregateRating", "review"],
]);

/** Values that `structured-values.ts` judges, of things of every type. */
const JUDGED =
  /^(?:price|minPrice|maxPrice|lowPrice|highPrice|priceCurrency|date[A-Z]\w*|\w+Date|validThrough|validFrom)$/;

/** Whether the validator is stricter with a thing than the documentation that it goes by, or another rule judges it. */
export function isOverruled(issue: Issue, chain: Chain): boolean {
  const [name = ""] = issue.fieldNames;
  const last = chain.at(-1);
  if (!last) return true;
  const holder = chain.at(-2);
  const { node, field } = last;
  const isOf = (kind: string) => isA(node["@type"], kind);
  const [, invalid = ""] = /Invalid type for attribute "([^"]+)"/.exec(String(issue.issueMessage)) ?? [];
  return (
    JUDGED.test(invalid) ||
    // The currency of a price is asked for wherever there is a price.
    name.endsWith("priceCurrency") ||
    // A least price is one: https://schema.org/minPrice
    (isOf("PriceSpecification") && name === "price" && (node.minPrice ?? node.maxPrice) !== undefined) ||
    // Steps of other lists may be nothing but an address: https://developers.google.com/search/docs/appearance/structured-data/carousel
    (isOf("ListItem") && !isA(holder?.node["@type"], "BreadcrumbList")) ||
    // A licence is asked for in `wanted-fields.ts`, also of pictures that are held by others.
    (isOf("ImageObject") && name !== "contentUrl") ||
    // Who reviews a product need not sell it.
    (isOf("Product") && issue.fieldNames.join() === "offers") ||
    isOfSelf(chain) ||
    // Whose name is that of a thing elsewhere, which is pointed at.
    (field !== "" && name === "name" && node["@id"] !== undefined)
  );
}

/** Ratings of those who run the site are a fault as such. */
function isOfSelf(chain: Chain): boolean {
  const isOwn = (types: unknown) => isA(types, "Organization") || isA(types, "Service");
  const [root] = chain;
  const about = entries(root?.node.itemReviewed) as { readonly "@type"?: unknown }[];
  const isHeld = chain.some(({ field }, index) => {
    return /^(?:aggregateRating|reviews?)$/.test(field) && isOwn(chain[index - 1]?.node["@type"]);
  });
  return isHeld || about.some((item) => isOwn(item["@type"]));
}

function isA(types: unknown, kind: string): boolean {
  return entries(types).some((type) => typeof type === "string" && vocabulary().isA(type, kind));
}
