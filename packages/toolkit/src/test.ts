import { existsSync } from "node:fs";
import { availableParallelism } from "node:os";
import { assertBuildable } from "./folder-name";
import { installPackages, missingOf, PROGRAMS } from "./install-programs";
import { browserForTests } from "./install-browser";
import { programAt } from "./programs";
import { run } from "./run";
import { NOT_FAST } from "./tiers";
import { fail } from "#lib/fail";

/** Chromium without its windows: the same engine, less processor time. Tests that need windows take the full one. */
const SHELL = "chromium-headless-shell";

/**
 * How many suites run at once: one more than there are cores, since tests often wait for a browser or a server. Slow
 * suites measure, so fewer run at once (`maxWorkers` in package.json).
 */
const AT_ONCE = availableParallelism() + 1;

/** What the other tiers run, by their switches. Suites about all pages look at some in each of the first two tiers. */
const TIERS: Readonly<Record<string, { readonly name: string; readonly suites: string }>> = {
  "--slow": { name: "slow tests", suites: String.raw`\.(?:slow|pages)\.test\.tsx?$` },
  "--release": { name: "tests of a release", suites: String.raw`\.release\.test\.tsx?$` },
};

/**
 * `npm test`: builds the site, checks the sources, runs the tests of the fast tier. How data files are formatted, which
 * no visitor sees and editors do as they like, is left to `npm run check`. `npm run test:slow` (`--slow`): runs
 * those that build the site again, run commands, stop processes, start all servers, functions and older browsers, and
 * look at the pages that the fast tier has not looked at. `npm run test:release` (`--release`): runs those that take a
 * quarter of an hour each. Both build only where no site is built. What is named behind `--` goes to Jest, as in
 * `npm test -- __tests__/lib`; the build and the checks then still come first.
 */
async function main(): Promise<void> {
  assertBuildable();
  const [tier, ...args] = process.argv.slice(2);
  const browser = await browserForTests();
  console.log(`Browser: ${browser}`);
  await installPackages(missingOf(PROGRAMS));
  await run("npm", ["run", "--silent", "--workspaces", "--if-present", "prepare-tests"]);
  const shell = programAt(SHELL);
  const browsers = { CHROMIUM_PATH: browser, ...(shell !== undefined && { CHROMIUM_SHELL: shell }) };
  const build = () => step("Building the site", "npm", ["run", "--silent", "build"]);
  const other = TIERS[tier ?? ""];
  if (other) {
    if (!existsSync("public/index.html")) await build();
    const environment = { ...browsers, TEST_TIER: "slow" };
    await step(`Running the ${other.name}`, "npx", ["jest", "--testPathPatterns", other.suites, ...args], environment);
    return;
  }
  // For much of its time a build keeps one core busy. The types that the other checks go by are written by it.
  const together = [build(), step("Checking styles, rooms and formats", "npm", ["run", "--silent", "check:untyped"])];
  // None is left running: what failed stands last.
  await Promise.allSettled(together);
  await Promise.all(together);
  await step("Checking scripts and types", "npm", ["run", "--silent", "check:typed"]);
  const named = tier === undefined ? [] : [tier, ...args];
  await step(
    "Running the tests",
    "npx",
    ["jest", ...named, `--maxWorkers=${AT_ONCE}`, "--testPathIgnorePatterns", NOT_FAST],
    browsers,
  );
}

async function step(
  name: string,
  command: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv = {},
): Promise<void> {
  const start = performance.now();
  console.log(`\n${name} …`);
  await run(command, args, env);
  console.log(`${name}: ${((performance.now() - start) / 1000).toFixed(0)} s`);
}

main().catch(fail);
