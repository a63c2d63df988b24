import { type Fault, fieldOf, shown, valueAt } from "./fault";
import { addressesIn, pageFiles } from "./page-files";
import { addressOf, PAGE_NAMES } from "./page-names";
import type { ContentFile } from "./read";

/** Links of the content that lead to a page which is not there. The titles of all pages have to be known. */
export function linkFaults(files: readonly ContentFile[]): Fault[] {
  const pages = pageFiles(files);
  const addresses = addressesIn(files);
  return files.flatMap(({ file, value }) =>
    linksIn(value)
      .filter(({ to }) => {
        const address = addressOf(to, addresses);
        return (
          (isPath(address) || PAGE_NAMES.some((name) => name === address)) && !pages.has(address.replace(/[?#].*$/, ""))
        );
      })
      .map(({ to, field }) => ({
        file,
        field,
        got: `${shown(to)}, which is no page`,
        allowed: "the name or the address of a page",
      })),
  );
}

/** Links of one list that lead to the same page, by its name and by its address. The same text twice its own rule tells. */
export function sameLinkFaults(files: readonly ContentFile[]): Fault[] {
  const addresses = addressesIn(files);
  return files.flatMap(({ file, value }) => {
    const first = new Map<string, string>();
    return linksIn(value).flatMap(({ to, field }) => {
      const list = /^(.*)\[\d+\]\.to$/.exec(field)?.[1];
      if (list === undefined) return [];
      const key = `${list} ${addressOf(to, addresses)}`;
      const before = first.get(key);
      if (before === undefined) first.set(key, to);
      // Two names of one address are two pages that share it, which is told of by itself.
      if (before === undefined || before === to || ![before, to].some((one) => one.startsWith("/"))) return [];
      return [
        {
          file,
          field,
          got: `${shown(to)}, the same page as ${shown(before)}`,
          allowed: "a page no other link of the list has",
        },
      ];
    });
  });
}

/** Whether an address is that of a page of this site: those of its files have no slash at their end. */
function isPath(to: string): boolean {
  return /^\/(?!\/)(?:[^?#]*\/)?(?:$|[?#])/.test(to);
}

function linksIn(value: unknown, path: readonly PropertyKey[] = []): { to: string; field: string }[] {
  if (typeof value !== "object" || value === null) return [];
  const to = valueAt(value, ["to"]);
  const own = typeof to === "string" ? [{ to, field: fieldOf([...path, "to"]) }] : [];
  return [
    ...own,
    ...Object.entries(value).flatMap(([key, inner]) =>
      linksIn(inner, [...path, Array.isArray(value) ? Number(key) : key]),
    ),
  ];
}
