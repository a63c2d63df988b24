import { mkdir, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import config from "../../gatsby-config";
import { checkContent } from "../../src/content/check";
import { isLeftOut } from "../../src/content/foreign-files";
import { type ContentCopy, copyContent } from "../support/content-copy";

const PROJECT = "projects/süßmilch.json";

let copy: ContentCopy;

beforeEach(async () => {
  copy = await copyContent();
});

afterEach(() => copy.remove());

async function faultsWith(file: string, change: (source: string) => string | Buffer) {
  await copy.write(file, change((await copy.read(file)).toString()));
  return (await checkContent(copy.dataDir)).faults;
}

/** Files that others refer to, so that a careless check would find them all at fault. */
const REFERRED = [PROJECT, "services/erscheinungsbild.json", "testimonials.json", "pages/portfolio.json", "site.json"];

it.each(REFERRED)("reports a comma too many in %s as one fault, with line and column", async (file) => {
  const faults = await faultsWith(file, (source) => source.replace(/\n\}\s*$/, ",\n}\n"));
  expect(faults).toEqual([
    {
      file,
      field: expect.stringMatching(/^line \d+, column \d+$/),
      got: "malformed JSON: a comma too many",
      allowed: expect.stringContaining("no comma after the last entry"),
    },
  ]);
});

it.each<[string, string, string, string]>([
  ["a comment", '{\n  // Draft\n  "a": 1\n}', "line 2, column 3", "a comment"],
  ["a missing comma", '{\n  "a": 1\n  "b": 2\n}', "line 3, column 3", "no comma between two entries"],
  ["a comma too many in a list", '{ "a": [1,\n2,\n] }', "line 2, column 2", "a comma too many"],
  ["a missing bracket", '{\n  "a": 1\n', "line 3, column 1", "a { is still open"],
  ["single quotes", "{ \"a\": 'x' }", "line 1, column 8", "which JSON does not know"],
  ["a line break in a text", '{ "a": "x\ny" }', "line 1, column 8", "does not end in its line"],
  ["nothing at all", "", "line 1, column 1", "no value"],
  ["something behind the end", "{}\n{}", "line 2, column 1", "more behind the end"],
])("says where %s is and what it is, once", async (_name, source, field, got) => {
  const faults = await faultsWith(PROJECT, () => source);
  expect(faults).toEqual([expect.objectContaining({ file: PROJECT, field, got: expect.stringContaining(got) })]);
});

it("accepts a byte order mark", async () => {
  expect(await faultsWith(PROJECT, (source) => `\ufeff${source}`)).toEqual([]);
});

it("names the byte that is no UTF-8 and its place, when a file was saved in Windows-1252", async () => {
  const faults = await faultsWith(PROJECT, (source) =>
    Buffer.from(source.replace(/^(\{\n\s+"[^"]+": "[^"]+",\n\s+"title": ")/, "$1Caf\u00e9 "), "latin1"),
  );
  expect(faults).toEqual([
    expect.objectContaining({
      file: PROJECT,
      field: "line 3, column 16",
      got: expect.stringContaining("the byte 0xE9"),
    }),
  ]);
});

it("says that a file is in UTF-16", async () => {
  const faults = await faultsWith(PROJECT, (source) => Buffer.from(`\ufeff${source}`, "utf16le"));
  expect(faults).toEqual([expect.objectContaining({ file: PROJECT, got: "text in UTF-16" })]);
});

it("reports a key that is there twice, with both places", async () => {
  const faults = await faultsWith(PROJECT, (source) => source.replace('"year"', '"category": "Berichte",\n  "year"'));
  expect(faults).toEqual([
    expect.objectContaining({
      file: PROJECT,
      field: "category",
      got: expect.stringMatching(/^the key once more in line \d+, column 3, after line \d+, column 3$/),
    }),
  ]);
});

it.each<[string, string, string]>([
  ["a control character", "Before\u0007 and after the bell rang twice", "U+0007"],
  ["half a character", "Before \ud83d and after it the text goes on", "U+D83D"],
  ["what stands for a lost character", "A caf\ufffd in the old town of Bern, for all", "U+FFFD"],
])("finds %s in a text, and shows it by its number", async (_name, text, got) => {
  await copy.set(PROJECT, "info.client", text);
  const { faults } = await checkContent(copy.dataDir);
  expect(faults).toEqual([
    { file: PROJECT, field: "info.client", got: expect.stringContaining(got), allowed: expect.any(String) },
  ]);
});

const FOREIGN = [
  "projects/._owldoc.json",
  "projects/~$owldoc.json",
  "projects/.#owldoc.json",
  "projects/#owldoc.json#",
  "projects/owldoc.json~",
  "projects/owldoc.json.bak",
  "__MACOSX/projects/._owldoc.json",
  "__MACOSX/site.json",
  "images/Thumbs.db",
  ".DS_Store",
  "images/._cover.jpg",
];

it("leaves out what other programs have put there, in the check and in the build, and says so", async () => {
  await mkdir(join(copy.dataDir, "__MACOSX/projects"), { recursive: true });
  for (const file of FOREIGN) await writeFile(join(copy.dataDir, file), "\u0000\u0005\u0016\u0007");
  const { faults, foreign } = await checkContent(copy.dataDir);
  expect(faults).toEqual([]);
  expect([...foreign].sort()).toEqual([...FOREIGN].sort());
  const leftOut = isLeftOut(copy.dataDir);
  expect(FOREIGN.filter((file) => !leftOut(join(copy.dataDir, file)))).toEqual([]);
});

it("is what the build is told to leave out", () => {
  const source = config.plugins?.find((one) => typeof one === "object" && one.resolve === "gatsby-source-filesystem");
  const [isIgnored] = (source as unknown as { options: { ignore: [(path: string) => boolean] } }).options.ignore;
  expect([...FOREIGN, "site.json"].filter((file) => isIgnored(resolve("data", file)))).toEqual(FOREIGN);
});

it("judges only what lies below the data, whatever the folders above are called", () => {
  const leftOut = isLeftOut("/home/me/.work/schema/site~/data");
  expect(leftOut("/home/me/.work/schema/site~/data")).toBe(false);
  expect(leftOut("/home/me/.work/schema/site~/data/site.json")).toBe(false);
  expect(leftOut("/home/me/.work/schema/site~/data/schema/agency.schema.json")).toBe(true);
});

it("says that a name is composed otherwise than the title it means", async () => {
  await copy.set(PROJECT, "title", "Z\u00fcrich isst Brot");
  await copy.set("projects/wochenmarkt.json", "related[0]", "Zu\u0308rich isst Brot");
  const { faults } = await checkContent(copy.dataDir);
  expect(faults).toContainEqual(
    expect.objectContaining({ field: "related[0]", allowed: expect.stringContaining("composed otherwise") }),
  );
});
