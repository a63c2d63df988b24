import { FOUND_STYLE, GROUND, INK, LINK } from "../screen/found-style";

/** The page of the screen “Search & sharing”. */
export const SEARCH_PAGE = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Search &amp; sharing</title>
<link rel="stylesheet" href="search.css">
</head>
<body>
<main></main>
<script type="module" src="search.js"></script>
</body>
</html>
`;

export const SEARCH_STYLE = `:root { color-scheme: light dark; font: 15px/1.45 Arial, "Liberation Sans", sans-serif; }
html { background: ${GROUND}; color: ${INK}; }
a { color: ${LINK}; }
body { margin: 0; padding: 0 1.25rem 3rem; }
p, ul { margin: 0; }
ul { padding-left: 1.1rem; }
header { position: sticky; top: 0; z-index: 1; display: flex; flex-wrap: wrap; gap: 0.5rem 1.5rem; align-items: baseline; padding-block: 0.9rem; background: ${GROUND}; }
h1 { margin: 0; font-size: 1.4rem; }
header a { margin-left: auto; }
table { width: 100%; border-collapse: collapse; }
th, td { padding: 0.9rem 1rem 0.9rem 0; border-top: 1px solid light-dark(#ccc, #555); text-align: left; vertical-align: top; }
tbody th { width: 11rem; font-weight: 400; overflow-wrap: anywhere; }
tbody th span { display: block; font-size: 13px; opacity: 0.75; }
td:nth-of-type(1) { width: 22rem; }
td:nth-of-type(3) { width: 15rem; font-size: 14px; }
label { display: block; font-size: 13px; }
header label { font-size: inherit; }
form { display: grid; gap: 0.25rem; }
button { justify-self: start; }
input, textarea, select, button { box-sizing: border-box; padding: 0.4rem 0.5rem; font: inherit; }
input, textarea { width: 100%; }
[role="status"] { white-space: pre-line; }
img { display: block; max-width: 100%; height: auto; margin-top: 0.25rem; border: 1px solid light-dark(#ccc, #555); }
@media (width < 75rem) {
  thead { display: none; }
  tr { display: grid; grid-template-columns: 1fr 1fr; border-top: 1px solid light-dark(#ccc, #555); padding-block: 0.75rem; gap: 0.5rem 1.25rem; }
  th, td, tbody th, td:nth-of-type(n) { width: auto; padding: 0; border: 0; min-width: 0; }
  tbody th, td:nth-of-type(3) { grid-column: 1 / -1; }
}
tr[hidden] { display: none; }
@media (width < 40rem) { tr { grid-template-columns: 1fr; } }
${FOUND_STYLE}`;
