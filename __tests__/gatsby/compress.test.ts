import { mkdtemp, readdir, readFile, rm, stat, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { compressFiles } from "../../src/gatsby/finish/compress";

const TEXT = "All that is said twice is said for nothing. ".repeat(60);

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "compress-"));
  await write("page.html", TEXT);
});
afterEach(() => rm(folder, { recursive: true }));

const write = (name: string, text: string) => writeFile(join(folder, name), text);
const read = (name: string) => readFile(join(folder, name));
const writtenAt = async (name: string) => (await stat(join(folder, name))).ctimeMs;

it("puts both forms beside what becomes smaller by it, and beside nothing else", async () => {
  await write("small.txt", "a".repeat(1024));
  await write("picture.webp", TEXT);
  await compressFiles(folder);
  expect((await readdir(folder)).sort()).toEqual([
    "page.html",
    "page.html.br",
    "page.html.gz",
    "picture.webp",
    "small.txt",
  ]);
  expect(brotliDecompressSync(await read("page.html.br")).toString()).toBe(TEXT);
  expect(gunzipSync(await read("page.html.gz")).toString()).toBe(TEXT);
});

it.each([1_732_291_234.567, 1_732_291_234.0009, 1_732_291_234.999_999])(
  "leaves a form alone whose file is as it was, whatever fraction of a second it was written in: %d",
  async (time) => {
    await utimes(join(folder, "page.html"), time, time);
    await compressFiles(folder);
    const before = await writtenAt("page.html.br");
    await new Promise((done) => setTimeout(done, 20));
    await compressFiles(folder);
    expect(await writtenAt("page.html.br")).toBe(before);
  },
);

it("makes the forms of a changed file again, and takes those of a file that is gone", async () => {
  await write("old.css", TEXT);
  await compressFiles(folder);
  await rm(join(folder, "old.css"));
  await new Promise((done) => setTimeout(done, 20));
  await write("page.html", TEXT.replaceAll("twice", "once"));
  await compressFiles(folder);
  expect((await readdir(folder)).sort()).toEqual(["page.html", "page.html.br", "page.html.gz"]);
  expect(gunzipSync(await read("page.html.gz")).toString()).toContain("once");
});
