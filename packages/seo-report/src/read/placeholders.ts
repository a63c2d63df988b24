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

/** In a sentence undefined is a word, which such words stand around: a value that was lost has other neighbours. */
const LOST_VALUE =
  /(?<!\b(?:is|are|was|were|be|been|being|remains?|stays?|left|an?|the|as|or|and|still|yet|largely|often|with),? )(?<![\w-])undefined(?![\w-])(?! (?:behaviou?r|terms?|roles?|scope|ways?|reasons?|means|values?|variables?|symbols?|references?|functions?|methods?|property|properties|index|and|or|by|future|periods?|time|goals?|boundaries|territory)\b)/;

const PLACEHOLDERS: readonly Placeholder[] = [
  { pattern: /\b(?:lorem ipsum|dolor sit amet)\b/i },
  { pattern: /\b(?:blindtext|platzhaltertext|placeholder text|dummy text)\b/i },
  {
    // A list, an app or an item of things to do is called so.
    pattern: /(?<!\b(?:an?|the|your|my) )\b(?:TODO|FIXME)\b(?! (?:lists?|apps?|items?|comments?|MVC)\b)/,
    words: TODO_IS_A_WORD,
    isCode: true,
  },
  { pattern: /\[object \w+\]/, isCode: true },
  { pattern: /\{\{[^{}]{1,60}\}\}|\$\{[^{}]{1,60}\}|<%=?[^%]{1,60}%>|%%\w{1,40}%%|%[A-Z][A-Z_]{2,}%/, isCode: true },
  { pattern: /(?<![\w-])NaN(?![\w-])/, isCode: true },
  { pattern: /\bInvalid Date\b/, isCode: true },
  { pattern: /^(?:null|undefined)$/, isCode: true },
  { pattern: /^(?:untitled(?: \w+)?|page title|heading \d?|x{3,8}|asdf)$/i, isCode: true },
  { pattern: /\bundefined undefined\b|[$€£]\s?undefined\b|\bundefined\s?[%$€£]/, isCode: true },
  { pattern: LOST_VALUE, isCode: true },
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
