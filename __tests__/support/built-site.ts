import { readdirSync, readFileSync } from "node:fs";
import { join, relative, resolve } from "node:path";
import { JSDOM } from "jsdom";

/** The folder of the built site. */
export const PUBLIC = resolve("public");

/** A page of the built site, as a browser without scripts would read it. */
export interface BuiltPage {
  /** Address, unencoded, such as `/about/`; the not-found page is `/404.html`. */
  readonly path: string;
  readonly html: string;
  readonly document: Document;
}

/** One thing of a page's graph. */
export type Thing = Readonly<Record<string, unknown>> & { readonly "@type": string; readonly "@id": string };

let read: readonly BuiltPage[] | undefined;

/** Every page of the built site, parsed once for all tests of a file. @throws When there is none. */
export function builtPages(): readonly BuiltPage[] {
  return (read ??= readPages());
}

function readPages(): BuiltPage[] {
  const files = readdirSync(PUBLIC, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /^(?:index|404)\.html$/.test(entry.name))
    .map((entry) => relative(PUBLIC, join(entry.parentPath, entry.name)).replaceAll("\\", "/"));
  if (files.length === 0) throw new Error(`No built pages in ${PUBLIC}: run \`npm run build\` first`);
  // A parsed document, unlike an opened one, does not read its style sheets: that would take most of the time.
  const parser = new new JSDOM().window.DOMParser();
  return files.sort().map((file) => {
    const html = readFileSync(join(PUBLIC, file), "utf8");
    return { path: `/${file.replace(/index\.html$/, "")}`, html, document: parser.parseFromString(html, "text/html") };
  });
}

/** What a page says about itself in JSON-LD: the things of its one graph. @throws When it has none, or several. */
export function graphOf({ path, document }: BuiltPage): readonly Thing[] {
  const scripts = document.querySelectorAll('script[type="application/ld+json"]');
  if (scripts.length !== 1) throw new Error(`${path} has ${String(scripts.length)} graphs`);
  return (JSON.parse(scripts[0]?.textContent ?? "") as { "@graph": Thing[] })["@graph"];
}

/** The pages that search engines may list. */
export function listedPages(): BuiltPage[] {
  return builtPages().filter(({ path }) => !path.startsWith("/404"));
}
