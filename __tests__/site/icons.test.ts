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
  const light = await Promise.all((["light", "dark"] as const).map((theme) => iconLight(theme)));
  expect(light[1]).toBeGreaterThan(light[0] ?? Infinity);
});

/** How light the icon is: the sum of all its red, green and blue. */
async function iconLight(colorScheme: "light" | "dark"): Promise<number> {
  const { page } = await site.visit("/");
  await page.emulateMedia({ colorScheme });
  return page.evaluate(async () => {
    const image = new Image(32, 32);
    image.src = "/icon.svg";
    await image.decode();
    const canvas = Object.assign(document.createElement("canvas"), { width: 32, height: 32 });
    const context = canvas.getContext("2d");
    context?.drawImage(image, 0, 0, 32, 32);
    const data = Array.from(context?.getImageData(0, 0, 32, 32).data ?? []);
    return data.reduce((sum, value, index) => sum + (index % 4 === 3 ? 0 : value), 0);
  });
}
