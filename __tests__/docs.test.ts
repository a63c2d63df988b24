import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { dirname, join } from "node:path";

const PAGES = [
  "README.md",
  "CONTRIBUTING.md",
  "SECURITY.md",
  ...readdirSync("docs")
    .filter((name) => name.endsWith(".md"))
    .map((name) => `docs/${name}`),
  ...readdirSync("packages").map((name) => `packages/${name}/README.md`),
];

const textOf = (page: string) => readFileSync(page, "utf8");

/** Ids that GitHub gives the headings of a page. */
function anchorsOf(page: string): string[] {
  return [...textOf(page).matchAll(/^#+ (.*)$/gm)].map(([, heading = ""]) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\s_-]/gu, "")
      .replaceAll(" ", "-"),
  );
}

it("README.md is read in three minutes: at most 6 KB", () => {
  expect(statSync("README.md").size).toBeLessThanOrEqual(6 * 1024);
});

it.each(PAGES)("%s has at most 200 lines", (page) => {
  expect(textOf(page).split("\n").length - 1).toBeLessThanOrEqual(200);
});

it.each(PAGES)("each link of %s to this project leads to a file, and to a heading of it", (page) => {
  const links = [...textOf(page).matchAll(/(?:\]\(|srcset="|src=")(?!https?:)([^)"\s]+)/g)].map(
    ([, link = ""]) => link,
  );
  const dead = links.filter((link) => {
    const [path = "", anchor] = link.split("#");
    const file = path === "" ? page : join(dirname(page), path);
    return !existsSync(file) || (anchor !== undefined && !anchorsOf(file).includes(anchor));
  });
  expect(dead).toEqual([]);
});

it.each(PAGES)("each script that %s names is one of package.json's", (page) => {
  const { scripts } = JSON.parse(textOf("package.json")) as { readonly scripts: Readonly<Record<string, string>> };
  const named = [...textOf(page).matchAll(/npm run (?!--)([\w:-]+)/g)].map(([, name = ""]) => name);
  expect(named.filter((name) => !(name in scripts))).toEqual([]);
});

it.each(PAGES)("each file that %s names is there", (page) => {
  const named = [...textOf(page).matchAll(/`((?:src|packages|__tests__|docs|static)\/[\w./-]*\w\.\w+)`/g)];
  const isThere = (path: string) => existsSync(path) || existsSync(join(dirname(page), path));
  expect(named.map(([, path = ""]) => path).filter((path) => !isThere(path))).toEqual([]);
});
