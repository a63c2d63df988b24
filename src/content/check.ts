import type { Fault } from "./fault";
import { iconFaults } from "./icons";
import { legalTextFaults, legalTexts } from "./legal-texts";
import { letterFaults } from "./letters";
import { logoFaults } from "./logo-faults";
import { pictureFaults } from "./pictures";
import { readContent } from "./read";
import { relationFaults } from "./relations";

/** What a check of the content found. Faults stop a build, warnings do not. */
export interface ContentReport {
  /** Number of well-formed content files. */
  readonly files: number;
  readonly faults: readonly Fault[];
  readonly warnings: readonly Fault[];
  /** Files of other programs, which are left out, by their paths below the folder. */
  readonly foreign: readonly string[];
}

/** Checks all content below a folder: every file by itself, its pictures and drawings, and how the files fit together. */
export async function checkContent(dataDir: string): Promise<ContentReport> {
  const reading = await readContent(dataDir);
  const relations = relationFaults(reading.files, reading.unread);
  const letters = await letterFaults([...reading.files, ...(await legalTexts(dataDir, reading.names))]);
  const pictures = await pictureFaults(dataDir, reading.files, reading.names);
  const icons = await iconFaults(dataDir, reading.files, reading.names);
  const logos = await logoFaults(dataDir, reading.files, reading.names);
  const isWhole = reading.unread.length === 0;
  const legal = await legalTextFaults(dataDir, { files: reading.files, names: reading.names, isWhole });
  return {
    files: reading.files.length,
    faults: [
      ...reading.faults,
      ...relations.faults,
      ...letters,
      ...pictures.faults,
      ...icons,
      ...logos.faults,
      ...legal,
    ],
    warnings: [...relations.warnings, ...pictures.warnings, ...logos.warnings],
    foreign: reading.foreign,
  };
}
