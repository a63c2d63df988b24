import { mkdir, rm, writeFile } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import type { GatsbyCache, SourceNodesArgs } from "gatsby";
import { fileSize } from "../lib/file-size";
import { readFontSources, type FontSources } from "../lib/font-sources";
import { numberOf } from "../lib/number-of";
import { slugIn } from "../lib/slug";
import type { CasePdf, CaseStudy } from "../pdf/case-study";
import { cutFonts } from "../pdf/fonts";
import { makeCasePdf } from "../pdf/make";
import { caseStudies } from "./case-study";
import { readContent } from "../content/read";
import { digestOf } from "../lib/digest";
import { digestOfFiles } from "./digest-of-files";
import { filesBelow } from "./files-below";
import { faultText } from "./told";

/** What the cache keeps of a PDF: it holds JSON only. */
interface Kept {
  readonly base64: string;
  readonly pages: number;
}

/** The layout itself: a PDF is made again when it, the palette or the cut of the fonts has changed. */
const CODE = [
  "src/pdf",
  "src/styles/settings/_colour.scss",
  "src/lib/font-sources.ts",
  "src/lib/font-characters.ts",
  "src/lib/lines.ts",
];

/** What is asked of Gatsby. */
type Tools = Pick<SourceNodesArgs, "actions" | "cache" | "createNodeId" | "reporter">;

/**
 * Makes the PDF of every project that asks for one. What has been made of the same data, pictures, fonts and code is
 * taken from the cache. A PDF that can't be made does not stop the build: it says so, and the page says that there is
 * none. In development, a change shows after a restart.
 */
export async function addCasePdfs(tools: Tools, dataDir: string, publicDir: string): Promise<void> {
  const studies = await caseStudies(dataDir, (await readContent(dataDir)).files);
  const fonts = await readFontSources();
  const code = await digestOfFiles(...CODE);
  const written: string[] = [];
  for (const study of studies) {
    try {
      const pdf = await made(tools.cache, digestOf(study, fonts, code), () => makeFrom(study, fonts));
      written.push(await addPdf(tools, study, pdf, publicDir));
    } catch (error) {
      tools.reporter.warn(`No PDF of “${study.title}”: ${faultText(error)}. Its page goes without one and says so.`);
    }
  }
  await removeOthers(publicDir, written);
}

async function makeFrom(study: CaseStudy, fonts: FontSources): Promise<CasePdf> {
  return makeCasePdf(study, await cutFonts(fonts));
}

/** Writes a PDF beside its page and tells the page about it. */
async function addPdf(tools: Tools, study: CaseStudy, pdf: CasePdf, publicDir: string): Promise<string> {
  const { actions, createNodeId, reporter } = tools;
  const path = `${study.path}${slugIn(study.path)}.pdf`;
  const file = join(publicDir, path);
  const size = fileSize(pdf.bytes.length, study.agency.language);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, pdf.bytes);
  await actions.createNode({
    id: createNodeId(`case-pdf ${study.title}`),
    project: study.title,
    path,
    size,
    pages: pdf.pages,
    internal: { type: "CasePdf", contentDigest: digestOf(path, size, pdf.bytes) },
  });
  reporter.info(`PDF of “${study.title}”: ${numberOf(pdf.pages, "page")}, ${size}`);
  return file;
}

async function made(cache: GatsbyCache, digest: string, make: () => Promise<CasePdf>): Promise<CasePdf> {
  const key = `case-pdf-${digest}`;
  const kept = (await cache.get(key)) as Kept | undefined;
  if (kept) return { bytes: Buffer.from(kept.base64, "base64"), pages: kept.pages };
  const pdf = await make();
  await cache.set(key, { base64: pdf.bytes.toString("base64"), pages: pdf.pages } satisfies Kept);
  return pdf;
}

/** Takes away the PDFs of projects that no longer ask for one, wherever these were; not what is copied as it stands. */
async function removeOthers(publicDir: string, written: readonly string[]): Promise<void> {
  const copied = await filesBelow(resolve("static"));
  const others = (await filesBelow(publicDir))
    .filter((path) => path.endsWith(".pdf") && !path.startsWith("static/") && !copied.includes(path))
    .map((path) => join(publicDir, path));
  await Promise.all(others.filter((file) => !written.includes(file)).map((file) => rm(file)));
}
