import { execFile } from "node:child_process";
import { cp, rm, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import { copyParts, linkPackages } from "./support/project-copy";

/* What a room's code may touch is told by its tsconfig: seeded in a copy, a breach fails `npm run typecheck`. */

let folder: string;
beforeAll(async () => {
  folder = await copyParts();
  await linkPackages(folder);
  await cp(resolve("__tests__"), join(folder, "__tests__"), { recursive: true });
});
afterAll(() => rm(folder, { recursive: true }));

/** What the check of types says of the copy. */
async function said(): Promise<string> {
  return promisify(execFile)("npm", ["run", "--silent", "typecheck"], { cwd: folder }).then(
    () => "",
    (error: unknown) => (error as { stdout: string }).stdout,
  );
}

it("lets the code pass as it stands", async () => {
  expect(await said()).toBe("");
});

it("fails where a page touches Node, and where the build or the server touches a document", async () => {
  const node = 'import { sep } from "node:path";\nexport const seeded = [sep, Buffer.from("a"), __dirname];\n';
  const dom = "export const seeded = [document.title, window.name];\n";
  const breaches = {
    "packages/site-server/src/seeded.ts": [dom, "document", "window"],
    "src/content/seeded.ts": [dom, "document", "window"],
    "src/gatsby/finish/seeded.ts": [dom, "document", "window"],
    "src/gatsby/browser/seeded.ts": [node, "node:path", "Buffer", "__dirname"],
    "src/pages/seeded.ts": [node, "node:path", "Buffer", "__dirname"],
    "src/sections/home/seeded.ts": [node, "node:path", "Buffer", "__dirname"],
  };
  for (const [file, [source = ""]] of Object.entries(breaches)) await writeFile(join(folder, file), source);
  const faults = [...(await said()).matchAll(/^(\S+seeded\.ts)\(.*Cannot find name '(\S+)'/gm)];
  const expected = Object.entries(breaches).flatMap(([file, [, ...names]]) => names.map((name) => `${file}: ${name}`));
  expect(faults.map(([, file, name]) => `${file}: ${name}`).sort()).toEqual(expected.sort());
});
