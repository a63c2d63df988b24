import { execFile } from "node:child_process";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { addresses } from "../../src/lib/addresses";
import { leaveOut } from "../support/left-out";
import { copyProject, type ProjectCopy } from "../support/project-copy";

/** Files that tell browsers, programs and hosts of pages. */
const TEXTS = /(?:\.html|\.xml|\.txt|\.json|\.toml|\.conf|Caddyfile|_redirects|_headers)$/;

const GONE = ["about", "pricing", "testimonials"] as const;

describe("a site without the pages that it may do without", () => {
  let copy: ProjectCopy;
  let built: Awaited<ReturnType<ProjectCopy["build"]>>;
  beforeAll(async () => {
    copy = await copyProject();
    await leaveOut(join(copy.folder, "data"), ...GONE);
    built = await copy.build();
  });
  afterAll(() => copy.remove());

  it("is built", () => {
    expect([built.code, built.code === 0 ? "" : built.output]).toEqual([0, ""]);
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

  it("keeps its types: no code needs a page that is not there", async () => {
    const faults = await promisify(execFile)("npx", ["tsc", "--noEmit"], { cwd: copy.folder }).then(
      ({ stdout }) => stdout,
      (error: unknown) => String(Reflect.get(error as object, "stdout")),
    );
    // Tests and the configuration of checks are not in the copy.
    expect(faults.split("\n").filter((line) => /^(?:src|packages\/[^/]+\/src)\//.test(line))).toEqual([]);
  });
});
