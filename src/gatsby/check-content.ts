import type { Reporter } from "gatsby";
import { checkContent } from "../content/check";
import { faultReport, foreignNote } from "../content/fault";

/** Tells what a check of the content finds, and stops the build at faults. @returns The number of content files. */
export async function reportContent(dataDir: string, reporter: Reporter): Promise<number> {
  const { files, faults, warnings, foreign } = await checkContent(dataDir);
  if (warnings.length > 0) reporter.warn(`Content, known and kept:\n${faultReport(warnings)}`);
  if (foreign.length > 0) reporter.info(foreignNote(foreign));
  if (faults.length > 0) reporter.panic(`${String(faults.length)} faults in the content:\n${faultReport(faults)}`);
  reporter.info(`${String(files)} content files keep all rules`);
  return files;
}
