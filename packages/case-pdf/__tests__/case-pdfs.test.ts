import { access, mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { addCasePdfs } from "../src/case-pdfs";
import { projectPath } from "../../../src/lib/addresses";
import { fileSize } from "../../../src/lib/file-size";
import { type ContentCopy, copyContent } from "../../../__tests__/support/content-copy";
import { readPdf } from "../../../__tests__/support/read-pdf";

const CASE = "projects/großmarkthalle.json";
const TITLE = "Leitsystem für die Großmarkthalle Weißenfels";
const WHY = "There is none today. Print the page instead.";
const FOLDER = projectPath({ title: TITLE });
const PATH = `${FOLDER}leitsystem-für-die-großmarkthalle-weißenfels.pdf`;

let copy: ContentCopy;
let publicDir: string;
beforeEach(async () => {
  copy = await copyContent();
  publicDir = await mkdtemp(join(tmpdir(), "site-public-"));
});
afterEach(async () => {
  await copy.remove();
  await rm(publicDir, { recursive: true, force: true });
});

/** As much of Gatsby as the step needs, and what it was told. */
function fakeGatsby() {
  const kept = new Map<string, unknown>();
  const nodes: Record<string, unknown>[] = [];
  const warnings: string[] = [];
  const made: string[] = [];
  const tools = {
    actions: { createNode: (node: Record<string, unknown>) => nodes.push(node) },
    cache: {
      get: (key: string) => Promise.resolve(kept.get(key)),
      set: (key: string, value: unknown) => {
        made.push(key);
        return Promise.resolve(kept.set(key, value));
      },
    },
    createNodeId: (id: string) => id,
    reporter: { info: () => undefined, warn: (text: string) => warnings.push(text) },
  } as unknown as Parameters<typeof addCasePdfs>[0];
  return { nodes, warnings, made, build: () => addCasePdfs(tools, copy.dataDir, publicDir) };
}

async function exists(path: string): Promise<boolean> {
  return access(join(publicDir, path)).then(
    () => true,
    () => false,
  );
}

it("makes a PDF of the projects that ask for one, and tells its page where it is and how large", async () => {
  const gatsby = fakeGatsby();
  await gatsby.build();
  const file = await readFile(join(publicDir, PATH));
  expect(gatsby.nodes).toEqual([
    expect.objectContaining({
      project: TITLE,
      file: { path: PATH, size: fileSize(file.length, "de-DE"), pages: readPdf(file).pages.length },
    }),
  ]);
  expect(gatsby.warnings).toEqual([]);
}, 60_000);

it("makes it once, and again only when the case has changed", async () => {
  const gatsby = fakeGatsby();
  await gatsby.build();
  await rm(join(publicDir, PATH));
  await gatsby.build();
  expect(gatsby.made).toHaveLength(1);
  expect(await exists(PATH)).toBe(true);
  expect(gatsby.nodes[1]).toEqual(gatsby.nodes[0]);
  await copy.set(CASE, "info.timeline", "8 Monate");
  await gatsby.build();
  expect(gatsby.made).toHaveLength(2);
  expect(gatsby.nodes[2]).not.toEqual(gatsby.nodes[0]);
}, 60_000);

it("makes none of a project that does not ask, and takes an earlier one away", async () => {
  const gatsby = fakeGatsby();
  await copy.set(CASE, "pdf", undefined);
  await mkdir(join(publicDir, FOLDER), { recursive: true });
  await writeFile(join(publicDir, PATH), "an earlier PDF");
  await gatsby.build();
  expect(gatsby.nodes).toEqual([]);
  expect(gatsby.warnings).toEqual([]);
  expect(await exists(PATH)).toBe(false);
}, 60_000);

it("goes without a PDF that cannot be made, says which and why, and has its page say what to do instead", async () => {
  const gatsby = fakeGatsby();
  await copy.set("pages/case-study.json", "unavailable.pdf", WHY);
  await copy.set(CASE, "results[0].value", "10 → 6");
  await gatsby.build();
  expect(gatsby.nodes).toEqual([expect.objectContaining({ file: null, unavailable: WHY })]);
  expect(await exists(PATH)).toBe(false);
  expect(gatsby.warnings).toEqual([
    `No PDF of “${TITLE}”: The face “poster” has no “→”, in “10 → 6”. Its page goes without one and says so.`,
  ]);
}, 60_000);

it("makes none in a language that is written from right to left, and says so", async () => {
  const gatsby = fakeGatsby();
  await copy.set("site.json", "language", "he-IL");
  await gatsby.build();
  expect(gatsby.nodes).toEqual([expect.objectContaining({ file: null })]);
  expect(gatsby.warnings).toEqual([expect.stringContaining("“he-IL” run from right to left, which it cannot set")]);
}, 60_000);

it("is in the language of an agency elsewhere, and calls it at the whole number", async () => {
  await copy.set("site.json", "language", "de-DE");
  await copy.set("site.json", "phone", "+49 (0)40 5550 1420");
  await fakeGatsby().build();
  const { info, pages } = readPdf(await readFile(join(publicDir, PATH)));
  expect(info.Language).toBe("de-DE");
  expect(pages.flatMap(({ links }) => links).map(({ url }) => url)).toContain("tel:+494055501420");
}, 60_000);
