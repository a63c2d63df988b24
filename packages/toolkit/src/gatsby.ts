import { resolve } from "node:path";
import { checkContent } from "#content/check";
import { faultsIn } from "#content/fault";
import { readContent } from "#content/read";
import { fail } from "#lib/fail";
import { assertBuildable } from "./folder-name";
import { run } from "./run";

/**
 * `npm run build`, `npm run develop`: Gatsby, with what is named behind the command. A folder that it cannot work in, and
 * content that it cannot read, are said first, for it would say nothing of the one and not where the other is.
 */
async function main(): Promise<void> {
  assertBuildable();
  await assertReadable(resolve("data"));
  // Steps in lines that stay: its other way of telling them draws over what it has written.
  const settings = { GATSBY_LOGGER: "yurnalist", GATSBY_TELEMETRY_DISABLED: "1" };
  await run("gatsby", process.argv.slice(2), settings);
}

/**
 * Files that code itself reads (words, addresses) Gatsby compiles into its own hooks, before any of them can check them.
 *
 * @throws When a file breaks the rules of its kind, with everything else that is wrong in the content.
 */
async function assertReadable(dataDir: string): Promise<void> {
  const { faults: unread } = await readContent(dataDir);
  if (unread.length === 0) return;
  const { faults } = await checkContent(dataDir);
  throw new Error(faultsIn("the content", faults));
}

main().catch(fail);
