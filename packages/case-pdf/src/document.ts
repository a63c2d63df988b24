import PDFDocument from "pdfkit";
import site from "../../../data/site.json";
import { filled, words } from "#lib/words";
import type { CaseStudy } from "./case-study";
import { FACES, type Fonts } from "./fonts";
import { paperOf } from "./paper";

/** The pages of this agency's PDFs. */
export const PAGE = paperOf(site);

/** A PDFKit document. */
export type Document = PDFKit.PDFDocument;

/** Not yet known to PDFKit's types: says in the metadata that the file keeps PDF/UA-1, the rules of accessibility. */
const ACCESSIBLE: object = { subset: "PDF/UA" };

/**
 * Opens a tagged document without pages. Nothing in it depends on the moment or the machine: the same data makes the
 * same bytes. A PDF has to have a date; it is the first day of the project's year.
 */
export function openDocument({ title, description, tags, year, agency }: CaseStudy, fonts: Fonts): Document {
  const date = new Date(Date.UTC(year, 0, 1));
  const document = new PDFDocument({
    ...ACCESSIBLE,
    size: [PAGE.width, PAGE.height],
    margin: 0,
    autoFirstPage: false,
    pdfVersion: "1.7",
    tagged: true,
    displayTitle: true,
    lang: agency.language,
    info: {
      Title: filled(words.caseStudy.pdfSubject, { title, agency: agency.name }),
      Author: agency.name,
      Subject: description,
      Keywords: tags.join(", "),
      Creator: agency.name,
      CreationDate: date,
      ModDate: date,
    },
  });
  escapeMetadata(document);
  for (const face of FACES) document.registerFont(face, fonts[face]);
  return document;
}

/** Closes the document. */
export async function bytesOf(document: Document): Promise<Buffer> {
  const chunks: Buffer[] = [];
  document.on("data", (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise((resolve, reject) => {
    document.once("end", resolve);
    document.once("error", reject);
  });
  document.end();
  await ended;
  return Buffer.concat(chunks);
}

/** PDFKit 0.20 writes titles into the XML of the metadata as they are, and an ampersand spoils it. */
function escapeMetadata(document: Document): void {
  const write = Reflect.get(document, "_addInfo") as () => void;
  Reflect.set(document, "_addInfo", () => {
    const { info } = document;
    document.info = Object.fromEntries(
      Object.entries(info).map(([key, value]) => [
        key,
        typeof value === "string" ? escaped(value) : (value as unknown),
      ]),
    );
    write.call(document);
    document.info = info;
  });
}

function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}
