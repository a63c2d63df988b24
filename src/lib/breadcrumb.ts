/** A page above another: what it is called there, and its address on this site. */
export interface Crumb {
  readonly label: string;
  readonly to: string;
}

const HOME: Crumb = { label: "Home", to: "/" };

/** The overview that leads to the pages of a folder. */
const OVERVIEWS: Readonly<Record<string, Crumb>> = {
  services: { label: "Services", to: "/services/" },
  projects: { label: "Portfolio", to: "/portfolio/" },
};

/** The pages above a page, from the home page down: none above the home page itself. */
export function pagesAbove(path: string): readonly Crumb[] {
  const [folder, name] = path.split("/").filter((part) => part !== "");
  if (folder === undefined) return [];
  const overview = name === undefined ? undefined : OVERVIEWS[folder];
  return overview ? [HOME, overview] : [HOME];
}
