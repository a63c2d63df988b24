import type { ReactElement } from "react";
import type { Addressed } from "#lib/slug";
import { pageOf } from "../config/page-of";
import { FOUND_STYLE, GROUND, INK, LINK } from "./found-style";
import { SearchResult } from "./SearchResult";

/** What the CMS gives a preview of an entry: its content as it is typed, and the path of its file, once it is saved. */
interface Shown {
  readonly entry: { readonly getIn: (path: readonly string[]) => unknown };
}

/** Where the site runs, and what it says of itself. */
export interface Site {
  /** Where it runs beside the screen, such as `http://localhost:8000`; nothing where it does not. */
  readonly site?: string | undefined;
  readonly agency: { readonly name: string; readonly url: string };
}

const STYLE = `
  :root { color-scheme: light dark; font: 14px/1.45 Arial, "Liberation Sans", sans-serif; }
  body { display: flex; flex-direction: column; box-sizing: border-box; height: 100vh; margin: 0; padding: 0 1rem; }
  html { background: ${GROUND}; color: ${INK}; }
  a { color: ${LINK}; }
  body > * { flex: none; }
  p { margin: 0; }
  ${FOUND_STYLE}
  .page { display: flex; flex: 1; flex-direction: column; min-height: 0; }
  .page__bar { display: flex; flex-wrap: wrap; gap: 0.25rem 1rem; align-items: center; padding-block: 0.35rem; font-size: 13px; }
  .page__bar a { margin-left: auto; }
  .page iframe { flex: 1; width: 100%; border: 1px solid GrayText; background: white; }
  .page:has([value="phone"]:checked) iframe { align-self: center; width: 390px; }
`;

/**
 * A preview of a kind of content: what search engines show of it, as it is typed, and the page of the site, which shows
 * what is saved within a moment of it.
 */
export function pagePreview(type: string, { site, agency }: Site): (shown: Shown) => ReactElement {
  return function PagePreview({ entry }) {
    const textAt = (...path: string[]): string => {
      const value = entry.getIn(path);
      return typeof value === "string" ? value : "";
    };
    const [title, slug, file] = [textAt("data", "title"), textAt("data", "slug"), textAt("path")];
    const content: Addressed = { title, ...(slug !== "" && { slug }) };
    const path = pageOf(type, content);
    const found = {
      title: textAt("data", "metadata", "title"),
      description: textAt("data", "metadata", "description"),
    };
    return (
      <>
        <style>{STYLE}</style>
        {entry.getIn(["data", "metadata"]) !== undefined && (
          <SearchResult {...found} agency={agency.name} site={agency.url} path={path} />
        )}
        {site === undefined ? (
          <a href={agency.url + path} target="_blank" rel="noreferrer">
            The page as it is online
          </a>
        ) : (
          <Page file={file.replace(/^data\//, "")} />
        )}
      </>
    );
  };
}

/** @param file - Path of the content below `data/`; nothing before it is saved for the first time. */
function Page({ file }: { readonly file: string }): ReactElement {
  const address = `show?file=${encodeURIComponent(file)}`;
  return (
    <section className="page" aria-label="The page as it is saved">
      <div className="page__bar">
        <span>The page, as it is saved</span>
        <label>
          <input type="radio" name="width" value="wide" defaultChecked /> Wide
        </label>
        <label>
          <input type="radio" name="width" value="phone" /> Phone
        </label>
        <a href={address} target="_blank" rel="noreferrer">
          Open it in a tab
        </a>
      </div>
      <iframe src={address} title="The page as it is saved" />
    </section>
  );
}
