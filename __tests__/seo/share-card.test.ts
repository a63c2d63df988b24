import { resolve } from "node:path";
import sharp from "sharp";
import { readContent } from "../../src/content/read";
import { fontsOf } from "../../src/fonts/choice";
import { readFontSources } from "../../src/fonts/sources";
import { shareCardDrawer } from "../../src/seo/share-card/draw";
import { cutCardFonts } from "../../src/seo/share-card/fonts";
import { measureIn, setTitle } from "../../src/seo/share-card/title";

const fonts = readContent(resolve("data")).then(({ files }) => {
  const { choice, wanted } = fontsOf(files);
  return readFontSources(choice, wanted).then(cutCardFonts);
});

const drawing = (colour: string, width: number) => ({
  viewBox: `0 0 ${String(width)} 30`,
  shapes: `<path d="M0 0h${String(width)}v30H0z" fill="${colour}"/>`,
  ratio: width / 30,
  isWide: width > 50,
});

/** Of an agency whose mark is a square, before its name. */
const LOGOS = { logo: drawing("#060", 30), mark: drawing("#009", 30) };

/** The longest that the content check lets through, in the widest words that a title has. */
const LONGEST = "Commercial management programs for manufacturing communities";
const card = { badge: "Content & support", hue: "berry", agency: "Northlight" };

/** Columns of a card, from the left, in which something else than its ground stands. */
async function inkedColumns(jpeg: Buffer): Promise<number[]> {
  const { data, info } = await sharp(jpeg).raw().toBuffer({ resolveWithObject: true });
  const isInk = (x: number, y: number) => (data[(y * info.width + x) * info.channels] ?? 255) < 140;
  const rows = Array.from({ length: 400 }, (_, row) => 110 + row);
  return Array.from({ length: info.width }, (_, x) => x).filter((x) => rows.some((y) => isInk(x, y)));
}

it("sets the longest title whole, beside the picture and not under it", async () => {
  expect(LONGEST).toHaveLength(60);
  const draw = shareCardDrawer(await fonts, LOGOS, false);
  const white = await sharp({ create: { width: 2000, height: 1600, channels: 3, background: "white" } })
    .jpeg()
    .toBuffer();
  const jpeg = await draw({ ...card, title: LONGEST, picture: white });
  const { width, height, format } = await sharp(jpeg).metadata();
  expect([width, height, format]).toEqual([1200, 630, "jpeg"]);
  expect(jpeg.length).toBeLessThanOrEqual(300 * 1024);
  const columns = await inkedColumns(jpeg);
  expect(columns[0]).toBeGreaterThanOrEqual(50);
  expect(columns.filter((x) => x > 552 && x < 1100)).toEqual([]);
});

it("sets a short title larger, and tells when one has no room", async () => {
  const measure = measureIn((await fonts).poster);
  expect(setTitle("Pricing", measure, false).size).toBeGreaterThan(setTitle(LONGEST, measure, false).size);
  expect(setTitle(LONGEST, measure, false).lines.join(" ")).toBe(LONGEST);
  expect(() => setTitle(`${LONGEST} `.repeat(9).trim(), measure, false)).toThrow(/is too long for it/);
});

it("breaks a word that has no room in the smallest size, where it has a hyphen of its own there, and no other", async () => {
  const measure = measureIn((await fonts).poster);
  const linesOf = (title: string) => setTitle(title, measure, false).lines;
  expect(linesOf("Suchmaschinenoptimierung: was Sie bekommen")).toEqual([
    "Suchmaschinenoptimierung:",
    "was Sie bekommen",
  ]);
  const [head = "", tail] = linesOf("Rindfleischetikettierungsüberwachungsaufgabe");
  expect(head.slice(0, -1) + (tail ?? "")).toBe("Rindfleischetikettierungsüberwachungsaufgabe");
  expect(head).toMatch(/^\p{L}{20,}-$/u);
  expect(linesOf("Softwareentwicklungs-Dienstleistungsgesellschaften")).toEqual([
    "Softwareentwicklungs-",
    "Dienstleistungsgesellschaften",
  ]);
});

it("breaks scripts that have no spaces between any two letters, as large as there is room", () => {
  const title = "検索エンジン最適化とコンテンツ制作でお店の売り上げを伸ばします";
  const { lines, size } = setTitle(title, (text) => Array.from(text).length, false);
  expect(lines.join("")).toBe(title);
  expect(size).toBeGreaterThan(48);
});

it("draws the mark where there is no picture, in the colours that there are", async () => {
  const draw = shareCardDrawer(await fonts, LOGOS, false);
  const columns = await inkedColumns(await draw({ ...card, title: "Pricing", hue: "signal" }));
  expect(columns.filter((x) => x > 700 && x < 1140).length).toBeGreaterThan(100);
  await expect(draw({ ...card, title: "Pricing", hue: "purple" })).rejects.toThrow(/No colour is called --purple/);
});

