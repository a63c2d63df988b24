import createParser, { type MarkdownIt, type Token } from "markdown-it";
import { slugOf } from "../lib/slug";

/** Something wrong in a text, and its line. */
export interface MarkdownFault {
  readonly line: number;
  readonly got: string;
  readonly allowed: string;
}

/** A heading or a link where it stands. */
interface Placed {
  readonly line: number;
  readonly text: string;
}

interface Heading extends Placed {
  readonly level: number;
}

/** The page's own heading is the first; deeper ones than these no reader keeps apart. */
const LEVELS = [2, 3, 4];

/** Headings of a text are smaller than those of a page's bands. */
const LOOKS: Readonly<Record<string, string>> = { h2: "title-3", h3: "title-4" };

const OUTSIDE = /^(?:https:\/\/|mailto:|tel:)/;

/** What is told apart by its first letters: the name of a heading's place is no name of the page's own parts. */
const ANCHOR = "text-";

const REFUSED: Readonly<Record<string, readonly [got: string, allowed: string]>> = {
  html_block: ["HTML", "Markdown alone; a < that is meant as such is written \\<"],
  html_inline: ["HTML", "Markdown alone; a < that is meant as such is written \\<"],
  image: ["a picture", "text, lists, tables and links"],
};

/** Reads all that Markdown knows, to tell what may not be there. */
const READER = parser(true);

/** Shows what may be there; were there HTML or an address that runs a script all the same, they would be text. */
const WRITER = parser(false);

function parser(isReader: boolean): MarkdownIt {
  const markdown = createParser({ html: isReader, linkify: true });
  markdown.linkify.set({ fuzzyLink: false });
  if (isReader) markdown.validateLink = () => true;
  return markdown;
}

/**
 * What is wrong in a text of a page.
 *
 * @param isPage - Tells whether a link leads to a page, by its name or its address.
 */
export function markdownFaults(text: string, isPage: (to: string) => boolean): MarkdownFault[] {
  const tokens = READER.parse(text, {});
  if (tokens.length === 0) return [{ line: 1, got: "an empty text", allowed: "what the page says" }];
  const headings = headingsIn(tokens);
  const ids = headings.map((heading) => slugOf(heading.text));
  return [
    ...refusedIn(tokens),
    ...headings.flatMap((heading, index) => headingFaults(heading, headings[index - 1])),
    ...headings.filter((_, index) => ids.indexOf(ids[index] ?? "") < index).map(twiceFault),
    ...linksIn(tokens).flatMap((link) => linkFaults(link, ids, isPage)),
  ].sort((a, b) => a.line - b.line);
}

/**
 * A text as HTML. Headings get a place that links can lead to. Where a table is wider than the window, keys scroll it,
 * once it has the focus; it is named by the heading that it stands under.
 *
 * @param hrefOf - The address that stands in the page for a page's name or address.
 */
export function htmlOf(text: string, hrefOf: (to: string) => string): string {
  const tokens = WRITER.parse(text, {});
  let heading: string | undefined;
  tokens.forEach((token, index) => {
    if (token.type === "heading_open") {
      heading = ANCHOR + slugOf(textOf(tokens[index + 1]));
      token.attrSet("id", heading);
      token.attrSet("class", LOOKS[token.tag] ?? "strong");
    }
    if (token.type === "table_open") {
      token.attrSet("tabindex", "0");
      if (heading !== undefined) token.attrSet("aria-labelledby", heading);
    }
    for (const child of token.children ?? []) {
      if (child.type === "link_open") child.attrSet("href", addressOf(hrefIn(child), hrefOf));
    }
  });
  return WRITER.renderer.render(tokens, WRITER.options, {});
}

function addressOf(href: string, hrefOf: (to: string) => string): string {
  if (href.startsWith("#")) return encodeURI(`#${ANCHOR}${href.slice(1)}`);
  return OUTSIDE.test(href) ? encodeURI(href) : encodeURI(hrefOf(href));
}

function headingsIn(tokens: readonly Token[]): Heading[] {
  return tokens.flatMap((token, index) =>
    token.type === "heading_open"
      ? [{ line: lineOf(token), level: Number(token.tag.slice(1)), text: textOf(tokens[index + 1]) }]
      : [],
  );
}

function headingFaults({ line, level, text }: Heading, before: Heading | undefined): MarkdownFault[] {
  const got = `a heading of level ${String(level)}: ${text}`;
  if (text.trim() === "") return [{ line, got: "a heading that says nothing", allowed: "a text behind the #" }];
  if (level === 1) return [{ line, got, allowed: "level 2 (##) and below: the page's title is its first heading" }];
  const deepest = Math.min((before?.level ?? 1) + 1, LEVELS.at(-1) ?? level);
  if (level <= deepest) return [];
  return [{ line, got, allowed: `level ${String(deepest)} (${"#".repeat(deepest)}) at most: none is left out` }];
}

function twiceFault({ line, text }: Heading): MarkdownFault {
  return { line, got: `the heading “${text}” once more`, allowed: "a heading that no other one reads like" };
}

function refusedIn(tokens: readonly Token[]): MarkdownFault[] {
  return tokens
    .flatMap((token) => [token, ...(token.children ?? [])].map((part) => ({ part, line: lineOf(token) })))
    .flatMap(({ part, line }) => {
      const [got, allowed] = REFUSED[part.type] ?? [];
      if (got === undefined || allowed === undefined) return [];
      return [{ line, got: `${got}: ${part.content.trim().slice(0, 60)}`, allowed }];
    });
}

function linksIn(tokens: readonly Token[]): (Placed & { readonly href: string })[] {
  return tokens.flatMap((token) =>
    (token.children ?? []).flatMap((child, index, all) => {
      if (child.type !== "link_open") return [];
      const end = all.findIndex((other, at) => at > index && other.type === "link_close");
      const text = all.slice(index + 1, end).map(({ content }) => content);
      return [{ line: lineOf(token), text: text.join(""), href: hrefIn(child) }];
    }),
  );
}

function linkFaults(
  { line, text, href }: Placed & { readonly href: string },
  ids: readonly string[],
  isPage: (to: string) => boolean,
): MarkdownFault[] {
  if (text.trim() === "") return [{ line, got: `a link without a text, to ${href}`, allowed: "a text in [ ]" }];
  if (OUTSIDE.test(href)) return [];
  const got = `a link to ${href}`;
  if (href.startsWith("#")) {
    if (ids.includes(href.slice(1))) return [];
    return [{ line, got, allowed: `a heading of this text: ${ids.map((id) => `#${id}`).join(", ")}` }];
  }
  if (isPage(href)) return [];
  const allowed = "the name or the address of a page, a heading (#…), or what begins with https://, mailto: or tel:";
  return [{ line, got, allowed }];
}

/** As it was written: the parser has encoded it. */
function hrefIn(token: Token): string {
  const href = String(token.attrGet("href") ?? "");
  try {
    return decodeURI(href);
  } catch {
    return href;
  }
}

function textOf(token: Token | undefined): string {
  return (token?.children ?? []).map(({ content }) => content).join("");
}

function lineOf({ map }: Token): number {
  return (map?.[0] ?? 0) + 1;
}
