import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { keptByVersion, WITHOUT_LOADERS } from "../../src/gatsby/webpack-cache";

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "webpack-cache-"));
  await writeFile(join(folder, "package-lock.json"), "{}");
});
afterEach(() => rm(folder, { recursive: true }));

const RULE = { test: /\.scss$/, use: [{ loader: "sass-loader", options: { additionalData: "$ink: #000;" } }] };
const CONFIG = {
  cache: { type: "filesystem", name: "build-html", buildDependencies: { config: ["/project/gatsby-node.js"] } },
  module: { rules: [RULE] },
  resolve: { alias: {} },
  plugins: [{ name: "other" }],
};

const versionOf = async (config: object) => (await keptByVersion({ ...CONFIG, ...config }, folder)).cache;

it("goes by a version, follows no file, and keeps what else Gatsby says", async () => {
  const kept = await keptByVersion(CONFIG, folder);
  expect(kept).toEqual({
    ...CONFIG,
    cache: {
      type: "filesystem",
      name: "build-html",
      version: expect.stringMatching(/^[0-9a-f]{64}$/) as string,
      buildDependencies: { config: [], defaultWebpack: [] },
    },
  });
  expect(await keptByVersion({ ...CONFIG, plugins: [] }, folder)).toEqual({ ...kept, plugins: [] });
});

it.each<[string, object]>([
  ["an option of a loader", { module: { rules: [{ ...RULE, use: [{ loader: "sass-loader", options: {} }] }] } }],
  ["what a loader is for", { module: { rules: [{ ...RULE, test: /\.css$/ }] } }],
  ["what a condition does", { module: { rules: [{ ...RULE, test: (path: string) => path.endsWith(".scss") }] } }],
  ["where modules are found", { resolve: { alias: { react: "preact" } } }],
])("is made anew with %s", async (_, config) => {
  expect(await versionOf(config)).not.toEqual(await versionOf({}));
});

it.each(["package-lock.json", "package.json", ".browserslistrc"])("is made anew with another %s", async (file) => {
  const before = await versionOf({});
  await writeFile(join(folder, file), "other");
  expect(await versionOf({})).not.toEqual(before);
});

it.each([undefined, false, { type: "memory" }])("leaves a cache alone that is %p", async (cache) => {
  expect(await versionOf({ cache })).toEqual(cache);
});

it("takes out the loaders of packages, and no other", () => {
  const buildDependencies = new Set(["/project/node_modules/css-loader/dist/cjs.js", "/project/src/own-loader.js"]);
  const done = (_: string, act: (stats: object) => void) => {
    act({ compilation: { buildDependencies } });
  };
  WITHOUT_LOADERS.apply({ hooks: { done: { tap: done } } } as Parameters<typeof WITHOUT_LOADERS.apply>[0]);
  expect([...buildDependencies]).toEqual(["/project/src/own-loader.js"]);
});
