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
const LINE = ["title", "results.0"];

/** What a service shows of itself: on the home page, beside others of its discipline, in the overview of all. */
const SERVICE_LINE = ["title", "description"];
const SERVICE_ENTRY = [...SERVICE_LINE, "discipline", "fullDescription", "relevance", "features", "cover"];

/** What the contact page tells of the agency, besides the ways to reach it that it names. */
const CONTACT = ["address", "openingHours", "timeZone", "social"];

/**
 * What a page shows of other files than its own, in its main part and in its structured data. What all pages have around
 * it says nothing of a page: the bar and the foot, the words of buttons and labels, colours, icons, where links lead, how
 * figures are written.
 */
export function partsShownOn({ file, type, value }: ContentFile, files: readonly ContentFile[]): ShownPart[] {
  return [...wholeFiles(file, value), ...claims(value), ...quotes(value), ...(PARTS[type]?.(value, files) ?? [])];
}

/** Every case study's client, where it has a wordmark. */
const CLIENTS: ShownPart = {
  type: "Project",
  of: (value) =>
    valueAt(value, ["info", "wordmark"]) !== undefined && fieldsOf(value, ["info.client", "info.wordmark"]),
};

/** By the type of the page's own file. */
const PARTS: Readonly<Record<string, (page: unknown, files: readonly ContentFile[]) => ShownPart[]>> = {
  HomePage: (page) => [
    named("Project", textsAt(page, "featuredProjects", "projects"), CARD),
    named("Service", textsAt(page, "featuredServices", "services"), SERVICE_LINE),
    entries("Packages", "packages", () => true, ["price"]),
    CLIENTS,
  ],
  AboutPage: (page) => [
    CLIENTS,
    ...(valueAt(page, ["counting"]) === undefined ? [] : [entries("Agency", "claims", isDefined)]),
  ],
  ServicesPage: (page) => [
    named("Service", textsAt(page, "services"), SERVICE_ENTRY),
    entries("Packages", "packages", () => true, ["service", "price"]),
    disciplines(() => true),
  ],
  PortfolioPage: () => [
    {
      type: "Project",
      of: (value) =>
        fieldsOf(value, valueAt(value, ["portfolioOrder"]) === undefined ? LINE : [...GRID, "info.client"]),
    },
    disciplines(() => true),
  ],
  ContactPage: (page) => {
    const ways = textsAt(page, "methods").map((way) => String(valueAt(way, ["kind"])));
    return [{ type: "Agency", of: (value) => fieldsOf(value, [...ways, ...CONTACT]) }];
  },
  Service: (page, files) => {
    const [title, discipline] = [valueAt(page, ["title"]), valueAt(page, ["discipline"])];
    const projects = files.filter(({ type, value }) => type === "Project" && valueAt(value, ["service"]) === title);
    return [
      lead(valueAt(page, ["lead"])),
      quoteAbout(projects.map(({ value }) => valueAt(value, ["title"]))),
      entries("Packages", "packages", (one) => valueAt(one, ["service"]) === title, ["name", "price"]),
      { type: "Project", of: (value) => valueAt(value, ["service"]) === title && fieldsOf(value, CARD) },
      {
        type: "Service",
        of: (value) => valueAt(value, ["discipline"]) === discipline && fieldsOf(value, SERVICE_LINE),
      },
      disciplines((key) => key === discipline),
    ];
  },
  Project: (page, files) => {
    const service = files.find(
      ({ type, value }) => type === "Service" && valueAt(value, ["title"]) === valueAt(page, ["service"]),
    );
    const [next, ...others] = textsAt(page, "related");
    const notes = valueAt(page, ["actions"]) === "demo" ? ["unavailable.demo", "unavailable.source"] : [];
    return [
      lead(valueAt(service?.value, ["lead"])),
      quoteAbout([valueAt(page, ["title"])]),
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
    : [entries("Agency", "claims", (one) => keys.some((key) => key === valueAt(one, ["key"])), ["key", "value"])];
}

/** What people say whom the page names. */
function quotes(page: unknown): ShownPart[] {
  const names = textsAt(page, "quotes", "people");
  if (names.length === 0) return [];
  const isQuoted = (one: unknown) => names.includes(valueAt(one, ["name"]));
  return [entries("Testimonials", "testimonials", isQuoted, ["name", "role", "company", "content", "avatar"])];
}

/** What clients say of these projects. */
function quoteAbout(titles: readonly unknown[]): ShownPart {
  const isAbout = (one: unknown) => titles.includes(valueAt(one, ["project"]));
  return entries("Testimonials", "testimonials", isAbout, ["name", "role", "company", "content", "avatar"]);
}

/** The person of the team who leads a service. */
function lead(name: unknown): ShownPart {
  const isLead = (one: unknown) => name !== undefined && valueAt(one, ["name"]) === name;
  return entries("Team", "members", isLead, ["name", "role", "image"]);
}

function isDefined(claim: unknown): boolean {
  return valueAt(claim, ["definition"]) !== undefined;
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
