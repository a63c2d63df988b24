import type { Crumb, Page } from "../read/page";
import type { Site } from "../read/site";
import { decoded } from "../read/site-address";
import { type DataNode, entries, isObject } from "../read/structured-data";
import { CODE_OF_HEAD, type Context, onListedPages, type Rule, type Seen } from "./rule";
import { onNodes } from "./structured-nodes";

const GOOGLE = "https://developers.google.com/search/docs/appearance/structured-data";

/** What breadcrumbs of structured data have to be. */
export const structuredBreadcrumbRules: readonly Rule[] = [
  {
    id: "json-ld-breadcrumb",
    severity: "warning",
    effect: "rich-result",
    title: "The breadcrumb of the structured data is not the one on the page",
    reason: "Results show the way that it names; readers would not find it on the page.",
    source: `${GOOGLE}/breadcrumb`,
    check: onListedPages(breadcrumbSeen),
  },
  {
    id: "json-ld-positions",
    severity: "error",
    effect: "rich-result",
    title: "The steps of a breadcrumb are not numbered, or lead nowhere",
    reason:
      "Google shows a breadcrumb of which every step has its number, its name and, but for the last, its address.",
    source: `${GOOGLE}/breadcrumb`,
    check: onNodes(
      (node, page, { site }) => stepFaults(node, page, site),
      "Number the steps from 1 on, with whole addresses.",
    ),
  },
];

/** What Google does not take of a breadcrumb's steps. */
function stepFaults(node: DataNode, page: Page, { richResults }: Site): string[] {
  if (!node.types.includes("BreadcrumbList")) return [];
  const faults = (richResults.get(page) ?? []).filter(({ kind }) => kind === "address");
  return [...misnumbered(node), ...faults.map(({ found }) => found)];
}

/** Steps that are not numbered one after the other; that one has no number is the validator's to say. */
function misnumbered({ types, fields }: DataNode): string[] {
  if (!types.includes("BreadcrumbList")) return [];
  const steps = entries(fields.itemListElement).filter(isObject);
  return steps.flatMap(({ position }, index) =>
    position === undefined || position === "" || Number(position) === index + 1
      ? []
      : [`position ${typeof position === "string" ? position : JSON.stringify(position)} of step ${index + 1}`],
  );
}

function hasFaults(lists: readonly DataNode[], page: Page, { richResults }: Site): boolean {
  const isOfList = ({ type }: { readonly type: string }) => type === "ListItem" || type === "BreadcrumbList";
  return lists.some((list) => misnumbered(list).length > 0) || (richResults.get(page) ?? []).some(isOfList);
}

function breadcrumbSeen(page: Page, { site }: Context): Seen[] {
  const lists = page.data.nodes.filter(({ types }) => types.includes("BreadcrumbList"));
  const [first] = page.breadcrumb;
  // Steps that are wrong in themselves have a finding of their own.
  if (lists.length === 0 || first === undefined || hasFaults(lists, page, site)) return [];
  const visible = page.breadcrumb.map(lineOf);
  return lists
    .map((list) => crumbsOf(list).map((crumb, index) => lineOf(withAddress(crumb, page.breadcrumb[index]))))
    .filter((said) => said.join() !== visible.join())
    .map((said) => ({
      found: said.join(" › "),
      change: `Name the steps of the page: ${visible.join(" › ")}.`,
      place: CODE_OF_HEAD,
    }));
}

function crumbsOf({ fields }: DataNode): Crumb[] {
  return entries(fields.itemListElement)
    .filter(isObject)
    .sort((a, b) => Number(a.position) - Number(b.position))
    .map(({ name, item }) => {
      const thing = isObject(item) ? item : { "@id": item };
      const address = thing["@id"] ?? thing.url;
      return { name: textIn(name) || textIn(thing.name), address: typeof address === "string" ? address : undefined };
    });
}

/** The page itself needs no address, neither in the list nor on the page: then it is not compared. */
function withAddress(crumb: Crumb, visible: Crumb | undefined): Crumb {
  return visible?.address === undefined ? { ...crumb, address: undefined } : crumb;
}

function lineOf({ name, address }: Crumb): string {
  const path = address === undefined ? "" : ` (${decoded(address.replace(/^https?:\/\/[^/]+/, ""))})`;
  return name.replace(/\s+/g, " ").trim() + path;
}

function textIn(value: unknown): string {
  return typeof value === "string" ? value : "";
}
