import { assertBuildable } from "./folder-name";
import { installPackages, missingOf, PROGRAMS } from "./install-programs";
import { browserForTests } from "./install-browser";
import { run } from "./run";
import { fail } from "#lib/fail";

/**
 * `npm test`: builds the site, checks the sources, runs every test. What is named behind `--` goes to Jest, as in
 * `npm test -- __tests__/lib`; the build and the checks then still come first.
 */
async function main(): Promise<void> {
  assertBuildable();
  const browser = await browserForTests();
  console.log(`Browser: ${browser}`);
  await installPackages(missingOf(PROGRAMS));
  await run("npm", ["run", "--silent", "--workspaces", "--if-present", "prepare-tests"]);
  await step("Building the site", "npm", ["run", "--silent", "build"]);
  await step("Checking types, rules and formats", "npm", ["run", "--silent", "check"]);
  await step("Running the tests", "npx", ["jest", ...process.argv.slice(2)], { CHROMIUM_PATH: browser });
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
