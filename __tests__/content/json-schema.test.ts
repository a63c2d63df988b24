import { readdir, readFile } from "node:fs/promises";
import { resolve } from "node:path";
import { editorSchemas } from "../../src/content/json-schema";

it("gives editors the rules that the check keeps: `npm run content` writes them", async () => {
  const folder = resolve("data/schema");
  const names = await readdir(folder);
  const written = new Map<string, string>();
  for (const name of names) written.set(name, await readFile(resolve(folder, name), "utf8"));
  expect(Object.fromEntries(written)).toEqual(Object.fromEntries(editorSchemas()));
});
