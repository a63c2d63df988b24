import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { checkContent } from "../../src/content/check";
import { type ContentCopy, copyContent } from "../support/content-copy";

const SERVICE = "services/erscheinungsbild.json";
const COVER = "images/Zeichen mit drei Strichen.jpg";

let copy: ContentCopy;

beforeEach(async () => {
  copy = await copyContent();
});

afterEach(() => copy.remove());

function noise(width: number, height: number) {
  return sharp({
    create: { width, height, channels: 3, background: "red", noise: { type: "gaussian", mean: 128, sigma: 40 } },
  });
}

/** The first box of a file as an iPhone writes it, and nothing that could be decoded here. */
const HEIC = Buffer.concat([
  Buffer.from([0, 0, 0, 24]),
  Buffer.from("ftypheic\0\0\0\0mif1heic"),
  Buffer.alloc(4000, 7),
]);

const GIF = Buffer.from("R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7", "base64");

async function cut(bytes: Promise<Buffer>): Promise<Buffer> {
  return bytes.then((whole) => whole.subarray(0, whole.length * 0.6));
}

/** A file whose head is good, with zeros in its middle. */
async function spoiled(bytes: Promise<Buffer>): Promise<Buffer> {
  return bytes.then((whole) =>
    Buffer.from(whole).fill(0, Math.floor(whole.length * 0.4), Math.floor(whole.length * 0.8)),
  );
}

async function moving(): Promise<Buffer> {
  const frame = (background: string) =>
    sharp({ create: { width: 80, height: 80, channels: 3, background } })
      .png()
      .toBuffer();
  return sharp(await Promise.all([frame("red"), frame("blue")]), { join: { animated: true } })
    .webp()
    .toBuffer();
}

it.each<[string, string, () => Buffer | Promise<Buffer>, string, string]>([
  ["a HEIC photograph", "cover.heic", () => HEIC, "is no picture by its ending", "JPEG"],
  ["a HEIC photograph that is named .jpg", "cover.jpg", () => HEIC, "is a HEIC photograph", "export it as JPEG"],
  ["a truncated JPEG", "cover.jpg", () => cut(noise(600, 400).jpeg().toBuffer()), "is broken", "export it as JPEG"],
  ["a truncated PNG", "cover.png", () => cut(noise(600, 400).png().toBuffer()), "is broken", "export it as JPEG"],
  ["a truncated WebP", "cover.webp", () => cut(noise(600, 400).webp().toBuffer()), "is", "JPEG"],
  ["a corrupt PNG", "cover.png", () => spoiled(noise(600, 400).png().toBuffer()), "is broken", "export it as JPEG"],
  ["a picture of one pixel", "cover.png", () => noise(1, 1).png().toBuffer(), "is 1 × 1 px", "2000 px wide"],
  ["a moving picture", "cover.webp", moving, "moves (2 pictures)", "with one picture"],
  ["a GIF that is named .png", "cover.png", () => GIF, "is gif", "export it as JPEG"],
  ["an empty file", "cover.jpg", () => Buffer.alloc(0), "is empty", "JPEG"],
])("finds %s, and says what to do", async (_name, name, bytes, got, allowed) => {
  await copy.write(`images/${name}`, await bytes());
  await copy.set(SERVICE, "cover.file", `../images/${name}`);
  const { faults } = await checkContent(copy.dataDir);
  expect(faults).toEqual([
    {
      file: SERVICE,
      field: "cover.file",
      got: expect.stringContaining(`../images/${name}, which `),
      allowed: expect.stringContaining(allowed),
    },
  ]);
  expect(faults[0]?.got).toContain(got);
});

it("takes a photograph that a note in it turns, as phones write it, and measures it as it stands", async () => {
  await copy.write("images/cover.jpg", await noise(600, 2400).withMetadata({ orientation: 6 }).jpeg().toBuffer());
  await copy.set(SERVICE, "cover.file", "../images/cover.jpg");
  expect(await checkContent(copy.dataDir)).toMatchObject({ faults: [] });
  await copy.write("images/cover.jpg", await noise(2400, 600).withMetadata({ orientation: 6 }).jpeg().toBuffer());
  const { warnings } = await checkContent(copy.dataDir);
  expect(warnings).toContainEqual(
    expect.objectContaining({ field: "cover.file", got: expect.stringContaining("600 px wide") }),
  );
});

