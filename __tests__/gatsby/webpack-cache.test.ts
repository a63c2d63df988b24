import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { keptByVersion, WITHOUT_LOADERS } from "../../src/gatsby/webpack-cache";

let folder: string;
let lockfile: string;
let plugin: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "webpack-cache-"));
  [lockfile, plugin] = [join(folder, "package-lock.json"), join(folder, "gatsby-node.js")];
  await writeFile(lockfile, "{}");
  await writeFile(plugin, "exports.one = 1;");
});
afterEach(() => rm(folder, { recursive: true }));

const kept = () =>
  keptByVersion(
    {
      type: "filesystem",
      name: "build-html",
      buildDependencies: { config: ["/project/node_modules/gatsby/dist/utils/webpack.config.js", plugin] },
    },
    folder,
  );

it("follows no file of a package, and keeps what else Gatsby says", async () => {
  expect(await kept()).toEqual({
    type: "filesystem",
    name: "build-html",
    version: expect.stringMatching(/^[0-9a-f]{64}$/) as string,
    buildDependencies: { config: [], defaultWebpack: [] },
  });
  expect(await kept()).toEqual(await kept());
});

it.each([
  ["packages", () => lockfile],
  ["the code that sets webpack up", () => plugin],
])("is made anew when %s change", async (_, file) => {
  const before = await kept();
  await writeFile(file(), "exports.two = 2;");
  expect(await kept()).not.toEqual(before);
});

it.each([undefined, false, { type: "memory" }])("leaves a cache alone that is %p", async (cache) => {
  expect(await keptByVersion(cache)).toEqual(cache);
});

it("takes out the loaders of packages, and no other", () => {
  const buildDependencies = new Set(["/project/node_modules/css-loader/dist/cjs.js", "/project/src/own-loader.js"]);
  const done = (_: string, act: (stats: object) => void) => {
    act({ compilation: { buildDependencies } });
  };
  WITHOUT_LOADERS.apply({ hooks: { done: { tap: done } } } as Parameters<typeof WITHOUT_LOADERS.apply>[0]);
  expect([...buildDependencies]).toEqual(["/project/src/own-loader.js"]);
});
