import { checkContent } from "../../src/content/check";
import { pageFiles } from "../../src/content/page-files";
import { readContent } from "../../src/content/read";
import { type ContentCopy, copyContent } from "../support/content-copy";
import { writeVisitContent } from "../support/visit-content";

let copy: ContentCopy;
beforeEach(async () => {
  copy = await copyContent();
  await writeVisitContent(copy.dataDir);
});
afterEach(() => copy.remove());

const faults = async () => (await checkContent(copy.dataDir)).faults;

it("a legal page is two files, and has an address by its title", async () => {
  expect(await faults()).toEqual([]);
  expect(pageFiles((await readContent(copy.dataDir)).files).get("/recht/impressum/")).toBe("legal/imprint.json");
  await copy.set("addresses.json", "legal", undefined);
  expect(pageFiles((await readContent(copy.dataDir)).files).get("/impressum/")).toBe("legal/imprint.json");
});

it("other pages may lead to it", async () => {
  await copy.set("site.json", "navigation.quickLinks[0].to", "/recht/impressum/");
  expect(await faults()).toEqual([]);
});

it.each([
  ["text", "./imprnt.md", '"legal/imprnt.md", which does not exist'],
  ["text", "../legal.json", '"../legal.json"'],
  ["order", 1, "1, as in data/legal/imprint.json"],
  ["title", "Impressum", '"Impressum", as in data/legal/imprint.json'],
  ["metadata.title", "Kurz", "4 characters"],
  ["metadata.description", undefined, "nothing"],
])("is refused with a wrong %s", async (field, value, got) => {
  await copy.set("legal/privacy.json", field, value);
  expect(await faults()).toContainEqual(
    expect.objectContaining({ file: "legal/privacy.json", field, got: expect.stringContaining(got) }),
  );
});

it("has no address that another page has", async () => {
  await copy.set("addresses.json", "legal", undefined);
  await copy.set("legal/imprint.json", "title", "Kontakt");
  expect(await faults()).toContainEqual(
    expect.objectContaining({ file: "addresses.json", got: expect.stringContaining('"/kontakt/"') }),
  );
});

it.each([
  ["", "line 1", "an empty text"],
  ["Ein Wort\u0007 zu viel", "line 1", "U+0007 in"],
  [Buffer.from("Gr\u00fc\u00dfe", "latin1"), "line 1, column 3", "the byte 0xFC"],
  ["gut\n\n[weg](/recht/agb/)", "line 3", "a link to /recht/agb/"],
  ["gut\n\n# Impressum", "line 3", "a heading of level 1: Impressum"],
])("tells what is wrong in its text, and in which line: %j", async (text, field, got) => {
  await copy.write("legal/imprint.md", text);
  expect(await faults()).toEqual([
    { file: "legal/imprint.md", field, got: expect.stringContaining(got), allowed: expect.any(String) },
  ]);
});

it("a text that no page names is told", async () => {
  await copy.write("legal/terms.md", "Was gilt");
  expect(await faults()).toEqual([
    {
      file: "legal/terms.md",
      field: "",
      got: "a text of no page",
      allowed: "a page that names it: data/legal/terms.json",
    },
  ]);
});
