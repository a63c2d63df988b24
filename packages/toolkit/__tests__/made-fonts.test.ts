import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { fontsOf } from "#fonts/choice";
import { readableContent } from "../src/readable-content";
import { isCut } from "../src/web-fonts";

it("has web fonts cut for what the content says today", async () => {
  const { choice, wanted } = fontsOf(await readableContent(resolve("data")));
  expect(await isCut(resolve("src/styles/fonts"), choice, wanted)).toBe(true);
});

it.each(["display", "text"])("lets the %s face come in one round trip: 14 KB", (name) => {
  expect(readFileSync(resolve(`src/styles/fonts/${name}.woff2`)).length).toBeLessThanOrEqual(14 * 1024);
});
