import { readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { stripVTControlCharacters } from "node:util";
import { copyProjectApart, type ProjectCopy } from "../support/project-copy";

/** Lines of a terminal: one that is longer is code. */
const LONGEST_LINE = 1000;
const LONGEST_OUTPUT = 12_000;

let copy: ProjectCopy;
beforeAll(async () => {
  copy = await copyProjectApart();
  await expectBuild();
});
afterAll(() => copy.remove());

/** Without colors and line breaks. */
function plain(output: string): string {
  return stripVTControlCharacters(output).replace(/\s+/g, " ");
}

async function expectBuild(): Promise<string> {
  const { code, output } = await copy.build();
  expect([code, code === 0 ? "" : output]).toEqual([0, ""]);
  return plain(output);
}

async function edit(file: string, change: (source: string) => string): Promise<() => Promise<void>> {
  const path = join(copy.folder, file);
  const source = await readFile(path, "utf8");
  expect(change(source)).not.toBe(source);
  await writeFile(path, change(source));
  return () => writeFile(path, source);
}

it("builds after a query of a component was changed and changed back", async () => {
  const undo = await edit("src/components/Footer.tsx", (source) =>
    source.replace("graphql`", "graphql`\n  # Changed.\n").replace("blurb\n", "blurb\n      tagline\n"),
  );
  await expectBuild();
  await undo();
  await expectBuild();
});

it("makes a page once more that is gone from the built site, and says that the cache is made anew", async () => {
  const page = join(copy.folder, "public/services/web-design/index.html");
  await rm(page);
  const output = await expectBuild();
  expect(output).toContain("is made anew: public/services/web-design/index.html is gone");
  expect(await readFile(page, "utf8")).toContain("</html>");
});

describe.each<[string, string, (source: string) => string, string]>([
  // The first, since it is no code of the build: what was made before is used again.
  [
    "while a page is rendered",
    "src/templates/service.tsx",
    (source) => source.replace("return (", 'if (data.service) throw new Error("seeded");\n  return ('),
    "cannot be rendered: seeded (in ServiceTemplate",
  ],
  [
    "before the build",
    "src/content/check.ts",
    (source) => source.replace("const reading =", 'if (dataDir) throw new TypeError("seeded");\n  const reading ='),
    "src/gatsby/before-build.ts: TypeError: seeded",
  ],
  [
    "while the types are made",
    "src/gatsby/schema/types.ts",
    (source) =>
      source.replace("actions.createTypes(", 'if (actions) throw new Error("seeded");\n  actions.createTypes('),
    "src/gatsby/schema/types.ts: seeded",
  ],
  [
    "while the pages are listed",
    "src/gatsby/create-pages.ts",
    (source) => source.replace("const component =", 'if (template) throw new Error("seeded");\n  const component ='),
    "src/gatsby/create-pages.ts: seeded",
  ],
  [
    "while a share card is drawn",
    "src/seo/share-card/draw.ts",
    (source) =>
      source.replace(
        "return sharp(Buffer.from(svg))",
        'if (svg) throw new RangeError("seeded");\n    return sharp(Buffer.from(svg))',
      ),
    "cannot be drawn: RangeError: seeded",
  ],
  [
    "while a page is finished",
    "src/gatsby/finish/main-picture.ts",
    (source) =>
      source.replace("removeAll(document,", 'if (document.children) throw new Error("seeded");\n  removeAll(document,'),
    "src/gatsby/after-build.ts: The page",
  ],
])("an error %s", (_when, file, change, sentence) => {
  it("is a sentence with its file and cause, and nothing of the bundle", async () => {
    const undo = await edit(file, change);
    const { code, output } = await copy.build();
    await undo();
    expect(code).not.toBe(0);
    const text = plain(output);
    // Gatsby breaks long lines where they end, within words too.
    expect(text.replaceAll(" ", "")).toContain(sentence.replaceAll(" ", ""));
    expect(text).toContain("seeded");
    expect(output.split("\n").filter((line) => line.length > LONGEST_LINE)).toEqual([]);
    expect(output.length).toBeLessThan(LONGEST_OUTPUT);
  });
});

it("says in a sentence that its environment is malformed, or its content no JSON", async () => {
  const { code, output } = await copy.build({ SITE_URL: "agency" });
  expect(code).not.toBe(0);
  expect(output).toContain('SITE_URL: got "agency"; allowed: an address such as');
  expect(output.length).toBeLessThan(LONGEST_OUTPUT);
  const undo = await edit("data/site.json", (source) => source.replace("{", "{,"));
  const broken = await copy.build();
  await undo();
  expect(broken.code).not.toBe(0);
  expect(plain(broken.output)).toContain("data/site.json line 1, column 2: got malformed JSON");
  expect(broken.output.length).toBeLessThan(LONGEST_OUTPUT);
});
