import { createRequire } from "node:module";
import { resolve } from "node:path";
import { moreDiskThreads } from "../server/disk-threads";
import { fail } from "./fail";
import { assertBuildable } from "./folder-name";
import { run } from "./run";
import type * as Serving from "./serving";

/** `npm start`: builds the site and serves it. A port that cannot be used is said before the build, not after. */
async function main(): Promise<void> {
  try {
    assertBuildable();
    // What serves reads the content while it is loaded: a fault in it is to be told, not thrown.
    const { readyToServe, serve } = createRequire(__filename)("./serving") as typeof Serving;
    await readyToServe(resolve("public"));
    console.log("Building the site. The first build makes all pictures and takes a few minutes; later ones are quick.");
    await run("npm", ["run", "--silent", "build"]);
    await serve(resolve("public"));
  } catch (error) {
    fail(error);
  }
}

moreDiskThreads();
void main();
