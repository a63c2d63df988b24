import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";

/** An element of the structure of a PDF, or a piece of text in one. */
export interface Node {
  readonly role?: string;
  readonly alt?: string;
  readonly text?: string;
  readonly object?: string;
  readonly children?: readonly Node[];
}

/** A line of text: where its base line begins, from the lower left corner of the page, in points. */
export interface PlacedText {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly width: number;
}

/** A PDF as a reader sees it. */
export interface ReadPdf {
  readonly info: Readonly<Record<string, unknown>>;
  readonly xmpTitle: string;
  readonly tagged: { readonly Marked: boolean };
  readonly preferences: { readonly DisplayDocTitle: boolean };
  readonly pages: readonly {
    readonly width: number;
    readonly height: number;
    readonly texts: readonly PlacedText[];
    readonly links: readonly { readonly url: string; readonly rect: readonly number[]; readonly says: string }[];
    /** What is filled on it, as #rrggbb. */
    readonly colours: readonly string[];
    readonly tree: Node;
  }[];
}

/** Reads a PDF with Mozilla's PDF.js. */
export function readPdf(bytes: Buffer): ReadPdf {
  const folder = mkdtempSync(join(tmpdir(), "site-pdf-"));
  try {
    const file = join(folder, "case.pdf");
    writeFileSync(file, bytes);
    const json = execFileSync(process.execPath, [resolve("__tests__/support/pdf-reader.mjs"), file], {
      encoding: "utf8",
      maxBuffer: 64 * 1024 * 1024,
    });
    return JSON.parse(json) as ReadPdf;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** All elements of a role, in the order in which they are read. */
export function elements({ pages }: ReadPdf, role: string): Node[] {
  const within = (node: Node): Node[] => [
    ...(node.role === role ? [node] : []),
    ...(node.children ?? []).flatMap((child) => within(child)),
  ];
  return pages.flatMap(({ tree }) => within(tree));
}

/** The words of an element, those of its children among them. */
export function textOf(node: Node): string {
  const words = (one: Node): string => (one.text ?? "") + (one.children ?? []).map(words).join("");
  return words(node).replace(/\s+/g, " ").trim();
}

/** All words in the order in which they are read aloud. */
export function spoken(pdf: ReadPdf): string {
  return pdf.pages.map(({ tree }) => textOf(tree)).join(" ");
}
