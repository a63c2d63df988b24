import { resolve } from "node:path";
import { fail } from "#lib/fail";
import { assertBuildable } from "./folder-name";
import { makeFonts } from "./make-fonts";
import { readableContent } from "./readable-content";
import { run } from "./run";

/**
 * `npm run build`, `npm run develop`: Gatsby, with what is named behind the command. A folder that it cannot work in, and
 * content that it cannot read, are said first, for it would say nothing of the one and not where the other is.
 */
async function main(): Promise<void> {
  assertBuildable();
  for (const made of await makeFonts(await readableContent(resolve("data")))) console.log(`Font ${made}`);
  // Steps in lines that stay: its other way of telling them draws over what it has written.
  const settings = { GATSBY_LOGGER: "yurnalist", GATSBY_TELEMETRY_DISABLED: "1" };
  await run("gatsby", process.argv.slice(2), settings);
}

main().catch(fail);
