import sharp from "sharp";
import { wcagContrast } from "culori";
import { draw, type DrawingName } from "../../src/starter/pictures/draw";
import { tonesOf } from "../../src/starter/pictures/tones";

const NAMES: readonly DrawingName[] = [
  "sun",
  "hills",
  "rings",
  "sheets",
  "bars",
  "dots",
  "quarters",
  "steps",
  "person",
];

const SIZE = [320, 260] as const;

it.each(NAMES)("draws %s in the size that is asked for, and the same bytes each time", async (name) => {
  const picture = await draw(name, "images/a.jpg", SIZE, tonesOf("#0a7d5a"));
  const { width, height, format } = await sharp(picture).metadata();
  expect([width, height, format]).toEqual([...SIZE, "jpeg"]);
  const again = await draw(name, "images/a.jpg", SIZE, tonesOf("#0a7d5a"));
  expect(Buffer.compare(picture, again)).toBe(0);
});

it("draws another picture of the same kind for another place", async () => {
  const drawn = ["images/a.jpg", "images/b.jpg"].map((seed) => draw("bars", seed, SIZE, tonesOf("#0a7d5a")));
  const bytes = (await Promise.all(drawn)).map((one) => Buffer.from(one).toString("base64"));
  expect(new Set(bytes).size).toBe(2);
});

it.each(["#0a7d5a", "#ffee00", "#000000", "#ffffff", "#888888", "#3b1fff"])(
  "has shades of %s that can be told from one another",
  (color) => {
    const { paper, mid, base, deep } = tonesOf(color);
    for (const [light, dark, least] of [
      [paper, mid, 1.5],
      [mid, base, 1.4],
      [base, deep, 1.8],
    ] as const) {
      expect(wcagContrast(light, dark)).toBeGreaterThan(least);
    }
  },
);
