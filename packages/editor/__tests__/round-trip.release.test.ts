import { readdir, readFile } from "node:fs/promises";
import { join, relative } from "node:path";
import { copyProject } from "../../../__tests__/support/project-copy";
import { collections } from "../src/config/editor-config";
import { edit, type EditedProject } from "./support/edited-project";
import type { EditorScreen } from "./support/editor-screen";

let folder: string;
let project: EditedProject;
let screen: EditorScreen;
beforeAll(async () => {
  const copy = await copyProject();
  ({ folder } = copy);
  project = await edit(copy, { withSite: false, viewport: { width: 820, height: 1180 } });
  ({ screen } = project);
});
afterAll(() => project.remove());

/** The content of the project: the text of each file, by its path below `data/`. */
async function contentOf(project: string): Promise<Record<string, string>> {
  const data = join(project, "data");
  const entries = await readdir(data, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && entry.name.endsWith(".json"));
  const texts = files.map(async (entry) => {
    const file = join(entry.parentPath, entry.name);
    return [relative(data, file), await readFile(file, "utf8")] as const;
  });
  return Object.fromEntries(await Promise.all(texts));
}

/** Where all content files are on the screen. */
const places = (files: readonly string[]) =>
  collections().flatMap(({ name, folder: own, files: single = [] }) =>
    own === undefined
      ? single
          .filter(({ file }) => files.includes(file.replace("data/", "")))
          .map((file) => ({ place: `${name}/entries/${file.name}`, file: file.file.replace("data/", "") }))
      : files
          .filter((file) => `data/${file}`.startsWith(`${own}/`))
          .map((file) => ({ place: `${name}/entries/${file.replace(/.*\/|\.json$/g, "")}`, file })),
  );

/** Whether anything but its schema is said in a file. */
function hasTexts(text: string): boolean {
  return Object.entries(JSON.parse(text) as object).some(([key, value]) => key !== "$schema" && !isEmpty(value));
}

const isEmpty = (value: unknown) => Array.isArray(value) && value.length === 0;

it("saves every content file to the byte as it was, after a letter more and a letter less", async () => {
  const before = await contentOf(folder);
  const all = places(Object.keys(before).filter((file) => !file.startsWith("schema/")));
  expect(all).toHaveLength(Object.keys(before).filter((file) => !file.startsWith("schema/")).length);
  const unsaved: string[] = [];
  for (const { place, file } of all) {
    await screen.open(place);
    let isSaved = false;
    // The first may be a name that other files go by, which are changed with it: that has a test of its own.
    const [first, ...others] = await screen.allTexts();
    for (const text of [...others.slice(0, 12), ...(first ? [first] : [])]) {
      const was = await text.inputValue();
      if (was === "") continue;
      await screen.change(text, `${was.slice(0, -1)}e${was.slice(-1)}`);
      isSaved = await screen.trySave();
      await text.fill(was);
      if (!isSaved) continue;
      expect(await readFile(join(folder, "data", file), "utf8")).not.toBe(before[file]);
      await screen.save();
      break;
    }
    unsaved.push(...(isSaved ? [] : [file]));
    expect(await readFile(join(folder, "data", file), "utf8")).toBe(before[file]);
  }
  // Of empty lists there is nothing to change.
  expect(unsaved.filter((file) => hasTexts(before[file] ?? ""))).toEqual([]);
  expect(await contentOf(folder)).toEqual(before);
});
