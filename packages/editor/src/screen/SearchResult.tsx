import type { ReactElement } from "react";
import { pageTitle } from "#lib/page-title";
import { DESCRIPTION_LIMITS, TITLE_LIMITS } from "#lib/search-result";

/** What search engines are told of a page. */
export interface Found {
  /** Without the agency's name, as it stands in the file. */
  readonly title: string;
  readonly description: string;
  /** Where the page is, with the host. */
  readonly address: string;
  /** Name of the agency, which is added to the title. */
  readonly agency: string;
}

/** The faces in which desktop results are drawn. */
const [TITLE, DESCRIPTION] = [
  { ...TITLE_LIMITS, font: "20px Arial" },
  { ...DESCRIPTION_LIMITS, font: "14px Arial" },
];

/** A page as a desktop search result: what is too long for it is cut, as it would be there. */
export function SearchResult({ title, description, address, agency }: Found): ReactElement {
  const { host, pathname } = new URL(address);
  const whole = pageTitle(title, agency);
  return (
    <section className="found" aria-label="In search results">
      <p className="found__site">
        {agency}
        <span>{[host, ...decodeURI(pathname).split("/").filter(Boolean)].join(" › ")}</span>
      </p>
      <p className="found__title">{whole}</p>
      <p className="found__text">{description}</p>
      <p className="found__counts">
        <Count what="Title" text={whole} limits={TITLE} /> ·{" "}
        <Count what="Description" text={description} limits={DESCRIPTION} />
      </p>
    </section>
  );
}

/** How long a text is, in letters and in pixels; marked where search engines would want it otherwise. */
function Count({ what, text, limits }: { what: string; text: string; limits: typeof TITLE }): ReactElement {
  const { min, max, font, pixels } = limits;
  const [letters, width] = [Array.from(text).length, widthOf(text, font)];
  const isRight = letters >= min && letters <= max && width <= pixels;
  return (
    <span className={isRight ? "" : "found__wrong"}>
      {what}: {letters} of {min}–{max} letters, {width} of {pixels} px{isRight ? "" : " (mend it)"}
    </span>
  );
}

let canvas: CanvasRenderingContext2D | null | undefined;

/** Width of a text in pixels, as this machine draws it. */
function widthOf(text: string, font: string): number {
  canvas ??= document.createElement("canvas").getContext("2d");
  if (!canvas) return 0;
  canvas.font = font;
  return Math.round(canvas.measureText(text).width);
}
