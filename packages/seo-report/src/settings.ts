import { resolve } from "node:path";
import type { z } from "zod";
import { type Fault, faultReport, fieldOf, shown } from "#content/fault";
import { pageFiles } from "#content/page-files";
import { readContent } from "#content/read";
import { redirectsIn } from "#content/redirects";
import { seoExceptions } from "#content/seo";
import type { Redirect } from "#hosting/policy";
import type { SiteSource } from "./read/source";
import { RULE_IDS } from "./rules/rule-ids";

/** A finding that is known and kept, and why. */
export type Exception = z.infer<typeof seoExceptions>["exceptions"][number];

/** All that the report takes from the site's own data. */
export interface Settings {
  readonly redirects: readonly Redirect[];
  readonly exceptions: readonly Exception[];
  /** The data file of each page, from the root of the project, by the page's address. */
  readonly files: ReadonlyMap<string, string>;
}

const REDIRECTS = "redirects.json";
const EXCEPTIONS = "seo-exceptions.json";

/** Of a site that others made, nothing is known but what it says itself. */
const NONE: Settings = { redirects: [], exceptions: [], files: new Map() };

/**
 * Reads redirects, silenced rules and the names of the data files; without a folder, there are none.
 *
 * @throws When one of the first two is wrong.
 */
export async function readSettings(dataDir: string | undefined): Promise<Settings> {
  if (dataDir === undefined) return NONE;
  const { files, faults } = await readContent(dataDir);
  refuse(faults.filter(({ file }) => file === REDIRECTS || file === EXCEPTIONS));
  const value = (name: string) => files.find(({ file }) => file === name)?.value;
  const { exceptions } = seoExceptions.parse(value(EXCEPTIONS));
  refuse(unknownRules(exceptions));
  return {
    redirects: redirectsIn(files),
    exceptions,
    files: new Map([...pageFiles(files)].map(([address, file]) => [address, `data/${file}`])),
  };
}

/** Whose site it is that is read. */
interface Owner {
  /** The folder with its settings; nothing where it has none. */
  readonly dataDir: string | undefined;
  /** Whether this project builds it, so that its files can be named. */
  readonly isOwn: boolean;
}

/**
 * Tells whether a site is built of the project's data: at least half of the pages that the data makes are there. Data
 * that is not named and makes another site has no say.
 */
export async function ownerOf({ pages }: Pick<SiteSource, "pages">, named: string | undefined): Promise<Owner> {
  const dataDir = resolve(named ?? "data");
  const { files } = await readContent(dataDir).catch(() => ({ files: [] }));
  const addresses = [...pageFiles(files).keys()];
  const there = new Set(pages.map(({ address }) => address));
  const built = addresses.filter((address) => there.has(address));
  const isOwn = addresses.length > 0 && built.length * 2 >= addresses.length;
  return { dataDir: isOwn || named !== undefined ? dataDir : undefined, isOwn };
}

function refuse(faults: readonly Fault[]): void {
  if (faults.length > 0) throw new Error(`The settings of the report are wrong:\n${faultReport(faults)}`);
}

/** The website takes any name: it has no part in the rules of this report. */
function unknownRules(exceptions: readonly Exception[]): Fault[] {
  const allowed: readonly string[] = RULE_IDS;
  return exceptions.flatMap(({ rule }, index) =>
    allowed.includes(rule)
      ? []
      : [
          {
            file: EXCEPTIONS,
            field: fieldOf(["exceptions", index, "rule"]),
            got: shown(rule),
            allowed: allowed.join(", "),
          },
        ],
  );
}
