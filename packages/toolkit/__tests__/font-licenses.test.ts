import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { fontLicenses } from "../src/font-licenses";

it("each font that is sent travels with the license of its package", async () => {
  const licenses = await fontLicenses();
  expect((await readdir("static/licenses")).sort()).toEqual([...licenses.keys()].sort());
  expect(licenses.size).toBe((await readdir("src/styles/fonts")).filter((name) => name.endsWith(".woff2")).length);
  for (const [name, text] of licenses) {
    expect(text).toMatch(/^Copyright [\s\S]*SIL OPEN FONT LICENSE/);
    expect(await readFile(join("static/licenses", name), "utf8")).toBe(text);
  }
});
