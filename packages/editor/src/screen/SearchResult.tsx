import type { ReactElement } from "react";
import { pageTitle } from "#lib/page-title";

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

/** Least and most letters that search engines show whole, and pixels: https://developers.google.com/search/docs/appearance/title-link */
const TITLE = { least: 30, most: 60, font: "20px Arial", pixels: 580 };
const DESCRIPTION = { least: 110, most: 160, font: "14px Arial", pixels: 2 * 600 };

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
  const { least, most, font, pixels } = limits;
  const [letters, width] = [Array.from(text).length, widthOf(text, font)];
  const isRight = letters >= least && letters <= most && width <= pixels;
  return (
    <span className={isRight ? "" : "found__wrong"}>
      {what}: {letters} of {least}–{most} letters, {width} of {pixels} px{isRight ? "" : " (mend it)"}
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
