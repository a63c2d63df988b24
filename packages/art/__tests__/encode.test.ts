import sharp from "sharp";
import { encodeInk } from "../src/page/encode";

const HASH = "a".repeat(64);

it("keeps black ink alone, as high as its field and as wide as the ink, with the name of its input", async () => {
  const ink = Buffer.from(
    '<svg width="80" height="20"><rect width="80" height="20" fill="#fff"/><path d="M10 5H40V15H10z"/></svg>',
  );
  const { bytes } = await encodeInk(await sharp(ink).png().toBuffer(), HASH);
  const { exif, format } = await sharp(bytes).metadata();
  const { data, info } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true });
  const at = (x: number, y: number): number[] => [...data.subarray((y * 30 + x) * 4, (y * 30 + x) * 4 + 4)];
  expect(info).toMatchObject({ width: 30, height: 20, channels: 4 });
  expect([at(15, 2), at(15, 10)]).toEqual([
    [0, 0, 0, 0],
    [0, 0, 0, 255],
  ]);
  expect([format, exif?.toString("latin1")]).toEqual(["png", expect.stringContaining(HASH)]);
});
