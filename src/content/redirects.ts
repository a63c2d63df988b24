import type { Redirect } from "../hosting/policy";
import { type Fault, shown, valueAt } from "./fault";
import { pageFiles } from "./page-files";
import type { ContentFile } from "./read";
import { redirects } from "./seo";

/** The redirects in the content. @throws When the content has none, or they break its rules. */
export function redirectsIn(files: readonly ContentFile[]): readonly Redirect[] {
  return redirects.parse(files.find(({ type }) => type === "Redirects")?.value).redirects;
}

/** Faults in how redirects fit together with the pages and with each other. */
export function redirectFaults(files: readonly ContentFile[]): Fault[] {
  const pages = pageFiles(files);
  return files
    .filter(({ type }) => type === "Redirects")
    .flatMap(({ file, value }) => {
      const sources = sourcesOf(value);
      return sources.flatMap((from, index) => {
        const field = `redirects[${String(index)}].from`;
        const page = typeof from === "string" ? pages.get(from) : undefined;
        if (page !== undefined) {
          return [{ file, field, got: `${shown(from)}, the page of data/${page}`, allowed: "an address no page has" }];
        }
        if (sources.indexOf(from) === index) return [];
        return [{ file, field, got: `${shown(from)} once more`, allowed: "an address no other redirect has" }];
      });
    });
}

function sourcesOf(value: unknown): readonly unknown[] {
  const list = valueAt(value, ["redirects"]);
  return Array.isArray(list) ? list.map((entry: unknown) => valueAt(entry, ["from"])) : [];
}
