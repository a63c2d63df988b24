import { readFile } from "node:fs/promises";
import { resolve } from "node:path";
import { transform } from "esbuild";
import { renderToStaticMarkup } from "react-dom/server";
import { logosIn, painted, type PaintedLogo } from "#content/logo";
import { paletteCss } from "#styles/palette";
import type { SeoReport } from "../seo-report";
import { MarkDrawing } from "./agency-mark";
import { ReportDocument } from "./ReportDocument";

const FOLDER = resolve("packages/seo-report/src/view");
const SHEETS = ["report", "head", "summary", "findings", "filter", "pages", "details", "previews", "print"];
const FONTS = resolve("src/styles/fonts");

/** A report as one page of HTML, its styles and its script in it. */
export async function reportPage(report: SeoReport, pictures: ReadonlyMap<string, string>): Promise<string> {
  const document = (
    <MarkDrawing value={await agencyMark()}>
      <ReportDocument report={report} pictures={pictures} styles={await styles()} script={await script()} />
    </MarkDrawing>
  );
  return `<!doctype html>\n${renderToStaticMarkup(document)}\n`;
}

/** In the colours of the report, which are the site's. */
async function agencyMark(): Promise<PaintedLogo> {
  return painted((await logosIn(resolve("data"))).mark, (name) => `var(--${name})`);
}

/** The site's colours in both themes, its faces, and the sheets of the report. */
async function styles(): Promise<string> {
  const sheets = await Promise.all(SHEETS.map((sheet) => readFile(resolve(FOLDER, `${sheet}.css`), "utf8")));
  return [
    paletteCss("light"),
    // Paper is printed light.
    `@media screen and (prefers-color-scheme: dark) {\n${paletteCss("dark")}\n}`,
    await faceCss("Display", "700", "display.woff2"),
    await faceCss("Text", "400 600", "text.woff2"),
    ...sheets,
  ].join("\n");
}

async function faceCss(family: string, weight: string, file: string): Promise<string> {
  const face = (await readFile(resolve(FONTS, file))).toString("base64");
  return `@font-face { font-family: ${family}; font-weight: ${weight}; src: url(data:font/woff2;base64,${face}) format("woff2"); }`;
}

/** The script, which is typed like the rest, without its types. */
async function script(): Promise<string> {
  const source = await readFile(resolve(FOLDER, "interaction.ts"), "utf8");
  // The compiler would do it too, and keep 150 MB for it.
  return (await transform(source, { loader: "ts", target: "es2022" })).code;
}
