import { execFile } from "node:child_process";
import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { addresses } from "../../src/lib/addresses";
import { leaveOut } from "../support/left-out";
import { copyProject, type ProjectCopy } from "../support/project-copy";

/** Files that tell browsers, programs and hosts of pages. */
const TEXTS = /(?:\.html|\.xml|\.txt|\.json|\.toml|\.conf|Caddyfile|_redirects|_headers)$/;

const GONE = ["about", "pricing", "testimonials"] as const;

/** What belongs to the contact form: where it posts to, its script, what it asks for. */
const FORM = /mail\.php|data-enquiry|enquiry-token|contact_by_fax|contact-form|mail_unavailable/;

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
    const leading: string[] = [];
    let read = 0;
    for (const folder of ["public", "hosting"]) {
      for (const name of await readdir(join(copy.folder, folder), { recursive: true })) {
        const isLeading = (text: string) => paths.some((path) => text.includes(path));
        if (isLeading(`/${name}/`)) leading.push(name);
        const text = TEXTS.test(name) ? await readFile(join(copy.folder, folder, name), "utf8").catch(() => "") : "";
        if (text !== "") read += 1;
        if (isLeading(text)) leading.push(name);
      }
    }
    expect(read).toBeGreaterThan(80);
    expect(leading).toEqual([]);
  });

  it("has nothing of the form, in pages, scripts and hosts' files, but the ways to reach the agency", async () => {
    const found: string[] = [];
    for (const folder of ["public", "hosting"]) {
      for (const name of await readdir(join(copy.folder, folder), { recursive: true })) {
        const isText = TEXTS.test(name) || /\.(?:js|htaccess)$/.test(name);
        const text = isText ? await readFile(join(copy.folder, folder, name), "utf8").catch(() => "") : "";
        if (FORM.test(text)) found.push(name);
      }
    }
    expect(found).toEqual([]);
    const page = await readFile(join(copy.folder, "public", addresses.contact, "index.html"), "utf8");
    expect(page).toContain('href="mailto:');
    expect(page).toContain('href="tel:');
    expect(page).not.toContain("<form");
  });

  it("keeps its types: no code needs a page that is not there", async () => {
    const faults = await promisify(execFile)("npx", ["tsc", "--noEmit"], { cwd: copy.folder }).then(
      ({ stdout }) => stdout,
      (error: unknown) => String(Reflect.get(error as object, "stdout")),
    );
    // Tests and the configuration of checks are not in the copy.
    expect(faults.split("\n").filter((line) => /^(?:src|packages\/[^/]+\/src)\//.test(line))).toEqual([]);
  });
});
