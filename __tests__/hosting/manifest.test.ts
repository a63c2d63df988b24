import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { manifestOf, readManifest, writeManifest } from "../../src/hosting/manifest";

/** `printf 'home' | sha256sum`, and so on. */
const HOME = "4ea140588150773ce3aace786aeef7f4049ce100fa649c94fbbddb960f1da942";
const EMPTY = "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855";

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "manifest-"));
  await mkdir(join(folder, "public/b/ads-–-&"), { recursive: true });
  await writeFile(join(folder, "public/index.html"), "home");
  await writeFile(join(folder, "public/b/ads-–-&/index.html"), "home");
  await writeFile(join(folder, "public/.nojekyll"), "");
  await writeFile(join(folder, "public/b.txt"), "");
});
afterEach(() => rm(folder, { recursive: true }));

const publicDir = () => join(folder, "public");

it("has the SHA-256 of every file at any depth, those with a dot too, in the order of their paths", async () => {
  expect(Object.entries(await manifestOf(publicDir()))).toEqual([
    [".nojekyll", EMPTY],
    ["b.txt", EMPTY],
    ["b/ads-–-&/index.html", HOME],
    ["index.html", HOME],
  ]);
});

it("is read as it was written, and written the same again", async () => {
  await writeManifest(publicDir(), folder);
  const text = await readFile(join(folder, "manifest.json"), "utf8");
  expect(await readManifest(folder)).toEqual(await manifestOf(publicDir()));
  await writeManifest(publicDir(), folder);
  expect(await readFile(join(folder, "manifest.json"), "utf8")).toBe(text);
});

it("says where it is missing, and what to do", async () => {
  await expect(readManifest(folder)).rejects.toThrow(
    /manifest\.json can't be read\. A build writes it: run `npm run build`/,
  );
});

it.each([
  "",
  "{",
  "[]",
  "{}",
  "null",
  '{"about/index.html": "x"}',
  '{"index.html": "x"}',
  `{"index.html": ["${HOME}"]}`,
])("is not taken for one when it is %j", async (text) => {
  await writeFile(join(folder, "manifest.json"), text);
  await expect(readManifest(folder)).rejects.toThrow(/manifest\.json is no list of files and their SHA-256 digests/);
});
