import { load, type CheerioAPI } from "cheerio";
import { oneLine } from "./text";

/** What the head of a document says of where its page is to be found, and what stands where robots pass over it. */
export interface Head {
  /** Canonical addresses that count. */
  readonly canonicals: readonly string[];
  /** Canonical addresses in the body, or in a comment. */
  readonly strayCanonicals: readonly { readonly address: string; readonly where: string }[];
  /** The page in other languages, and in its own. */
  readonly alternates: readonly { readonly language: string; readonly address: string }[];
  /** Where the page sends its readers on by itself, and after how many seconds; without an address it is loaded anew. */
  readonly refresh: { readonly seconds: number; readonly to: string | undefined } | undefined;
  /** What relative addresses are relative to. */
  readonly base: string | undefined;
  /** What ended the head before its end: all that follows counts as body. */
  readonly closedBy: string | undefined;
}

const CANONICAL = 'link[rel~="canonical" i]';

/** As browsers number it: https://dom.spec.whatwg.org/#dom-node-nodetype */
const [TEXT, COMMENT] = [3, 8];

/** Reads the head of a document. */
export function headOf($: CheerioAPI, html: string): Head {
  const closedBy = closerOf(html);
  // What fell out of a head that ended early has a fault already: it is read as it was meant.
  const inHead = hrefsOf($, closedBy === undefined ? `head ${CANONICAL}` : CANONICAL);
  const inBody = closedBy === undefined ? hrefsOf($, `body ${CANONICAL}`) : [];
  return {
    canonicals: inHead,
    strayCanonicals: [
      ...inBody.map((address) => ({ address, where: "in the body" })),
      ...commentedCanonicals($).map((address) => ({ address, where: "in a comment" })),
    ],
    // A feed in a language is no version of the page.
    alternates: $('link[rel~="alternate" i][hreflang]:not([type*="rss" i], [type*="atom" i], [type*="json" i])')
      .toArray()
      .map(({ attribs }) => ({ language: (attribs.hreflang ?? "").trim(), address: (attribs.href ?? "").trim() })),
    refresh: refreshOf($),
    base: $("base[href]").first().attr("href"),
    closedBy,
  };
}

function hrefsOf($: CheerioAPI, selector: string): string[] {
  return $(selector)
    .toArray()
    .map((link) => oneLine($(link).attr("href") ?? ""));
}

function commentedCanonicals($: CheerioAPI): string[] {
  const comments = $("head, body")
    .contents()
    .toArray()
    .filter((node) => node.nodeType === COMMENT);
  return comments.flatMap((comment) => ("data" in comment ? hrefsOf(load(comment.data), CANONICAL) : []));
}

function refreshOf($: CheerioAPI): Head["refresh"] {
  const content = $('meta[http-equiv="refresh" i]').first().attr("content");
  if (content === undefined) return undefined;
  const [, seconds = "", to = ""] = /^\s*([\d.]*)\s*[;,]?\s*(?:url\s*=\s*)?["']?\s*([^"']*)/i.exec(content) ?? [];
  return { seconds: Number(seconds), to: to.trim() === "" ? undefined : to.trim() };
}

/** Parses the head alone, without scripts: what then stands in a body has no place in a head. */
function closerOf(html: string): string | undefined {
  const body = html.search(/<body[\s>]/i);
  const before = body === -1 ? html : html.slice(0, body);
  // Letters may be longer in small: a place is looked for in the text as it is.
  const end = before.search(/<\/head(?![\s\S]*<\/head)/i);
  if (end === -1) return undefined;
  const $ = load(before.slice(0, end), { scriptingEnabled: false });
  for (const node of $("body").contents().toArray()) {
    if ("name" in node) return `<${node.name}>`;
    const text = node.nodeType === TEXT && "data" in node ? oneLine(node.data) : "";
    if (text !== "") return `“${text.slice(0, 40)}”`;
  }
  return undefined;
}
