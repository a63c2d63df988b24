import { readdir, readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { basename, dirname, extname, join } from "node:path";
import { build, type Plugin } from "esbuild";
import type { Asset, Assets } from "./editor-server";
import { WAITING_PAGE, WAITING_SCRIPT, WAITING_STYLE } from "./shown-page";

const resolveFrom = createRequire(__filename).resolve;

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
<script type="module" src="screen.js"></script>
</body>
</html>
`;

/** What is to be mended stands on lines of its own. */
const STYLE = `[role="alertdialog"] * { white-space: pre-line; }
`;

/** What the screen is told. */
export interface ScreenSettings {
  /** The configuration of the CMS. */
  readonly config: object;
  /** Where the site runs, where it does. */
  readonly site?: string | undefined;
  readonly agency: { readonly name: string; readonly url: string };
}

const TYPES: Readonly<Record<string, string | undefined>> = {
  ".css": "text/css; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".png": "image/png",
  ".txt": "text/plain; charset=utf-8",
  ".wasm": "application/wasm",
  ".woff2": "font/woff2",
};

/** All that the screen is made of. */
export async function screenAssets(settings: ScreenSettings): Promise<Assets> {
  const files = [...(await scripts()), ...(await filesOfCms())];
  return new Map<string, Asset>([
    ["/", { type: "text/html; charset=utf-8", body: PAGE }],
    ["/screen.css", { type: typeOf("/screen.css"), body: STYLE }],
    ["/show", { type: "text/html; charset=utf-8", body: WAITING_PAGE }],
    ["/waiting.css", { type: typeOf("/waiting.css"), body: WAITING_STYLE }],
    ["/waiting.js", { type: typeOf("/waiting.js"), body: WAITING_SCRIPT }],
    ["/config.json", { type: "application/json", body: JSON.stringify(settings) }],
    ...files.map(([path, body]) => [path, { type: typeOf(path), body }] as const),
  ]);
}

function typeOf(path: string): string {
  const type = TYPES[extname(path)];
  if (type === undefined) throw new Error(`${path}: of no type that browsers are told`);
  return type;
}

type File = readonly [path: string, body: Buffer];

/** The CMS and our script; what is rarely wanted, such as languages, in files of its own. */
async function scripts(): Promise<File[]> {
  const { outputFiles } = await build({
    entryPoints: { screen: resolveFrom("../screen/screen.ts") },
    ...{ bundle: true, splitting: true, write: false, outdir: "/", chunkNames: "chunks/[name]-[hash]" },
    ...{ format: "esm", target: "es2022", jsx: "automatic", minify: true, legalComments: "eof" },
    plugins: [withoutUnused, ownFonts],
  });
  return outputFiles.map(({ path, contents }) => [path, Buffer.from(contents)]);
}

/** Code in 240 languages and maps, which the CMS has fields for and the content has not. */
const withoutUnused: Plugin = {
  name: "without-unused",
  setup: (building) => {
    building.onResolve({ filter: /^(?:@shikijs\/(?:langs|themes)\/|leaflet\/|terra-draw)/ }, () => ({
      path: "unused",
      namespace: "unused",
    }));
    building.onLoad({ filter: /./, namespace: "unused" }, () => ({ contents: "export default {}" }));
  },
};

/** A font as the sheet of the CMS asks another server for it: its name, and its file. */
const FONT = /https:\/\/cdn\.jsdelivr\.net\/fontsource\/fonts\/([\w-]+)(?::vf)?@[\d.]+\/([\w-]+)\.woff2/g;

/** Fonts come with the CMS, but one of its sheets asks a public server: it would be told who edits, and must be reached. */
const ownFonts: Plugin = {
  name: "own-fonts",
  setup: (building) => {
    building.onLoad({ filter: /@sveltia[/\\]cms[/\\]npm[/\\]index\.js$/ }, async ({ path }) => {
      const names = await readdir(assetsOfCms());
      const ours = (asked: string, name: string, file: string): string => {
        const found = names.find((one) => one.startsWith(`${name}-${file}-`));
        if (found === undefined) throw new Error(`${asked}: the CMS comes without this font`);
        return `assets/${found}`;
      };
      return { contents: (await readFile(path, "utf8")).replace(FONT, ours) };
    });
  },
};

function assetsOfCms(): string {
  return join(dirname(resolveFrom("@sveltia/cms")), "assets");
}

/** What the CMS asks for beside its script: its fonts with their licences, and what reads and writes pictures. */
async function filesOfCms(): Promise<File[]> {
  const folder = assetsOfCms();
  const names = (await readdir(folder)).filter((name) => !name.endsWith(".map"));
  return Promise.all(
    names.map(async (name) => [`/assets/${basename(name)}`, await readFile(join(folder, name))] as const),
  );
}
