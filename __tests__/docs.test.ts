import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { dirname, join } from "node:path";
import { kindOf } from "../src/content/files";

const PAGES = ["README.md", "CONTRIBUTING.md", "SECURITY.md", ...markdownIn("docs"), ...packageReadmes()];

/** The scripts that go with a package when it is taken out. */
const SCRIPTS_OF: Readonly<Record<string, readonly string[]>> = {
  adopt: ["adopt"],
  art: ["art"],
  bench: ["bench"],
  "case-pdf": [],
  "contact-service": ["mail"],
  editor: ["edit"],
  "host-checks": ["hosts"],
  "seo-report": ["seo"],
};

const gone = Object.keys(SCRIPTS_OF).filter((name) => !existsSync(join("packages", name)));

const { scripts } = JSON.parse(readFileSync("package.json", "utf8")) as { scripts: Record<string, string> };

it("README is short enough to be read", () => {
  expect(statSync("README.md").size).toBeLessThanOrEqual(6 * 1024);
});

it.each(PAGES.filter((page) => page !== "README.md"))("%s has one topic: 200 lines at most", (page) => {
  expect(textOf(page).split("\n").length).toBeLessThanOrEqual(200);
});

it("README leads to each page of docs, or a page that it leads to does", () => {
  const reached = new Set(["README.md"]);
  for (const page of reached) {
    if (page.endsWith(".md")) for (const { file } of linksOf(page)) reached.add(file);
  }
  expect(markdownIn("docs").filter((page) => !reached.has(page))).toEqual([]);
});

it("README's map has a line for each package", () => {
  const linked = linksOf("README.md").map(({ file }) => file);
  expect(packageReadmes().filter((file) => !linked.includes(file))).toEqual([]);
});

it("README shows each of its pictures, in light and dark, of 80 KB at most", () => {
  const shown = linksOf("README.md").flatMap(({ file }) => (file.startsWith("docs/pictures/") ? [file] : []));
  const there = existsSync("docs/pictures") ? readdirSync("docs/pictures").map((name) => `docs/pictures/${name}`) : [];
  expect(shown.sort()).toEqual(there.sort());
  expect(there.filter((file) => statSync(file).size > 80 * 1024)).toEqual([]);
  const themes = (theme: string) => there.filter((file) => file.endsWith(`.${theme}.webp`)).length;
  expect([themes("light"), themes("dark")]).toEqual([there.length / 2, there.length / 2]);
});

it("docs/editing.md shows each of its pictures, of 80 KB at most", () => {
  const there = readdirSync("docs/editing").map((name) => `docs/editing/${name}`);
  const shown = linksOf("docs/editing.md").flatMap(({ file }) => (file.endsWith(".webp") ? [file] : []));
  expect(shown.sort()).toEqual(there.sort());
  expect(there.filter((file) => statSync(file).size > 80 * 1024)).toEqual([]);
});

it.each(PAGES)("the links of %s lead to files and headings that are there", (page) => {
  const broken = linksOf(page).filter(({ file, anchor }) => !isThere(file) || !hasHeading(file, anchor));
  expect(broken.map(({ link }) => link)).toEqual([]);
});

it("every command that they name is there", () => {
  const named = PAGES.flatMap((page) =>
    [...textOf(page).matchAll(/npm run ([\w:-]+)/g)].map(([, name = ""]) => ({ page, name })),
  );
  expect(named.length).toBeGreaterThan(20);
  const allowed = [...Object.keys(scripts), ...gone.flatMap((name) => SCRIPTS_OF[name] ?? [])];
  expect(named.filter(({ name }) => !allowed.includes(name))).toEqual([]);
});

it("every file that they name by its path is there", () => {
  const named = PAGES.flatMap((page) =>
    [...proseOf(page).matchAll(/`((?:src|packages|__tests__|docs|data)\/[\w./-]+\.\w+)`/g)].map(([, file = ""]) => ({
      page,
      file,
    })),
  );
  expect(named.length).toBeGreaterThan(5);
  const absent = named.filter(({ page, file }) => !isThere(file) && !existsSync(join(dirname(page), file)));
  // A project x is an example, and an agency may do without some files of its content.
  expect(absent.filter(({ file }) => file !== "data/projects/x.json" && !isOptional(file))).toEqual([]);
});

/** Relative links of a page, in Markdown and in HTML, by the file each leads to from the project's root. */
function linksOf(page: string): { link: string; file: string; anchor: string }[] {
  const text = proseOf(page);
  const links = [...text.matchAll(/\]\(([^)\s]+)\)|(?:src|srcset|href)="([^"]+)"/g)]
    .map(([, markdown, html]) => markdown ?? html ?? "")
    .filter((link) => !/^[a-z]+:/.test(link));
  return links.map((link) => {
    const [path = "", anchor = ""] = link.split("#");
    return { link, file: path === "" ? page : join(dirname(page), path), anchor };
  });
}

/** Whether a file is there, or would be if its package had not been taken out. */
function isThere(file: string): boolean {
  return existsSync(file) || gone.some((name) => file.startsWith(`packages/${name}/`));
}

function isOptional(file: string): boolean {
  return file.startsWith("data/") && kindOf(file.slice("data/".length))?.isOptional === true;
}

function hasHeading(file: string, anchor: string): boolean {
  return anchor === "" || [...textOf(file).matchAll(/^#+ (.*)$/gm)].some(([, title = ""]) => slugOf(title) === anchor);
}

/** The anchor that GitHub gives a heading. */
function slugOf(title: string): string {
  return title
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, "")
    .replaceAll(" ", "-");
}

function markdownIn(folder: string): string[] {
  const names = readdirSync(folder, { recursive: true, encoding: "utf8" });
  return names.filter((name) => name.endsWith(".md")).map((name) => join(folder, name));
}

/** Each package has one. */
function packageReadmes(): string[] {
  if (!existsSync("packages")) return [];
  const packages = readdirSync("packages", { withFileTypes: true }).filter((entry) => entry.isDirectory());
  return packages.map(({ name }) => join("packages", name, "README.md"));
}

/** Without its blocks of code: a recipe makes the files that its own name. */
function proseOf(page: string): string {
  return textOf(page).replace(/^```[\s\S]*?^```/gm, "");
}

function textOf(page: string): string {
  return readFileSync(page, "utf8");
}
