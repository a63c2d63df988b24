import { valueAt } from "#content/fault";
import { filesOfPage } from "#content/page-addresses";
import { OPTIONAL_PAGES } from "#content/page-names";
import type { Answers } from "../answers";

/** A content without the parts that the agency does without: files, links, and fields that ask for them. */
export function leftOut(files: ReadonlyMap<string, unknown>, { without }: Answers): ReadonlyMap<string, unknown> {
  const pages = OPTIONAL_PAGES.filter((page) => without.includes(page));
  const gone = pages.flatMap(filesOfPage);
  const keys = [...(without.includes("pdf") ? ["pdf"] : []), ...(pages.includes("testimonials") ? ["quotes"] : [])];
  return new Map(
    [...files]
      .filter(([file]) => !gone.includes(file))
      .map(([file, value]) => {
        const fields = file === "addresses.json" ? pages : keys;
        return [file, file === "words.json" ? value : kept(value, fields, pages)] as const;
      }),
  );
}

function kept(value: unknown, fields: readonly string[], pages: readonly string[]): unknown {
  if (Array.isArray(value)) {
    const others = value.filter((one: unknown) => !pages.some((page) => page === valueAt(one, ["to"])));
    return others.map((one: unknown) => kept(one, fields, pages));
  }
  if (typeof value !== "object" || value === null) return value;
  const own = Object.entries(value).filter(([key]) => !fields.includes(key));
  return Object.fromEntries(own.map(([key, inner]) => [key, kept(inner, fields, pages)]));
}
