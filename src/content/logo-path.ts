/** What an outline is filled or drawn with. */
export interface Pen {
  /** As #rrggbb, or `currentColor` where the palette gives it. */
  readonly colour: string;
  readonly opacity: number;
}

/** One outline of a logo, as every painter understands it: pages, pictures and PDFs. */
export interface LogoPath {
  /** In the syntax of SVG's `d`. */
  readonly d: string;
  readonly isEvenOdd: boolean;
  readonly fill?: Pen | undefined;
  readonly stroke?: Pen | undefined;
  /** How its line is drawn, by the names of SVG: width, caps, joins. */
  readonly line?: Readonly<Record<string, string>> | undefined;
}

/** Outlines as markup for a page or a picture. @param own - What is painted where the palette gives the colour. */
export function markupOf(paths: readonly LogoPath[], own: string): string {
  return paths.map((path) => markupOfOne(path, own)).join("");
}

function markupOfOne({ d, isEvenOdd, fill, stroke, line = {} }: LogoPath, own: string): string {
  const attributes = {
    d,
    ...penAttributes("fill", fill, own),
    ...(isEvenOdd && { "fill-rule": "evenodd" }),
    ...(stroke && { ...penAttributes("stroke", stroke, own), ...line }),
  };
  const text = Object.entries(attributes).map(([key, value]) => `${key}="${value}"`);
  return `<path ${text.join(" ")}/>`;
}

function penAttributes(kind: "fill" | "stroke", pen: Pen | undefined, own: string): Readonly<Record<string, string>> {
  if (!pen) return { [kind]: "none" };
  const colour = pen.colour === "currentColor" ? own : pen.colour;
  return { [kind]: colour, ...(pen.opacity < 1 && { [`${kind}-opacity`]: String(pen.opacity) }) };
}
