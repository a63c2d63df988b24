import { createHash } from "node:crypto";
import { renderToStaticMarkup } from "react-dom/server";
import type { Picture } from "../picture";
import { fontFaces } from "./fonts";
import { TOKENS_CSS } from "./tokens";

/** To be raised when the encoder changes what comes out of the same document. */
const EDITION = "1";

/** The whole HTML document of a picture; what the tracer draws is still named by `trace:` addresses in it. */
export function documentOf({ name, width, height, scene }: Picture): string {
  const markup = renderToStaticMarkup(typeof scene === "function" ? scene() : scene);
  const css = base(width, height);
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${name}</title><style>${fontFaces(
    markup + css,
  )}\n${TOKENS_CSS}\n${css}</style></head><body>${markup}</body></html>`;
}

/** Names what a picture is made from. */
export function fingerprint(html: string): string {
  return createHash("sha256").update(EDITION).update(html).digest("hex");
}

function base(width: number, height: number): string {
  return `
*, *::before, *::after { box-sizing: border-box; }
html, body { margin: 0; padding: 0; }
body { position: relative; width: ${String(width)}px; height: ${String(height)}px; overflow: hidden; background: var(--paper);
  color: var(--ink); font: 400 14px/1.4 "Instrument Sans", sans-serif; -webkit-font-smoothing: antialiased;
  font-variant-numeric: tabular-nums; text-rendering: geometricPrecision; font-optical-sizing: auto; }
body { --ui-bg: #fffdf8; --ui-panel: #f5f0e6; --ui-ink: #1d1813; --ui-soft: #6d645a; --ui-line: #e4dccd; --ui-accent: var(--product); --ui-on-accent: #fff;
  --ui-accent-2: var(--signal); --ui-font: "Instrument Sans", sans-serif; --ui-display: "Bricolage Grotesque", sans-serif; --ui-radius: 10px; }
p, h1, h2, h3, h4, ul, ol, figure, blockquote, table, dl, dd { margin: 0; padding: 0; }
ul, ol { list-style: none; } table { border-collapse: collapse; } svg, img { display: block; }
h1, h2, h3, h4 { font: inherit; } svg { overflow: visible; }`;
}
