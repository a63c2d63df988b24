import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { kindOf } from "#content/files";
import type { Addressed } from "#lib/slug";
import { pageOf } from "../config/page-of";

/**
 * The path of the page that shows a content file, as it is saved; that of home, where it is on all of them. Nothing for a
 * file that is not there yet.
 *
 * @param folder - `data/`
 * @param file - Its path below that.
 */
export async function shownPath(folder: string, file: string): Promise<string | undefined> {
  try {
    const content = JSON.parse(await readFile(join(folder, file), "utf8")) as Addressed;
    return pageOf(kindOf(file)?.type ?? "", content);
  } catch {
    return undefined;
  }
}

/** The address of that page, once the site has it. @param site - Where the site runs. */
export async function shownPage(folder: string, file: string, site: string): Promise<string | undefined> {
  const path = await shownPath(folder, file);
  if (path === undefined) return undefined;
  const data = `${site}/page-data${encodeURI(path === "/" ? "/index/" : path)}page-data.json`;
  const isThere = await fetch(data).then(
    (answer) => answer.ok,
    () => false,
  );
  return isThere ? site + encodeURI(path) : undefined;
}

/** A page that waits for that of the site, and gives way to it. */
export const WAITING_PAGE = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>The page is not there yet</title>
<link rel="stylesheet" href="waiting.css">
</head>
<body>
<p role="status">The page is not there yet. It comes once the entry is saved, and the site has started.</p>
<script type="module" src="waiting.js"></script>
</body>
</html>
`;

export const WAITING_STYLE = `:root { color-scheme: light dark; font: 16px/1.5 sans-serif; }
body { display: grid; min-height: 100vh; margin: 0; place-items: center; }
p { max-width: 24rem; padding: 1rem; }
`;

export const WAITING_SCRIPT = `const look = async () => {
  const answer = await fetch("page" + location.search);
  if (answer.status === 200) location.replace(await answer.text());
  else setTimeout(look, 700);
};
look();
`;
