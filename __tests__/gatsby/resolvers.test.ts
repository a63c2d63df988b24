import { rememberedImageData } from "../../src/gatsby/schema/resolvers";

const picture = (contentDigest: string) => ({ id: "cover", internal: { contentDigest } });
const context = { nodeModel: { findOne: () => Promise.resolve(null) } };

it("asks for the derivatives of a picture once for each way to show it, and again for another picture", async () => {
  const original = jest.fn(() => Promise.resolve({ images: {} }));
  const resolve = rememberedImageData();
  const ask = (digest: string, args: object) => resolve(picture(digest), args, context, { originalResolver: original });
  const first = await ask("a", { breakpoints: [480] });
  expect(await ask("a", { breakpoints: [480] })).toBe(first);
  expect(original).toHaveBeenCalledTimes(1);
  await ask("a", { breakpoints: [800] });
  await ask("b", { breakpoints: [480] });
  expect(original).toHaveBeenCalledTimes(3);
});
