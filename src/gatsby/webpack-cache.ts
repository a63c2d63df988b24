import { join } from "node:path";
import { z } from "zod";
import { digestOf } from "../lib/digest";
import { digestOfFiles } from "./digest-of-files";

/** What is used of webpack's own classes. */
interface Compiler {
  readonly hooks: {
    readonly done: { tap(name: string, act: (stats: { readonly compilation: Compilation }) => void): void };
  };
}
interface Compilation {
  readonly buildDependencies: Set<string>;
}

/** Of a configuration what says how modules are found and made, and what is kept of them. */
export interface Kept {
  readonly cache?: unknown;
  readonly module?: unknown;
  readonly resolve?: unknown;
}

/** How Gatsby lets webpack keep what it has made. */
const CACHE = z.looseObject({ type: z.literal("filesystem"), buildDependencies: z.unknown() });

/** What package managers note of the packages that they have installed, and what Babel and PostCSS go by. */
const FILES = [
  "package.json",
  "package-lock.json",
  "node_modules/.package-lock.json",
  ".browserslistrc",
  ".cache/babelState.json",
];

const isOfPackage = (file: string) => /[\\/]node_modules[\\/]/.test(file);

/**
 * Lets webpack make anew what it has kept of earlier builds when packages change, or how modules are made of files.
 * Gatsby has it do so whenever gatsby-node changes, of which words, addresses and the contact page are a part; and has it
 * find out by itself whether packages have changed, following all that they require through thousands of files: a sixth of
 * the time of a first build, and so of each build on a host that keeps no cache.
 *
 * @param config - As it will be used; whatever else it says stays as it is.
 * @param folder - Of the project.
 */
export async function keptByVersion<T extends Kept>(config: T, folder = "."): Promise<T> {
  const cache = CACHE.safeParse(config.cache);
  if (!cache.success) return config;
  const making = JSON.stringify([config.module, config.resolve], said);
  const version = digestOf(making, await digestOfFiles(...FILES.map((file) => join(folder, file))));
  // The second is webpack's own, which it names where nobody else does.
  return { ...config, cache: { ...cache.data, version, buildDependencies: { config: [], defaultWebpack: [] } } };
}

/** What JSON does not say of a value: conditions are expressions, and some options functions. */
function said(_key: string, value: unknown): unknown {
  return value instanceof RegExp || typeof value === "function" ? String(value) : value;
}

/** Goes with it: takes out the loaders of packages, which webpack names by itself when it has used them. */
export const WITHOUT_LOADERS = {
  apply({ hooks }: Compiler): void {
    hooks.done.tap("WithoutLoaders", ({ compilation: { buildDependencies } }) => {
      for (const file of [...buildDependencies].filter(isOfPackage)) buildDependencies.delete(file);
    });
  },
};
