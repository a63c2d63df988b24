import PDFDocument from "pdfkit";

/** Desktop results draw titles in Arial of 20 px. */
const SIZE = 20;

/** Helvetica, which every PDF reader has and pdfkit knows by heart, has the widths of Arial. */
const ruler = new PDFDocument({ autoFirstPage: false }).font("Helvetica").fontSize(SIZE);

/** How wide a title is in desktop search results, in pixels. */
export function titleWidth(title: string): number {
  return Math.round(ruler.widthOfString(title));
}
