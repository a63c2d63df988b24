import type { Document } from "./document";

type Element = PDFKit.PDFStructureElement;

/** Left, top, right, bottom. */
export type Box = [number, number, number, number];

/** What a figure says to those who don't see it, and where it is. */
interface LeafOptions {
  readonly alt?: string;
  readonly bbox?: Box;
}

/** The order in which a document is read: every word is in it, everything else is marked as decoration. */
export class Structure {
  readonly #document: Document;
  readonly #open: Element[] = [];
  readonly #root: Element;

  constructor(document: Document) {
    this.#document = document;
    this.#root = document.struct("Document");
    document.addStructure(this.#root);
  }

  /** An element that holds others. */
  group(type: string, draw: () => void): void {
    this.#fill(this.#document.struct(type), draw);
  }

  /** A list whose items bear numbers. */
  numberedList(draw: () => void): void {
    const element = this.#document.struct("L");
    const { data } = Reflect.get(element, "dictionary") as { data: object };
    Reflect.set(data, "A", { O: "List", ListNumbering: "Decimal" });
    this.#fill(element, draw);
  }

  /** An element that holds what is drawn. */
  leaf(type: string, draw: () => void, options: LeafOptions = {}): void {
    const element = this.#document.struct(type, { ...options });
    this.#parent().add(element);
    element.add(draw);
    element.end();
  }

  /** A link: what is drawn, and the place on the page that leads elsewhere. */
  link(url: string, says: string, box: Box, draw: () => void): void {
    const element = this.#document.struct("Link");
    this.#parent().add(element);
    element.add(draw);
    this.#leadTo(url, says, box, element);
    element.end();
  }

  /** A picture that is a link, and says in words where it leads. */
  pictureLink(url: string, says: string, box: Box, draw: () => void): void {
    const options: LeafOptions = { alt: says, bbox: box };
    const figure = this.#document.struct("Figure", { ...options });
    const link = this.#document.struct("Link");
    this.#parent().add(link);
    link.add(figure);
    figure.add(draw);
    figure.end();
    this.#leadTo(url, says, box, link);
    link.end();
  }

  /** What says nothing: grounds, creases, page numbers. */
  decoration(draw: () => void, type: "Layout" | "Pagination" = "Layout"): void {
    this.#document.markContent("Artifact", { type });
    draw();
    this.#document.endMarkedContent();
  }

  close(): void {
    this.#root.end();
  }

  #fill(element: Element, draw: () => void): void {
    this.#parent().add(element);
    this.#open.push(element);
    draw();
    this.#open.pop();
    element.end();
  }

  #leadTo(url: string, says: string, [left, top, right, bottom]: Box, element: Element): void {
    // PDFKit takes a plain string for a name; only a String object becomes text.
    const options: object = { structParent: element, Contents: Object(says) as string };
    this.#document.link(left, top, right - left, bottom - top, url, options);
  }

  #parent(): Element {
    return this.#open.at(-1) ?? this.#root;
  }
}
