import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { noteCopies, removeFormerCopies } from "../../src/gatsby/copied-files";
import { filesBelow } from "../../src/content/files-below";
import { bringBackPictures, retirePictures } from "../../src/gatsby/finish/retired-pictures";

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "retired-"));
});
afterEach(() => rm(folder, { recursive: true }));

const at = (path: string) => join(folder, path);

const write = async (files: Readonly<Record<string, string>>) => {
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(at(path)), { recursive: true });
    await writeFile(at(path), text);
  }
};

const SITE = {
  "public/page-data/index/page-data.json": '{"src":"/some/path/static/11/aa/cover%20one.avif 480w"}',
  "public/index.html": '<img src="/static/22/bb/portrait.webp">',
  "public/static/11/aa/cover one.avif": "shown",
  "public/static/22/bb/portrait.webp": "shown",
  "public/static/11/cc/cover one.avif": "of an earlier content",
  "public/static/33/brochure.pdf": "of an earlier content",
  "public/static/44/own.svg": "copied",
  "public/static/app-0123.js": "a script",
};

describe("pictures", () => {
  it("go from the site when no page names them, and nothing else goes", async () => {
    await write(SITE);
    await retirePictures(at("public"), at("aside"), ["static/44/own.svg"]);
    expect(await filesBelow(at("public/static"))).toEqual([
      "11/aa/cover one.avif",
      "22/bb/portrait.webp",
      "44/own.svg",
      "app-0123.js",
    ]);
    expect(await filesBelow(at("aside"))).toEqual(["11/cc/cover one.avif", "33/brochure.pdf"]);
  });

  it("come back for the next build, which counts on what it has made once", async () => {
    await write(SITE);
    await retirePictures(at("public"), at("aside"), ["static/44/own.svg"]);
    await bringBackPictures(at("public"), at("aside"));
    expect(await filesBelow(folder)).toEqual(Object.keys(SITE).sort());
    expect(await readFile(at("public/static/11/cc/cover one.avif"), "utf8")).toBe("of an earlier content");
    await expect(bringBackPictures(at("public"), at("none"))).resolves.toBeUndefined();
  });
});

it("takes files out of the site that are gone from static/, and leaves what was never there", async () => {
  await write({
    "static/a.txt": "",
    "static/.well-known/b.txt": "",
    "public/a.txt": "",
    "public/.well-known/b.txt": "",
  });
  await write({ "public/robots.txt": "" });
  await removeFormerCopies(at("static"), at("public"), at("list.json"));
  await noteCopies(at("static"), at("list.json"));
  await rm(at("static/.well-known/b.txt"));
  await removeFormerCopies(at("static"), at("public"), at("list.json"));
  expect(await filesBelow(at("public"))).toEqual(["a.txt", "robots.txt"]);
});
