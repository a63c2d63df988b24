import { execFileSync } from "node:child_process";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { lastChanges, dateOfLastCommit } from "../../src/gatsby/last-changes";
import { pageChanges } from "../../src/gatsby/page-changes";

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

it("tells of each file when the last commit that touched it was made", async () => {
  await twoCommits();
  const changes = await lastChanges(join(site(), "data"));
  expect(Object.fromEntries([...changes].map(([file, date]) => [file, date.slice(0, 10)]))).toEqual({
    "pages/about.json": "2026-03-01",
    "pages/home.json": "2026-01-01",
    "a – b.json": "2026-03-01",
  });
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
  const changes = await lastChanges(join(folder, "copy/data"));
  expect([...changes.keys()]).toEqual(["pages/home.json"]);
});

it("knows nothing without a history", async () => {
  expect((await lastChanges(join(site(), "data"))).size).toBe(0);
});

describe("a page", () => {
  const file = (name: string, type: string, value: object = {}) => ({ file: name, type, value });
  const addresses = file("addresses.json", "Addresses", { about: "/ueber-uns/", pricing: "/preise/" });

  it("was changed when the last of its file, its pictures and what else it shows was", () => {
    const files = [
      addresses,
      file("pages/about.json", "AboutPage", { picture: { file: "../images/pages/about.jpg" } }),
      file("pages/pricing.json", "PricingPage"),
      file("packages.json", "Packages"),
    ];
    const changes = new Map([
      ["pages/about.json", "2026-01-01T23:00:00-05:00"],
      ["images/pages/about.jpg", "2026-01-02T03:00:00Z"],
      ["pages/pricing.json", "2026-02-01T00:00:00Z"],
      ["packages.json", "2026-02-02T00:00:00Z"],
    ]);
    expect(Object.fromEntries(pageChanges(files, changes))).toEqual({
      "/ueber-uns/": "2026-01-01T23:00:00-05:00",
      "/preise/": "2026-02-02T00:00:00Z",
    });
  });

  it("was changed when its text was, which stands in a file of its own", () => {
    const files = [addresses, file("legal/imprint.json", "LegalPage", { title: "Imprint", text: "./imprint.md" })];
    const changes = new Map([
      ["legal/imprint.json", "2026-01-01T00:00:00Z"],
      ["legal/imprint.md", "2026-03-01T00:00:00Z"],
    ]);
    expect(Object.fromEntries(pageChanges(files, changes))).toEqual({ "/imprint/": "2026-03-01T00:00:00Z" });
  });

  it("says itself when that was, where there is no history, and else nothing", () => {
    const files = [
      addresses,
      file("pages/about.json", "AboutPage", { metadata: { updated: "2026-04-05" } }),
      file("pages/contact.json", "ContactPage"),
    ];
    expect(Object.fromEntries(pageChanges(files, new Map()))).toEqual({ "/ueber-uns/": "2026-04-05" });
  });
});
