import { assertBuildable } from "./folder-name";
import { run } from "./run";
import { fail } from "#lib/fail";

/**
 * `npm run build`, `npm run develop`: Gatsby, with what is named behind the command. A folder that it cannot work in is
 * said first, for it would say nothing of it.
 */
async function main(): Promise<void> {
  assertBuildable();
  // Steps in lines that stay: its other way of telling them draws over what it has written.
  const settings = { GATSBY_LOGGER: "yurnalist", GATSBY_TELEMETRY_DISABLED: "1" };
  await run("gatsby", process.argv.slice(2), settings);
}

main().catch(fail);