it.each<[string, string, string, string]>([
  ["outside data/", "../../elsewhere.jpg", "lies outside data/", "data/images/"],
  ["among the schemas", "../schema/cover.jpg", "lies in data/schema/", "elsewhere in data/"],
  ["in another case", "../images/zeichen MIT drei strichen.JPG", "large or small", COVER],
])("finds a picture %s", async (_name, path, got, allowed) => {
  const picture = await copy.read(COVER);
  await writeFile(join(copy.dataDir, "../elsewhere.jpg"), picture);
  await mkdir(join(copy.dataDir, "schema"));
  await copy.write("schema/cover.jpg", picture);
  await copy.set(SERVICE, "cover.file", path);
  const { faults } = await checkContent(copy.dataDir);
  expect(faults).toEqual([
    {
      file: SERVICE,
      field: "cover.file",
      got: expect.stringContaining(got),
      allowed: expect.stringContaining(allowed),
    },
  ]);
});

it("explains a path with backslashes", async () => {
  await copy.set(SERVICE, "cover.file", String.raw`..\images\Zeichen mit drei Strichen.jpg`);
  const { faults } = await checkContent(copy.dataDir);
  expect(faults).toEqual([
    expect.objectContaining({ field: "cover.file", allowed: expect.stringContaining("forward slashes") }),
  ]);
});

it("explains a name whose letters macOS has composed otherwise, and takes one that is so in both places", async () => {
  const [composed, apart] = ["gr\u00f6\u00dfe.jpg", "gro\u0308\u00dfe.jpg"];
  await rename(join(copy.dataDir, COVER), join(copy.dataDir, "images", apart));
  await copy.set(SERVICE, "cover.file", `../images/${composed}`);
  const { faults } = await checkContent(copy.dataDir);
  expect(faults).toEqual([
    expect.objectContaining({
      field: "cover.file",
      got: expect.stringContaining("composed otherwise"),
      allowed: expect.stringContaining("rename"),
    }),
  ]);
  await copy.set(SERVICE, "cover.file", `../images/${apart}`);
  expect((await checkContent(copy.dataDir)).faults).toEqual([]);
});

it("reports a broken picture at each place that shows it, and reads it again once it is mended", async () => {
  const whole = await copy.read(COVER);
  await copy.write(COVER, whole.subarray(0, whole.length / 2));
  expect((await checkContent(copy.dataDir)).faults.map(({ field }) => field)).toContain("cover.file");
  await copy.write(COVER, whole);
  expect((await checkContent(copy.dataDir)).faults).toEqual([]);
});

it("warns of a picture with fewer pixels than pages show, and of a portrait, and lets both pass", async () => {
  await copy.write("images/small.jpg", await noise(720, 540).jpeg().toBuffer());
  await copy.write("images/face.jpg", await noise(300, 300).jpeg().toBuffer());
  await copy.set(SERVICE, "cover.file", "../images/small.jpg");
  await copy.set("team.json", "members[0].image.file", "./images/face.jpg");
  await copy.set("team.json", "members[1].image.file", "./images/small.jpg");
  const { faults, warnings } = await checkContent(copy.dataDir);
  expect(faults).toEqual([]);
  expect(warnings.filter(({ got }) => /(?:small|face)\.jpg/.test(got))).toEqual([
    {
      file: SERVICE,
      field: "cover.file",
      got: "../images/small.jpg, which is 720 px wide",
      allowed: "1200 px or more, as wide as pages show it on large or sharp screens",
    },
    expect.objectContaining({
      file: "team.json",
      field: "members[0].image.file",
      got: expect.stringContaining("300 px"),
    }),
  ]);
});

it("takes a picture with the colours of a printing press", async () => {
  await mkdir(join(copy.dataDir, "images/print"));
  await copy.write("images/print/cover.jpg", await noise(200, 150).toColourspace("cmyk").jpeg().toBuffer());
  await copy.set(SERVICE, "cover.file", "../images/print/cover.jpg");
  expect((await checkContent(copy.dataDir)).faults).toEqual([]);
  expect((await sharp(await readFile(join(copy.dataDir, "images/print/cover.jpg"))).metadata()).space).toBe("cmyk");
});
