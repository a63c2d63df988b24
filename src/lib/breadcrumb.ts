import { addresses } from "./addresses";
import { words } from "./words";

/** A page above another: what it is called there, and its address on this site. */
export interface Crumb {
  readonly label: string;
  readonly to: string;
}

const HOME: Crumb = { label: words.frame.home, to: "/" };

/** Folders of pages, and the overview that leads to them. */
const OVERVIEWS: readonly (readonly [folder: string, overview: Crumb])[] = [
  [addresses.services, { label: words.frame.services, to: addresses.services }],
  [addresses.projects, { label: words.frame.portfolio, to: addresses.portfolio }],
];

/** The pages above a page, from the home page down: none above the home page itself. */
export function pagesAbove(path: string): readonly Crumb[] {
  if (path === HOME.to) return [];
  const [, overview] = OVERVIEWS.find(([folder]) => path.startsWith(folder) && path !== folder) ?? [];
  return overview ? [HOME, overview] : [HOME];
}
