import { minify } from "terser";

/**
 * Shortens scripts that stand in a page as source text; each of them once, however many pages carry it, and whatever
 * the page's own text in it is.
 *
 * @returns The page's HTML with its scripts shortened; `own` is what no other page has in them.
 */
export function inlineScriptShortener(): (html: string, own?: string) => Promise<string> {
  const known = new Map<string, Promise<string>>();
  const shortened = (text: string) => {
    const short = known.get(text) ?? shorten(text);
    known.set(text, short);
    return short;
  };
  return async (html, own) => {
    const literal = JSON.stringify(own);
    const general = (text: string) => (own === undefined ? text : text.replaceAll(literal, () => PLACE));
    const texts = [...html.matchAll(SCRIPT)].map(([, text = ""]) => text);
    const short = await Promise.all(texts.map((text) => shortened(general(text))));
    return html.replace(SCRIPT, () => `<script>${(short.shift() ?? "").replaceAll(PLACE, () => literal)}</script>`);
  };
}

/** Scripts without any attribute are the site's own; data and Gatsby's have some. */
const SCRIPT = /<script>([\s\S]*?)<\/script>/g;

/** Stands for a page's own text while a script is shortened: a text too, for what it does is decided by its kind. */
const PLACE = '"@@own@@"';

async function shorten(text: string): Promise<string> {
  const { code = text } = await minify(text, { ecma: 2020, compress: { passes: 2 } });
  return code.replace(/;$/, "");
}
