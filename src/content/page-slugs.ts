import { COLLECTIONS } from "../lib/page-kinds";
import { slugFor, slugOf } from "../lib/slug";
import { titleFaults } from "./address-title";
import { type Fault, shown, valueAt } from "./fault";
import type { ContentFile } from "./read";

/** A page and what its address is made from. */
interface Page {
  readonly file: string;
  readonly title: string;
  readonly slug: string | undefined;
}

/**
 * Services and projects whose address cannot be made, or that share one. Titles have to differ besides: other files
 * name a page by its title, and links to the form by what an address would be made of it.
 */
export function slugFaultsIn(files: readonly ContentFile[]): Fault[] {
  return Object.entries(COLLECTIONS).flatMap(([type, { called: kind }]) => {
    const pages = files.filter((one) => one.type === type).flatMap(pageIn);
    return [
      ...pages.flatMap(titleFault),
      ...twins(pages, ({ title }) => slugOf(title)).map(([one, before]) => ({
        file: one.file,
        field: "title",
        got: `${shown(one.title)}, as in data/${before.file}`,
        allowed: `a title whose address no other ${kind} has`,
      })),
      ...twins(pages, slugFor)
        .filter(([one, before]) => slugOf(one.title) !== slugOf(before.title))
        .map(([one, before]) => ({
          file: one.file,
          field: one.slug === undefined ? "title" : "slug",
          got: `${shown(slugFor(one))}, the address of data/${before.file}`,
          allowed: `an address no other ${kind} has`,
        })),
    ];
  });
}

function pageIn({ file, value }: ContentFile): Page[] {
  const title = valueAt(value, ["title"]);
  const slug = valueAt(value, ["slug"]);
  return typeof title === "string" ? [{ file, title, slug: typeof slug === "string" ? slug : undefined }] : [];
}

function titleFault({ file, title, slug }: Page): Fault[] {
  const reasons = slug === undefined ? titleFaults(title) : [];
  if (reasons.length === 0) return [];
  const allowed = `a title that an address can be made from: ${reasons.join("; ")}; or any title, with a slug beside it`;
  return [{ file, field: "title", got: shown(title), allowed }];
}

/** Each page with an earlier one of the same key. */
function twins(pages: readonly Page[], keyOf: (page: Page) => string): (readonly [page: Page, before: Page])[] {
  const first = new Map<string, Page>();
  return pages.flatMap((page) => {
    const before = first.get(keyOf(page));
    if (before === undefined) first.set(keyOf(page), page);
    return before === undefined ? [] : [[page, before] as const];
  });
}
