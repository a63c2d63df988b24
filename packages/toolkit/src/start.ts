import { createRequire } from "node:module";
import { resolve } from "node:path";
import type * as DiskThreads from "@site/contact-service/server/disk-threads";
import type * as Serving from "@site/contact-service/commands/serving";
import { fail } from "#lib/fail";
import { assertBuildable } from "./folder-name";
import { run } from "./run";

const load = createRequire(__filename);

/**
 * `npm start`: builds the site and serves it. A port that cannot be used is said before the build, not after. Where the
 * package that takes messages has been taken out, Gatsby's own server shows the pages.
 */
async function main(): Promise<void> {
  try {
    assertBuildable();
    const isThere = hasContactService();
    if (isThere) (load("@site/contact-service/server/disk-threads") as typeof DiskThreads).moreDiskThreads();
    // What serves reads the content while it is loaded: a fault in it is to be told, not thrown.
    const service = isThere ? (load("@site/contact-service/commands/serving") as typeof Serving) : undefined;
    await service?.readyToServe(resolve("public"));
    console.log("Building the site. The first build makes all pictures and takes a few minutes; later ones are quick.");
    await run("npm", ["run", "--silent", "build"]);
    if (service) await service.serve(resolve("public"));
    else await serveWithoutMail();
  } catch (error) {
    fail(error);
  }
}

function hasContactService(): boolean {
  try {
    load.resolve("@site/contact-service/commands/serving");
    return true;
  } catch {
    return false;
  }
}

async function serveWithoutMail(): Promise<void> {
  console.log("No contact service is installed (packages/contact-service): what the form sends is not taken here.");
  await run("gatsby", ["serve", "--prefix-paths", "--port", process.env.PORT ?? "9000"]);
}

void main();
