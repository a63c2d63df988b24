import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { JSDOM } from "jsdom";
import { filesBelow } from "../../src/content/files-below";
import { AGENCY } from "../support/agency";
import { inBrowser, suitesIn } from "../support/agency-suites";
import { content } from "../support/content";
import { type ProjectCopy, takeOver } from "../support/project-copy";

/*
 * Another agency takes the site over: its content is put in the place of the sample's, and no other file is changed. All
 * suites of the fast tier that have to do with the content then have to hold for it, too, and nothing of the sample may
 * be left. Those in a browser are run before a release: `fixture-agency.release.test.ts`.
 */

let copy: ProjectCopy;
let built: Awaited<ReturnType<ProjectCopy["build"]>>;
beforeAll(async () => {
  copy = await takeOver(AGENCY);
  built = await copy.build();
});
afterAll(() => copy.remove());

const filesIn = async (folder: string) => (await filesBelow(folder)).map((file) => join(folder, file));

/** All texts in a value, however deep. */
function textsIn(value: unknown): string[] {
  if (typeof value === "string") return [value];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

/** All texts of a content. */
async function textsOf(folder: string): Promise<Set<string>> {
  const files = (await filesIn(folder)).filter((file) => /^(?!.*\/schema\/).*\.json$/.test(file));
  const values = files.map(async (file): Promise<unknown> => JSON.parse(await readFile(file, "utf8")));
  return new Set((await Promise.all(values)).flatMap(textsIn));
}

/** What a page says in one piece: texts, and what its elements say of themselves. */
function saidOn(page: string): string[] {
  const { document } = new JSDOM(page).window;
  const texts = document.createTreeWalker(document, 4 /* NodeFilter.SHOW_TEXT */);
  const said: string[] = [];
  while (texts.nextNode()) said.push(texts.currentNode.textContent ?? "");
  const attributes = [...document.querySelectorAll("*")].flatMap((element) => [...element.attributes]);
  const spoken = attributes.filter(({ name }) => /^(?:alt|aria-label|content|placeholder|title)$/.test(name));
  return [...said, ...spoken.map(({ value }) => value)].map((text) => text.trim());
}

it("is built", () => {
  expect([built.code, built.code === 0 ? "" : built.output]).toEqual([0, ""]);
});

it("names the agency that was there before in no file, of the site or for its host", async () => {
  const { name, url, email } = content.agency;
  // A short name may stand in any word.
  const names = [new URL(url).host, email, ...(name.length >= 8 ? [name] : [])].map((one) => one.toLowerCase());
  const files = (await Promise.all(["public", "hosting"].map((part) => filesIn(join(copy.folder, part))))).flat();
  const naming: string[] = [];
  for (const file of files) {
    const text = (await readFile(file, "utf8")).toLowerCase();
    if (names.some((one) => text.includes(one) || file.includes(one))) naming.push(file);
  }
  expect(files.length).toBeGreaterThan(100);
  expect(naming).toEqual([]);
});

it("says nothing that only the content before it says", async () => {
  const own = await textsOf(AGENCY);
  const foreign = new Set([...(await textsOf("data"))].filter((text) => /\p{L}{4}/u.test(text) && !own.has(text)));
  const pages = (await filesIn(join(copy.folder, "public"))).filter((file) => file.endsWith(".html"));
  const left: string[] = [];
  for (const file of pages) {
    const said = saidOn(await readFile(file, "utf8")).filter((text) => foreign.has(text));
    left.push(...said.map((text) => `${file.slice(copy.folder.length)}: ${text}`));
  }
  expect(foreign.size).toBeGreaterThan(100);
  expect(pages.length).toBeGreaterThan(10);
  expect(left).toEqual([]);
});

it("sends on who comes by an address of before", async () => {
  const { redirects } = JSON.parse(await readFile(join(AGENCY, "redirects.json"), "utf8")) as {
    redirects: readonly { readonly from: string; readonly to: string }[];
  };
  const lines = (await readFile(join(copy.folder, "public/_redirects"), "utf8")).split("\n");
  const ways = lines.map((line) => line.trim().split(/\s+/));
  expect(redirects.length).toBeGreaterThan(0);
  for (const { from, to } of redirects) expect(ways).toContainEqual([from, encodeURI(to), "301"]);
});

it("keeps every suite of the fast tier that needs no browser", async () => {
  const { passed, failed } = await suitesIn(copy.folder, (file) => !inBrowser(file));
  expect(failed).toEqual([]);
  expect(passed).toBeGreaterThan(1000);
});
