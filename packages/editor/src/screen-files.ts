import { readdir, readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { basename, dirname, join } from "node:path";
import { build, type Plugin } from "esbuild";

const resolveFrom = createRequire(__filename).resolve;

/** A file of the screen, by its path from its page. */
export type File = readonly [path: string, body: Buffer];

/** What pages of the screen load. @param pages - Their scripts, by the names that they are loaded by. */
export async function screenFiles(pages: Readonly<Record<string, Script>>): Promise<File[]> {
  return [...(await scripts(pages)), ...(await filesOfCms())];
}

/** A script that opens a page, by its path in `src/screen/`. */
type Script = "admin.ts" | "screen.ts" | "search/search.tsx";

/** The CMS and our script; what is rarely wanted, such as languages, in files of its own. */
async function scripts(pages: Readonly<Record<string, Script>>): Promise<File[]> {
  const entryPoints = Object.entries(pages).map(([name, script]) => [name, resolveFrom(`./screen/${script}`)] as const);
  const { outputFiles } = await build({
    entryPoints: Object.fromEntries(entryPoints),
    define: { "process.env.NODE_ENV": '"production"' },
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

/** What the CMS asks for beside its script, its fonts and what reads and writes pictures; and the licenses of all that. */
async function filesOfCms(): Promise<File[]> {
  const folder = assetsOfCms();
  const names = (await readdir(folder)).filter((name) => !name.endsWith(".map"));
  const assets = names.map(async (name) => [`/assets/${basename(name)}`, await readFile(join(folder, name))] as const);
  const license = join(folder, "../../LICENSE.txt");
  return [["/LICENSE.txt", await readFile(license)], ...(await Promise.all(assets))];
}
