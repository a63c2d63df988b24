import WebAutoExtractor from "@marbec/web-auto-extractor";
import type { CheerioAPI } from "cheerio";
import type { Locate } from "./site-address";
import { oneLine, textOf, type AnyNode } from "./text";

/** Things that the attributes of a page describe, as JSON-LD would have them. */
export interface Markup {
  readonly microdata: readonly unknown[];
  readonly rdfa: readonly unknown[];
}

const SCHEMA = /^(?:https?:\/\/schema\.org\/|schema:)(\w+)$/;

/** What stands for a type of another vocabulary: its fields are not those of the thing around it. */
const FOREIGN = "Foreign";

/** Attributes whose value is an address. */
const ADDRESSES = ["href", "src", "data", "resource"];

/**
 * Reads microdata and RDFa Lite in the words of schema.org.
 *
 * The extractor takes attributes and texts as they are written: entities stay, times are not looked for in `datetime`,
 * and a `>` in a value or an end tag that HTML lets out ends the wrong thing. It is given the bare structure, in which a
 * number stands for each value, and the values are put back afterwards as HTML has them.
 */
export function markupOf($: CheerioAPI, locate: Locate): Markup {
  if ($("[itemtype], [typeof]").length === 0) return { microdata: [], rdfa: [] };
  const values: string[] = [];
  const bones = $.root()
    .children()
    .toArray()
    .map((element) => bonesOf(element, $, locate, values))
    .join("");
  const { microdata, rdfa } = new WebAutoExtractor().parse(bones);
  const things = (found: typeof microdata) =>
    Object.values(found)
      .flat()
      .flatMap((thing) => fleshed(thing, values));
  return { microdata: things(microdata), rdfa: things(rdfa) };
}

function bonesOf(element: AnyNode, $: CheerioAPI, locate: Locate, values: string[]): string {
  if (!("attribs" in element)) return "";
  const inside = element.children.map((child) => bonesOf(child, $, locate, values)).join("");
  const attributes = { ...microdataOf(element.attribs), ...rdfaOf(element.attribs, $, element) };
  const names = Object.keys(attributes);
  if (names.length === 0) return inside;
  if (!names.includes("itemtype") && !names.includes("typeof")) {
    attributes.content = String(values.push(valueOf(element, $, locate)) - 1);
  }
  const written = Object.entries(attributes).map(([name, value]) => ` ${name}="${value}"`);
  return `<div${written.join("")}>${inside}</div>`;
}

function microdataOf({ itemtype, itemprop }: Readonly<Record<string, string>>): Record<string, string> {
  const type = itemtype === undefined ? undefined : typeIn(itemtype);
  const names = namesIn(itemprop);
  return { ...(names !== "" && { itemprop: names }), ...(type !== undefined && { itemtype: type }) };
}

function rdfaOf(attributes: Readonly<Record<string, string>>, $: CheerioAPI, element: AnyNode): Record<string, string> {
  if (attributes.typeof === undefined && attributes.property === undefined) return {};
  const vocabulary = $(element).closest("[vocab]").attr("vocab") ?? "";
  const isSchema = /^https?:\/\/schema\.org\/?$/.test(vocabulary);
  const inVocabulary = (text: string) => (isSchema ? text.replace(/(?<=^|\s)(?=\w+(?:\s|$))/g, "schema:") : text);
  const type = attributes.typeof === undefined ? undefined : typeIn(inVocabulary(attributes.typeof));
  const names = namesIn(inVocabulary(attributes.property ?? "").replace(/(?<=^|\s)(?!schema:|https?:)\S+/g, ""));
  return { ...(names !== "" && { property: names }), ...(type !== undefined && { typeof: type }) };
}

/** The first of several types that is one of schema.org. */
function typeIn(types: string): string {
  const [own] = types.split(/\s+/).flatMap((type) => SCHEMA.exec(type)?.[1] ?? []);
  return own === undefined ? `https://other.invalid/${FOREIGN}` : `https://schema.org/${own}`;
}

function namesIn(names = ""): string {
  const own = names.split(/\s+/).map((name) => SCHEMA.exec(name)?.[1] ?? name);
  return own.filter((name) => /^\w+$/.test(name)).join(" ");
}

/** What HTML says that a field of an element has: https://html.spec.whatwg.org/multipage/microdata.html#values */
function valueOf(element: AnyNode, $: CheerioAPI, locate: Locate): string {
  const attributes: Readonly<Record<string, string>> = "attribs" in element ? element.attribs : {};
  const figure = $(element).is("data, meter") ? attributes.value : undefined;
  const said = attributes.content ?? attributes.datetime ?? figure;
  if (said !== undefined) return oneLine(said);
  const address = ADDRESSES.map((name) => attributes[name]).find((value) => value !== undefined);
  return address === undefined ? textOf($(element)) : (locate(address)?.url.href ?? address);
}

/** A thing with its values; nothing for one of another vocabulary. */
function fleshed(thing: unknown, values: readonly string[]): unknown[] {
  if (typeof thing === "string") return [values[Number(thing)] ?? ""];
  if (Array.isArray(thing)) return thing.flatMap((one) => fleshed(one, values));
  if (typeof thing !== "object" || thing === null) return [];
  const { "@type": type, ...rest } = { "@type": "", ...thing };
  if (type === FOREIGN) return [];
  const fields = Object.entries(rest).filter(([name]) => !name.startsWith("@"));
  const own = fields.map(([name, value]) => [name, fleshed(value, values)] as const);
  const full = own.filter(([, entries]) => entries.length > 0);
  return [{ "@type": type, ...Object.fromEntries(full.map(([name, all]) => [name, all.length === 1 ? all[0] : all])) }];
}
