import { spawn } from "node:child_process";
import { readFile } from "node:fs/promises";
import { join, relative } from "node:path";
import { filesBelow } from "../../src/content/files-below";
import { findBrowser } from "@site/toolkit/browser";
import { NOT_FAST } from "@site/toolkit/tiers";

/** What goes with the sample: an agency that takes the site over deletes it. */
const OF_SAMPLE = "/__tests__/data/";

/** As many characters tell of a test what it expected, and what it got. */
const LONGEST_FAILURE = 600;

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

/** The folder of the content, which is no event of a stream. */
const NAMES_CONTENT = /(?<!\.on\()"data"/;

const TEST = /\.test\.tsx?$/;

/** Whether a suite starts a browser: those stand in rooms of their own. */
export const inBrowser = (file: string) => file.includes("__tests__/browser/");

/**
 * The suites of the fast tier that have to do with the content: all of the website, and those of packages that ask one of
 * the readers, or name the folder of the content. Others bring content of their own, and have no other outcome here.
 */
async function ofContent(folder: string): Promise<string[]> {
  const below = async (part: string) => (await filesBelow(join(folder, part))).map((file) => `${part}/${file}`);
  const own = (await below("__tests__")).filter((file) => TEST.test(file));
  const naming: string[] = [];
  for (const file of (await below("packages")).filter((one) => TEST.test(one))) {
    if (NAMES_CONTENT.exec(await readFile(join(folder, file), "utf8"))) naming.push(file);
  }
  const args = ["--listTests", "--findRelatedTests", ...READERS, ...own, ...naming];
  const listed = (await jest(folder, args)).split("\n").filter((file) => TEST.test(file));
  return listed.map((file) => relative(folder, file));
}

/** Runs Jest in a project, without the suites that another agency deletes and those of other tiers. @returns What it says. */
async function jest(folder: string, args: readonly string[]): Promise<string> {
  const env = { ...process.env, CHROMIUM_PATH: await findBrowser(), TEST_TIER: "fast" };
  const child = spawn("npx", ["jest", "--testPathIgnorePatterns", NOT_FAST, OF_SAMPLE, ...args], {
    cwd: folder,
    env,
    stdio: ["ignore", "pipe", "ignore"],
  });
  let said = "";
  child.stdout.on("data", (text: Buffer) => (said += text.toString()));
  await new Promise((done) => child.once("close", done));
  return said;
}

/**
 * Runs the suites of the fast tier that have to do with the content in a copy of the project whose site is built.
 *
 * @param folder - The copy's.
 * @param isMeant - Whether a suite is run, by its path in the project.
 * @returns How many tests passed, and what failed, a sentence each.
 */
export async function suitesIn(
  folder: string,
  isMeant: (file: string) => boolean,
): Promise<{ readonly passed: number; readonly failed: readonly string[] }> {
  const file = join(folder, ".cache/results.json");
  await jest(folder, [
    "--json",
    `--outputFile=${file}`,
    "--runTestsByPath",
    ...(await ofContent(folder)).filter(isMeant),
  ]);
  const { numPassedTests, testResults } = JSON.parse(await readFile(file, "utf8")) as Results;
  const failed = testResults.flatMap(({ name, message, assertionResults }) => {
    const faults = assertionResults
      .filter(({ status }) => status === "failed")
      .map(({ fullName, failureMessages: [said = ""] }) => `${fullName}: ${said.slice(0, LONGEST_FAILURE)}`);
    const said = faults.length === 0 && assertionResults.length === 0 ? [message] : faults;
    return said.map((fault) => `${name.slice(folder.length + 1)}: ${fault}`);
  });
  return { passed: numPassedTests, failed };
}
