import { execFile } from "node:child_process";
import { readFile, rm } from "node:fs/promises";
import { resolve } from "node:path";
import { promisify } from "node:util";

const ESBUILD = resolve("node_modules/esbuild/bin/esbuild");

/** Hosts give packages that are CommonJS a `require` for Node's own modules, which a bundle of ES modules lacks. */
const NODE_REQUIRE =
  '--banner:js=import { createRequire } from "node:module"; const require = createRequire("file:///");';

/** How each host has an entry bundled. */
const OPTIONS = {
  netlify: ["--platform=node", NODE_REQUIRE],
  vercel: ["--platform=node", NODE_REQUIRE],
  // As Wrangler resolves packages; Node's modules are there under their whole names only.
  cloudflare: ["--platform=browser", "--conditions=workerd,worker,browser", "--external:node:*", NODE_REQUIRE],
};

export type BundledEntry = keyof typeof OPTIONS;

export const BUNDLED_ENTRIES = Object.keys(OPTIONS) as BundledEntry[];

/** Bundles an entry of the mail endpoint as its host does. @returns The modules it asks its host for. */
export async function bundleEntry(name: BundledEntry, outfile: string): Promise<string[]> {
  const metafile = `${outfile}.json`;
  const common = ["--bundle", "--format=esm", "--target=es2022", `--outfile=${outfile}`, `--metafile=${metafile}`];
  const entry = `packages/contact-service/src/mail/entries/${name}.ts`;
  await promisify(execFile)(ESBUILD, [entry, ...common, "--log-level=error", ...OPTIONS[name]]);
  const { outputs } = JSON.parse(await readFile(metafile, "utf8")) as {
    readonly outputs: Readonly<Record<string, { readonly imports: readonly { readonly path: string }[] }>>;
  };
  await rm(metafile);
  return Object.values(outputs).flatMap(({ imports }) => imports.map(({ path }) => path));
}
