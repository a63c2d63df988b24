import type { z } from "zod";
import { type Fault, faultReport, fieldOf, shown } from "#content/fault";
import { pageFiles } from "#content/page-files";
import { readContent } from "#content/read";
import { redirectsIn } from "#content/redirects";
import { seoExceptions } from "#content/seo";
import type { Redirect } from "#hosting/policy";
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

/** Reads redirects, silenced rules and the names of the data files. @throws When one of the first two is wrong. */
export async function readSettings(dataDir: string): Promise<Settings> {
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
