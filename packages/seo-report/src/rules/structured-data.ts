import type { Page } from "../read/page";
import type { Site } from "../read/site";
import { locateFrom } from "../read/site-address";
import { type DataNode, entries } from "../read/structured-data";
import type { RichResultFault } from "../rich-results";
import { missingIn, thingsOf } from "../things";
import { vocabulary } from "../vocabulary";
import { prefixMissing } from "./prefix";
import { CODE_OF_HEAD, onListedPages, type Rule, type Seen } from "./rule";

const GALLERY = "https://developers.google.com/search/docs/appearance/structured-data/search-gallery";
const INTRODUCTION = "https://developers.google.com/search/docs/appearance/structured-data/intro-structured-data";

/** What JSON-LD has to keep, whatever it says. */
export const structuredDataRules: readonly Rule[] = [
  {
    id: "json-ld-missing",
    severity: "note",
    effect: "advice",
    title: "A page has no structured data",
    reason: "It tells search engines and assistants what the page is about in words that can't be misread.",
    source: INTRODUCTION,
    check: onListedPages(({ data }) =>
      data.nodes.length + data.faults.length === 0
        ? [{ found: "no JSON-LD", change: "Give the page its JSON-LD.", place: CODE_OF_HEAD }]
        : [],
    ),
  },
  {
    id: "json-ld-syntax",
    severity: "error",
    effect: "rich-result",
    title: "Structured data can't be read",
    reason: "What is no JSON, or not in the words of schema.org, is passed over as a whole.",
    source: INTRODUCTION,
    check: onListedPages(({ data }) =>
      data.faults.map((found) => ({
        found,
        change: found.startsWith("@context")
          ? "Write https://schema.org as its @context."
          : "Write valid JSON: look at that place for a comma, a quotation mark or a brace too many or too few.",
        place: CODE_OF_HEAD,
      })),
    ),
  },
  {
    id: "json-ld-vocabulary",
    severity: "error",
    effect: "rich-result",
    title: "Structured data uses a word that schema.org has not",
    reason: "Unknown types and fields are passed over: what they were to say is not said.",
    source: "https://schema.org/docs/full.html",
    check: onListedPages(({ data }) => data.nodes.flatMap(unknownWords)),
  },
  {
    id: "json-ld-required",
    severity: "error",
    effect: "rich-result",
    title: "Structured data lacks a required field",
    reason: "Without it the thing is passed over, or says nothing.",
    source: GALLERY,
    check: onListedPages((page, { site }) => lacking(page, site, "required")),
  },
  {
    id: "json-ld-value",
    severity: "error",
    effect: "rich-result",
    title: "A field of the structured data has a value that Google does not take",
    reason: "A thing with such a value gets no rich result.",
    source: GALLERY,
    check: onListedPages((page, { site }) =>
      toldOf(page, site, "value", "Write what the documentation of its type asks for."),
    ),
  },
  {
    id: "json-ld-unjudged",
    severity: "note",
    effect: "advice",
    title: "A thing of the structured data could not be held against Google's rules",
    reason:
      "A value of a form that is not foreseen stops the validator: what else is wrong with the thing is not told.",
    source: "https://support.google.com/webmasters/answer/7445569",
    check: onListedPages((page, { site }) =>
      toldOf(page, site, "unjudged", "Ask Google's Rich Results Test, and write the value plainly."),
    ),
  },
  {
    id: "json-ld-recommended",
    severity: "note",
    effect: "advice",
    title: "Structured data lacks a recommended field",
    reason: "It is read, but says less than it could.",
    source: GALLERY,
    check: onListedPages((page, { site }) => lacking(page, site, "recommended")),
  },
  {
    id: "json-ld-reference",
    severity: "error",
    effect: "rich-result",
    title: "Structured data points at a thing that is not there",
    reason: "An @id that no page of the site describes stands for nothing.",
    source: "https://www.w3.org/TR/json-ld11/#node-identifiers",
    check: onListedPages(({ data }, { site }) => {
      const origin = new URL(site.siteUrl).origin;
      // What others describe, such as a word of schema.org or a thing of Wikidata, is pointed at by its address there.
      const isOwn = (id: string) => !URL.canParse(id) || new URL(id).origin === origin;
      const unknown = data.references.filter((id) => isOwn(id) && !thingsOf(site).has(id));
      return [...new Set(unknown)].map((found) => ({
        found,
        change: "Describe the thing, or point at the @id of one that is described.",
        place: CODE_OF_HEAD,
      }));
    }),
  },
  {
    id: "json-ld-picture",
    severity: "error",
    effect: "rich-result",
    title: "A picture of the structured data is not there",
    reason: "Search engines fetch logo and pictures from there to show them beside the result.",
    source: "https://developers.google.com/search/docs/appearance/structured-data/sd-policies",
    check: onListedPages(({ data }, { site }) => {
      const locate = locateFrom(site.siteUrl);
      return [...new Set(data.nodes.flatMap(picturesOf))].flatMap((found): Seen[] => {
        const { path, meant } = locate(found) ?? {};
        if (meant !== undefined) return [{ found, ...prefixMissing(meant), place: CODE_OF_HEAD }];
        if (path === undefined || site.hasFile(path)) return [];
        return [{ found, change: "Name a picture that the build makes.", place: CODE_OF_HEAD }];
      });
    }),
  },
];

