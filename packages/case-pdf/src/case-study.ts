import type { Logos } from "#content/logo";

/** A picture as its file has it, and what it shows. */
export interface PictureFile {
  readonly bytes: Buffer;
  readonly alt: string;
}

/** A picture with what to look at. */
export interface Figure {
  readonly picture: PictureFile;
  readonly caption: string;
}

/** A title with a sentence or two. */
export interface Point {
  readonly title: string;
  readonly text: string;
}

/** Who made it, and where to ask for the same. */
export interface Agency {
  readonly name: string;
  /** Address of the site, without a closing slash. */
  readonly url: string;
  readonly email: string;
  readonly phone: string;
  /** The address that calls it. */
  readonly phoneLink: string;
  readonly language: string;
  readonly logos: Logos;
}

/** Everything that the PDF of a case study shows, as its page has it. */
export interface CaseStudy {
  readonly title: string;
  /** Address of its page on the site, unencoded. */
  readonly path: string;
  readonly category: string;
  readonly year: number;
  /** The colours of the pages in the light theme, by their names. */
  readonly palette: ReadonlyMap<string, string>;
  /** Name of its colour in the palette. */
  readonly hue: string;
  /** What search engines say about it. */
  readonly description: string;
  readonly tags: readonly string[];
  readonly summary: string;
  readonly cover: PictureFile;
  readonly facts: readonly { readonly label: string; readonly value: string }[];
  readonly overview: readonly string[];
  readonly challenge: readonly string[];
  readonly solution: readonly string[];
  readonly results: readonly { readonly value: string; readonly label: string }[];
  readonly metrics: readonly { readonly label: string; readonly value: string; readonly foot: string }[];
  readonly designProcess: readonly Point[];
  readonly approach: { readonly title: string; readonly points: readonly Point[] };
  readonly figures: readonly Figure[];
  readonly nextSteps: readonly string[];
  /** The closing words. */
  readonly invitation: Point;
  readonly agency: Agency;
}

/** A PDF, ready to be written. */
export interface CasePdf {
  readonly bytes: Buffer;
  readonly pages: number;
}
