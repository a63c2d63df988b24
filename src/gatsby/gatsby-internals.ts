/**
 * What the build relies on of Gatsby and its plugins that none of them promises: each seam says what it takes to be
 * there, and stops the build with a sentence when a new version has it otherwise. Those about files that are saved while
 * the site is developed stand in `saved-files.ts`. Besides, texts of Gatsby's scripts in the browser
 * (`gatsby-patches.ts`) and marks in the HTML of its pages (`finish/`) are looked for, as strictly.
 */
import { createRequire } from "node:module";
import { resolve } from "node:path";
import type { CreateNodeArgs, ParentSpanPluginArgs } from "gatsby";
import * as pictures from "gatsby-plugin-sharp";
import transformer from "gatsby-transformer-json/gatsby-node";
import sharp, { type AvifOptions, type Sharp } from "sharp";
import { z } from "zod";

/** Gatsby's own state, which it types as any object. */
const STATE = z.object({
  /** Components of pages, by the paths of their files. */
  components: z.map(z.string(), z.unknown()),
  /** Queries of components, whose results stand in files that are named by `hash`. */
  staticQueryComponents: z.map(
    z.string(),
    z.object({ componentPath: z.string(), hash: z.union([z.string(), z.number()]) }),
  ),
  /** The pages that Gatsby takes to be written, by their addresses. */
  html: z.object({ trackedHtmlFiles: z.map(z.string(), z.object({ isDeleted: z.boolean() })) }),
});

/** What is used of Gatsby's state. */
export type GatsbyState = Readonly<z.infer<typeof STATE>>;

/** Gatsby's store as a hook is given it, which Gatsby types as any functions at all. */
export type GatsbyStore = Pick<ParentSpanPluginArgs["store"], "dispatch" | "getState">;

/** Reads Gatsby's state. @throws When it has another shape. */
export function stateOf(store: GatsbyStore): GatsbyState {
  const { data, error } = STATE.safeParse((store.getState as () => unknown)());
  if (data) return data;
  const [issue] = error.issues;
  throw changed(
    "gatsby",
    `the state of its store: ${issue?.path.map(String).join(".") ?? ""}: ${issue?.message ?? ""}`,
  );
}

/**
 * Lets Gatsby make its cache anew, which it does when the digest of its plugins is another than in the cache: to be
 * called before it compares them.
 *
 * @throws When the store does not take the digest.
 */
export function forgetPlugins(store: GatsbyStore): void {
  (store.dispatch as (action: object) => unknown)({ type: "UPDATE_PLUGINS_HASH", payload: "" });
  const forgotten = z.object({ status: z.object({ PLUGINS_HASH: z.literal("") }) });
  const state = forgotten.safeParse((store.getState as () => unknown)());
  if (!state.success) throw changed("gatsby", "the action UPDATE_PLUGINS_HASH, with which its cache is made anew");
}

/**
 * Makes sure that Gatsby takes the number in `GATSBY_CPU_COUNT` for that of the cores. Whoever builds may also have set a
 * word there, or nothing.
 *
 * @param utils - The package that counts them.
 * @throws When it does not.
 */
export function expectCpuCount(utils: object = requireFor("gatsby", "gatsby-core-utils")): void {
  const setting = Number(process.env.GATSBY_CPU_COUNT);
  const what = "cpuCoreCount, which took GATSBY_CPU_COUNT for the number of cores";
  const count = functionIn(utils, "cpuCoreCount", "gatsby-core-utils", what);
  if (setting > 0 && count() !== setting) throw changed("gatsby-core-utils", what);
}

/**
 * Changes the options with which sharp makes AVIF, before the first picture is made: the picture plugin has no option
 * for some of them.
 *
 * @param library - The sharp that the picture plugin works with.
 * @throws When it is not the project's own, and when it makes AVIF in another way.
 */