/** What things of a page lack; of one that many pages describe, the first page has the finding for all. */
function lacking(page: Page, site: Site, which: "required" | "recommended"): Seen[] {
  const judged = faultsOf(page, site, which).map((found) => {
    return { found, change: `Add what ${GALLERY} asks for.`, place: CODE_OF_HEAD };
  });
  const own = page.data.nodes
    .filter(({ id }) => id === undefined || thingsOf(site).get(id)?.page === page)
    .flatMap((node) => {
      const missing = missingIn(node, site);
      if (!missing || missing[which].length === 0) return [];
      const found = `${missing.type} without ${missing[which].join(", ")}`;
      return [{ found, change: `Add what ${missing.source} asks for.`, place: CODE_OF_HEAD }];
    });
  return [...judged, ...own];
}

function toldOf(page: Page, site: Site, kind: "value" | "unjudged", change: string): Seen[] {
  return faultsOf(page, site, kind).map((found) => ({ found, change, place: CODE_OF_HEAD }));
}

function faultsOf(page: Page, { richResults }: Site, wanted: RichResultFault["kind"]): string[] {
  const faults = (richResults.get(page) ?? []).filter(({ kind }) => kind === wanted);
  if (wanted === "value" || wanted === "unjudged") return faults.map(({ found }) => found);
  // All that a thing lacks is said at once.
  const types = [...new Set(faults.map(({ type }) => type))];
  return types.map((type) => {
    const fields = faults.filter((fault) => fault.type === type).map((fault) => fault.fields.join(" or "));
    return `${type} without ${[...new Set(fields)].join(", ")}`;
  });
}

/** Addresses of pictures that a thing names itself, not by way of another. */
function picturesOf({ types, fields }: DataNode): string[] {
  const names = types.includes("ImageObject") ? ["contentUrl", "url"] : ["logo", "image"];
  return names.flatMap((name) => entries(fields[name])).filter((value): value is string => typeof value === "string");
}

function unknownWords({ types, fields, field }: DataNode): Seen[] {
  const words = vocabulary();
  const change = "Use a word of https://schema.org, or take it away.";
  if (types.length === 0) {
    return [
      { found: `a thing without @type${field === undefined ? "" : ` in ${field}`}`, change, place: CODE_OF_HEAD },
    ];
  }
  const unknown = types.filter((type) => !words.fieldsOf(type));
  const known = types.flatMap((type) => [...(words.fieldsOf(type) ?? [])]);
  const isAction = types.some((type) => words.isA(type, "Action"));
  // Actions may say of each field what is to be put in or comes out: https://schema.org/docs/actions.html
  const nameOf = (key: string) => (isAction ? key.replace(/-(?:in|out)put$/, "") : key);
  const strange = unknown.length > 0 ? [] : Object.keys(fields).filter((key) => !known.includes(nameOf(key)));
  return [...unknown.map((type) => `type ${type}`), ...strange.map((key) => `${types.join(", ")}.${key}`)].map(
    (found) => ({ found, change, place: CODE_OF_HEAD }),
  );
}
