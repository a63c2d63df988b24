import { readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { kindOf } from "../../../src/content/files";
import { modelOf } from "../../../src/content/model";
import { fileText } from "../src/config/file-text";

const DATA = "data";

const files = readdirSync(DATA, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && entry.name.endsWith(".json"))
  .map((entry) => relative(DATA, join(entry.parentPath, entry.name)))
  .filter((file) => !file.startsWith("schema/"));

it.each(files)("writes %s with all that it says and nothing else, and the next time not otherwise", (file) => {
  const kind = kindOf(file);
  if (!kind) throw new Error(`${file} is of no kind`);
  const model = modelOf(kind.rules, "written");
  const content = JSON.parse(readFileSync(join(DATA, file), "utf8")) as object;
  const text = fileText(content, model);
  const written = JSON.parse(text) as object;
  expect(content).toMatchObject(written);
  expect(kind.rules.safeParse(written).success).toBe(true);
  expect(fileText(written, model)).toBe(text);
});

it("writes keys in the order of the model, what has to be there and may be empty, and nothing else that is", () => {
  const kind = kindOf("projects/shed.json");
  const model = kind && modelOf(kind.rules, "written");
  const shed = { pdf: false, samples: [], slug: "", cover: { file: "../images/a.jpg" }, title: "A Shed", $schema: "x" };
  expect(fileText(shed, model)).toBe(`{
  "$schema": "x",
  "title": "A Shed",
  "cover": {
    "file": "../images/a.jpg",
    "alt": ""
  },
  "details": [],
  "related": []
}
`);
});
