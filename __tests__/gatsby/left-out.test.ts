import { existsSync } from "node:fs";
import { rm } from "node:fs/promises";
import { join, resolve } from "node:path";
import { leftOutIn, sourceWithout } from "../../src/gatsby/left-out";
import { type ContentCopy, copyContent } from "../support/content-copy";

let copy: ContentCopy;
beforeEach(async () => {
  copy = await copyContent();
});
afterEach(() => copy.remove());

const leftOutOf = async () =>
  leftOutIn(copy.dataDir, JSON.parse((await copy.read("addresses.json")).toString()) as object);

it("knows what shows no page of an agency: pages without an address, templates without content", async () => {
  expect(await leftOutOf()).toEqual(["src/pages/pricing.tsx"]);
  await copy.set("addresses.json", "about", undefined);
  await rm(join(copy.dataDir, "legal/imprint.json"));
  await copy.write("legal/._imprint.json", "{}");
  const all = ["src/pages/about.tsx", "src/pages/pricing.tsx", "src/templates/legal.tsx"];
  expect(await leftOutOf()).toEqual(all);
  expect(all.filter((file) => !existsSync(file))).toEqual([]);
});

it("lets Gatsby read no query in a file that shows no page, and those of all others as they are", async () => {
  const preprocessSource = sourceWithout(await leftOutOf());
  expect(preprocessSource({ filename: resolve("src/pages/pricing.tsx") })).toBe("export {};");
  expect(preprocessSource({ filename: resolve("src/pages/about.tsx") })).toBeUndefined();
});
