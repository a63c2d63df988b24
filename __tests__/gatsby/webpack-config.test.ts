import type { CreateWebpackConfigArgs } from "gatsby";
import { onCreateWebpackConfig } from "../../src/gatsby/webpack-config";

class ExtractSheets {
  readonly name = "sheets";
}
const FONTS = {
  test: /\.woff2?$/,
  use: [
    { loader: "url-loader", options: { limit: 10_000, name: "static/[name]-[hash].[ext]", fallback: "file-loader" } },
  ],
};

/** What becomes of Gatsby's configuration of webpack. */
async function changed(stage: string, config: object): Promise<unknown> {
  const replaceWebpackConfig = jest.fn();
  const plugins = { extractText: () => new ExtractSheets(), define: () => ({}) };
  const args = { stage, actions: { replaceWebpackConfig }, getConfig: () => config, plugins };
  await onCreateWebpackConfig(args as unknown as CreateWebpackConfigArgs);
  return (replaceWebpackConfig.mock.calls as unknown[][])[0]?.[0];
}

it("makes a file of each font, also of one of few letters, with a short name, and keeps what else Gatsby says of it", async () => {
  const options = { limit: false, name: "static/[name]-[hash:10].[ext]", fallback: "file-loader" };
  expect(await changed("build-html", { module: { rules: [FONTS] } })).toMatchObject({
    module: { rules: [{ test: FONTS.test, use: [{ loader: "url-loader", options }] }] },
  });
});

it.each([
  ["use", { ...FONTS, use: undefined }],
  ["options", { ...FONTS, use: ["url-loader"] }],
  ["[hash]", { ...FONTS, use: [{ options: { name: "[name].[ext]" } }] }],
])("stops the build when Gatsby's loader of fonts has no %s", async (_, rule) => {
  await expect(changed("build-html", { module: { rules: [rule] } })).rejects.toThrow(
    "gatsby no longer has what the build relies on: a loader of fonts",
  );
});

it("names nobody in scripts: package.json may still have the name of the agency that the site was made for", async () => {
  const config = { output: { uniqueName: "papier" }, plugins: [new ExtractSheets()] };
  expect(await changed("build-javascript", config)).toMatchObject({ output: { uniqueName: "site" } });
});

it("has one plugin that extracts sheets, or stops the build when Gatsby has none", async () => {
  const config = { plugins: [new ExtractSheets(), { other: true }] };
  const { plugins } = (await changed("build-javascript", config)) as { plugins: object[] };
  expect(plugins.filter((plugin) => plugin instanceof ExtractSheets)).toHaveLength(1);
  expect(plugins).toContainEqual({ other: true });
  await expect(changed("build-javascript", { plugins: [{ other: true }] })).rejects.toThrow(
    "gatsby no longer has what the build relies on: the plugin that extracts style sheets",
  );
});