it("has the mark before the name, or a long logo in their place", async () => {
  const green = async (logo: ReturnType<typeof drawing>, agency: string) => {
    const jpeg = await shareCardDrawer(await fonts, { ...LOGOS, logo }, false)({ ...card, agency, title: "Pricing" });
    const { data, info } = await sharp(jpeg)
      .extract({ left: 0, top: 500, width: 480, height: 100 })
      .raw()
      .toBuffer({ resolveWithObject: true });
    const at = (x: number) =>
      Array.from(
        data.subarray((45 * info.width + x) * 3, (45 * info.width + x) * 3 + 3),
        (value) => Math.round(value / 64) * 64,
      );
    return {
      data,
      columns: Array.from({ length: info.width }, (_, x) => x).filter((x) => String(at(x)) === "0,128,0"),
    };
  };
  const square = await green(drawing("#008000", 30), "Weißdorn");
  expect([square.columns[0], square.columns.length]).toEqual([53, 48]);
  const long = await green(drawing("#008000", 150), "Weißdorn");
  expect([long.columns[0], long.columns.length]).toEqual([60, 240]);
  expect(long.data.equals((await green(drawing("#008000", 150), "Another name")).data)).toBe(true);
  expect(square.data.equals((await green(drawing("#008000", 30), "Another name")).data)).toBe(false);
});

it.each([6, 8, 3, 1])("turns a photograph upright, as pages do: orientation %d", async (orientation) => {
  const draw = shareCardDrawer(await fonts, LOGOS, false);
  // Upright it is dark above and light below, and higher than wide.
  const light = await sharp({ create: { width: 600, height: 375, channels: 3, background: "white" } })
    .png()
    .toBuffer();
  const upright = await sharp({ create: { width: 600, height: 750, channels: 3, background: "black" } })
    .composite([{ input: light, left: 0, top: 375 }])
    .png()
    .toBuffer();
  const turns = { 1: 0, 3: 180, 6: 270, 8: 90 }[orientation];
  const photograph = await sharp(upright).rotate(turns).withMetadata({ orientation }).jpeg().toBuffer();
  const { data, info } = await sharp(await draw({ ...card, title: "Pricing", picture: photograph }))
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const at = (x: number, y: number) => Math.round((data[y * info.width + x] ?? 0) / 255);
  expect([at(620, 20), at(1100, 20), at(620, 500), at(1000, 610)]).toEqual([0, 0, 1, 1]);
});

it("shows the middle of a picture that is higher than the card", async () => {
  const draw = shareCardDrawer(await fonts, LOGOS, false);
  const strip = { create: { width: 1000, height: 500, channels: 3, background: "white" } } as const;
  const high = await sharp({ create: { width: 1000, height: 2000, channels: 3, background: "black" } })
    .composite([{ input: await sharp(strip).png().toBuffer(), left: 0, top: 750 }])
    .jpeg()
    .toBuffer();
  const { data, info } = await sharp(await draw({ ...card, title: "Pricing", picture: high }))
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const at = (y: number) => data[y * info.width + 865] ?? 0;
  expect([info.width, info.height]).toEqual([1200, 630]);
  expect([at(10), at(315), at(620)].map((light) => Math.round(light / 255))).toEqual([0, 1, 0]);
});

it("is turned where lines run from right to left, with its picture and drawings as they are", async () => {
  const dark = await sharp({ create: { width: 300, height: 500, channels: 3, background: "black" } })
    .png()
    .toBuffer();
  const picture = await sharp({ create: { width: 600, height: 500, channels: 3, background: "white" } })
    .composite([{ input: dark, left: 0, top: 0 }])
    .png()
    .toBuffer();
  const half = (fill: string, left: number) => `<path d="M${String(left)} 0h75v30h-75z" fill="${fill}"/>`;
  const logo = { ...drawing("", 150), shapes: half("#000", 0) + half("#fff", 75) };
  const jpeg = await shareCardDrawer(await fonts, { ...LOGOS, logo }, true)({ ...card, title: "Pricing", picture });
  const { data, info } = await sharp(jpeg).greyscale().raw().toBuffer({ resolveWithObject: true });
  const light = (x: number, y: number) => data[y * info.width + x] ?? NaN;
  const isLight = (x: number, y: number) => light(x, y) > 200;
  // The picture, 590 px wide, is at the left, and the logo, 240 px wide, ends at the margin of the right.
  expect([isLight(50, 200), isLight(620, 200)]).toEqual([false, true]);
  expect([isLight(910, 546), isLight(1130, 546)]).toEqual([false, true]);
  // The title begins at the right; what is folded, before the badge and at the picture’s corner, lies to the other side.
  const last = (await inkedColumns(jpeg)).at(-1);
  expect(last).toBeGreaterThan(1120);
  expect(last).toBeLessThan(1145);
  const badge = Array.from({ length: 1118 }, (_, x) => x).filter((x) => [72, 76, 80].some((y) => !isLight(x, y)));
  expect(badge.at(-1)).toBeGreaterThan(1090);
  expect([isLight(1136, 69), isLight(1122, 84)]).toEqual([false, true]);
  expect([isLight(44, 555), isLight(100, 555)]).toEqual([true, false]);
});

it("sets letters that may join as they are drawn", async () => {
  const measure = measureIn((await fonts).poster);
  expect(setTitle("Pricing", measure, true).tracking).toBe(0);
  expect(setTitle("Pricing", measure, false).tracking).toBeLessThan(0);
});
