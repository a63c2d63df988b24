import { readFile, writeFile } from "node:fs/promises";
import { parseArgs } from "node:util";
import { measureBuild } from "./build";
import { type Figures, printFigures, type Report } from "./figures";
import { measureInteraction, measureTakeover } from "./interaction";
import { measureMotion } from "./motion";
import { measurePages } from "./pages";
import { measurePictures } from "./pictures";
import { measureScale, type ScaleOptions } from "./scale";
import { measureWeights } from "./weights";
import { withVisitedSite } from "@site/toolkit/visited-site";
import { fail } from "#lib/fail";

interface Options extends ScaleOptions {
  /** Addresses of the pages that are measured; without it all. */
  readonly only?: readonly string[] | undefined;
}

/** What can be measured, in the order in which it is. */
const MEASURES: Readonly<Record<string, (options: Options) => Promise<Figures>>> = {
  pages: ({ only }) => measurePages(only),
  takeover: () => withVisitedSite(measureTakeover),
  interaction: () => withVisitedSite(measureInteraction),
  motion: () => withVisitedSite(measureMotion),
  weights: () => withVisitedSite(measureWeights),
  pictures: () => withVisitedSite(measurePictures),
  build: measureBuild,
  scale: measureScale,
};

/**
 * `npm run bench -- NAME…`: measures the built site, the build itself, and how it grows. `--json FILE` keeps the figures,
 * `--compare FILE` puts those of an earlier run beside them. `--only /about/` narrows `pages` to a page. For `scale`:
 * `--sizes 100,1000` builds these numbers of projects only, `--in-portfolio` gives each a card there, `--chart FILE` is
 * where the chart goes.
 */
async function main(): Promise<void> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: {
      json: { type: "string" },
      compare: { type: "string" },
      only: { type: "string", multiple: true },
      sizes: { type: "string", default: "100,1000,5000,10000" },
      "in-portfolio": { type: "boolean", default: false },
      chart: { type: "string", default: "bench/scale.svg" },
    },
  });
  const allowed = Object.keys(MEASURES);
  const wrong = positionals.filter((name) => !allowed.includes(name));
  if (positionals.length === 0 || wrong.length > 0) {
    throw new Error(`bench: got ${wrong.join(", ") || "no name"}; allowed: ${allowed.join(", ")}`);
  }
  const { only, chart, "in-portfolio": isInPortfolio } = values;
  const options = { only, chart, isInPortfolio, sizes: sizesIn(values.sizes) };
  const earlier = values.compare === undefined ? {} : await readReport(values.compare);
  const report: Record<string, Figures> = {};
  for (const [name, measure] of Object.entries(MEASURES)) {
    if (!positionals.includes(name)) continue;
    report[name] = await measure(options);
    printFigures(report[name], earlier[name]);
    // After each, so that what was measured is not lost with what fails later.
    if (values.json !== undefined) await writeFile(values.json, JSON.stringify(report, null, 2));
  }
}

function sizesIn(text: string): number[] {
  if (!/^[1-9]\d*(?:,[1-9]\d*)*$/.test(text)) {
    throw new Error(`--sizes: got ${JSON.stringify(text)}; allowed: numbers of projects, such as 100,1000`);
  }
  return text.split(",").map(Number);
}

async function readReport(file: string): Promise<Report> {
  const text = await readFile(file, "utf8").catch(() => {
    throw new Error(`--compare: ${file} can't be read; it may be a file that --json has written`);
  });
  return JSON.parse(text) as Report;
}

main().catch(fail);
