import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { filesBelow } from "../../../src/content/files-below";
import { changesIn, putInPlace, stageOf } from "../src/stage";

let project: string;
let stage: string;
beforeEach(async () => {
  project = await mkdtemp(join(tmpdir(), "site-adopted-"));
  await write(project, "package.json", "{}");
  await write(project, "data/site.json", "old");
  await write(project, "data/pages/about.json", "about");
  await write(project, "data/logo.svg", "logo");
  await write(project, "public/index.html", "built");
  await write(project, "mail/new/1", "a message");
  stage = await stageOf(project);
});
afterEach(() => Promise.all([project, stage].map((folder) => rm(folder, { recursive: true }))));

async function write(folder: string, file: string, text: string): Promise<void> {
  await mkdir(dirname(join(folder, file)), { recursive: true });
  await writeFile(join(folder, file), text);
}

async function contentOf(folder: string): Promise<Record<string, string>> {
  const files = await filesBelow(folder);
  const texts = files.map(async (file) => [file, await readFile(join(folder, file), "utf8")]);
  return Object.fromEntries(await Promise.all(texts)) as Record<string, string>;
}

async function change(): Promise<void> {
  await write(stage, "data/site.json", "new");
  await write(stage, "data/images/a.jpg", "picture");
  await rm(join(stage, "data/pages"), { recursive: true });
}

it("copies the sources, without what is made of them and the messages", async () => {
  expect(await filesBelow(stage)).toEqual(["data/logo.svg", "data/pages/about.json", "data/site.json", "package.json"]);
});

it("tells what is new, changed and deleted", async () => {
  await change();
  expect(await changesIn(stage, project)).toEqual({
    added: ["data/images/a.jpg"],
    changed: ["data/site.json"],
    deleted: ["data/pages/about.json"],
  });
});

it("puts the changes in place, and nothing else; folders that are empty then go", async () => {
  await change();
  await putInPlace(await changesIn(stage, project), stage, project);
  expect(await contentOf(project)).toEqual({
    "data/images/a.jpg": "picture",
    "data/logo.svg": "logo",
    "data/site.json": "new",
    "mail/new/1": "a message",
    "package.json": "{}",
    "public/index.html": "built",
  });
  expect(await readdir(join(project, "data"))).not.toContain("pages");
});

it("leaves the project as it was where a change cannot be written", async () => {
  await change();
  const before = await contentOf(project);
  const changes = await changesIn(stage, project);
  const lost = { ...changes, changed: [...changes.changed, "data/logo.svg"] };
  await rm(join(stage, "data/logo.svg"));
  await expect(putInPlace(lost, stage, project)).rejects.toThrow("data/logo.svg");
  expect(await contentOf(project)).toEqual(before);
});
