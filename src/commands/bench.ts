import { readFile, writeFile } from "node:fs/promises";
import { parseArgs } from "node:util";
import { measureBuild } from "../bench/build";
import { type Figures, printFigures, type Report } from "../bench/figures";
import { measureMotion } from "../bench/motion";
import { withVisitedSite } from "../bench/site";
import { fail } from "./serving";

/** What can be measured, in the order in which it is. */
const MEASURES: Readonly<Record<string, () => Promise<Figures>>> = {
  build: measureBuild,
  motion: () => withVisitedSite(measureMotion),
};

/**
 * `npm run bench -- NAME…`: measures the built site, or the build itself. `--json FILE` keeps the figures,
 * `--compare FILE` puts those of an earlier run beside them.
 */
async function main(): Promise<void> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { json: { type: "string" }, compare: { type: "string" } },
  });
  const allowed = Object.keys(MEASURES);
  const wrong = positionals.filter((name) => !allowed.includes(name));
  if (positionals.length === 0 || wrong.length > 0) {
    throw new Error(`bench: got ${wrong.join(", ") || "no name"}; allowed: ${allowed.join(", ")}`);
  }
  const earlier = values.compare === undefined ? {} : await readReport(values.compare);
  const report: Record<string, Figures> = {};
  for (const [name, measure] of Object.entries(MEASURES)) {
    if (!positionals.includes(name)) continue;
    report[name] = await measure();
    printFigures(report[name], earlier[name]);
    // After each, so that what was measured is not lost with what fails later.
    if (values.json !== undefined) await writeFile(values.json, JSON.stringify(report, null, 2));
  }
}

async function readReport(file: string): Promise<Report> {
  const text = await readFile(file, "utf8").catch(() => {
    throw new Error(`--compare: ${file} can't be read; it may be a file that --json has written`);
  });
  return JSON.parse(text) as Report;
}

main().catch(fail);
