/** What templates and drafts leave behind, wherever it stands. */
const ANYWHERE = [
  /\blorem ipsum\b/i,
  /\bdolor sit amet\b/i,
  /\[object \w+\]/,
  /\{\{[^}]*\}\}/,
  /\$\{[^}]*\}/,
  /<%[^%]*%>/,
  /%[A-Z][A-Z_]{2,}%/,
  /\b(?:TODO|FIXME|TBD|XXX)\b/,
  /\b(?:insert|enter|add|your) (?:text|title|headline|heading|description|name|content|image|copy) here\b/i,
  /\b(?:blindtext|platzhaltertext|placeholder text|dummy text)\b/i,
];

/** What a value that is not there becomes; in a long sentence it may be meant. */
const IN_SHORT = /(?:^|[\s:($€£“"])(undefined|NaN)(?=$|[\s,.:;!?)%€£"”])/;
const WHOLE = /^(?:null|undefined|NaN|untitled(?: \w+)?|new page|page title|heading \d?|x{3,8}|test|asdf)$/i;

/** Sentences are longer. */
const SHORT = 12;

/** The first thing in a text that stands for one that was never written; nothing where there is none. */
export function placeholderIn(text: string): string | undefined {
  for (const pattern of ANYWHERE) {
    const [found] = pattern.exec(text) ?? [];
    if (found !== undefined) return found;
  }
  if (WHOLE.test(text.trim())) return text.trim();
  return text.split(" ").length <= SHORT ? IN_SHORT.exec(text)?.[1] : undefined;
}
