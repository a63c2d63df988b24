import { type Fault, fieldOf, shown, valueAt } from "./fault";
import { find } from "./places";
import type { ContentFile } from "./read";

/** Words that lack a form which the site's language needs for some numbers: Polish has four of them, Japanese one. */
export function wordFormFaults(files: readonly ContentFile[]): Fault[] {
  const [language] = find(files, "Agency language").map(({ value }) => value);
  const needed = typeof language === "string" ? formsOf(language) : [];
  return files
    .filter(({ type }) => type === "Words")
    .flatMap(({ file, value }) =>
      countedIn(value).flatMap(([path, forms]) =>
        needed
          .filter((form) => valueAt(forms, [form]) === undefined)
          .map((form) => ({
            file,
            field: fieldOf([...path, form]),
            got: "nothing",
            allowed: `a text: ${shown(language)} has the forms ${needed.join(", ")}`,
          })),
      ),
    );
}

function formsOf(language: string): readonly string[] {
  try {
    return new Intl.PluralRules(language).resolvedOptions().pluralCategories;
  } catch {
    // No language at all, which its own rule tells.
    return [];
  }
}

/** What has a text for every other number is counted. */
function countedIn(value: unknown, path: readonly string[] = []): (readonly [readonly string[], object])[] {
  if (typeof value !== "object" || value === null) return [];
  if ("other" in value) return [[path, value]];
  return Object.entries(value).flatMap(([key, inner]) => countedIn(inner, [...path, key]));
}
