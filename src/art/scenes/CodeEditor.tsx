import type { ReactElement } from "react";
import { shadow } from "../stage/light";
import { row } from "./theme";

const WORDS =
  /(\/\/.*$|#.*$|"[^"]*"|'[^']*'|`[^`]*`|\b\d[\d_.]*\b|\b(?:import|from|export|const|let|function|return|async|await|if|else|for|of|in|new|type|interface|class|def|select|SELECT|FROM|WHERE|GROUP|BY|ORDER|AS|JOIN|ON|SUM|COUNT|AVG|and|or|not|true|false|null|None)\b|\b[A-Z]\w+\b|\b\w+(?=\())/g;

const DARK = {
  bg: "#1e1b18",
  bar: "#28231f",
  ink: "#e6ddcf",
  dim: "#7d7366",
  string: "#e8b45a",
  word: "#f0795a",
  number: "#6fc7c0",
  type: "#8fb8f5",
  call: "#a8cf7a",
};
const LIGHT = {
  bg: "#fffcf5",
  bar: "#f1eadc",
  ink: "#2a231c",
  dim: "#a2978a",
  string: "#95620a",
  word: "#c2391b",
  number: "#127a80",
  type: "#2450b8",
  call: "#33742f",
};

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
          <Line key={String(index)} number={index + 1} words={line} look={look} marked={marked.includes(index + 1)} />
        ))}
      </div>
    </div>
  );
}

function Line({
  number,
  words,
  look,
  marked,
}: {
  readonly number: number;
  readonly words: string;
  readonly look: typeof DARK;
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
        {words.split(WORDS).map((part, at) => (
          <span key={String(at)} style={{ color: colourOf(part, look) }}>
            {part}
          </span>
        ))}
      </span>
    </div>
  );
}

function colourOf(part: string, look: typeof DARK): string | undefined {
  if (/^(\/\/|#)/.test(part)) return look.dim;
  if (/^["'`]/.test(part)) return look.string;
  if (/^\d/.test(part)) return look.number;
  if (
    /^(import|from|export|const|let|function|return|async|await|if|else|for|of|in|new|type|interface|class|def|select|SELECT|FROM|WHERE|GROUP|BY|ORDER|AS|JOIN|ON|and|or|not|true|false|null|None)$/.test(
      part,
    )
  )
    return look.word;
  if (/^[A-Z]\w+$/.test(part)) return look.type;
  if (/^\w+$/.test(part) && part.length > 1 && /^[a-z_]/.test(part)) return isCall(part) ? look.call : undefined;
  return undefined;
}

/** Plain words are kept whole by the split only when a bracket follows them. */
function isCall(part: string): boolean {
  return !part.includes(" ");
}
