import { access, mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { addCasePdfs } from "../src/case-pdfs";
import { fileSize } from "../../../src/lib/file-size";
import { type ContentCopy, copyContent } from "../../../__tests__/support/content-copy";
import { readPdf } from "../../../__tests__/support/read-pdf";

const BANKING = "projects/banking-app-ux-redesign.json";
const WHY = "There is none today. Print the page instead.";
const PATH = "/projects/banking-app-ux-redesign/banking-app-ux-redesign.pdf";

let copy: ContentCopy;
let publicDir: string;
beforeEach(async () => {
  copy = await copyContent(resolve("data"));
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
      project: "Banking App UX Redesign",
      file: { path: PATH, size: fileSize(file.length), pages: 4 },
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
  await copy.set(BANKING, "info.timeline", "17 weeks");
  await gatsby.build();
  expect(gatsby.made).toHaveLength(2);
  expect(gatsby.nodes[2]).not.toEqual(gatsby.nodes[0]);
}, 60_000);

it("makes none of a project that does not ask, and takes an earlier one away", async () => {
  const gatsby = fakeGatsby();
  await copy.set(BANKING, "pdf", undefined);
  await mkdir(join(publicDir, "projects/banking-app-ux-redesign"), { recursive: true });
  await writeFile(join(publicDir, PATH), "an earlier PDF");
  await gatsby.build();
  expect(gatsby.nodes).toEqual([]);
  expect(gatsby.warnings).toEqual([]);
  expect(await exists(PATH)).toBe(false);
}, 60_000);

it("goes without a PDF that cannot be made, says which and why, and has its page say what to do instead", async () => {
  const gatsby = fakeGatsby();
  await copy.set("pages/case-study.json", "unavailable.pdf", WHY);
  await copy.set(BANKING, "results[0].value", "10 → 6");
  await gatsby.build();
  expect(gatsby.nodes).toEqual([expect.objectContaining({ file: null, unavailable: WHY })]);
  expect(await exists(PATH)).toBe(false);
  expect(gatsby.warnings).toEqual([
    "No PDF of “Banking App UX Redesign”: The face “poster” has no “→”, in “10 → 6”. Its page goes without one and says so.",
  ]);
}, 60_000);

it("is in the language of an agency elsewhere, and calls it at the whole number", async () => {
  await copy.set("site.json", "language", "de-DE");
  await copy.set("site.json", "phone", "+49 (0)40 5550 1420");
  await fakeGatsby().build();
  const { info, pages } = readPdf(await readFile(join(publicDir, PATH)));
  expect(info.Language).toBe("de-DE");
  expect(pages.flatMap(({ links }) => links).map(({ url }) => url)).toContain("tel:+494055501420");
}, 60_000);
