import { readFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { content } from "../support/content";
import { PUBLIC } from "../support/built-site";
import { siteForTests } from "../support/site";

interface Manifest {
  readonly name: string;
  readonly start_url: string;
  readonly icons: readonly { src: string; sizes: string; type: string; purpose: string }[];
}

const site = siteForTests();

async function manifest(): Promise<Manifest> {
  return JSON.parse(await readFile(join(PUBLIC, "manifest.webmanifest"), "utf8")) as Manifest;
}

it("names the agency on a home screen, and icons of the sizes that it states", async () => {
  const { name, icons } = await manifest();
  expect(name).toBe(content.agency.name);
  expect(icons.map(({ purpose }) => purpose)).toEqual(expect.arrayContaining(["any", "maskable"]));
  for (const { src, sizes, type } of icons) {
    const { width, height, format } = await sharp(join(PUBLIC, src)).metadata();
    expect([src, `${width}x${height}`, `image/${format}`]).toEqual([src, sizes, type]);
  }
});

it("keeps the maskable icon's mark inside the circle that every launcher shows", async () => {
  const { data, info } = await sharp(join(PUBLIC, "icon-maskable-512.png")).raw().toBuffer({ resolveWithObject: true });
  const ground = data.subarray(0, 3);
  let farthest = 0;
  for (let y = 0; y < info.height; y++) {
    for (let x = 0; x < info.width; x++) {
      const at = (y * info.width + x) * info.channels;
      if (data.subarray(at, at + 3).equals(ground)) continue;
      farthest = Math.max(farthest, Math.hypot(x - info.width / 2, y - info.height / 2));
    }
  }
  expect(farthest).toBeGreaterThan(info.width * 0.2);
  expect(farthest).toBeLessThanOrEqual(info.width * 0.4);
});

it.each([
  ["favicon.ico", 48],
  ["icon.svg", 150],
  ["apple-touch-icon.png", 180],
])("gives a browser %s, which it can draw", async (name, width) => {
  const { page } = await site.visit("/");
  const linked = await page.locator(`head link[href="/${name}"]`).count();
  expect(linked).toBe(1);
  const drawn = await page.evaluate(async (src) => {
    const image = new Image();
    image.src = src;
    await image.decode();
    return image.naturalWidth;
  }, `/${name}`);
  expect(drawn).toBe(width);
});

it("draws the tab's icon lighter in the dark theme", async () => {
  const colours = await Promise.all((["light", "dark"] as const).map((theme) => iconPixel(theme)));
  expect(colours[1]).toBeGreaterThan(colours[0] ?? 255);
});

/** How light the icon's lit facet is: the sum of its red, green and blue. */
async function iconPixel(colorScheme: "light" | "dark"): Promise<number> {
  const { page } = await site.visit("/");
  await page.emulateMedia({ colorScheme });
  return page.evaluate(async () => {
    const image = new Image(32, 32);
    image.src = "/icon.svg";
    await image.decode();
    const canvas = Object.assign(document.createElement("canvas"), { width: 32, height: 32 });
    const context = canvas.getContext("2d");
    context?.drawImage(image, 0, 0, 32, 32);
    const [red = 0, green = 0, blue = 0] = context?.getImageData(8, 16, 1, 1).data ?? [];
    return red + green + blue;
  });
}
