import { resolve } from "node:path";
import type { ParentSpanPluginArgs } from "gatsby";
import { reportContent } from "./check-content";
import { readContentAsChecked } from "./content-nodes";
import { noteCopies, removeFormerCopies } from "./copied-files";
import { chooseProcesses } from "./cpu-count";
import { deploymentIn } from "./deployment";
import { bringBackPictures, RETIRED_PICTURES } from "./finish/retired-pictures";
import { bringBackResults, RETIRED_RESULTS } from "./finish/retired-results";
import { expectCpuCount, measureWith } from "./gatsby-internals";
import { uprightSize } from "../content/picture-file";
import { tellOpenedPages } from "./opened-pages";
import { fasterAvif } from "./picture-encoding";
import { allowManySaves, awaitWritten, changeBetweenQueries, listAgain } from "./saved-files";
import { renewStaleCache, stampCache } from "./stale-cache";

/** Milliseconds without a change after which a file that is saved counts as written. */
const SETTLED = 100;

/** Before Gatsby opens its cache: stops at a malformed environment, and has a cache made anew that could not be used. */
export async function onPreInit({ store, reporter, pathPrefix }: ParentSpanPluginArgs): Promise<void> {
  deploymentIn(process.env);
  fasterAvif();
  measureWith(uprightSize);
  readContentAsChecked();
  awaitWritten(SETTLED);
  changeBetweenQueries();
  if (process.env.NODE_ENV === "development") {
    allowManySaves();
    listAgain();
    tellOpenedPages();
  }
  await removeFormerCopies(resolve("static"), resolve("public"));
  await renewStaleCache(store, reporter, pathPrefix);
}

/** Stops the build before anything is made when the content is wrong; how much there is says how the work is shared. */
export async function onPreBootstrap({ reporter, pathPrefix }: ParentSpanPluginArgs): Promise<void> {
  await stampCache(pathPrefix);
  await noteCopies(resolve("static"));
  await bringBackResults(resolve("public"), resolve(RETIRED_RESULTS));
  await bringBackPictures(resolve("public"), resolve(RETIRED_PICTURES));
  chooseProcesses(await reportContent(resolve("data"), reporter));
  expectCpuCount();
}
