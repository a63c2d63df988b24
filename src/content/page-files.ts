import { COLLECTIONS, isCollection, PLACES } from "../lib/page-kinds";
import { slugFor } from "../lib/slug";
import { valueAt } from "./fault";
import { addressOf } from "./page-names";
import type { ContentFile } from "./read";

/** Files of `pages/` whose page has no name: the not-found page is built twice, the last is no page. */
const NAMELESS: Readonly<Record<string, readonly string[]>> = {
  "pages/not-found.json": ["/404/", "/404.html"],
  "pages/case-study.json": [],
};

/** The content file (below `data/`) of each page, by the page's address, unencoded. */
export function pageFiles(files: readonly ContentFile[]): ReadonlyMap<string, string> {
  return new Map(addressesByFile(files));
}

/** The address of each page, unencoded, with its content file; one that two pages have is there twice. */
export function addressesByFile(files: readonly ContentFile[]): (readonly [address: string, file: string])[] {
  const known = addressesIn(files);
  return files.flatMap((one) => addressesOf(one, known).map((address) => [address, one.file] as const));
}

function addressesOf({ file, type, value }: ContentFile, known: unknown): readonly string[] {
  const title = valueAt(value, ["title"]);
  const own = valueAt(value, ["slug"]);
  const slug = typeof own === "string" ? own : undefined;
  const folder = folderOf(type, known);
  if (typeof folder === "string" && typeof title === "string") return [`${folder}${slugFor({ title, slug })}/`];
  const [, name] = /^pages\/(.+)\.json$/.exec(file) ?? [];
  if (name === undefined) return [];
  const address = addressOf(name, known);
  return NAMELESS[file] ?? (address === name ? [] : [address]);
}

/** Pages whose folder an agency may do without stand beside the home page then. */
function folderOf(type: string, known: unknown): unknown {
  if (!isCollection(type)) return undefined;
  const { folder } = COLLECTIONS[type];
  return valueAt(known, [folder]) ?? ("isOptional" in PLACES[folder] ? "/" : undefined);
}

/** Where pages are, as the content has it. */
export function addressesIn(files: readonly ContentFile[]): unknown {
  return files.find(({ type }) => type === "Addresses")?.value;
}
