import { execFile } from "node:child_process";
import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { delimiter, join, resolve } from "node:path";

let folder: string;
let scripts: Readonly<Record<string, string>>;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "data-format-"));
  await mkdir(join(folder, "data"));
  ({ scripts } = JSON.parse(await readFile(resolve("package.json"), "utf8")) as { scripts: typeof scripts });
});
afterAll(() => rm(folder, { recursive: true }));

/** Runs a script of the project in another folder. */
function codeOf(script: string): Promise<number> {
  const PATH = `${resolve("node_modules/.bin")}${delimiter}${process.env.PATH ?? ""}`;
  return new Promise((done) => {
    execFile(scripts[script] ?? "", { cwd: folder, shell: true, env: { ...process.env, PATH } }, (error) => {
      done(typeof error?.code === "number" ? error.code : 0);
    });
  });
}

it("runs the tests although a data file is written another way than the formatter would: the check alone tells", async () => {
  await writeFile(join(folder, "data/site.json"), '{\n\t"name" : "An agency"}');
  await writeFile(join(folder, "package.json"), "{}\n");
  expect(scripts["check:untyped"]).toContain("format:sources");
  expect([await codeOf("format:sources"), await codeOf("check:data")]).toEqual([0, 1]);
  await writeFile(join(folder, "package.json"), "{  }");
  expect(await codeOf("format:sources")).toBe(1);
});
