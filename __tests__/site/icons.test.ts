import { siteForTests } from "../support/site";

const site = siteForTests();

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
