import { resolve } from "node:path";
import type { GatsbyNode, Reporter } from "gatsby";
import { checkContent } from "./content/check";
import { faultReport, foreignNote } from "./content/fault";
import { chooseProcesses } from "./processes";

/** Stops the build before anything is made when the content is wrong; how much there is says how the work is shared. */
export const onPreBootstrap: NonNullable<GatsbyNode["onPreBootstrap"]> = async ({ reporter }) => {
  chooseProcesses(await reportContent(resolve("data"), reporter));
};

/** Returns the number of content files. */
async function reportContent(dataDir: string, reporter: Reporter): Promise<number> {
  const { files, faults, warnings, foreign } = await checkContent(dataDir);
  if (warnings.length > 0) reporter.warn(`Content, known and kept:\n${faultReport(warnings)}`);
  if (faults.length > 0) reporter.panic(`${String(faults.length)} faults in the content:\n${faultReport(faults)}`);
  if (foreign.length > 0) reporter.info(foreignNote(foreign));
  reporter.info(`${String(files)} content files keep all rules`);
  return files;
}
