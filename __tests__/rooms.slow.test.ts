import { execFile } from "node:child_process";
import { readdirSync } from "node:fs";
import { cp, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import { promisify } from "node:util";
import { copyParts, linkPackages } from "./support/project-copy";

/* The walls of `.dependency-cruiser.mjs`, in a copy in which one of them is broken. */

let folder: string;
beforeAll(async () => {
  folder = await copyParts();
  await linkPackages(folder);
  for (const part of [".dependency-cruiser.mjs", "__tests__"]) {
    await cp(resolve(part), join(folder, part), { recursive: true });
  }
});
afterAll(() => rm(folder, { recursive: true }));

/** What the check says of the copy while a file has other content. */
async function saidOf(file: string, content: string): Promise<string> {
  const path = join(folder, file);
  const before = await readFile(path, "utf8").catch(() => undefined);
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, content);
  try {
    const { stdout } = await promisify(execFile)("npm", ["run", "--silent", "lint:rooms"], { cwd: folder });
    return stdout;
  } catch (error) {
    return (error as { stdout: string }).stdout;
  } finally {
    if (before === undefined) await rm(path);
    else await writeFile(path, before);
  }
}

it("have a list of arrows for every room", async () => {
  const config = await readFile(".dependency-cruiser.mjs", "utf8");
  const folders = ["src", "packages"].flatMap((parent) =>
    readdirSync(parent, { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => `${parent}/${name}`),
  );
  expect(folders.filter((room) => !config.includes(`  "${room}": [`))).toEqual([]);
});

it("are drawn as they stand", async () => {
  const drawing = await readFile("docs/architecture.md", "utf8");
  const arrows = [...drawing.matchAll(/^ {2}([\w-]+) --> ([\w-]+)$/gm)].map(([, from, to]) => `${from} → ${to}`);
  const print = 'import("./.dependency-cruiser.mjs").then(({ ARROWS }) => console.log(JSON.stringify(ARROWS)))';
  const { stdout } = await promisify(execFile)(process.execPath, ["--eval", print]);
  const ARROWS = JSON.parse(stdout) as Readonly<Record<string, readonly string[]>>;
  const name = (room: string) => room.replace(/^.*\//, "");
  const expected = Object.entries(ARROWS).flatMap(([from, all]) => all.map((to) => `${name(from)} → ${name(to)}`));
  expect(arrows.sort()).toEqual(expected.sort());
});

it("stand as they are", async () => {
  expect(await saidOf("src/lib/seeded.ts", "export const seeded = 1;\n")).toContain("no dependency violations found");
});

it.each([
  ["website-needs-no-package", "src/seo/seeded.ts", "../../packages/toolkit/src/run"],
  ["website-needs-no-package", "src/seo/seeded.ts", "@site/toolkit/browser"],
  ["packages-enter-by-the-seams", "packages/toolkit/src/seeded.ts", "../../../src/lib/fail"],
  ["packages-ask-by-name", "packages/toolkit/src/seeded.ts", "../../site-server/src/environment"],
  ["no-unknown-module", "packages/toolkit/src/seeded.ts", "#lib/none"],
  ["no-unknown-module", "packages/toolkit/src/seeded.ts", "@site/site-server/none"],
  ["no-cycle", "src/lib/seeded.ts", "./seeded"],
  ["arrows-of-src-lib", "src/lib/seeded.ts", "../gatsby/told"],
  ["arrows-of-packages-site-server", "packages/site-server/src/seeded.ts", "@site/toolkit/browser"],
])("%s fails at %s when it asks for %s", async (rule, file, asked) => {
  const said = await saidOf(file, `export * from "${asked}";\n`);
  expect(said).toContain(`error ${rule}: `);
});
