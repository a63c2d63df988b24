import { execFileSync } from "node:child_process";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { dateOfLastCommit, versionsBelow } from "../../src/gatsby/last-changes";

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "history-"));
  await mkdir(join(folder, "site/data/pages"), { recursive: true });
});
afterEach(() => rm(folder, { recursive: true }));

const site = () => join(folder, "site");

function git(cwd: string, args: readonly string[], date = "2026-01-01T12:00:00Z"): void {
  const who = { GIT_AUTHOR_NAME: "A", GIT_AUTHOR_EMAIL: "a@b.example" };
  const env = { ...process.env, ...who, GIT_COMMITTER_NAME: "A", GIT_COMMITTER_EMAIL: "a@b.example" };
  execFileSync("git", args, { cwd, env: { ...env, GIT_COMMITTER_DATE: date, GIT_AUTHOR_DATE: date }, stdio: "pipe" });
}

async function commit(files: Readonly<Record<string, string>>, date: string): Promise<void> {
  for (const [name, text] of Object.entries(files)) await writeFile(join(site(), "data", name), text);
  git(site(), ["add", "-A"]);
  git(site(), ["commit", "-q", "-m", "change"], date);
}

async function twoCommits(): Promise<void> {
  git(site(), ["init", "-q"]);
  await commit({ "pages/about.json": "{}", "pages/home.json": "{}" }, "2026-01-01T12:00:00Z");
  await commit({ "pages/about.json": "{ }", "a – b.json": "{}" }, "2026-03-01T12:00:00Z");
}

const versions = async (of = "site") =>
  Object.fromEntries(
    [...(await versionsBelow(join(folder, of, "data")))].map(([file, all]) => [
      file,
      all.map((one) => ({ ...one, date: one.date?.slice(0, 10) })),
    ]),
  );

it("tells of each file when it was changed, and what it said then where it has changed", async () => {
  await twoCommits();
  await commit({ "pages/about.json": '{ "name": "Über uns\\n" }', "one.jpg": "1" }, "2026-04-01T12:00:00Z");
  await commit({ "pages/about.json": "{ broken", "one.jpg": "2" }, "2026-05-01T12:00:00Z");
  expect(await versions()).toEqual({
    "pages/about.json": [
      { date: "2026-05-01", value: undefined },
      { date: "2026-04-01", value: { name: "Über uns\n" } },
      { date: "2026-03-01", value: {} },
      { date: "2026-01-01", value: {} },
    ],
    "pages/home.json": [{ date: "2026-01-01" }],
    "a – b.json": [{ date: "2026-03-01" }],
    "one.jpg": [{ date: "2026-05-01" }, { date: "2026-04-01" }],
  });
});

it("remembers a file that is gone", async () => {
  await twoCommits();
  await rm(join(site(), "data/pages/home.json"));
  await commit({}, "2026-06-01T12:00:00Z");
  expect((await versions())["pages/home.json"]).toEqual([
    { date: "2026-06-01", value: undefined },
    { date: "2026-01-01", value: {} },
  ]);
});

it("knows when the last commit was made, and none without a history", async () => {
  expect(await dateOfLastCommit(site())).toBeUndefined();
  await twoCommits();
  await commit({ "pages/home.json": "{ }" }, "2024-12-31T20:00:00-05:00");
  expect(await dateOfLastCommit(site())).toEqual(new Date("2025-01-01T01:00:00Z"));
});

it("does not take the place where a shallow copy begins for a change of everything", async () => {
  await twoCommits();
  await commit({ "pages/home.json": "{ }" }, "2026-05-01T12:00:00Z");
  git(folder, ["clone", "-q", "--depth", "2", `file://${site()}`, "copy"]);
  const found = await versions("copy");
  expect(found["pages/home.json"]).toEqual([
    { date: "2026-05-01", value: {} },
    { date: undefined, value: {} },
  ]);
  expect(found["pages/about.json"]).toEqual([{ date: undefined }]);
});

it("knows nothing without a history", async () => {
  expect(await versions()).toEqual({});
});
