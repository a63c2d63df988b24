import { rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { valueAt } from "../../src/content/fault";
import { kindOf } from "../../src/content/files";
import { fieldAt, modelOf, type Part } from "../../src/content/model";
import { pageFiles } from "../../src/content/page-files";
import { find } from "../../src/content/places";
import { type ContentFile, readContent } from "../../src/content/read";
import { type Reference, REFERENCES } from "../../src/content/references";
import { varied } from "./varied";

/** How many entries lists get: as few as they may have, or as many. */
export type Size = "smallest" | "largest";

/** A list whose entries depend on each other: there is no other day with a text made up. */
const FIXED = "openingHours";

type Json = Readonly<Record<string, unknown>>;

/** What texts may name. */
interface Known {
  readonly names: Readonly<Record<Reference | "icon", readonly string[]>>;
  readonly pages: readonly string[];
}

/**
 * Writes content in which each list is as short or as long as it may be, over the content of a folder. The smallest
 * agency has one service and one project, whose case study has a PDF.
 */
export async function resizeContent(dataDir: string, size: Size): Promise<void> {
  const { files } = await readContent(dataDir);
  const kept = size === "largest" ? files : await withoutOthers(dataDir, files);
  const resized = kept.map((one) => ({ ...one, value: sized(one.value, modelFor(one), [], size) }));
  const first = size === "smallest" ? resized.map(alone) : resized;
  const known: Known = {
    names: {
      service: namesAt(first, "service"),
      project: namesAt(first, "project"),
      person: namesAt(first, "person"),
      member: namesAt(first, "member"),
      discipline: namesAt(first, "discipline"),
      claim: namesAt(first, "claim"),
      icon: ["mastodon"],
    },
    pages: [...pageFiles(first).keys()].filter((path) => !path.startsWith("/404")),
  };
  for (const one of first) {
    const value = claimed(quoted(named(one.value, modelFor(one), [], withoutSelf(known, one)), first));
    await writeFile(join(dataDir, one.file), JSON.stringify(value));
  }
}

async function withoutOthers(dataDir: string, files: readonly ContentFile[]): Promise<ContentFile[]> {
  const firstOf = (type: string) => files.find((one) => one.type === type);
  const isKept = (one: ContentFile) => !["Service", "Project"].includes(one.type) || one === firstOf(one.type);
  for (const one of files) if (!isKept(one)) await rm(join(dataDir, one.file));
  return files.filter(isKept);
}

function modelFor({ file }: ContentFile): Part {
  const kind = kindOf(file);
  if (!kind) throw new Error(`data/${file} is of no kind`);
  return modelOf(kind.rules, "written");
}

function sized(value: unknown, model: Part, path: readonly PropertyKey[], size: Size): unknown {
  if (Array.isArray(value)) {
    const { minItems = 0, maxItems = value.length } = fieldAt(model, path) ?? {};
    const count = value.length === 0 ? 0 : size === "smallest" ? minItems : maxItems;
    return Array.from({ length: count }, (_, index) => {
      const at = [...path, index];
      const entry: unknown = value[index] ?? varied(value[index % value.length], model, at, index);
      return sized(entry, model, at, size);
    });
  }
  if (typeof value !== "object" || value === null) return value;
  const required = fieldAt(model, path)?.required ?? [];
  const entries = Object.entries(value).filter(
    ([key, inner]) => size === "largest" || required.includes(key) || !Array.isArray(inner),
  );
  return Object.fromEntries(
    entries.map(([key, inner]) => [key, key === FIXED ? inner : sized(inner, model, [...path, key], size)]),
  );
}

/** The one project stands in the portfolio, under a category that it knows, and has the usual buttons and a PDF. */
function alone(one: ContentFile, _: number, all: readonly ContentFile[]): ContentFile {
  if (one.type !== "Project") return one;
  const [category] = find(all, "PortfolioPage categories.*");
  // What other buttons stand below is a list that the smallest does without.
  const changes = { category: category?.value, portfolioOrder: 1, actions: "standard", pdf: true };
  return { ...one, value: { ...(one.value as Json), ...changes } };
}

function namesAt(files: readonly ContentFile[], reference: Reference): readonly string[] {
  return find(files, REFERENCES[reference].to).map(({ value }) => String(value));
}

/** Content whose texts name what is there, each entry of a list something else. */
function named(value: unknown, model: Part, path: readonly PropertyKey[], known: Known): unknown {
  const part = fieldAt(model, path);
  if (Array.isArray(value)) {
    const reference = part?.items && fieldAt(model, [...path, 0])?.names;
    if (reference && reference !== "file") {
      const others = known.names[reference].filter((name) => !value.includes(name));
      const valid = value.filter((name) => known.names[reference].includes(String(name)));
      return [...valid, ...others].slice(0, value.length);
    }
    return withLinks(
      value.map((entry, index) => named(entry, model, [...path, index], known)),
      known,
    );
  }
  if (typeof value === "object" && value !== null) {
    return Object.fromEntries(
      Object.entries(value).map(([key, inner]) => [key, named(inner, model, [...path, key], known)]),
    );
  }
  const { names } = part ?? {};
  if (names === undefined || names === "file" || known.names[names].includes(String(value))) return value;
  return known.names[names][0];
}

function withLinks(entries: readonly unknown[], { pages }: Known): unknown[] {
  const used = entries.map((entry) => valueAt(entry, ["to"]));
  const free = pages.filter((path) => !used.includes(path));
  return entries.flatMap((entry, index) => {
    const page = used[index];
    if (typeof page !== "string" || pages.includes(page)) return [entry];
    const to = free.shift();
    return to === undefined ? [] : [{ ...(entry as Json), to }];
  });
}

/** A project is related to others. */
function withoutSelf(known: Known, { type, value }: ContentFile): Known {
  if (type !== "Project") return known;
  const own = valueAt(value, ["title"]);
  return { ...known, names: { ...known.names, project: known.names.project.filter((title) => title !== own) } };
}

/** Each service stands in one choice of the form at most, and the last choice takes the rest. */
function claimed(value: unknown): unknown {
  const choices = valueAt(value, ["form", "services"]);
  if (!Array.isArray(choices)) return value;
  const taken = new Set<unknown>();
  const hasRest = choices.some((choice: Json) => choice.value === "other");
  const services = choices.map((choice: Json, index) => {
    const own = (choice.services as readonly unknown[]).filter((name) => !taken.has(name));
    own.forEach((name) => taken.add(name));
    const value = hasRest || index < choices.length - 1 ? choice.value : "other";
    return { ...choice, value, services: own };
  });
  return { ...(value as Json), form: { ...(valueAt(value, ["form"]) as Json), services } };
}

/** The line that is set large is the beginning of what the featured person says. */
function quoted(value: unknown, files: readonly ContentFile[]): unknown {
  if (typeof value !== "object" || value === null || !("featuredLine" in value)) return value;
  const people = find(files, "Testimonials testimonials.*").map((found) => found.value as Json);
  const { content } = people.find(({ name }) => name === Reflect.get(value, "featured")) ?? {};
  return { ...value, featuredLine: String(content).slice(0, 60).trim() };
}
