import { existsSync } from "node:fs";
import { cp, readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { JSDOM } from "jsdom";
import english from "../../data/words.json";
import german from "../agency/data/words.json";
import { copyProject, type ProjectCopy } from "../support/project-copy";
import { VISIT } from "../support/visit-content";

const MOVED = {
  about: "/über-uns/",
  contact: "/kontakt/",
  portfolio: "/arbeiten/",
  pricing: "/preise/",
  projects: "/arbeiten/",
  services: "/leistungen/",
  testimonials: "/stimmen/",
};

let copy: ProjectCopy;
let pages: readonly (readonly [path: string, document: Document])[] = [];

beforeAll(async () => {
  copy = await copyProject();
  const data = join(copy.folder, "data");
  await cp("__tests__/agency/data/words.json", join(data, "words.json"));
  await change(data, "addresses.json", (addresses) => ({ ...addresses, ...MOVED }));
  await change(data, "site.json", (site) => ({ ...site, ...VISIT, language: "de-DE" }));
  await change(data, "redirects.json", (file) => ({
    ...file,
    redirects: [{ from: "/services/", to: MOVED.services }],
  }));
  const { code, output } = await copy.build();
  expect(code === 0 ? "" : output).toBe("");
  pages = await builtPages(join(copy.folder, "public"));
});
afterAll(() => copy.remove());

type Json = Record<string, unknown>;

async function change(data: string, file: string, edit: (value: Json) => Json): Promise<void> {
  const path = join(data, file);
  await writeFile(path, JSON.stringify(edit(JSON.parse(await readFile(path, "utf8")) as Json)));
}

async function builtPages(folder: string): Promise<(readonly [string, Document])[]> {
  const names = (await readdir(folder, { recursive: true })).filter((name) => name.endsWith(".html"));
  const wanted = names.filter((name) => !/^(?:_gatsby|page-data)\b/.test(name));
  return Promise.all(
    wanted.map(async (name) => {
      const { document } = new JSDOM(await readFile(join(folder, name), "utf8")).window;
      return [`/${name.replace(/index\.html$/, "")}`, document] as const;
    }),
  );
}

/** All texts in a value, however deep. */
function textsIn(value: unknown): string[] {
  if (typeof value === "string") return [value];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

async function copyTexts(): Promise<ReadonlySet<string>> {
  const data = join(copy.folder, "data");
  const files = (await readdir(data, { recursive: true })).filter((name) => /^(?!schema).*\.json$/.test(name));
  const values = await Promise.all(
    files.map(async (name): Promise<unknown> => JSON.parse(await readFile(join(data, name), "utf8"))),
  );
  return new Set(values.flatMap(textsIn));
}

/** What a page says in one piece: texts, and names for those who hear it. */
function saidOn(document: Document): string[] {
  const texts = document.createTreeWalker(document.body, 4 /* NodeFilter.SHOW_TEXT */);
  const said: string[] = [];
  while (texts.nextNode()) said.push(texts.currentNode.textContent ?? "");
  for (const element of document.querySelectorAll("[aria-label]")) said.push(element.getAttribute("aria-label") ?? "");
  return said.map((text) => text.trim());
}

it("says no label in the language it came with", async () => {
  const ownWords = await copyTexts();
  const foreign = new Set(textsIn(english).filter((word) => !ownWords.has(word)));
  expect(foreign.size).toBeGreaterThan(100);
  const left = pages.flatMap(([path, document]) =>
    saidOn(document)
      .filter((text) => foreign.has(text))
      .map((text) => `${path}: ${text}`),
  );
  expect(left).toEqual([]);
});

it("says every label of the pages in its own", () => {
  const said = pages.flatMap(([, document]) => saidOn(document)).join("\n");
  // Said once something happens, in a PDF, or of one that has a single page.
  const isLater =
    /^(?:actions\.(?:sending|backTo)|caseStudy\.pdf(?:\.one|Subject)|form\.(?:failed|missing|noReason|sent|unreachable|upTo|left|tooMany|notSent|reference|answer)|frame\.(?:arrived|broken|notif|pages)|mail\.|portfolio\.noProject)/;
  const missing = Object.entries(german)
    .flatMap(([group, words]) => (typeof words === "string" ? [] : entriesOf(words, group)))
    .filter(([key, word]) => !isLater.test(key) && !isGone(key) && !said.includes(longestPart(word)));
  expect(missing).toEqual([]);
});

/** Said by a package that has been taken out. */
function isGone(key: string): boolean {
  return key === "actions.downloadPdf" && !existsSync("packages/case-pdf");
}

function entriesOf(words: object, path: string): [string, string][] {
  return Object.entries(words).flatMap(([key, word]: [string, unknown]): [string, string][] => {
    const at = `${path}.${key}`;
    return typeof word === "string" ? [[at, word]] : entriesOf(word as object, at);
  });
}

/** The longest piece of a word that stands between values. */
function longestPart(word: string): string {
  return word
    .split(/\{\w+\}/)
    .reduce((longest, part) => (part.trim().length > longest.length ? part.trim() : longest), "");
}

it("is in that language, and counts in it", () => {
  for (const [, document] of pages) expect(document.documentElement.lang).toBe("de-DE");
  const portfolio = new Map(pages).get(MOVED.portfolio);
  expect(portfolio?.querySelector("[data-result]")?.textContent).toMatch(/^Alle \d+ Projekte$/);
});

it("has every page at its new address, and leads nowhere else", () => {
  const paths = new Set(pages.map(([path]) => path));
  for (const address of Object.values(MOVED)) expect(paths).toContain(address);
  expect(
    [...paths].filter((path) => /^\/(?:about|contact|portfolio|pricing|projects|services|testimonials)\//.test(path)),
  ).toEqual([]);
  const links = pages.flatMap(([path, document]) =>
    [...document.querySelectorAll("a[href^='/']")].map(
      (link) => `${path} → ${decodeURI(link.getAttribute("href") ?? "")}`,
    ),
  );
  const dead = links.filter((link) => {
    const target = (link.split(" → ")[1] ?? "").replace(/[?#].*$/, "");
    return !paths.has(target) && !existsSync(join(copy.folder, "public", target));
  });
  expect(links.length).toBeGreaterThan(500);
  expect(dead).toEqual([]);
});

it("tells search engines and hosts of the new addresses alone", async () => {
  const read = (file: string) => readFile(join(copy.folder, file), "utf8");
  const names = (await readdir(join(copy.folder, "public"))).filter((name) => /^sitemap-\d+\.xml$/.test(name));
  const sitemap = (await Promise.all(names.map((name) => read(`public/${name}`)))).join("\n");
  expect(sitemap).toContain("/leistungen/web-design/");
  expect(sitemap).not.toMatch(/\/(?:services|projects|contact)\//);
  expect(await read("public/_redirects")).toMatch(/^\/services\/?\s+\/leistungen\/\s+301/m);
  const breadcrumb = new Map(pages).get("/leistungen/web-design/")?.querySelector("[type='application/ld+json']");
  expect(await read("public/llms.txt")).toMatch(/^## Seiten$[^]*^## Leistungen$[^]*^## Fallstudien$/m);
  expect(await read("hosting/caddy/Caddyfile")).toContain(german.mail.refusals.unavailable);
  expect(breadcrumb?.textContent).toMatch(/"name":"Start".*"name":"Leistungen"/s);
});
