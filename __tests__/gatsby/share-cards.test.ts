import { mkdtemp, readdir, readFile, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { removeOtherCards, shareCard, type WantedCard } from "../../src/gatsby/share-cards";

let folder: string;
let picture: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "share-cards-"));
  picture = join(folder, "picture.jpg");
  await paint("white");
});
afterEach(() => rm(folder, { recursive: true }));

const paint = (background: string) =>
  sharp({ create: { width: 600, height: 480, channels: 3, background } })
    .jpeg()
    .toFile(picture);

const card = (changes: Partial<WantedCard> = {}, design = "paper") =>
  shareCard(
    {
      name: "harbor-ferry",
      title: "Harbor Ferry tickets",
      badge: "Mobile Application",
      hue: "signal",
      agency: "Northlight",
      picture: { file: picture, alt: "A ferry" },
      ...changes,
    },
    design,
    folder,
  );

const cards = async () => (await readdir(join(folder, "share"))).map((name) => `/share/${name}`);

it("stands under a name that changes with all that it shows, and with nothing else", async () => {
  const first = await card();
  expect(first).toEqual({
    src: expect.stringMatching(/^\/share\/harbor-ferry-[0-9a-f]{10}\.jpg$/) as string,
    alt: "Harbor Ferry tickets. A ferry",
  });
  expect(await sharp(await readFile(join(folder, first.src))).metadata()).toMatchObject({ width: 1200, height: 630 });
  expect(await card({ picture: { file: picture, alt: "A boat" } })).toEqual({
    src: first.src,
    alt: "Harbor Ferry tickets. A boat",
  });
  await paint("black");
  const others = await Promise.all([
    card(),
    card({ title: "Ferry" }),
    card({ badge: "App" }),
    card({ agency: "Other" }),
    card({}, "cardboard"),
  ]);
  expect(new Set([first, ...others].map(({ src }) => src)).size).toBe(6);
  expect((await cards()).sort()).toEqual([first, ...others].map(({ src }) => src).sort());
});

it("is drawn once for all that ask for it at the same time", async () => {
  const asked = await Promise.all(Array.from({ length: 8 }, () => card()));
  expect(new Set(asked.map(({ src }) => src)).size).toBe(1);
  expect(await cards()).toEqual([asked[0]?.src]);
});

it("is not drawn again where it stands, and goes when no page has it", async () => {
  const { src } = await card();
  const { mtimeMs } = await stat(join(folder, src));
  expect((await card()).src).toBe(src);
  expect((await stat(join(folder, src))).mtimeMs).toBe(mtimeMs);
  const { src: plain, alt } = await card({ picture: undefined });
  expect(alt).toBe("Harbor Ferry tickets. Northlight");
  await removeOtherCards(folder, [plain]);
  expect(await cards()).toEqual([plain]);
});
