import { readFile, writeFile } from "node:fs/promises";
import { parseArgs } from "node:util";
import { measureBuild } from "../bench/build";
import { type Figures, printFigures, type Report } from "../bench/figures";
import { measureInteraction, measureTakeover } from "../bench/interaction";
import { type MailOptions, measureMail } from "../bench/mail";
import { measureMotion } from "../bench/motion";
import { measurePages } from "../bench/pages";
import { measurePictures } from "../bench/pictures";
import { measureScale, type ScaleOptions } from "../bench/scale";
import { withVisitedSite } from "../bench/site";
import { fail } from "./fail";

interface Options extends ScaleOptions {
  /** Addresses of the pages that are measured; without it all. */
  readonly only?: readonly string[] | undefined;
  readonly mail: MailOptions;
}

/** What can be measured, in the order in which it is. */
const MEASURES: Readonly<Record<string, (options: Options) => Promise<Figures>>> = {
  pages: ({ only }) => measurePages(only),
  takeover: () => withVisitedSite(measureTakeover),
  interaction: () => withVisitedSite(measureInteraction),
  motion: () => withVisitedSite(measureMotion),
  pictures: () => withVisitedSite(measurePictures),
  build: measureBuild,
  scale: measureScale,
  mail: ({ mail }) => measureMail(mail),
};

/**
 * `npm run bench -- NAME…`: measures the built site, the build itself, or what takes messages. `--json FILE` keeps the figures,
 * `--compare FILE` puts those of an earlier run beside them. `--only /about/` narrows `pages` to a page. For `scale`:
 * `--sizes 100,1000` builds these numbers of projects only, `--in-portfolio` gives each a card there, `--chart FILE` is
 * where the chart goes. For `mail`: `--messages 10000` stores fewer while memory is watched, `--folder DIR` says on which
 * disk.
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
      messages: { type: "string", default: "100000" },
      folder: { type: "string", default: "bench" },
    },
  });
  const allowed = Object.keys(MEASURES);
  const wrong = positionals.filter((name) => !allowed.includes(name));
  if (positionals.length === 0 || wrong.length > 0) {
    throw new Error(`bench: got ${wrong.join(", ") || "no name"}; allowed: ${allowed.join(", ")}`);
  }
  const { only, chart, "in-portfolio": isInPortfolio } = values;
  const mail = { messages: messagesIn(values.messages), folder: values.folder };
  const options = { only, chart, isInPortfolio, sizes: sizesIn(values.sizes), mail };
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

function messagesIn(text: string): number {
  if (/^\d{3,7}$/.test(text) && Number(text) >= 1000) return Number(text);
  throw new Error(`--messages: got ${JSON.stringify(text)}; allowed: a number from 1000 to 9999999`);
}

async function readReport(file: string): Promise<Report> {
  const text = await readFile(file, "utf8").catch(() => {
    throw new Error(`--compare: ${file} can't be read; it may be a file that --json has written`);
  });
  return JSON.parse(text) as Report;
}

main().catch(fail);
