import { counted, filled, words } from "./words";

/** The choice that shows every project: no category at all. */
export const ALL = "";

/** Name of the category in a form and in an address. */
export const CATEGORY = "category";

/** The category that an address asks for; all where it asks for none, or for one that the portfolio does not know. */
export function categoryOf(search: string, categories: readonly string[]): string {
  const asked = new URLSearchParams(search).get(CATEGORY) ?? ALL;
  return categories.includes(asked) ? asked : ALL;
}

/** The query of an address with the category in it; what else it says stays. */
export function searchWith(search: string, category: string): string {
  const query = new URLSearchParams(search);
  if (category === ALL) query.delete(CATEGORY);
  else query.set(CATEGORY, category);
  const next = query.toString();
  return next === "" ? "" : `?${next}`;
}

/** The projects whose category is exactly this one; all of them for ALL. */
export function inCategory<T extends { readonly category: string }>(
  projects: readonly T[],
  category: string,
): readonly T[] {
  return category === ALL ? projects : projects.filter((project) => project.category === category);
}

/** How many projects: "1 project", "12 projects". */
export function projectCount(count: number): string {
  return counted(words.portfolio.projects, count);
}

/** What a choice has brought, in a sentence to be read aloud. */
export function resultText(count: number, category: string): string {
  const { allShown, shownOf, noProject } = words.portfolio;
  if (category === ALL) return count === 1 ? projectCount(count) : filled(allShown, { projects: projectCount(count) });
  return filled(shownOf, { projects: count === 0 ? noProject : projectCount(count), category });
}

/** What tells of which discipline something is. */
interface OfDiscipline {
  readonly disciplineLabel: string;
  readonly hue: string;
}

/** Categories of one discipline; the label is missing where it is not known. */
export interface CategoryGroup {
  readonly discipline?: OfDiscipline | undefined;
  readonly categories: readonly string[];
}

/**
 * Puts categories together by the discipline of their first project or, where there is none, of the service of the same
 * name. Those of no known discipline come last.
 */
export function groupedByDiscipline(
  categories: readonly string[],
  projects: readonly { readonly category: string; readonly service: OfDiscipline }[],
  services: readonly (OfDiscipline & { readonly title: string })[],
): CategoryGroup[] {
  const disciplineOf = (category: string) =>
    projects.find((project) => project.category === category)?.service ??
    services.find(({ title }) => title === category);
  const labelOf = (category: string) => disciplineOf(category)?.disciplineLabel ?? "";
  const labels = [...new Set(categories.map(labelOf))].sort((one, other) => Number(one === "") - Number(other === ""));
  return labels.map((label) => {
    const ofLabel = categories.filter((category) => labelOf(category) === label);
    return { discipline: ofLabel.map(disciplineOf).find(Boolean), categories: ofLabel };
  });
}
