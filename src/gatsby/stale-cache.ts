import { existsSync } from "node:fs";
import { readFile, rm, writeFile } from "node:fs/promises";
import { join, resolve, sep } from "node:path";
import type { Reporter } from "gatsby";
import { digestOf } from "../lib/digest";
import { digestOfFiles } from "./digest-of-files";
import { forgetPlugins, type GatsbyState, type GatsbyStore, stateOf } from "./gatsby-internals";

/** Says with what the cache was made. */
const STAMP = ".cache/made-with.txt";

/**
 * What a cache is made with, besides the content and the code of the site, whose changes Gatsby sees by itself. The path
 * stands in every address of a picture, and what components ask for is not asked again when only the path changes.
 */
async function maker(pathPrefix: string): Promise<string> {
  const node = process.versions.node.split(".")[0];
  return `${digestOf(process.platform, process.arch, node, pathPrefix, await digestOfFiles("package-lock.json"))}\n`;
}

/**
 * Lets Gatsby make its cache anew where it would trip over it: it was made in another folder, with other packages or for
 * another path, or it counts on files that are gone. Called before Gatsby decides by itself whether to.
 */
export async function renewStaleCache(store: GatsbyStore, reporter: Reporter, pathPrefix: string): Promise<void> {
  const isBuild = process.env.NODE_ENV === "production";
  const stamp = await readFile(STAMP, "utf8").catch(() => undefined);
  const reason = staleReason(stateOf(store), {
    folder: resolve("."),
    isMadeOtherwise: stamp !== undefined && stamp !== (await maker(pathPrefix)),
    publicDir: isBuild ? resolve("public") : undefined,
  });
  if (reason === undefined) return;
  reporter.info(`The cache of earlier builds is made anew: ${reason}. This build takes as long as a first one.`);
  await rm(".cache/webpack", { recursive: true, force: true });
  forgetPlugins(store);
}

/** Notes with what the cache is made. */
export async function stampCache(pathPrefix: string): Promise<void> {
  await writeFile(STAMP, await maker(pathPrefix));
}

/** What a cache is held against. */
interface Circumstances {
  readonly folder: string;
  readonly isMadeOtherwise: boolean;
  /** Where the built site stands, when a build is to go on from it. */
  readonly publicDir: string | undefined;
}

/** Why a cache can't be used, in words; nothing where it can. */
export function staleReason(
  state: GatsbyState,
  { folder, isMadeOtherwise, publicDir }: Circumstances,
): string | undefined {
  const paths = [
    ...state.components.keys(),
    ...[...state.staticQueryComponents.values()].map((one) => one.componentPath),
  ];
  const elsewhere = paths.find((path) => !resolve(path).startsWith(folder + sep));
  if (elsewhere !== undefined) return `it was made in another folder, for ${elsewhere}`;
  if (isMadeOtherwise) return "it was made with other packages, another Node or for another path";
  if (publicDir === undefined || !existsSync(publicDir)) return undefined;
  const missing = filesOf(state).find((file) => !existsSync(join(publicDir, file)));
  return missing === undefined ? undefined : `public/${missing} is gone, which an earlier build had made`;
}

/** Files below `public/` that Gatsby takes to be there. */
function filesOf({ html, staticQueryComponents }: GatsbyState): string[] {
  const pages = [...html.trackedHtmlFiles].filter(([, { isDeleted }]) => !isDeleted).map(([path]) => path);
  return [
    ...pages.map((path) => (path.endsWith(".html") ? path : `${path}index.html`).replace(/^\//, "")),
    ...[...staticQueryComponents.values()].map(({ hash }) => `page-data/sq/d/${String(hash)}.json`),
  ];
}
