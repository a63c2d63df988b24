import { execFile } from "node:child_process";
import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join, relative } from "node:path";
import { promisify } from "node:util";
import { JSDOM } from "jsdom";
import sharp from "sharp";
import { brandColours } from "../../src/styles/brand";
import { hex } from "../../src/styles/mix";
import { copyProject, type ProjectCopy } from "../support/project-copy";
import { carryOut } from "../support/recipe-steps";
import { removePage } from "../support/remove-page";

/** What the recipes make. */
const CAREERS = { path: "/careers/", title: "Come and work with us" };
const JOURNAL = { path: "/journal/", title: "Notes from our work" };
const ENTRY = { path: "/journal/why-we-write/", title: "Why we write" };

let copy: ProjectCopy;
beforeAll(async () => {
  copy = await copyProject();
  await removePage(copy.folder);
  await carryOut("docs/recipes/page.md", copy.folder);
  await carryOut("docs/recipes/collection.md", copy.folder);
  await carryOut("docs/recipes/look.md", copy.folder);
  await carryOut("docs/recipes/language.md", copy.folder);
  const { code, output } = await copy.build();
  expect(code === 0 ? "" : output).toBe("");
});
afterAll(() => copy.remove());

const built = (file: string) => readFile(join(copy.folder, "public", file), "utf8");
const pageAt = async (path: string) => new JSDOM(await built(join(path, "index.html"))).window.document;

it.each([CAREERS, JOURNAL, ENTRY])("makes the page $path, with what follows of it", async ({ path, title }) => {
  const page = await pageAt(path);
  expect(page.querySelector("h1")?.textContent).toBe(title);
  const card = page.querySelector('[property="og:image"]')?.getAttribute("content") ?? "";
  const file = join(copy.folder, "public", new URL(card).pathname);
  expect(await sharp(file).metadata()).toMatchObject({ width: 1200, height: 630 });
  expect(await built("sitemap-1.xml")).toContain(`${path}</loc>`);
  expect(page.querySelector("[type='application/ld+json']")?.textContent).toContain('"@type":"BreadcrumbList"');
});

it("leads to them from the foot of every page, and from an entry to its overview", async () => {
  const page = await pageAt(ENTRY.path);
  const linked = (part: string) =>
    [...page.querySelectorAll(`${part} a`)].map((link) => link.getAttribute("href") ?? "");
  expect(linked("footer")).toEqual(expect.arrayContaining([CAREERS.path, JOURNAL.path]));
  expect(linked("main nav")).toContain(JOURNAL.path);
  expect((await pageAt(JOURNAL.path)).querySelector(`main li a[href="${ENTRY.path}"]`)?.textContent).toBe(ENTRY.title);
});

it("has another color, logo and face by the recipe of its look", async () => {
  const page = await pageAt("/");
  const [light] = brandColours("#1f6feb").signal;
  expect(page.querySelector("style")?.textContent).toContain(hex(light));
  expect(page.querySelector("header svg")?.getAttribute("viewBox")).toBe("0 0 40 40");
  expect(await built("licenses/nunito-OFL.txt")).toContain("Open Font License");
});

it("has another language by that of its language, and its address in it", async () => {
  const page = await pageAt("/kontakt/");
  expect(page.documentElement.lang).toBe("de-DE");
  expect(page.querySelector("form [type=submit]")?.textContent).toBe("Absenden");
  expect(await built("_redirects")).toMatch(/^\/contact\/?\s+\/kontakt\/\s+301/m);
});

it("has nothing of a page that went by the recipe of removing but where its visitors are led", async () => {
  const entries = await readdir(join(copy.folder, "public"), { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && entry.name.endsWith(".html"));
  const names = files.map((file) => relative(join(copy.folder, "public"), join(file.parentPath, file.name)));
  const pages = await Promise.all(names.map(async (name) => [name, await built(name)] as const));
  expect(names.length).toBeGreaterThan(20);
  expect(pages.filter(([name, text]) => `${name} ${text}`.includes("pricing/")).map(([name]) => name)).toEqual([]);
  expect(await built("sitemap-1.xml")).not.toContain("/pricing/");
  expect(await built("_redirects")).toMatch(/^\/pricing\/?\s+\/\s+301/m);
});

it("says nothing that the types do not allow", async () => {
  const faults = await promisify(execFile)("npm", ["run", "--silent", "typecheck:all"], { cwd: copy.folder }).then(
    ({ stdout }) => stdout,
    (error: unknown) => String(Reflect.get(error as object, "stdout")),
  );
  // Tests and the configuration of checks are not in the copy.
  expect(faults.split("\n").filter((line) => /^(?:src|packages\/[^/]+\/src)\//.test(line))).toEqual([]);
});

it("refuses a recipe that goes by a line which is not there any more", async () => {
  const files = join(copy.folder, "elsewhere/src/content/files.ts");
  await mkdir(dirname(files), { recursive: true });
  await writeFile(files, "// Written anew.\n");
  await expect(carryOut("docs/recipes/page.md", join(copy.folder, "elsewhere"))).rejects.toThrow(
    "src/content/files.ts has not once",
  );
});
