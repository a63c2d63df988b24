import { readFile } from "node:fs/promises";
import { resolve } from "node:path";
import { renderToStaticMarkup } from "react-dom/server";
import ts from "typescript";
import { paletteCss } from "../../../styles/palette";
import type { SeoReport } from "../seo-report";
import { ReportDocument } from "./ReportDocument";

const FOLDER = resolve("src/seo/report/view");
const SHEETS = ["report", "head", "findings", "filter", "pages", "details", "previews", "print"];
const DISPLAY_FACE = resolve("src/styles/fonts/display.woff2");

/** A report as one page of HTML, its styles and its script in it. */
export async function reportPage(report: SeoReport, pictures: ReadonlyMap<string, string>): Promise<string> {
  const document = (
    <ReportDocument report={report} pictures={pictures} styles={await styles()} script={await script()} />
  );
  return `<!doctype html>\n${renderToStaticMarkup(document)}\n`;
}

/** The site's colours in both themes, its display face for the headings, and the sheets of the report. */
async function styles(): Promise<string> {
  const sheets = await Promise.all(SHEETS.map((sheet) => readFile(resolve(FOLDER, `${sheet}.css`), "utf8")));
  const face = (await readFile(DISPLAY_FACE)).toString("base64");
  return [
    paletteCss("light"),
    // Paper is printed light.
    `@media screen and (prefers-color-scheme: dark) {\n${paletteCss("dark")}\n}`,
    `@font-face { font-family: Bricolage; font-weight: 700; src: url(data:font/woff2;base64,${face}) format("woff2"); }`,
    ...sheets,
  ].join("\n");
}

/** The script, which is typed like the rest, without its types. */
async function script(): Promise<string> {
  const source = await readFile(resolve(FOLDER, "interaction.ts"), "utf8");
  const options = { target: ts.ScriptTarget.ES2022, module: ts.ModuleKind.ESNext, removeComments: true };
  return ts.transpileModule(source, { compilerOptions: options }).outputText;
}
