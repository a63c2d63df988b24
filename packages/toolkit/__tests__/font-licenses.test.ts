import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { fontLicenses } from "../src/font-licenses";
import agency from "../../../data/site.json";

it("each font that is sent travels with the license of its package", async () => {
  const licenses = await fontLicenses(agency.fonts);
  expect((await readdir("static/licenses")).sort()).toEqual([...licenses.keys()].sort());
  expect(licenses.size).toBe(new Set(Object.values(agency.fonts)).size);
  for (const [name, text] of licenses) {
    expect(text).toMatch(/^Copyright /);
    expect(await readFile(join("static/licenses", name), "utf8")).toBe(text);
  }
});
