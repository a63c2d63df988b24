import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import type { CreateWebpackConfigArgs } from "gatsby";
import { z } from "zod";
import contact from "../../data/pages/contact.json";
import { HASHED_FOLDER, SCRIPT_DIGITS } from "../lib/hashed-names";
import { hex } from "../styles/mix";
import { colourIn, palette } from "../styles/palette";
import { digestOf } from "../lib/digest";
import { changed } from "./gatsby-internals";
import { PATCH_RULES } from "./gatsby-patches";
import { isFromRight, onlyTheme, styleSettings, themes } from "./style-settings";
import { type Kept, keptByVersion, WITHOUT_LOADERS } from "./webpack-cache";

/** What is used of webpack's own classes. */
interface Compiler {
  readonly hooks: { readonly thisCompilation: Hook<Compilation> };
}
interface Compilation {
  hash?: string;
  readonly assets: Readonly<Record<string, unknown>>;
  readonly hooks: { readonly afterProcessAssets: Hook<unknown> };
}
interface Hook<T> {
  tap(name: string, act: (subject: T) => void): void;
}

/** What is changed of webpack's configuration. */
interface Configuration extends Kept {
  readonly devtool?: false;
  readonly output?: { readonly filename?: string; readonly chunkFilename?: string };
  readonly module?: { readonly rules?: readonly Rule[] };
  readonly plugins?: readonly object[];
}
interface Rule {
  readonly test?: unknown;
  readonly use?: unknown;
}

/** How Gatsby lets fonts be loaded. */
const FONT_LOADER = z.looseObject({ options: z.looseObject({ name: z.string().includes("[hash]") }) });

/** Whether visitors can write on the contact page itself. */
const HAS_FORM = "form" in contact;

/** Without a form nothing follows how messages fare, and its scripts are left out like others that nobody uses. */
const FORM_RULES = HAS_FORM ? [] : [{ include: resolve("src/sections/contact"), sideEffects: false }];

/**
 * Gatsby writes webpack's digest of a whole build into the site, to tell one deployment from another. It is made of the
 * names of files in the folder that the project stands in; that of the names of what was built, which have their own
 * digests, says as much and is the same everywhere.
 */
const REPRODUCIBLE_HASH = {
  apply({ hooks }: Compiler): void {
    hooks.thisCompilation.tap("ReproducibleHash", (compilation) => {
      compilation.hooks.afterProcessAssets.tap("ReproducibleHash", () => {
        compilation.hash = digestOf(...Object.keys(compilation.assets).sort()).slice(0, SCRIPT_DIGITS);
      });
    });
  },
};

/**
 * Puts scripts and sheets into the folder of all that has a digest in its address, so that a host needs one rule for it.
 *
 * Builds without source maps: nobody reads them on the public site, and webpack's cache is half as large without.
 *
 * Renders all pages anew when a style sheet has changed. Gatsby writes the sheet into each page, but renders a page
 * again only for new data or a new renderer, and the renderer is built without sheets: after a change of style alone
 * the pages would keep the old one.
 */
export async function onCreateWebpackConfig({
  stage,
  actions,
  getConfig,
  plugins,
}: CreateWebpackConfigArgs): Promise<void> {
  // Gatsby types it as any function at all.
  const gatsbys = (getConfig as () => Configuration)();
  const config = { ...gatsbys, plugins: [...(gatsbys.plugins ?? []), WITHOUT_LOADERS] };
  const replace = async (made: Configuration) => {
    actions.replaceWebpackConfig(await keptByVersion(made));
  };
  // Gatsby types it as any function at all.
  const define = plugins.define as (values: Readonly<Record<string, string>>) => object;
  const only = {
    "process.env.FROM_RIGHT": JSON.stringify(isFromRight ? "true" : ""),
    "process.env.ONLY_THEME": JSON.stringify(onlyTheme ?? ""),
    "process.env.NO_FORM": JSON.stringify(HAS_FORM ? "" : "true"),
  };
  if (stage === "build-javascript") {
    const { filename = "[name]-[contenthash].js", chunkFilename = filename } = config.output ?? {};
    const output = {
      ...config.output,
      filename: HASHED_FOLDER + filename,
      chunkFilename: HASHED_FOLDER + chunkFilename,
      hashDigestLength: SCRIPT_DIGITS,
      // Otherwise it is the name in package.json: that of the agency the site was taken over from.
      uniqueName: "site",
    };
    // Gatsby types it as any function at all.
    const extractSheets = plugins.extractText as (options: object) => object;
    const sheets = extractSheets({ filename: `${HASHED_FOLDER}[name].[contenthash].css` });
    const others = config.plugins.filter((plugin) => plugin.constructor !== sheets.constructor);
    if (others.length === config.plugins.length) throw changed("gatsby", "the plugin that extracts style sheets");
    const module = { ...config.module, rules: [...(config.module?.rules ?? []), ...PATCH_RULES, ...FORM_RULES] };
    // `setWebpackConfig` would leave `output` as it is.
    const own = [sheets, REPRODUCIBLE_HASH, define(only)];
    await replace({ ...config, devtool: false, output, module, plugins: [...others, ...own] });
    return;
  }
  if (!stage.endsWith("-html")) {
    // `setWebpackConfig` would add to what the cache depends on.
    await replace({ ...config, plugins: [...config.plugins, define(only)] });
    return;
  }
  const digest = await digestOfStyles(resolve("src"));
  const papers = themes.map((theme) => [theme, hex(colourIn(palette(theme), "paper"))] as const);
  const values = {
    ...only,
    "process.env.STYLE_DIGEST": JSON.stringify(digest + (styleSettings().additionalData ?? "")),
    // Read by src/gatsby/ssr/render.tsx, where no Sass can run.
    "process.env.PAPERS": JSON.stringify(JSON.stringify(Object.fromEntries(papers))),
  };
  const module = { ...config.module, rules: (config.module?.rules ?? []).map(withFontFiles) };
  await replace({ ...config, module, plugins: [...config.plugins, define(values)] });
}

/**
 * A font is a file, however few letters it is cut to: small ones Gatsby would write into each page, where the page's
 * policy does not let a browser read them.
 */
function withFontFiles(rule: Rule): Rule {
  if (!(rule.test instanceof RegExp && rule.test.test("font.woff2"))) return rule;
  const use = z.array(FONT_LOADER).safeParse(rule.use);
  if (!use.success) throw changed("gatsby", "a loader of fonts whose names have [hash] in them");
  return { ...rule, use: use.data.map(withFontFile) };
}

/** Every page names its two fonts: digests as short as the scripts' make its first round trip lighter. */
function withFontFile({ options, ...loader }: z.infer<typeof FONT_LOADER>): object {
  const name = options.name.replace("[hash]", `[hash:${String(SCRIPT_DIGITS)}]`);
  return { ...loader, options: { ...options, name, limit: false } };
}

async function digestOfStyles(folder: string): Promise<string> {
  const sheets = (await readdir(folder, { recursive: true })).filter((file) => file.endsWith(".scss")).sort();
  const digest = createHash("sha256");
  for (const sheet of sheets) digest.update(sheet).update(await readFile(join(folder, sheet)));
  return digest.digest("hex");
}
