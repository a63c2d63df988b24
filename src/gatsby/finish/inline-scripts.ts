import { minify } from "terser";

/**
 * Shortens scripts that stand in a page as source text; each of them once, however many pages carry it.
 *
 * @returns The page's HTML with its scripts shortened.
 */
export function inlineScriptShortener(): (html: string) => Promise<string> {
  const known = new Map<string, Promise<string>>();
  const shortened = (text: string) => {
    const short = known.get(text) ?? shorten(text);
    known.set(text, short);
    return short;
  };
  return async (html) => {
    const texts = [...html.matchAll(SCRIPT)].map(([, text = ""]) => text);
    const short = await Promise.all(texts.map(shortened));
    return html.replace(SCRIPT, () => `<script>${short.shift() ?? ""}</script>`);
  };
}

/** Scripts without any attribute are the site's own; data and Gatsby's have some. */
const SCRIPT = /<script>([\s\S]*?)<\/script>/g;

async function shorten(text: string): Promise<string> {
  const { code = text } = await minify(text, { ecma: 2020, compress: { passes: 2 } });
  return code.replace(/;$/, "");
}
