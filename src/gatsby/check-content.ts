import type { Reporter } from "gatsby";
import { checkContent } from "../content/check";
import { faultsIn, foreignNote, goodNote, warningNote } from "../content/fault";

/** Tells what a check of the content finds, and stops the build at faults. @returns The number of content files. */
export async function reportContent(dataDir: string, reporter: Reporter): Promise<number> {
  const { files, faults, warnings, foreign } = await checkContent(dataDir);
  if (warnings.length > 0) reporter.warn(warningNote(warnings));
  if (foreign.length > 0) reporter.info(foreignNote(foreign));
  if (faults.length > 0) reporter.panic(faultsIn("the content", faults));
  reporter.info(goodNote(files));
  return files;
}
