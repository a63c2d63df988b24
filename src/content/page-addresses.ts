import { type Fault, shown, valueAt } from "./fault";
import { addressesByFile, addressesIn } from "./page-files";
import { OPTIONAL_PAGES } from "./page-names";
import type { ContentFile } from "./read";

/** Pages whose address another page has. Equal titles are told of by themselves. */
export function pageAddressFaults(files: readonly ContentFile[]): Fault[] {
  const first = new Map<string, string>();
  return addressesByFile(files).flatMap(([address, file]) => {
    const before = first.get(address);
    if (before === undefined) first.set(address, file);
    if (before === undefined || folderOf(before) === folderOf(file)) return [];
    const got = `${shown(address)} for data/${before} and data/${file}`;
    return [{ file: "addresses.json", field: "", got, allowed: "an address of its own for each page" }];
  });
}

/** What a page shows besides its own file, where it does (a field of it) or always. */
const SHOWN = [
  { page: "pages/about.json", field: "team", file: "team.json" },
  { page: "pages/pricing.json", file: "packages.json" },
  { page: "pages/testimonials.json", file: "testimonials.json" },
] as const;

/** The files of a page that an agency may do without: its own, and what no other page shows. */
export function filesOfPage(name: (typeof OPTIONAL_PAGES)[number]): readonly string[] {
  const page = `pages/${name}.json`;
  return [page, ...filesShownOn(page)];
}

/**
 * The files that a page shows besides its own.
 *
 * @param page - That one, such as `pages/about.json`.
 * @param value - What it says; without it, also those that it shows where it has a field for them.
 */
export function filesShownOn(page: string, value?: unknown): readonly string[] {
  const isShown = (field: string) => value === undefined || valueAt(value, [field]) !== undefined;
  return SHOWN.filter((one) => one.page === page && (!("field" in one) || isShown(one.field))).map(({ file }) => file);
}

/** Files that a page shows and that are not there. */
export function missingFileFaults(files: readonly ContentFile[]): Fault[] {
  const isThere = (name: string) => files.some(({ file }) => file === name);
  return SHOWN.filter((one) => !isThere(one.file) && isShown(files, one)).map((one) => ({
    file: one.file,
    field: "",
    got: "no such file",
    allowed: `what data/${one.page} shows${"field" in one ? `, or no ${one.field} there` : ""}`,
  }));
}

/**
 * Files that have been left behind by the page that showed them.
 *
 * @param isNamed - Whether anything else of the content names what files of a type hold.
 */
export function unshownFiles(files: readonly ContentFile[], isNamed: (type: string) => boolean): Fault[] {
  return SHOWN.flatMap((one) => {
    const file = files.find(({ file }) => file === one.file);
    if (!file || isShown(files, one) || isNamed(file.type)) return [];
    const shower = `data/${one.page}${"field" in one ? ` with a ${one.field}` : ""}`;
    return [{ file: one.file, field: "", got: "what no page shows", allowed: `no such file, or ${shower}` }];
  });
}

function isShown(files: readonly ContentFile[], one: (typeof SHOWN)[number]): boolean {
  const page = files.find(({ file }) => file === one.page);
  return page !== undefined && valueAt(page.value, "field" in one ? [one.field] : []) !== undefined;
}

/** Pages without an address, and addresses without a page: one that an agency does without goes with its address. */
export function missingPageFaults(files: readonly ContentFile[]): Fault[] {
  const known = addressesIn(files);
  return OPTIONAL_PAGES.flatMap((name) => {
    const address = valueAt(known, [name]);
    const page = `pages/${name}.json`;
    const isThere = files.some(({ file }) => file === page);
    if (isThere === (address !== undefined)) return [];
    const got = isThere
      ? `nothing, though data/${page} is there`
      : `${shown(address)}, though there is no data/${page}`;
    return [{ file: "addresses.json", field: name, got, allowed: isThere ? "the page's address" : "no such line" }];
  });
}

function folderOf(file: string): string {
  return /^(?!pages\/)[^/]+\//.exec(file)?.[0] ?? file;
}
