import { access, mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { writeSecurityFile } from "../../src/gatsby/security-file";

const agency = { url: "https://www.example.com", email: "us@example.com", language: "en-US" };
const changed = new Date("2026-03-01T17:30:00Z");
const soon = new Date("2026-03-02T00:00:00Z");

let folder: string;
let home: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "security-"));
  home = process.cwd();
  process.chdir(folder);
});
afterEach(async () => {
  process.chdir(home);
  await rm(folder, { recursive: true });
});

const file = () => join(folder, "public/.well-known/security.txt");
const write = (one = agency, date: Date | undefined = changed, now = soon) =>
  writeSecurityFile(join(folder, "public"), one, date, now);

it("says whom to tell of a weakness, in which language, and until when, less than a year from the sources' date", async () => {
  await write();
  expect((await readFile(file(), "utf8")).split("\n")).toEqual([
    "Contact: mailto:us@example.com",
    "Expires: 2027-02-28T00:00:00Z",
    "Preferred-Languages: en-US",
    "Canonical: https://www.example.com/.well-known/security.txt",
    "",
  ]);
});

it("is the same whenever the same sources are built", async () => {
  await write();
  const first = await readFile(file(), "utf8");
  await write(agency, changed, new Date("2026-12-31T00:00:00Z"));
  expect(await readFile(file(), "utf8")).toBe(first);
});

it("names no address over http", async () => {
  await write({ ...agency, url: "http://localhost:9000" });
  expect(await readFile(file(), "utf8")).not.toContain("Canonical");
});

it.each([
  ["it would have expired", () => write(agency, changed, new Date("2027-02-28T00:00:00Z"))],
  ["nobody knows the date of the sources", () => writeSecurityFile(join(folder, "public"), agency, undefined, soon)],
  ["the site stands under a path of its host", () => write({ ...agency, url: "https://example.com/some/path" })],
])("is not there where %s, even from an earlier build", async (_, again) => {
  await write();
  await access(file());
  await again();
  await expect(access(file())).rejects.toThrow("ENOENT");
});

it("leaves one that stands in static/ as it was copied", async () => {
  for (const place of ["static", "public"]) {
    await mkdir(join(folder, place, ".well-known"), { recursive: true });
    await writeFile(join(folder, place, ".well-known/security.txt"), "of their own");
  }
  await write();
  expect(await readFile(file(), "utf8")).toBe("of their own");
});
