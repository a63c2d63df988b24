import { mkdir, rm, writeFile } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import type { GatsbyCache, SourceNodesArgs } from "gatsby";
import { readContent } from "#content/read";
import { fontsOf } from "#fonts/choice";
import { readFontSources, type FontSources } from "#fonts/sources";
import { digestOfFiles } from "#gatsby/digest-of-files";
import { filesBelow } from "#content/files-below";
import { faultText, told } from "#gatsby/told";
import { digestOf } from "#lib/digest";
import { fileSize } from "#lib/file-size";
import { numberOf } from "#lib/number-of";
import { isRightToLeft } from "#lib/right-to-left";
import { slugIn } from "#lib/slug";
import { paletteCss } from "#styles/palette";
import { caseStudies, whyNone } from "./case-studies";
import type { CasePdf, CaseStudy } from "./case-study";
import { cutFonts } from "./fonts";
import { makeCasePdf } from "./make";

/** What the cache keeps of a PDF: it holds JSON only. */
interface Kept {
  readonly base64: string;
  readonly pages: number;
}

/** A file as its page offers it. */
interface Offered {
  readonly path: string;
  readonly size: string;
  readonly pages: number;
}

/** What a page is told: its file or, where none could be made, why. */
interface Outcome {
  readonly project: string;
  readonly file: Offered | null;
  readonly unavailable: string | undefined;
}

/** The layout itself: a PDF is made again when it, the palette or the cut of the fonts has changed. */
const CODE = ["packages/case-pdf/src", "src/fonts", "src/lib/lines.ts"];

/** What is asked of Gatsby. */
type Tools = Pick<SourceNodesArgs, "actions" | "cache" | "createNodeId" | "reporter">;

/** Gatsby's hook: makes the PDFs of the content in `data/`, for the site in `public/`. */
export const sourceNodes = told("packages/case-pdf/src/case-pdfs.ts", (args: SourceNodesArgs) =>
  addCasePdfs(args, resolve("data"), resolve("public")),
);

/**
 * Makes the PDF of every project that asks for one. What has been made of the same data, pictures, fonts and code is
 * taken from the cache. A PDF that can't be made does not stop the build: it says so, and the page says that there is
 * none. In development, a change shows after a restart.
 */
export async function addCasePdfs(tools: Tools, dataDir: string, publicDir: string): Promise<void> {
  const { files } = await readContent(dataDir);
  const studies = await caseStudies(dataDir, files);
  const { choice, wanted } = fontsOf(files);
  const fonts = await readFontSources(choice, wanted);
  const code = digestOf(await digestOfFiles(...CODE), paletteCss("light"));
  const written: string[] = [];
  for (const study of studies) {
    const digest = digestOf(study, fonts, code);
    const file = await offered(tools, study, publicDir, () => made(tools.cache, digest, () => makeFrom(study, fonts)));
    if (file) written.push(join(publicDir, file.path));
    await tell(tools, { project: study.title, file, unavailable: whyNone(files) }, digest);
  }
  await removeOthers(publicDir, written);
}

async function makeFrom(study: CaseStudy, fonts: FontSources): Promise<CasePdf> {
  const { language } = study.agency;
  if (isRightToLeft(language)) throw new Error(`lines in “${language}” run from right to left, which it cannot set`);
  return makeCasePdf(study, await cutFonts(fonts));
}

/** Writes a PDF beside its page. @returns Nothing where it could not be made. */
async function offered(
  { reporter }: Tools,
  study: CaseStudy,
  publicDir: string,
  make: () => Promise<CasePdf>,
): Promise<Offered | null> {
  try {
    const { bytes, pages } = await make();
    const path = `${study.path}${slugIn(study.path)}.pdf`;
    const size = fileSize(bytes.length, study.agency.language);
    await mkdir(dirname(join(publicDir, path)), { recursive: true });
    await writeFile(join(publicDir, path), bytes);
    reporter.info(`PDF of “${study.title}”: ${numberOf(pages, "page")}, ${size}`);
    return { path, size, pages };
  } catch (error) {
    reporter.warn(`No PDF of “${study.title}”: ${faultText(error)}. Its page goes without one and says so.`);
    return null;
  }
}

/** Tells the page of a project what it can offer. @param digest - Of what the PDF is made of. */
async function tell({ actions, createNodeId }: Tools, outcome: Outcome, digest: string): Promise<void> {
  await actions.createNode({
    id: createNodeId(`case-pdf ${outcome.project}`),
    ...outcome,
    internal: { type: "ProjectPdf", contentDigest: digestOf(outcome, digest) },
  });
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
