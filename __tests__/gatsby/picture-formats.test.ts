import type { generateImageData } from "gatsby-plugin-sharp";
import { pictureInFormats } from "../../src/gatsby/schema/picture-formats";

/** Widths of the plugin's own choice, where none are asked for. */
const OWN_WIDTHS = [150, 300, 600];

/** Answers as the plugin does, with one format for all widths that are asked for. */
const generate = jest.fn((options: Parameters<typeof generateImageData>[0]) => {
  const { formats, breakpoints = OWN_WIDTHS } = options.args as { formats: string[]; breakpoints?: number[] };
  const addresses = breakpoints.map((width) => `/a-${width}.${formats.join("-")}`);
  const srcSet = addresses.map((address, index) => `${address} ${breakpoints[index]}w`).join(", ");
  return { layout: "fullWidth", images: { fallback: { src: addresses.at(-1), srcSet, sizes: "50vw" } } };
});
jest.mock("gatsby-plugin-sharp", () => ({
  generateImageData: (options: Parameters<typeof generateImageData>[0]) => Promise.resolve(generate(options)),
}));

const warn = jest.fn();
const ask = (resolve: ReturnType<typeof pictureInFormats>, digest: string, breakpoints?: number[]) =>
  resolve({ parent: "file" }, breakpoints === undefined ? {} : { breakpoints }, {
    nodeModel: { getNodeById: () => ({ absolutePath: "/a.jpg", internal: { contentDigest: digest } }) },
  });
const resolver = () => pictureInFormats({ pathPrefix: "", reporter: { warn } });

beforeEach(() => generate.mockClear());

it("offers AVIF in each width, and one WebP of at most 1200 pixels", async () => {
  expect((await ask(resolver(), "x", [480, 1200, 2000]))?.images).toEqual({
    fallback: { src: "/a-1200.webp" },
    sources: [
      { type: "image/avif", srcSet: "/a-480.avif 480w, /a-1200.avif 1200w, /a-2000.avif 2000w", sizes: "50vw" },
    ],
  });
  expect((await ask(resolver(), "x", [1600]))?.images.fallback?.src).toBe("/a-1600.webp");
});

it("offers the widths that the plugin chooses where a page names none, and leaves the WebP's width to it", async () => {
  expect((await ask(resolver(), "x"))?.images).toEqual({
    fallback: { src: "/a-600.webp" },
    sources: [{ type: "image/avif", srcSet: "/a-150.avif 150w, /a-300.avif 300w, /a-600.avif 600w", sizes: "50vw" }],
  });
  expect(generate.mock.calls.map(([{ args }]) => "breakpoints" in args)).toEqual([false, false]);
});

it("asks the plugin once for each way to show a picture, and again when the picture is another", async () => {
  const resolve = resolver();
  const first = await ask(resolve, "x", [480]);
  expect(await ask(resolve, "x", [480])).toBe(first);
  expect(generate).toHaveBeenCalledTimes(2);
  await ask(resolve, "x", [800]);
  await ask(resolve, "y", [480]);
  expect(generate).toHaveBeenCalledTimes(6);
});
