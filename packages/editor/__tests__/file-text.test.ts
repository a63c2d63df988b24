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

it.each(files)("writes %s as it is", (file) => {
  const kind = kindOf(file);
  if (!kind) throw new Error(`${file} is of no kind`);
  const text = readFileSync(join(DATA, file), "utf8");
  expect(fileText(JSON.parse(text), modelOf(kind.rules, "written"))).toBe(text);
});

it("writes what has to be there and may be empty, and nothing else that is", () => {
  const kind = kindOf("projects/shed.json");
  const model = kind && modelOf(kind.rules, "written");
  const text = fileText(
    { title: "A Shed", cover: { file: "../images/a.jpg" }, slug: "", samples: [], pdf: false },
    model,
  );
  expect(JSON.parse(text)).toEqual({
    title: "A Shed",
    cover: { file: "../images/a.jpg", alt: "" },
    details: [],
    related: [],
  });
});