export function changeAvif(
  change: (options: AvifOptions | undefined) => AvifOptions,
  library: object = requireFor("gatsby-plugin-sharp", "sharp"),
): void {
  if (library !== sharp) throw changed("gatsby-plugin-sharp", "the project's sharp (`overrides` in package.json)");
  const prototype = sharp.prototype as object;
  const encode = functionIn(prototype, "avif", "sharp", "its method avif") as Sharp["avif"];
  Reflect.set(prototype, "avif", function avif(this: Sharp, options?: AvifOptions) {
    return encode.call(this, change(options));
  });
}

/**
 * Lets gatsby-transformer-json make its nodes of texts that are read as the project reads them; it has no option for that.
 *
 * @throws When it makes nodes in another way.
 */
export function readJsonWith(loadNodeContent: CreateNodeArgs["loadNodeContent"], plugin: object = transformer): void {
  const what = "onCreateNode, which reads a file by loadNodeContent";
  const create = functionIn(plugin, "onCreateNode", "gatsby-transformer-json", what);
  Reflect.set(plugin, "onCreateNode", (args: CreateNodeArgs, options: object) =>
    create({ ...args, loadNodeContent }, options),
  );
}

/** What resolves `gatsbyImageData`. @throws When gatsby-plugin-sharp has it no more. */
export function imageData(plugin: object = pictures): typeof pictures.generateImageData {
  const what = "generateImageData, which resolves gatsbyImageData";
  return functionIn(plugin, "generateImageData", "gatsby-plugin-sharp", what) as typeof pictures.generateImageData;
}

/** How many pixels wide and high a picture is. */
interface Size {
  readonly width: number;
  readonly height: number;
}

/**
 * Has the picture plugin measure pictures as it makes them: it turns a photograph upright that a note in it (EXIF) turns,
 * but takes its width and height as they lie.
 *
 * @throws When it measures them in another way.
 */
export function measureWith(
  upright: (path: string) => Promise<Size>,
  plugin: object = createRequire(resolve("package.json"))("gatsby-plugin-sharp") as object,
): void {
  const what = "getImageSizeAsync, which measures pictures";
  const measure = functionIn(plugin, "getImageSizeAsync", "gatsby-plugin-sharp", what);
  Reflect.set(plugin, "getImageSizeAsync", async (file: pictures.PictureFile) => {
    const size = await measure(file);
    return { ...(size as object), ...(await upright(file.absolutePath)) };
  });
}

/** Something that is told over the pages. */
export interface Notice {
  readonly title: string;
  readonly text: string;
  /** The file that an editor opens for it. */
  readonly file?: string;
}

/**
 * Lays notices over the pages that are open while the site is developed; with none, those of the same id go again.
 *
 * @throws When Gatsby shows none any more.
 */
export function showOverPages(
  id: string,
  notices: readonly Notice[],
  sockets: object = requireFor("gatsby", "gatsby/dist/utils/websocket-manager"),
): void {
  const what = "emitError of its sockets, which lays errors over pages";
  const manager: unknown = Reflect.get(sockets, "websocketManager");
  if (typeof manager !== "object" || manager === null) throw changed("gatsby", what);
  const errors = notices.map(({ title, text, file }) => {
    return { level: "ERROR", code: id, error: { message: title }, text, filePath: file };
  });
  const emit = functionIn(manager, "emitError", "gatsby", what);
  emit.call(manager, id, errors.length > 0 ? errors : null);
}

/** A function of a package. @throws When it has none of that name. */
export function functionIn(owner: object, name: string, from: string, what: string): (...args: unknown[]) => unknown {
  const found: unknown = Reflect.get(owner, name);
  if (typeof found !== "function") throw changed(from, what);
  return found as (...args: unknown[]) => unknown;
}

/** A package as another one gets it. */
export function requireFor(other: string, name: string): object {
  const fromProject = createRequire(resolve("package.json"));
  return createRequire(fromProject.resolve(`${other}/package.json`))(name) as object;
}

/** The error of a package that has changed. @param what - What it had, and what for. */
export function changed(name: string, what: string): Error {
  return new Error(`${name} no longer has what the build relies on: ${what}. See src/gatsby/gatsby-internals.ts`);
}
