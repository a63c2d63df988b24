import type { z } from "zod";
import { faultReport } from "#content/fault";
import { pageFiles } from "#content/page-files";
import { readContent } from "#content/read";
import { redirectsIn } from "#content/redirects";
import { seoExceptions } from "#content/seo";
import type { Redirect } from "#hosting/policy";

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
  const own = faults.filter(({ file }) => file === REDIRECTS || file === EXCEPTIONS);
  if (own.length > 0) throw new Error(`The settings of the report are wrong:\n${faultReport(own)}`);
  const value = (name: string) => files.find(({ file }) => file === name)?.value;
  return {
    redirects: redirectsIn(files),
    exceptions: seoExceptions.parse(value(EXCEPTIONS)).exceptions,
    files: new Map([...pageFiles(files)].map(([address, file]) => [address, `data/${file}`])),
  };
}
