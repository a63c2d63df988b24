import { parse, resolve } from "node:path";
import { valueAt } from "../../src/content/fault";
import { pageFiles } from "../../src/content/page-files";
import { type ContentFile, readContent } from "../../src/content/read";
import { pageChanges } from "../../src/gatsby/page-changes";
import type { Version } from "../../src/gatsby/last-changes";
import { type BuiltPage, listedPages } from "../support/built-site";

const BEFORE = "2020-01-01T00:00:00Z";
const NOW = "2026-01-01T00:00:00Z";

/** A text of the content, where it stands, and the pages whose main part has it. */
interface Leaf {
  readonly file: ContentFile;
  readonly path: readonly PropertyKey[];
  readonly text: string;
  readonly pages: readonly string[];
}

let files: readonly ContentFile[];
let leaves: readonly Leaf[];
beforeAll(async () => {
  ({ files } = await readContent(resolve("data")));
  const all = files.flatMap((file) => leavesOf(file, file.value));
  const whole = all.map(({ text }) => text).join("\n");
  const own = pageFiles(files);
  const shown = listedPages().map((page) => ({ path: page.path, text: mainText(page) }));
  // A text that stands there once: of one that is also another's nobody knows whose a page shows.
  leaves = all
    // Buttons and labels say nothing of a page, and days of the week are said in its language.
    .filter(({ file, path }) => file.type !== "Words" && !/^(?:from|until)$/.test(String(path.at(-1))))
    .filter(({ text }) => text.length >= 8 && whole.indexOf(text) === whole.lastIndexOf(text))
    .map(({ file, path, text }) => {
      const isShown = ({ path: page, text: main }: (typeof shown)[number]) =>
        own.get(page) === file.file || sentencesOf(text).every((sentence) => main.includes(sentence));
      return { file, path, text, pages: shown.filter(isShown).map((page) => page.path) };
    })
    .filter(isFirst(({ file, path, pages }) => [file.file, ...path.map(keyOf), ...pages].join()));
});

/** Of the entries of a list that the same pages show, one is enough. */
function keyOf(key: PropertyKey): string {
  return /^\d+$/.test(String(key)) ? "*" : String(key);
}

function isFirst<T>(keyOf: (one: T) => string): (one: T) => boolean {
  const known = new Set<string>();
  return (one) => {
    const before = known.size;
    return known.add(keyOf(one)).size > before;
  };
}

function leavesOf(file: ContentFile, value: unknown, path: readonly PropertyKey[] = []): Omit<Leaf, "pages">[] {
  if (path[0] === "$schema") return [];
  if (typeof value === "string") return [{ file, path, text: isPicture(value) ? stemOf(value) : plain(value) }];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, one]) => leavesOf(file, one, [...path, key]));
}

function mainText({ document }: BuiltPage): string {
  const main = document.querySelector("main");
  if (!main) throw new Error("A page has no main part");
  const described = [...main.querySelectorAll("[alt], [aria-label]")];
  const names = described.map((one) => one.getAttribute("alt") ?? one.getAttribute("aria-label"));
  const addresses = [...main.querySelectorAll("[src], [href^=http]")].map((one) =>
    decodeURI(one.getAttribute("src") ?? one.getAttribute("href") ?? ""),
  );
  return plain([main.textContent, ...names, ...addresses].join("\n"));
}

/** By the name of its file a picture is known in its addresses too. */
function isPicture(text: string): boolean {
  return /^\.{1,2}\/.*\.(?:jpg|png)$/.test(text);
}

function stemOf(file: string): string {
  return parse(file).name;
}

/** A page may set the first sentence of a text as a title, or have one of them stand elsewhere. */
function sentencesOf(text: string): string[] {
  return text.split(/(?<=[.!?…]) /);
}

/** Without the marks that say where a line may end. */
function plain(text: string): string {
  return text.replace(/[\u2060\u00ad\u200b]/g, "").replace(/\s+/g, " ");
}

/** The pages whose date is that of a change of this one text; all else is as it was. */
function datedBy({ file, path, text }: Leaf): string[] {
  const before = changed(file.value, path, `${text} before`);
  const versions = new Map<string, readonly Version[]>(files.map((one) => [one.file, [{ date: BEFORE }]]));
  versions.set(file.file, [
    { date: NOW, value: file.value },
    { date: BEFORE, value: before },
  ]);
  const dates = pageChanges(files, versions);
  return listedPages()
    .map((page) => page.path)
    .filter((page) => dates.get(page) === NOW);
}

function changed(value: unknown, [key, ...rest]: readonly PropertyKey[], text: string): unknown {
  if (key === undefined) return text;
  const one = changed(valueAt(value, [key]), rest, text);
  return Array.isArray(value)
    ? value.map((entry: unknown, index) => (String(index) === key ? one : entry))
    : { ...(value as object), [key]: one };
}

it("finds texts of every kind of content on every page", () => {
  const kinds = new Set(leaves.filter(({ pages }) => pages.length > 0).map(({ file }) => file.type));
  const expected = files
    .map(({ type }) => type)
    .filter((type) => !/^(?:Words|Legal|Addresses|Redirects|Seo.*|Not.*)$/.test(type));
  expect([...kinds].sort()).toEqual([...new Set(expected)].sort());
  expect(new Set(leaves.flatMap(({ pages }) => pages)).size).toBe(listedPages().length);
});

it("dates exactly those pages by a change of a text that show it", () => {
  const wrong = leaves.flatMap((leaf) => {
    const dated = datedBy(leaf);
    const missing = leaf.pages.filter((page) => !dated.includes(page));
    const extra = dated.filter((page) => !leaf.pages.includes(page));
    const where = `${leaf.file.file} ${leaf.path.map(String).join(".")}`;
    return missing.length + extra.length === 0 ? [] : [{ where, text: leaf.text.slice(0, 60), missing, extra }];
  });
  expect(wrong).toEqual([]);
});
