import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { readEarlierReport } from "./earlier-report";
import { reportOn } from "./make-report";
import { readFolder } from "./read/folder";
import { ownerOf } from "./settings";
import { printReport } from "./write/print";
import { writeReport } from "./write/write-report";
import { fail } from "#lib/fail";

/**
 * `npm run seo`: reads the built site as a search engine would and writes a report into `seo-report/`. `--out FOLDER`
 * writes it elsewhere, `--site FOLDER` reads any other built site, `--data FOLDER` its exceptions and redirects,
 * `--compare OLD.json` tells what changed since that report. Errors make it fail; warnings and notes do not.
 */
async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      site: { type: "string", default: "public" },
      out: { type: "string", default: "seo-report" },
      data: { type: "string" },
      compare: { type: "string" },
    },
  });
  // Read first: the earlier report may be the one that is written over.
  const earlier = values.compare === undefined ? undefined : await readEarlierReport(values.compare);
  const siteDir = resolve(values.site);
  const source = await readFolder(siteDir);
  const report = await reportOn(source, { earlier, ...(await ownerOf(siteDir, values.data)) });
  printReport(report, await writeReport(report, source.readBytes, resolve(values.out)));
  if (report.counts.errors > 0) process.exitCode = 1;
}

main().catch(fail);
