import { join } from "node:path";
import { z } from "zod";
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

/** Of what Gatsby lets webpack keep between builds, and the files that it names as those which set webpack up. */
const CACHE = z.looseObject({ buildDependencies: z.looseObject({ config: z.array(z.string()) }) });

/** What a package manager writes of the packages that it has installed. */
const INSTALLED = ["package.json", "package-lock.json", "node_modules/.package-lock.json"];

const isOfPackage = (file: string) => /[\\/]node_modules[\\/]/.test(file);

/**
 * What webpack keeps between builds, to be made anew when the packages change or the code that sets webpack up. Webpack
 * would find the same out by itself, following all that this code and the loaders require through thousands of files of
 * packages: a sixth of the time of a first build, and so of each build on a host that keeps no cache.
 *
 * @param cache - As Gatsby sets it; whatever else it is stays as it is.
 * @param folder - Of the project.
 */
export async function keptByVersion(cache: unknown, folder = "."): Promise<unknown> {
  const filesystem = CACHE.safeParse(cache);
  if (!filesystem.success) return cache;
  const { config } = filesystem.data.buildDependencies;
  const installed = INSTALLED.map((file) => join(folder, file));
  const version = await digestOfFiles(...installed, ...config.filter((file) => !isOfPackage(file)));
  // The second is webpack's own, which it names where nobody else does.
  return { ...filesystem.data, version, buildDependencies: { config: [], defaultWebpack: [] } };
}

/** Goes with it: takes out the loaders of packages, which webpack names by itself when it has used them. */
export const WITHOUT_LOADERS = {
  apply({ hooks }: Compiler): void {
    hooks.done.tap("WithoutLoaders", ({ compilation: { buildDependencies } }) => {
      for (const file of [...buildDependencies].filter(isOfPackage)) buildDependencies.delete(file);
    });
  },
};
