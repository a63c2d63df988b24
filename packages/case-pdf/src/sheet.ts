import type { Colours } from "./colours";
import type { LogoDrawing } from "#content/logo-drawing";
import { type Document, PAGE } from "./document";
import { balancedLines, breakLines, proseLines } from "#lib/lines";
import { paint, type Spot } from "./paint";
import { type Box, Structure } from "./structure";
import { CAPITAL, type TypeStyle } from "./type";

/** A text that has been broken into lines. Its box reaches from its capitals to its last base line. */
export interface Text {
  readonly lines: readonly string[];
  readonly style: TypeStyle;
  readonly width: number;
  readonly height: number;
}

/** Where the second of two points lies, from the first: across and down. */
export type Point = readonly [number, number];

/** Signs that tell a browser where a line may break: here lines break at spaces only, and no face draws them. */
const UNSEEN = /\p{Default_Ignorable_Code_Point}/gu;

const BREAKERS = { plain: breakLines, balanced: balancedLines, prose: proseLines };

/** The paper: measures and sets text, folds shapes, places pictures, and keeps the order of reading. */
export class Sheet {
  readonly colours: Colours;
  readonly structure: Structure;
  readonly #document: Document;
  #pages = 0;

  constructor(document: Document, colours: Colours) {
    this.#document = document;
    this.colours = colours;
    this.structure = new Structure(document);
  }

  /** Number of pages so far. */
  get pages(): number {
    return this.#pages;
  }

  addPage(): void {
    this.#document.addPage();
    this.#pages += 1;
    const { width, height } = PAGE;
    this.shape(this.colours.paper, [0, 0], [width, 0], [width, height], [0, height]);
  }

  /** Breaks a text into lines. @throws When its face lacks a character. */
  text(content: string, style: TypeStyle, width: number, breaker: keyof typeof BREAKERS = "prose"): Text {
    const words = content.replace(UNSEEN, "");
    this.#assertDrawn(words, style);
    const lines = BREAKERS[breaker](words, width, (part) => this.widthOf(part, style));
    return {
      lines,
      style,
      width: Math.max(...lines.map((line) => this.widthOf(line, style))),
      height: CAPITAL[style.face] * style.size + (lines.length - 1) * style.leading,
    };
  }

  widthOf(words: string, { face, size, tracking }: TypeStyle): number {
    return this.#document.font(face, size).widthOfString(words, { characterSpacing: tracking * size });
  }

  /** Sets a text with the top of its capitals at y. Belongs into an element of the structure. */
  set({ lines, style }: Text, x: number, y: number, colour: string): void {
    const { face, size, leading, tracking } = style;
    this.#document.font(face, size).fillColor(colour);
    lines.forEach((line, index) => {
      // The space at the end keeps words apart for those who hear or copy them.
      this.#document.text(`${line} `, x, y + CAPITAL[face] * size + index * leading, {
        lineBreak: false,
        baseline: "alphabetic",
        characterSpacing: tracking * size,
      });
    });
  }

  /** Sets a text as one element of the structure. */
  say(type: string, text: Text, x: number, y: number, colour = this.colours.ink): void {
    this.structure.leaf(type, () => {
      this.set(text, x, y, colour);
    });
  }

  /** Sets a text as a link, underlined. */
  link(url: string, text: Text, x: number, y: number, colour = this.colours.ink): void {
    const bottom = y + text.height + text.style.size * 0.28;
    this.structure.link(url, text.lines.join(" "), [x, y - 3, x + text.width, bottom], () => {
      this.set(text, x, y, colour);
      const { lines, style } = text;
      lines.forEach((line, index) => {
        const under = y + text.height - (lines.length - 1 - index) * style.leading + style.size * 0.18;
        this.#document.rect(x, under, this.widthOf(line, style), style.size * 0.055).fill(colour);
      });
    });
  }

  /** A flat shape between straight edges: decoration. */
  shape(colour: string, ...points: readonly Point[]): void {
    this.structure.decoration(() => {
      this.#document.polygon(...points.map(([x, y]) => [x, y])).fill(colour);
    });
  }

  /** What is drawn of outlines, in the middle of its place: decoration. @param own - Their colour where they have none. */
  drawing(drawing: LogoDrawing, spot: Spot, own: string): void {
    this.structure.decoration(() => {
      paint(this.#document, drawing, spot, own);
    });
  }

  /** The same as a link. */
  linkedDrawing(url: string, says: string, drawing: LogoDrawing, spot: Spot, own: string): void {
    const { x, y, width, height } = spot;
    this.structure.pictureLink(url, says, [x, y, x + width, y + height], () => {
      paint(this.#document, drawing, spot, own);
    });
  }

  /** A hairline. */
  rule(x: number, y: number, width: number, colour = this.colours.crease, weight = 0.75): void {
    this.shape(colour, [x, y], [x + width, y], [x + width, y + weight], [x, y + weight]);
  }

  /** A picture from edge to edge of its box, with what it shows in words. */
  picture(jpeg: Buffer, alt: string, [left, top, right, bottom]: Box): void {
    const draw = () => this.#document.image(jpeg, left, top, { width: right - left, height: bottom - top });
    this.structure.leaf("Figure", draw, { alt, bbox: [left, top, right, bottom] });
  }

  /** A line at the foot of the page, which is not part of what is read. */
  footer(text: Text, x: number, y: number): void {
    this.structure.decoration(() => {
      this.set(text, x, y, this.colours.inkSoft);
    }, "Pagination");
  }

  #assertDrawn(words: string, { face }: TypeStyle): void {
    const { font } = Reflect.get(this.#document.font(face), "_font") as {
      font: { hasGlyphForCodePoint: (codePoint: number) => boolean };
    };
    const missing = Array.from(words).find((character) => !font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0));
    if (missing !== undefined) throw new Error(`The face “${face}” has no “${missing}”, in “${words}”`);
  }
}
