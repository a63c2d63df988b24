import type { CSSProperties, ReactElement, ReactNode } from "react";
import { shadow } from "../stage/light";
import { text } from "./theme";

interface SpreadProps {
  /** Of one page; the spread is twice as wide. */
  readonly page: number;
  readonly height: number;
  readonly left: ReactNode;
  readonly right: ReactNode;
  readonly paper?: string;
  readonly folios?: readonly [string, string];
  readonly lift?: number;
}

/** An open magazine or book: two pages that bend into the fold. */
export function Spread({ page, height, left, right, paper = "#fffaf0", folios, lift = 7 }: SpreadProps): ReactElement {
  const side: CSSProperties = {
    position: "relative",
    width: page,
    height,
    overflow: "hidden",
    background: paper,
    color: "var(--ui-ink)",
  };
  const folio = (end: "left" | "right", words: string | undefined): ReactElement => (
    <span style={{ position: "absolute", bottom: 14, [end]: 22, ...text(9, { color: "var(--ui-soft)" }) }}>
      {words}
    </span>
  );
  return (
    <div
      style={{
        display: "flex",
        width: page * 2,
        borderRadius: 2,
        boxShadow: `2px 2px 0 -0.5px #e9dfcb, 4px 4px 0 -1px #dacdb4, ${shadow(lift)}`,
      }}
    >
      <div style={side}>
        {left}
        {folio("left", folios?.[0])}
        <div
          style={{
            position: "absolute",
            inset: 0,
            background:
              "linear-gradient(90deg, transparent 72%, rgb(255 255 255 / 0.1) 84%, rgb(70 45 15 / 0.08) 93%, rgb(60 36 10 / 0.34))",
          }}
        />
      </div>
      <div style={side}>
        {right}
        {folio("right", folios?.[1])}
        <div
          style={{
            position: "absolute",
            inset: 0,
            background:
              "linear-gradient(90deg, rgb(60 36 10 / 0.4), rgb(70 45 15 / 0.12) 5%, rgb(255 255 255 / 0.12) 13%, transparent 28%)",
          }}
        />
      </div>
    </div>
  );
}

/** Text in columns, with a large first letter if asked. Write enough: it is really set. */
export function Columns({
  paragraphs,
  count = 2,
  size = 9.5,
  gap = 16,
  initial = false,
  font = "var(--ui-font)",
  style,
}: {
  readonly paragraphs: readonly string[];
  readonly count?: number;
  readonly size?: number;
  readonly gap?: number;
  readonly initial?: boolean;
  readonly font?: string;
  readonly style?: CSSProperties;
}): ReactElement {
  return (
    <div
      lang="en"
      style={{
        columnCount: count,
        columnGap: gap,
        fontFamily: font,
        fontSize: size,
        lineHeight: 1.46,
        hyphens: "auto",
        textAlign: "left",
        ...style,
      }}
    >
      {paragraphs.map((paragraph, index) => (
        <p key={paragraph.slice(0, 24)} style={{ textIndent: index === 0 ? 0 : size * 1.3 }}>
          {initial && index === 0 ? (
            <span
              style={{
                float: "left",
                fontFamily: "var(--ui-display)",
                fontWeight: 700,
                fontSize: size * 4.3,
                lineHeight: 0.8,
                padding: `${String(size * 0.35)}px ${String(size * 0.5)}px 0 0`,
                color: "var(--ui-accent)",
              }}
            >
              {paragraph.slice(0, 1)}
            </span>
          ) : null}
          {initial && index === 0 ? paragraph.slice(1) : paragraph}
        </p>
      ))}
    </div>
  );
}
