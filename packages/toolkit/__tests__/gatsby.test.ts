import { cp, mkdir, mkdtemp, rm, symlink, writeFile } from "node:fs/promises";
import { execFile } from "node:child_process";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { assertBuildable } from "../src/folder-name";

it.each(["(neu)", "it's", "#1 [x]", "100%", "a*b", "a?b", "a{b}", "a!b", "a`b", "a|b", "a<b>"])(
  "refuses the folder %s, with the characters that are in the way",
  (name) => {
    const [character = ""] = /[^a-z\d ]/.exec(name) ?? [];
    expect(() => {
      assertBuildable(`/home/me/${name}/site`);
    }).toThrow(
      `cannot be built in the folder /home/me/${name}/site: Gatsby's compilers make something else of ${character}`,
    );
  },
);

it.each(["/home/me/site", "/srv/J\u00f6rg & Co., v2/\u540d\u524d", '/x/a_b-c+d=e~f @g $h;i "j"'])(
  "takes the folder %s",
  (folder) => {
    expect(() => {
      assertBuildable(folder);
    }).not.toThrow();
  },
);

/** Copies what a command needs to begin, changes it, and runs the command there. */
async function runIn(name: string, script: string, change = (folder: string) => Promise.resolve(folder)) {
  const top = await mkdtemp(join(tmpdir(), "folder-name-"));
  const folder = join(top, name);
  await mkdir(folder);
  for (const part of ["src", "packages", "data", "package.json", "tsconfig.json"]) {
    await cp(resolve(part), join(folder, part), { recursive: true, filter: (path) => !path.includes("/images/") });
  }
  await symlink(resolve("node_modules"), join(folder, "node_modules"));
  await change(folder);
  const { code, output } = await new Promise<{ code: unknown; output: string }>((done) => {
    execFile("npm", ["run", "--silent", script], { cwd: folder }, (error, stdout, stderr) => {
      done({ code: error?.code ?? 0, output: stdout + stderr });
    });
  });
  await rm(top, { recursive: true });
  return { code, output: output.trim(), folder };
}

it.each(["build", "develop", "start"])(
  "says so in one sentence when it is asked to %s there, and does nothing",
  async (script) => {
    const { code, output, folder } = await runIn("a (neu) it's #1 [x]", script);
    expect(code).toBe(1);
    expect(output).toBe(
      `The site cannot be built in the folder ${folder}: Gatsby's compilers make something else of ( ) ' # [ ] in its path. Rename the folder, or move the project into another one.`,
    );
  },
);

it.each([
  ["build", "words.json"],
  ["develop", "addresses.json"],
  ["content", "site.json"],
])("says where content that its own code reads is none, when it is asked to %s", async (script, file) => {
  const { code, output } = await runIn("site", script, async (folder) => {
    await writeFile(join(folder, "data", file), "{,");
    return folder;
  });
  expect(code).toBe(1);
  expect(output).toContain(`data/${file}\n    line 1, column 2: got malformed JSON`);
  expect(output).not.toContain("compile Gatsby files");
});
