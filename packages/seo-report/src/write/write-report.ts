import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { ReadBytes } from "../read/source";
import type { SeoReport } from "../seo-report";
import { reportPage } from "../view/report-page";
import { copySharePictures } from "./copy-share-pictures";
import { pagesAsCsv } from "./csv";

/** Writes a report into a folder, as JSON, as CSV and as a page with its pictures; gives the page's path. */
export async function writeReport(report: SeoReport, readBytes: ReadBytes, folder: string): Promise<string> {
  await mkdir(folder, { recursive: true });
  const pictures = await copySharePictures(report, readBytes, folder);
  await writeFile(join(folder, "report.json"), `${JSON.stringify(report, null, 2)}\n`);
  await writeFile(join(folder, "report.csv"), pagesAsCsv(report));
  await writeFile(join(folder, "index.html"), await reportPage(report, pictures));
  return join(folder, "index.html");
}
