import { checkContent } from "../../src/content/check";
import { type ContentCopy, copyContent } from "../support/content-copy";

let copy: ContentCopy;
beforeEach(async () => {
  copy = await copyContent();
});
afterEach(() => copy.remove());

it("takes what a client says without stars, where none were given", async () => {
  await copy.set("testimonials.json", "testimonials[0].rating", undefined);
  expect((await checkContent(copy.dataDir)).faults).toEqual([]);
});
