import { mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { ContentFolder } from "../../src/server/content-folder";

let data: string;
let isRefused: boolean;
let folder: ContentFolder;
let picture: Buffer;
beforeEach(async () => {
  data = await mkdtemp(join(tmpdir(), "arrived-pictures-"));
  isRefused = true;
  const fault = { file: "team.json", field: "", got: "nothing", allowed: "something" };
  folder = new ContentFolder(data, () => Promise.resolve(isRefused ? [fault] : []));
  picture = await sharp({ create: { width: 4, height: 4, channels: 3, background: "red" } })
    .webp()
    .toBuffer();
});
afterEach(() => rm(data, { recursive: true }));

const entry = (...names: readonly string[]) => Buffer.from(JSON.stringify(names.map((name) => `./${name}`)));

/** As the screen sends a file: under a name that it has until it is whole. */
async function send(file: string, bytes: Buffer): Promise<void> {
  await folder.write(".sveltia-tmp-1", bytes);
  await folder.move(".sveltia-tmp-1", file);
}

it("takes back the pictures of an entry that is refused, and none that was there before", async () => {
  await writeFile(join(data, "old.webp"), picture);
  await send("old.webp", picture);
  await send("new.webp", picture);
  await send("other.webp", picture);
  await expect(send("team.json", entry("old.webp", "new.webp"))).rejects.toThrow();
  expect((await readdir(data)).sort()).toEqual(["old.webp", "other.webp"]);
});

it("keeps those of an entry that is taken", async () => {
  await send("new.webp", picture);
  isRefused = false;
  await send("team.json", entry("new.webp"));
  isRefused = true;
  await expect(send("team.json", entry("new.webp", "other.webp"))).rejects.toThrow();
  expect((await readdir(data)).sort()).toEqual(["new.webp", "team.json"]);
});
