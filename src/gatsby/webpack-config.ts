import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import type { GatsbyNode } from "gatsby";
import { SCRIPT_DIGITS } from "../lib/hashed-names";
import { hex } from "../styles/mix";
import { colourIn, palette, THEMES } from "../styles/palette";

/** What is changed of webpack's configuration. */
interface Configuration {
  readonly output?: object;
}

/**
 * Builds without source maps: nobody reads them on the public site, and webpack's cache is half as large without.
 *
 * Renders all pages anew when a style sheet has changed. Gatsby writes the sheet into each page, but renders a page
 * again only for new data or a new renderer, and the renderer is built without sheets: after a change of style alone
 * the pages would keep the old one.
 */
export const onCreateWebpackConfig: NonNullable<GatsbyNode["onCreateWebpackConfig"]> = async ({
  stage,
  actions,
  getConfig,
  plugins,
}) => {
  if (stage === "build-javascript") {
    // `setWebpackConfig` leaves `output` as it is. Gatsby types this as any function at all.
    const config = (getConfig as () => Configuration)();
    const output = { ...config.output, hashDigestLength: SCRIPT_DIGITS };
    actions.replaceWebpackConfig({ ...config, devtool: false, output });
  }
  if (!stage.endsWith("-html")) return;
  // Gatsby types it as any function at all.
  const define = plugins.define as (values: Readonly<Record<string, string>>) => object;
  const digest = await digestOfStyles(resolve("src"));
  const papers = THEMES.map((theme) => [theme, hex(colourIn(palette(theme), "paper"))] as const);
  const values = {
    "process.env.STYLE_DIGEST": JSON.stringify(digest),
    // Read by src/seo/render.tsx, where no Sass can run.
    "process.env.PAPERS": JSON.stringify(JSON.stringify(Object.fromEntries(papers))),
  };
  actions.setWebpackConfig({ plugins: [define(values)] });
};

async function digestOfStyles(folder: string): Promise<string> {
  const sheets = (await readdir(folder, { recursive: true })).filter((file) => file.endsWith(".scss")).sort();
  const digest = createHash("sha256");
  for (const sheet of sheets) digest.update(sheet).update(await readFile(join(folder, sheet)));
  return digest.digest("hex");
}
