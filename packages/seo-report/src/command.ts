import { resolve } from "node:path";
import { readEarlierReports } from "./earlier-report";
import { madeNow } from "./made";
import { inspect } from "./make-report";
import { optionsIn, USAGE } from "./options";
import { render } from "./render/render";
import { ownerOf } from "./settings";
import { sourceIn } from "./site-source";
import { printReport } from "./write/print";
import { writeReport } from "./write/write-report";
import { fail } from "#lib/fail";

/**
 * `npm run seo`: reads the built site as a search engine would and writes a report into `seo-report/`; {@link USAGE} has
 * what it can be told. Of several earlier reports it also draws how the figures went. Errors make it fail; warnings and
 * notes do not.
 */
async function main(): Promise<void> {
  const args = process.argv.slice(2);
  const options = optionsIn(args);
  if (options.isHelp) {
    console.log(USAGE);
    return;
  }
  const { site, url, out, data, compare } = options;
  // Read first: an earlier report may be the one that is written over.
  const history = await readEarlierReports(compare);
  const read = await sourceIn(options);
  const source = options.render ? { ...read, rendered: await render(read) } : read;
  const made = await madeNow(url === undefined ? resolve(site) : undefined, args);
  const earlier = history.at(-1)?.report;
  const inspection = await inspect(source, { earlier, history, made, ...(await ownerOf(source, data)) });
  const { report } = inspection;
  printReport(report, await writeReport(inspection, source.readBytes, resolve(out)));
  if (report.counts.errors > 0) process.exitCode = 1;
}

main().catch(fail);
