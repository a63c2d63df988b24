import { addresses } from "../../src/lib/addresses";
import { required } from "../../src/lib/required";
import { counted, filled, words } from "../../src/lib/words";
import { content } from "./content";

/** The projects that the portfolio shows, in its order. */
export const portfolio = content.projects
  .filter(({ portfolioOrder }) => portfolioOrder !== undefined)
  .toSorted((a, b) => (a.portfolioOrder ?? 0) - (b.portfolioOrder ?? 0));

/** The titles of the portfolio's projects in a category. */
export function titlesIn(category: string): string[] {
  return portfolio.filter((project) => project.category === category).map(({ title }) => title);
}

const { categories } = content.pages.portfolio;
const [first, second] = categories.filter((category) => titlesIn(category).length > 0);

/** The choice of all projects. */
export const ALL = "";

/** Two choices that show projects: all, where there is a single category. */
export const SOME = required(first, "category with a project");
export const ANOTHER = second ?? ALL;

/** Categories without a project. */
export const EMPTY = categories.filter((category) => titlesIn(category).length === 0);

/** The portfolio's address with a category chosen, as the browser's own form writes it. */
export function filteredPath(category: string): string {
  return category === ALL ? addresses.portfolio : `${addresses.portfolio}?${String(new URLSearchParams({ category }))}`;
}

/** Tells an address at which the portfolio is filtered so. */
export function isFilteredBy(category: string): (url: URL) => boolean {
  return ({ pathname, search }) => decodeURI(pathname) + search === filteredPath(category);
}

/** What is said once a category is chosen. */
export function resultOf(category: string): string {
  const { length } = titlesIn(category);
  const { noProject, projects, shownOf } = words.portfolio;
  return filled(shownOf, { category, projects: length === 0 ? noProject : counted(projects, length) });
}
