import { spawn } from "node:child_process";
import { readdir, readFile } from "node:fs/promises";
import { join, relative } from "node:path";
import { JSDOM } from "jsdom";
import { findBrowser } from "@site/toolkit/browser";
import { AGENCY } from "../support/agency";
import { content } from "../support/content";
import { type ProjectCopy, takeOver } from "../support/project-copy";

/*
 * Another agency takes the site over: its content is put in the place of the sample's, and no other file is changed. All
 * suites of the fast tier that have to do with the content then have to hold for it, too, and nothing of the sample may
 * be left.
 */

/** What goes with the sample: an agency that takes the site over deletes it. */
const OF_SAMPLE = "/__tests__/data/";
const SLOW = String.raw`\.slow\.test\.tsx?$`;

/** As many characters tell of a test what it expected, and what it got. */
const LONGEST_FAILURE = 600;

let copy: ProjectCopy;
let built: Awaited<ReturnType<ProjectCopy["build"]>>;
beforeAll(async () => {
  copy = await takeOver(AGENCY);
  built = await copy.build();
});
afterAll(() => copy.remove());

async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
}

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

interface Results {
  readonly numPassedTests: number;
  readonly testResults: readonly {
    readonly name: string;
    readonly message: string;
    readonly assertionResults: readonly {
      readonly fullName: string;
      readonly status: string;
      readonly failureMessages: readonly string[];
    }[];
  }[];
}

/** Helpers of suites by which these come to the content, or to the site that is built of it. */
const READERS = ["built-site", "content", "site"].map((name) => `__tests__/support/${name}.ts`);

/**
 * What Jest finds the suites by that have to do with the content: all of the website, and those of packages that ask one
 * of the readers, or name the folder of the content. Others bring content of their own, and have no other outcome here.
 */
async function ofContent(): Promise<string[]> {
  const inCopy = async (folder: string) =>
    (await filesIn(join(copy.folder, folder))).map((file) => relative(copy.folder, file));
  const own = (await inCopy("__tests__")).filter((file) => TEST.test(file));
  const naming: string[] = [];
  for (const file of (await inCopy("packages")).filter((one) => TEST.test(one))) {
    if (NAMES_CONTENT.exec(await readFile(join(copy.folder, file), "utf8"))) naming.push(file);
  }
  return [...READERS, ...own, ...naming];
}

const TEST = /\.test\.tsx?$/;

/** The folder of the content, which is no event of a stream. */
const NAMES_CONTENT = /(?<!\.on\()"data"/;

/** Runs the fast tier in the copy, as far as it tells of the content, and reads what came of it. */
async function suites(): Promise<Results> {
  const file = join(copy.folder, ".cache/results.json");
  const related = ["--findRelatedTests", ...(await ofContent())];
  const args = ["jest", "--json", `--outputFile=${file}`, "--testPathIgnorePatterns", SLOW, OF_SAMPLE, ...related];
  const env = { ...process.env, CHROMIUM_PATH: await findBrowser(), TEST_TIER: "fast" };
  await new Promise((done) => {
    spawn("npx", args, { cwd: copy.folder, env, stdio: "ignore" }).once("close", done);
  });
  return JSON.parse(await readFile(file, "utf8")) as Results;
}

it("keeps every suite of the fast tier", async () => {
  const { numPassedTests, testResults } = await suites();
  const failed = testResults.flatMap(({ name, message, assertionResults }) => {
    const faults = assertionResults
      .filter(({ status }) => status === "failed")
      .map(({ fullName, failureMessages: [said = ""] }) => `${fullName}: ${said.slice(0, LONGEST_FAILURE)}`);
    const said = faults.length === 0 && assertionResults.length === 0 ? [message] : faults;
    return said.map((fault) => `${name.slice(copy.folder.length + 1)}: ${fault}`);
  });
  expect(failed).toEqual([]);
  expect(numPassedTests).toBeGreaterThan(2000);
}, 3_600_000);
