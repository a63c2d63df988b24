import type { ReactElement } from "react";
import { Icon } from "./Icon";
import { Initials } from "./controls";
import { column, row, text } from "./theme";

/** One result of a search. */
export interface Result {
  readonly site: string;
  readonly address: string;
  readonly title: string;
  readonly words: string;
  readonly colour?: string;
  readonly sponsored?: boolean;
  /** "4.8 (212)" adds stars. */
  readonly rating?: string;
  readonly links?: readonly string[];
}

/** A page of search results: the query in its field and what was found. */
export function SearchResults({
  query,
  count,
  results,
  width,
  marked,
}: {
  readonly query: string;
  readonly count: string;
  readonly results: readonly Result[];
  readonly width: number;
  readonly marked?: number;
}): ReactElement {
  return (
    <div style={column(18, { width, padding: "20px 28px", color: "#241f1a", ...text(13) })}>
      <div
        style={row(12, {
          padding: "10px 18px",
          borderRadius: 30,
          background: "#fff",
          boxShadow: "0 0 0 1px #ddd5c6, 0 3px 9px rgb(60 40 10 / 0.1)",
          fontSize: 15,
        })}
      >
        <Icon name="search" size={17} style={{ color: "#8a8073" }} />
        <span style={{ flex: 1 }}>{query}</span>
        <Icon name="mic" size={17} style={{ color: "#8a8073" }} />
      </div>
      <div style={row(20, { color: "#6d645a", fontSize: 12.5, marginTop: -6 })}>
        <b style={{ color: "#241f1a", borderBottom: "2.5px solid currentColor", paddingBottom: 4 }}>All</b>
        <span>Maps</span>
        <span>Images</span>
        <span>News</span>
        <span style={{ marginLeft: "auto" }}>{count}</span>
      </div>
      {results.map((result, index) => (
        <Found key={result.title} result={result} marked={index === marked} />
      ))}
    </div>
  );
}

function Found({ result, marked }: { readonly result: Result; readonly marked: boolean }): ReactElement {
  const { site, address, title, words, colour = "#8a8073", sponsored = false, rating, links = [] } = result;
  return (
    <div
      style={column(
        4,
        marked
          ? {
              margin: "-10px -14px",
              padding: "10px 14px",
              borderRadius: 10,
              background: "color-mix(in oklab, var(--ui-accent) 13%, #fffdf8)",
              boxShadow: "inset 3px 0 0 var(--ui-accent)",
            }
          : {},
      )}
    >
      {sponsored && <b style={{ fontSize: 11.5 }}>Sponsored</b>}
      <div style={row(9)}>
        <Initials of={site.slice(0, 1)} colour={colour} size={24} />
        <div style={column(0, { lineHeight: 1.25 })}>
          <span style={{ fontSize: 12.5 }}>{site}</span>
          <span style={{ fontSize: 11, color: "#6d645a" }}>{address}</span>
        </div>
      </div>
      <div style={{ fontSize: 18, lineHeight: 1.25, color: "#1c3fa8", fontWeight: 500 }}>{title}</div>
      {rating !== undefined && (
        <div style={row(4, { fontSize: 11.5, color: "#6d645a" })}>
          {[0, 1, 2, 3, 4].map((star) => (
            <Icon key={star} name="star" size={11} filled style={{ color: "#d98f14" }} />
          ))}
          {rating}
        </div>
      )}
      <div style={{ lineHeight: 1.42, color: "#4d453c" }}>{words}</div>
      {links.length > 0 && (
        <div style={row(16, { color: "#1c3fa8", fontSize: 12.5 })}>
          {links.map((link) => (
            <span key={link}>{link}</span>
          ))}
        </div>
      )}
    </div>
  );
}
