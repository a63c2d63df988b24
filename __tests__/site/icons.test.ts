import { resolve } from "node:path";
import { logosIn, painted } from "../../src/content/logo";
import { hex } from "../../src/styles/mix";
import { colourIn, palette } from "../../src/styles/palette";
import { type Theme, THEMES } from "../../src/styles/themes";
import { content } from "../support/content";
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

it.each(content.agency.themes ?? THEMES)(
  "draws the tab's icon in the palette of the %s theme, where its drawing names a colour of that",
  async (theme) => {
    const { mark } = await logosIn(resolve("data"));
    const isNamed = painted(mark, (name) => `var(--${name})`).shapes.includes("var(--");
    const own = hex(colourIn(palette(theme), mark.colour));
    expect((await coloursOfIcon(theme)).includes(own)).toBe(isNamed);
  },
);

/** The colours of the icon's pixels. */
async function coloursOfIcon(colorScheme: Theme): Promise<string[]> {
  const { page } = await site.visit("/");
  await page.emulateMedia({ colorScheme });
  return page.evaluate(async () => {
    const image = new Image(64, 64);
    image.src = "/icon.svg";
    await image.decode();
    const canvas = Object.assign(document.createElement("canvas"), { width: 64, height: 64 });
    const context = canvas.getContext("2d");
    context?.drawImage(image, 0, 0, 64, 64);
    const data = Array.from(context?.getImageData(0, 0, 64, 64).data ?? []);
    const digits = data.map((value) => value.toString(16).padStart(2, "0")).join("");
    return [...new Set(digits.match(/.{8}/g))].filter((one) => one.endsWith("ff")).map((one) => `#${one.slice(0, 6)}`);
  });
}
