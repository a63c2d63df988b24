import Validator, { type Issue } from "@adobe/structured-data-validator";
import type { Page } from "./read/page";
import { type DataFormat, type DataNode, entries, isObject } from "./read/structured-data";
import { type Chain, isOverruled, SELDOM } from "./rich-result-limits";
import { thingsOf } from "./things";

/** What Google's rules for rich results find wrong with a thing. */
export interface RichResultFault {
  /** Whether it costs the rich result, is only recommended, is a value that is none, or stops the validator. */
  readonly kind: "required" | "recommended" | "value" | "address" | "unjudged";
  /** Types of the thing. */
  readonly type: string;
  /** The fields that it is about: of several, one is enough. */
  readonly fields: readonly string[];
  /** In words. */
  readonly found: string;
}

type Fields = Readonly<Record<string, unknown>>;

/**
 * Holds what all pages describe against Google's rules for rich results, with the validator that Adobe keeps of them. Of
 * a thing that many pages describe, the first has the faults for all. Nothing is fetched: without the vocabulary of
 * schema.org the validator knows Google's rules alone, and `vocabulary.ts` judges the words. That it would do worse: of a
 * thing with two types it takes the fields of the one for faults of the other.
 */
export async function richResultsOf(pages: readonly Page[]): Promise<ReadonlyMap<Page, readonly RichResultFault[]>> {
  const validator = new Validator();
  const faults = new Map<Page, readonly RichResultFault[]>();
  for (const page of pages) {
    const roots = page.data.nodes.filter(({ holder }) => holder === undefined);
    const found: RichResultFault[] = [];
    for (const root of roots) found.push(...(await faultsOf(root, page, pages, validator)));
    const once = [...new Map(found.map((fault) => [JSON.stringify(fault), fault])).values()];
    faults.set(
      page,
      once.filter((fault) => !isWithin(fault, once)),
    );
  }
  return faults;
}

/** Whether what a fault is about is part of what is missing as a whole. */
function isWithin({ type, fields: [field = ""] }: RichResultFault, others: readonly RichResultFault[]): boolean {
  const [whole] = field.split(".");
  return others.some((other) => other.type === type && field !== whole && other.fields.join() === whole);
}

async function faultsOf(root: DataNode, page: Page, pages: readonly Page[], validator: Validator) {
  const thing = wholeThing({ "@type": [...root.types], "@id": root.id, ...root.fields }, pages);
  const [type] = root.types;
  if (type === undefined) return [];
  const data: Partial<Record<DataFormat, Record<string, unknown[]>>> = { [root.format]: { [type]: [thing] } };
  let issues: readonly Issue[];
  try {
    issues = await validator.validate(data);
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    return [{ kind: "unjudged" as const, type, fields: [], found: `${root.types.join(", ")}: ${message}` }];
  }
  return issues.flatMap((issue) => {
    const chain = chainOf(issue, thing);
    const isElsewhere = chain.some(({ node }) => EMBEDDED in node || isOfOtherPage(node["@id"], page, pages));
    return isElsewhere || isOverruled(issue, chain) ? [] : faultOf(issue, chain);
  });
}

/** Marks a thing that is only pointed at: its faults are those of the page that describes it. */
const EMBEDDED = "@embedded";

/** A thing with all that the site says of it, and with what it points at; things that are on the way to it stay as they are. */
function wholeThing(value: Fields, pages: readonly Page[], way: readonly unknown[] = []): Fields {
  const id = value["@id"];
  const known = typeof id === "string" && !way.includes(id) ? thingsOf({ pages }).get(id)?.node : undefined;
  const isReference = Object.keys(value).every((name) => name === "@id");
  // What is pointed at from there need not be known.
  if (isReference && (known === undefined || way.includes(EMBEDDED))) return value;
  const own: Fields = {
    ...{ ...known?.fields, ...value },
    ...(isReference && known && { "@type": known.types, [EMBEDDED]: true }),
  };
  const next = [...way, id, ...(isReference ? [EMBEDDED] : [])];
  const inside = (entry: unknown): unknown => {
    // Nothing in a list stands for nothing: https://www.w3.org/TR/json-ld11/#terms-imported-from-other-specifications
    if (Array.isArray(entry)) return entry.filter((one) => one !== null && one !== undefined).map(inside);
    return isObject(entry) ? wholeThing(entry, pages, next) : entry;
  };
  return Object.fromEntries(
    Object.entries(own)
      .filter(([, entry]) => entry !== undefined)
      .map(([name, entry]) => [name, name.startsWith("@") ? entry : inside(entry)]),
  );
}

function isOfOtherPage(id: unknown, page: Page, pages: readonly Page[]): boolean {
  const first = typeof id === "string" ? thingsOf({ pages }).get(id)?.page : undefined;
  return first !== undefined && first !== page;
}

/** The things from the root to the one that an issue is about. */
function chainOf({ path }: Issue, root: Fields): Chain {
  const chain: { node: Fields; field: string }[] = [{ node: root, field: "" }];
  for (const { property = "", index = 0 } of path.slice(1)) {
    const held = chain.at(-1)?.node[property];
    const next: unknown = Array.isArray(held) ? held[index] : held;
    if (!isObject(next)) break;
    chain.push({ node: next, field: property });
  }
  return chain;
}

function faultOf(issue: Issue, chain: Chain): RichResultFault[] {
  const message = String(issue.issueMessage);
  const node = chain.at(-1)?.node ?? {};
  const type = entries(node["@type"]).join(", ");
  const fields = issue.severity === "ERROR" ? issue.fieldNames : issue.fieldNames.filter((name) => !SELDOM.has(name));
  // Only shops need a picture of what they sell: https://developers.google.com/search/docs/appearance/structured-data/product
  const isProduct = entries(node["@type"]).includes("Product");
  const isMissing = /\bis missing\b|\(optional\)|^Missing|attributes is required/.test(message);
  if (fields.length === 0) return [];
  if (message.includes("URL")) {
    const step = (issue.path.at(-1)?.index ?? 0) + 1;
    return [{ kind: "address", type, fields, found: `step ${step}: ${message}` }];
  }
  if (!isMissing) {
    const values = fields.map((name) => `${name} ${shown(node[name])}`);
    return [{ kind: "value", type, fields, found: `${type}: ${values.join(", ")}: ${message}` }];
  }
  const kind = issue.severity === "ERROR" && !(isProduct && fields.join() === "image") ? "required" : "recommended";
  return [{ kind, type, fields, found: `${type} without ${fields.join(" or ")}` }];
}

/** A value as it is written; of a list only how long it is. */
function shown(value: unknown): string {
  return Array.isArray(value) ? `of ${value.length}` : JSON.stringify(value);
}
