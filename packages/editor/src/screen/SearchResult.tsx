import type { ReactElement } from "react";
import { pageTitle } from "#lib/page-title";
import { DESCRIPTION, fits, type Limits, TITLE, widthOf } from "./limits";

/** What search engines are told of a page. */
export interface Found {
  /** Without the agency's name, as it stands in the file. */
  readonly title: string;
  readonly description: string;
  /** Address of the site. */
  readonly site: string;
  /** Where the page is on it, unencoded. */
  readonly path: string;
  /** Name of the agency, which is added to the title. */
  readonly agency: string;
}

/** A page as a desktop search result: what is too long for it is cut, as it would be there. */
export function SearchResult({ title, description, site, path, agency }: Found): ReactElement {
  const { host, pathname } = new URL(site);
  const whole = pageTitle(title, agency);
  return (
    <section className="found" aria-label="In search results">
      <p className="found__site">
        {agency}
        <span>{[host, ...`${pathname}${path}`.split("/").filter(Boolean)].join(" › ")}</span>
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
function Count({ what, text, limits }: { what: string; text: string; limits: Limits }): ReactElement {
  const { min, max, pixels } = limits;
  const isRight = fits(text, limits);
  return (
    <span className={isRight ? "" : "found__wrong"}>
      {what}: {text.length} of {min}–{max} letters, {widthOf(text, limits)} of {pixels} px
      {isRight ? "" : " (mend it)"}
    </span>
  );
}
