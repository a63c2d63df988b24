import type { CSSProperties, ReactElement, ReactNode } from "react";
import { shadow } from "../stage/light";
import { Sheet } from "../stage/Sheet";
import { column, display, row, text } from "./theme";

interface PosterProps {
  readonly width: number;
  readonly height: number;
  readonly colour: string;
  readonly ink: string;
  /** The words, set as large as the width lets them: one entry, one line. */
  readonly lines: readonly string[];
  /** Size of the large words as a share of the width. */
  readonly size?: number;
  readonly font?: string;
  readonly weight?: number;
  readonly kicker?: string;
  readonly foot?: readonly string[];
  /** Drawn below the words, over the whole sheet. */
  readonly art?: ReactNode;
  readonly wordsAt?: "top" | "bottom";
  readonly creased?: boolean;
  readonly lift?: number;
  readonly style?: CSSProperties;
}

/** A printed poster. */
export function Poster(props: PosterProps): ReactElement {
  const { width, height, colour, ink, lines, kicker, art, style, foot = [], wordsAt = "top", lift = 4 } = props;
  const { size = 0.2, font = "var(--ui-display)", weight = 800, creased = false } = props;
  const words = (
    <div
      style={display(width * size, weight, {
        fontFamily: font,
        lineHeight: 0.9,
        textWrap: "nowrap",
        letterSpacing: "-0.03em",
      })}
    >
      {lines.map((line) => (
        <div key={line}>{line}</div>
      ))}
    </div>
  );
  return (
    <Sheet
      width={width}
      height={height}
      colour={colour}
      lift={lift}
      creases={creased ? [{ x: 0.5 }, { y: 0.5 }] : []}
      {...(style ? { style } : {})}
    >
      <div style={{ position: "absolute", inset: 0 }}>{art}</div>
      <div
        style={column(width * 0.04, {
          position: "absolute",
          inset: 0,
          padding: width * 0.065,
          color: ink,
          justifyContent: "space-between",
        })}
      >
        <div style={column(width * 0.04)}>
          {kicker !== undefined && <div style={text(width * 0.034, { fontWeight: 600 })}>{kicker}</div>}
          {wordsAt === "top" && words}
        </div>
        <div style={column(width * 0.04)}>
          {wordsAt === "bottom" && words}
          {foot.length > 0 && <Foot lines={foot} width={width} />}
        </div>
      </div>
    </Sheet>
  );
}

function Foot({ lines, width }: { readonly lines: readonly string[]; readonly width: number }): ReactElement {
  return (
    <div
      style={row(width * 0.05, {
        justifyContent: "space-between",
        alignItems: "flex-end",
        ...text(width * 0.032, { lineHeight: 1.3, fontWeight: 500 }),
      })}
    >
      {lines.map((line) => (
        <span key={line} style={{ whiteSpace: "pre-line" }}>
          {line}
        </span>
      ))}
    </div>
  );
}

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
