import { createRequire } from "node:module";
import { resolve } from "node:path";
import type * as Serving from "@site/site-server/commands/serving";
import { moreDiskThreads } from "@site/site-server/disk-threads";
import { fail } from "#lib/fail";
import { assertBuildable } from "./folder-name";
import { run } from "./run";

const load = createRequire(__filename);

/** `npm start`: builds the site and serves it. A port that cannot be used is said before the build, not after. */
async function main(): Promise<void> {
  try {
    moreDiskThreads();
    assertBuildable();
    // What serves reads the content while it is loaded: a fault in it is to be told, not thrown.
    const { readyToServe, serve } = load("@site/site-server/commands/serving") as typeof Serving;
    await readyToServe(resolve("public"));
    console.log("Building the site. The first build makes all pictures and takes a few minutes; later ones are quick.");
    await run("npm", ["run", "--silent", "build"]);
    await serve(resolve("public"));
  } catch (error) {
    fail(error);
  }
}

void main();
