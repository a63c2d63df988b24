import { resolve } from "node:path";
import { readEarlierReports } from "./earlier-report";
import { madeNow } from "./made";
import { inspect } from "./make-report";
import { optionsIn } from "./options";
import { readFolder } from "./read/folder";
import { ownerOf } from "./settings";
import { printReport } from "./write/print";
import { writeReport } from "./write/write-report";
import { fail } from "#lib/fail";

/**
 * `npm run seo`: reads the built site as a search engine would and writes a report into `seo-report/`. `--out FOLDER`
 * writes it elsewhere, `--site FOLDER` reads any other built site, `--data FOLDER` its exceptions and redirects,
 * `--compare OLD.json` tells what changed since that report; given several, it also draws how the figures went. Errors
 * make it fail; warnings and notes do not.
 */
async function main(): Promise<void> {
  const args = process.argv.slice(2);
  const { site, out, data, compare } = optionsIn(args);
  // Read first: an earlier report may be the one that is written over.
  const history = await readEarlierReports(compare);
  const siteDir = resolve(site);
  const source = await readFolder(siteDir);
  const made = await madeNow(siteDir, args);
  const earlier = history.at(-1)?.report;
  const inspection = await inspect(source, { earlier, history, made, ...(await ownerOf(siteDir, data)) });
  const { report } = inspection;
  printReport(report, await writeReport(inspection, source.readBytes, resolve(out)));
  if (report.counts.errors > 0) process.exitCode = 1;
}

main().catch(fail);
