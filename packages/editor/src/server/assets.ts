import { extname } from "node:path";
import { screenFiles } from "../screen-files";
import { SCREEN_STYLE } from "../screen-style";
import type { Asset, Assets } from "./editor-server";
import { SEARCH_PAGE, SEARCH_STYLE } from "./search-page";
import { WAITING_PAGE, WAITING_SCRIPT, WAITING_STYLE } from "./shown-page";

/** The page of the screen: the CMS waits until our script has told it where the content is. */
const PAGE = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Edit the site</title>
<link rel="stylesheet" href="screen.css">
</head>
<body>
<a class="also" href="search">Search &amp; sharing</a>
<script type="module" src="screen.js"></script>
</body>
</html>
`;

const STYLE = `${SCREEN_STYLE}.also { position: fixed; bottom: 0.75rem; left: 1rem; z-index: 1; font: 14px "Source Sans 3", sans-serif; color: LinkText; }
@media (width < 768px) { .also { bottom: 5rem; } }
body:has([aria-label="Content Editor"]) .also { display: none; }
`;

const TYPES: Readonly<Record<string, string | undefined>> = {
  ".css": "text/css; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".png": "image/png",
  ".txt": "text/plain; charset=utf-8",
  ".wasm": "application/wasm",
  ".woff2": "font/woff2",
};

/** All that the screen is made of. */
export async function screenAssets(): Promise<Assets> {
  const files = await screenFiles({ screen: "screen.ts", search: "search/search.tsx" });
  return new Map<string, Asset>([
    ["/", { type: "text/html; charset=utf-8", body: PAGE }],
    ["/screen.css", { type: typeOf("/screen.css"), body: STYLE }],
    ["/search", { type: "text/html; charset=utf-8", body: SEARCH_PAGE }],
    ["/search.css", { type: typeOf("/search.css"), body: SEARCH_STYLE }],
    ["/show", { type: "text/html; charset=utf-8", body: WAITING_PAGE }],
    ["/waiting.css", { type: typeOf("/waiting.css"), body: WAITING_STYLE }],
    ["/waiting.js", { type: typeOf("/waiting.js"), body: WAITING_SCRIPT }],
    ...files.map(([path, body]) => [path, { type: typeOf(path), body }] as const),
  ]);
}

function typeOf(path: string): string {
  const type = TYPES[extname(path)];
  if (type === undefined) throw new Error(`${path}: of no type that browsers are told`);
  return type;
}
