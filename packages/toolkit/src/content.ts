import { relative, resolve } from "node:path";
import { checkContent } from "#content/check";
import { faultReport, faultsIn, foreignNote, goodNote } from "#content/fault";
import { writeEditorSchemas } from "#content/json-schema";

/** `npm run content`: checks `data/` in seconds, without a build, and refreshes the editors' schemas. */
async function main(): Promise<void> {
  const dataDir = resolve("data");
  await writeEditorSchemas(dataDir);
  const { files, faults, warnings, foreign } = await checkContent(dataDir);
  if (foreign.length > 0) console.log(foreignNote(foreign));
  if (warnings.length > 0) console.warn(`Warnings:\n${faultReport(warnings)}`);
  if (faults.length > 0) {
    console.error(faultsIn(`${relative("", dataDir)}/`, faults));
    process.exitCode = 1;
    return;
  }
  console.log(`${goodNote(files)}.`);
}

void main();
