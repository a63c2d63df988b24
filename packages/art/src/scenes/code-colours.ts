/** The words of a program that have a colour. */
export const WORDS =
  /(\/\/.*$|#.*$|"[^"]*"|'[^']*'|`[^`]*`|\b\d[\d_.]*\b|\b(?:import|from|export|const|let|function|return|async|await|if|else|for|of|in|new|type|interface|class|def|select|SELECT|FROM|WHERE|GROUP|BY|ORDER|AS|JOIN|ON|SUM|COUNT|AVG|and|or|not|true|false|null|None)\b|\b[A-Z]\w+\b|\b\w+(?=\())/g;

/** In a page's markup only tags and quoted values have a colour: its words are for the reader. */
export const TAGS = /(<\/?\w+>?|"[^"]*"|>)/g;

/** The colours of an editor in the dark. */
export const DARK = {
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
/** The colours of an editor on paper. */
export const LIGHT = {
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

export type CodeColours = Readonly<Record<keyof typeof DARK, string>>;

/** What a part of markup is coloured. */
export function tagColour(part: string, look: CodeColours): string | undefined {
  if (part.startsWith('"')) return look.string;
  return /^[<>]/.test(part) ? look.type : undefined;
}

/** What a part of a program is coloured. */
export function colourOf(part: string, look: CodeColours): string | undefined {
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
