import { execFile } from "node:child_process";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { addresses } from "../../src/lib/addresses";
import { leaveOut } from "../support/left-out";
import { copyProject, type ProjectCopy } from "../support/project-copy";
import { OF_FORM, OF_PAGES, OF_PAGES_AND_SCRIPTS, tracesIn } from "../support/traces";

const GONE = ["about", "pricing", "testimonials"] as const;

async function withoutForm(file: string): Promise<void> {
  const { form, ...page } = JSON.parse(await readFile(file, "utf8")) as Record<string, unknown>;
  expect(form).toBeDefined();
  await writeFile(file, JSON.stringify(page));
}

describe("a site without the pages and the form that it may do without", () => {
  let copy: ProjectCopy;
  let built: Awaited<ReturnType<ProjectCopy["build"]>>;
  beforeAll(async () => {
    copy = await copyProject();
    await leaveOut(join(copy.folder, "data"), ...GONE);
    await withoutForm(join(copy.folder, "data/pages/contact.json"));
    built = await copy.build();
  });
  afterAll(() => copy.remove());

  it("is built", () => {
    expect([built.code, built.code === 0 ? "" : built.output]).toEqual([0, ""]);
  });

  it("warns of no query that is not asked for", () => {
    expect(built.output).toContain("createPages");
    expect(built.output).not.toMatch(/query in the non-page component|Exported queries/);
  });

  it("has nothing of them, and nothing that leads to them: pages, data, lists for search engines, hosts' files", async () => {
    const paths = GONE.map((page) => addresses[page]).filter((path) => path !== undefined);
    const isLeading = (text: string) => paths.some((path) => text.includes(path));
    expect(await tracesIn(copy.folder, isLeading, OF_PAGES)).toEqual([]);
  });

  it("has nothing of the form, in pages, scripts and hosts' files, but the ways to reach the agency", async () => {
    expect(await tracesIn(copy.folder, (text) => OF_FORM.test(text), OF_PAGES_AND_SCRIPTS)).toEqual([]);
    const page = await readFile(join(copy.folder, "public", addresses.contact, "index.html"), "utf8");
    expect(page).toContain('href="mailto:');
    expect(page).toContain('href="tel:');
    expect(page).not.toContain("<form");
  });

  it("keeps its types: no code needs a page that is not there", async () => {
    const faults = await promisify(execFile)("npm", ["run", "--silent", "typecheck:all"], { cwd: copy.folder }).then(
      ({ stdout }) => stdout,
      (error: unknown) => String(Reflect.get(error as object, "stdout")),
    );
    // Tests and the configuration of checks are not in the copy.
    expect(faults.split("\n").filter((line) => /^(?:src|packages\/[^/]+\/src)\//.test(line))).toEqual([]);
  });
});
