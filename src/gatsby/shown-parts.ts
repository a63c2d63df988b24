import { valueAt } from "../content/fault";
import { kindOf } from "../content/files";
import { filesShownOn } from "../content/page-addresses";
import type { ContentFile } from "../content/read";

/** What a page shows of files of a type. */
export interface ShownPart {
  readonly type: string;
  /** Titles of the files that it is about; all of the type where there are none. */
  readonly titles?: readonly unknown[];
  /** The part of a file's value; nothing (`false`, an empty list) where the page does not show that file. */
  readonly of: (value: unknown) => unknown;
}

/** What a project shows of itself: on a card, on one in a grid, and where it is the next to read. */
const CARD = ["title", "category", "year", "description", "cover"];
const GRID = [...CARD, "results.0"];
const NEXT = ["title", "cover"];

/** What a service shows of itself: on the home page, beside others of its discipline, in the overview of all. */
const SERVICE_LINE = ["title", "description"];
const SERVICE_ENTRY = [...SERVICE_LINE, "discipline", "fullDescription", "relevance", "features", "cover"];

/** What the contact page tells of the agency, besides the ways to reach it that it names. */
const CONTACT = ["address", "openingHours", "social"];

/**
 * What a page shows of other files than its own, in its main part and in its structured data. What all pages have around
 * it says nothing of a page: the bar and the foot, the words of buttons and labels, colours, icons, where links lead, how
 * figures are written.
 */
export function partsShownOn({ file, type, value }: ContentFile): ShownPart[] {
  return [...wholeFiles(file, value), ...claims(value), ...quotes(value), ...(PARTS[type]?.(value) ?? [])];
}

/** By the type of the page's own file. */
const PARTS: Readonly<Record<string, (page: unknown) => ShownPart[]>> = {
  HomePage: (page) => [
    named("Project", textsAt(page, "featuredProjects", "projects"), CARD),
    named("Service", textsAt(page, "featuredServices", "services"), SERVICE_LINE),
  ],
  ServicesPage: (page) => [named("Service", textsAt(page, "services"), SERVICE_ENTRY), disciplines(() => true)],
  PortfolioPage: () => [
    { type: "Project", of: (value) => valueAt(value, ["portfolioOrder"]) !== undefined && fieldsOf(value, GRID) },
  ],
  ContactPage: (page) => {
    const ways = textsAt(page, "methods").map((way) => String(valueAt(way, ["kind"])));
    return [{ type: "Agency", of: (value) => fieldsOf(value, [...ways, ...CONTACT]) }];
  },
  Service: (page) => {
    const [title, discipline] = [valueAt(page, ["title"]), valueAt(page, ["discipline"])];
    return [
      entries("Packages", "packages", (one) => valueAt(one, ["service"]) === title, ["name", "price"]),
      { type: "Project", of: (value) => valueAt(value, ["service"]) === title && fieldsOf(value, CARD) },
      {
        type: "Service",
        of: (value) => valueAt(value, ["discipline"]) === discipline && fieldsOf(value, SERVICE_LINE),
      },
      disciplines((key) => key === discipline),
    ];
  },
  Project: (page) => {
    const [next, ...others] = textsAt(page, "related");
    const notes = valueAt(page, ["actions"]) === "demo" ? ["unavailable.demo", "unavailable.source"] : [];
    return [
      named("Project", [next], NEXT),
      named("Project", others, GRID),
      { type: "CaseStudyPage", of: (value) => fieldsOf(value, ["callToAction", ...notes]) },
    ];
  },
};

function wholeFiles(page: string, value: unknown): ShownPart[] {
  return filesShownOn(page, value)
    .flatMap((file) => kindOf(file)?.type ?? [])
    .map((type) => ({ type, of: (all) => all }));
}

/** Figures that the agency claims, by the keys that the page names anywhere. */
function claims(page: unknown): ShownPart[] {
  const keys = [...JSON.stringify(page).matchAll(/"claim":"([^"]+)"/g)].map(([, key]) => key);
  return keys.length === 0
    ? []
    : [entries("Agency", "claims", (one) => keys.some((key) => key === valueAt(one, ["key"])))];
}

/** What people say whom the page names. */
function quotes(page: unknown): ShownPart[] {
  const names = textsAt(page, "quotes", "people");
  if (names.length === 0) return [];
  const isQuoted = (one: unknown) => names.includes(valueAt(one, ["name"]));
  return [entries("Testimonials", "testimonials", isQuoted, ["name", "role", "company", "content", "avatar"])];
}

function disciplines(isShown: (key: unknown) => boolean): ShownPart {
  return entries("Agency", "disciplines", (one) => isShown(valueAt(one, ["key"])), ["key", "label"]);
}

/** Some fields of some entries of a list; without names of fields, all of them. */
function entries(
  type: string,
  list: string,
  isShown: (entry: unknown) => boolean,
  fields?: readonly string[],
): ShownPart {
  return {
    type,
    of: (value) => {
      const found = valueAt(value, [list]);
      const shown = Array.isArray(found) ? (found as unknown[]).filter(isShown) : [];
      return fields ? shown.map((entry) => fieldsOf(entry, fields)) : shown;
    },
  };
}

/** Some fields of the files with these titles. */
function named(type: string, titles: readonly unknown[], fields: readonly string[]): ShownPart {
  return { type, titles, of: (value) => fieldsOf(value, fields) };
}

function fieldsOf(value: unknown, names: readonly string[]): unknown {
  return names.map((name) => valueAt(value, name.split(".")));
}

function textsAt(value: unknown, ...path: readonly string[]): readonly unknown[] {
  const found = valueAt(value, path);
  return Array.isArray(found) ? found : [];
}
