import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Inspection } from "../make-report";
import type { ReadBytes } from "../read/source";
import { reportPage } from "../view/report-page";
import { copySharePictures } from "./copy-share-pictures";
import { changesAsCsv } from "./changes-csv";
import { findingsAsCsv } from "./findings-csv";
import { inlinksAsCsv } from "./inlinks-csv";
import { pagesAsCsv } from "./pages-csv";
import { picturesAsCsv } from "./pictures-csv";

/** Writes a report into a folder: as JSON, as a page with its pictures, and as tables. Gives the page's path. */
export async function writeReport(inspection: Inspection, readBytes: ReadBytes, folder: string): Promise<string> {
  const { report, site } = inspection;
  await mkdir(folder, { recursive: true });
  const pictures = await copySharePictures(report, readBytes, folder);
  const write = (name: string, text: string) => writeFile(join(folder, name), text);
  await write("report.json", `${JSON.stringify(report, null, 2)}\n`);
  await write("report.csv", pagesAsCsv(report));
  await write("findings.csv", findingsAsCsv(inspection));
  await write("inlinks.csv", inlinksAsCsv(site));
  await write("pictures.csv", await picturesAsCsv(site, readBytes));
  if (report.changes) await write("changes.csv", changesAsCsv(report.changes));
  await write("index.html", await reportPage(report, pictures));
  return join(folder, "index.html");
}
