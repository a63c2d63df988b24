import type { ReactElement } from "react";
import { shadow } from "../stage/light";
import { colourOf, DARK, LIGHT, TAGS, tagColour, WORDS, type CodeColours } from "./code-colours";
import { row } from "./theme";

interface Props {
  readonly code: string;
  readonly file: string;
  readonly width: number;
  readonly tone?: "dark" | "light";
  readonly size?: number;
  readonly lift?: number;
  /** Numbers of lines that are marked. */
  readonly marked?: readonly number[];
  /** Other open files. */
  readonly others?: readonly string[];
}

/** An editor with coloured code: what stands in it should be right. */
export function CodeEditor({
  code,
  file,
  width,
  tone = "dark",
  size = 12.5,
  lift = 12,
  marked = [],
  others = [],
}: Props): ReactElement {
  const look = tone === "dark" ? DARK : LIGHT;
  const lines = code.replace(/^\n/, "").trimEnd().split("\n");
  return (
    <div
      style={{
        width,
        borderRadius: 10,
        overflow: "hidden",
        background: look.bg,
        color: look.ink,
        boxShadow: shadow(lift),
        fontFamily: '"JetBrains Mono"',
        fontSize: size,
        lineHeight: 1.65,
        fontVariantLigatures: "none",
      }}
    >
      <div style={row(0, { background: look.bar, fontSize: size * 0.86 })}>
        {[file, ...others].map((name, index) => (
          <span
            key={name}
            style={{
              padding: "8px 16px",
              background: index === 0 ? look.bg : undefined,
              color: index === 0 ? look.ink : look.dim,
              boxShadow: index === 0 ? `inset 0 2px 0 ${look.word}` : undefined,
            }}
          >
            {name}
          </span>
        ))}
      </div>
      <div style={{ padding: "12px 0 14px" }}>
        {lines.map((line, index) => (
          <Line
            key={String(index)}
            number={index + 1}
            words={line}
            look={look}
            markup={file.endsWith(".html")}
            marked={marked.includes(index + 1)}
          />
        ))}
      </div>
    </div>
  );
}

function Line({
  number,
  words,
  look,
  markup,
  marked,
}: {
  readonly number: number;
  readonly words: string;
  readonly look: CodeColours;
  readonly markup: boolean;
  readonly marked: boolean;
}): ReactElement {
  return (
    <div
      style={{
        display: "flex",
        whiteSpace: "pre",
        background: marked ? `color-mix(in oklab, ${look.string} 18%, transparent)` : undefined,
      }}
    >
      <span style={{ width: 44, flex: "none", paddingRight: 14, textAlign: "right", color: look.dim }}>{number}</span>
      <span>
        {words.split(markup ? TAGS : WORDS).map((part, at) => (
          <span key={String(at)} style={{ color: markup ? tagColour(part, look) : colourOf(part, look) }}>
            {part}
          </span>
        ))}
      </span>
    </div>
  );
}
