/** A word that somebody or a program left where something else should stand. */
interface Placeholder {
  readonly pattern: RegExp;
  /** Languages in which it is a word. */
  readonly words?: readonly string[];
  /** Whether pages about programs may speak of it. */
  readonly isCode?: boolean;
}

/** In languages with a word of that spelling, capitals are no note to oneself. */
const TODO_IS_A_WORD = ["es", "pt", "gl", "ca", "ast"];

const PLACEHOLDERS: readonly Placeholder[] = [
  { pattern: /\b(?:lorem ipsum|dolor sit amet)\b/i },
  { pattern: /\b(?:blindtext|platzhaltertext|placeholder text|dummy text)\b/i },
  {
    // A list, an app or an item of things to do is called so.
    pattern: /^(?:TODO|FIXME)\b(?! (?:lists?|apps?|items?|comments?|MVC)\b)|\b(?:TODO|FIXME):|[[(](?:TODO|FIXME)\b/,
    words: TODO_IS_A_WORD,
    isCode: true,
  },
  { pattern: /\[object \w+\]/, isCode: true },
  { pattern: /\{\{[^{}]{1,60}\}\}|\$\{[^{}]{1,60}\}|<%=?[^%]{1,60}%>|%%\w{1,40}%%|%[A-Z][A-Z_]{2,}%/, isCode: true },
  { pattern: /(?<![\w-])NaN(?![\w-])/, isCode: true },
  { pattern: /\bInvalid Date\b/, isCode: true },
  { pattern: /^(?:null|undefined|untitled(?: \w+)?|page title|heading \d?|x{3,8}|asdf)$/i, isCode: true },
  // In a sentence it is a word: only what stands apart, at a figure or after such words is surely none.
  { pattern: /(?:^|[|–—·•:,]\s*)undefined(?=$|\s*[|–—·•:,!])/, isCode: true },
  { pattern: /\bundefined undefined\b|[$€£]\s?undefined\b|\bundefined\s?[%$€£]/, isCode: true },
  {
    pattern: /\b(?:by|from|for|hello|hi|dear|of|at|in|since) undefined(?=$|\s*[.,!|–—]| (?:per|to|and)\b)/i,
    isCode: true,
  },
  {
    pattern:
      /\b(?:insert|enter|add|your)(?: your)? (?:text|title|headline|heading|description|content|copy)(?: goes)? here\b/i,
    isCode: true,
  },
];

/** What tells whether a word may be meant. */
interface Around {
  /** Language of the page. */
  readonly language?: string;
  /** Whether the page shows code. */
  readonly showsCode?: boolean;
}

/** The first thing in a text that stands for one that was never written; nothing where there is none. */
export function placeholderIn(text: string, { language = "", showsCode = false }: Around = {}): string | undefined {
  const [main = ""] = language.toLowerCase().split("-");
  for (const { pattern, words, isCode = false } of PLACEHOLDERS) {
    if ((showsCode && isCode) || words?.includes(main) === true) continue;
    const [found] = pattern.exec(text) ?? [];
    if (found !== undefined) return found.trim();
  }
  return undefined;
}
