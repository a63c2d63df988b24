import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { readEarlierReport } from "./earlier-report";
import { reportOn } from "./make-report";
import { readFolder } from "./read/folder";
import { printReport } from "./write/print";
import { writeReport } from "./write/write-report";
import { fail } from "#lib/fail";

/**
 * `npm run seo`: reads the built site as a search engine would and writes a report into `seo-report/`. `--out FOLDER`
 * writes it elsewhere, `--site FOLDER` reads another built site, `--data FOLDER` other exceptions and redirects,
 * `--compare OLD.json` tells what changed since that report. Errors make it fail; warnings and notes do not.
 */
async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      site: { type: "string", default: "public" },
      out: { type: "string", default: "seo-report" },
      data: { type: "string", default: "data" },
      compare: { type: "string" },
    },
  });
  // Read first: the earlier report may be the one that is written over.
  const earlier = values.compare === undefined ? undefined : await readEarlierReport(values.compare);
  const source = await readFolder(resolve(values.site));
  const report = await reportOn(source, { dataDir: resolve(values.data), earlier });
  printReport(report, await writeReport(report, source.readBytes, resolve(values.out)));
  if (report.counts.errors > 0) process.exitCode = 1;
}

main().catch(fail);
