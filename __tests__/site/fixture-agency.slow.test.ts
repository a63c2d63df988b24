import { spawn } from "node:child_process";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { findBrowser } from "@site/toolkit/browser";
import { AGENCY } from "../support/agency";
import { type ProjectCopy, takeOver } from "../support/project-copy";

/*
 * Another agency takes the site over: its content is put in the place of the sample's, and no other file is changed. All
 * suites of the fast tier then have to hold for it, too.
 */

/** What goes with the sample: an agency that takes the site over deletes it. */
const OF_SAMPLE = String.raw`/__tests__/data/specification\.test\.ts$`;
const SLOW = String.raw`\.slow\.test\.tsx?$`;

let copy: ProjectCopy;
beforeAll(async () => {
  copy = await takeOver(AGENCY);
});
afterAll(() => copy.remove());

interface Results {
  readonly numPassedTests: number;
  readonly testResults: readonly {
    readonly name: string;
    readonly message: string;
    readonly assertionResults: readonly { readonly fullName: string; readonly status: string }[];
  }[];
}

/** Runs the fast tier in the copy, and reads what came of it. */
async function suites(): Promise<Results> {
  const file = join(copy.folder, "results.json");
  const args = ["jest", "--json", `--outputFile=${file}`, "--testPathIgnorePatterns", SLOW, OF_SAMPLE];
  const env = { ...process.env, CHROMIUM_PATH: await findBrowser(), TEST_TIER: "fast" };
  await new Promise((done) => {
    spawn("npx", args, { cwd: copy.folder, env, stdio: "ignore" }).once("close", done);
  });
  return JSON.parse(await readFile(file, "utf8")) as Results;
}

it("is built, and every suite holds for it", async () => {
  const { code, output } = await copy.build();
  expect([code, code === 0 ? "" : output]).toEqual([0, ""]);
  const { numPassedTests, testResults } = await suites();
  const failed = testResults.flatMap(({ name, message, assertionResults }) => {
    const faults = assertionResults.filter(({ status }) => status === "failed").map(({ fullName }) => fullName);
    const said = faults.length === 0 && assertionResults.length === 0 ? [message] : faults;
    return said.map((fault) => `${name.slice(copy.folder.length + 1)}: ${fault}`);
  });
  expect(failed).toEqual([]);
  expect(numPassedTests).toBeGreaterThan(2000);
}, 3_600_000);
