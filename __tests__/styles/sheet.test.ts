import { readdir, readFile } from "node:fs/promises";
import { resolve } from "node:path";
import { brotliCompressSync, constants } from "node:zlib";
import { compile, compileString, Logger } from "sass";

const MANIFEST = resolve("src/styles/index.scss");

function compileSheet(): { css: string; warnings: string[] } {
  const warnings: string[] = [];
  const { css } = compile(MANIFEST, {
    style: "compressed",
    charset: false,
    logger: { ...Logger.silent, warn: (message) => warnings.push(message) },
  });
  return { css, warnings };
}

/** Compiles a rule that uses the token functions. */
function withTokens(rule: string): string {
  return compileString(`@use "src/styles/tools/tokens" as *;\n${rule}`, { loadPaths: [resolve(".")] }).css;
}

it("compiles without a warning", () => {
  expect(compileSheet().warnings).toEqual([]);
});

// A fifth of it are the names of components, which compression takes back nearly all of. What visitors fetch is the second
// figure, and only after intent: what a page needs at once is held by `browser/budgets`. Rows of their own for phones, and
// three compositions of a service's page, are 6 KB of it, 1.1 KB compressed.
it("keeps its budget: 50 KB raw, 10.4 KB compressed", () => {
  const { css } = compileSheet();
  const compressed = brotliCompressSync(css, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } });
  expect(Buffer.byteLength(css)).toBeLessThanOrEqual(50 * 1024);
  expect(compressed.length).toBeLessThanOrEqual(10.4 * 1024);
});

it("changes the theme at the root alone: no block has a measure by the name of one of its two words", () => {
  const { css } = compileSheet();
  const rules = [...css.matchAll(/([^{}]+)\{[^{}]*--(?:day|night):/g)].map(([, selector]) => selector);
  expect(new Set(rules)).toEqual(new Set([":root", ":root:not([data-theme=light])", ":root[data-theme=dark]"]));
});

it("lists every partial of a component or section, once", async () => {
  const files = await readdir(resolve("src"), { recursive: true });
  const partials = files
    .filter((file) => /^(?:components|sections)\/.*_[^/]+\.scss$/.test(file))
    .map((file) => `../${file.replace(/_([^/]+)\.scss$/, "$1")}`);
  const manifest = await readFile(MANIFEST, "utf8");
  const listed = [...manifest.matchAll(/load-css\("(\.\.\/[^"]+)"\)/g)].map((match) => match[1]);
  expect(listed.sort()).toEqual(partials.sort());
});

it.each([
  ["colour", 'a { color: colour("salmon"); }', /Unknown colour "salmon"\. Known: paper/],
  ["space", 'a { margin: space("99"); }', /Unknown space "99"/],
  ["face", 'a { font-family: face("comic"); }', /Unknown face "comic"/],
  ["type step", 'a { @include type("huge"); }', /Unknown type step "huge"/],
  ["window width", 'a { @include from("phone") { margin: 0; } }', /Unknown window width "phone"/],
])("stops at an unknown %s", (_what, rule, message) => {
  expect(() => withTokens(rule)).toThrow(message);
});

it("turns a known token into its property", () => {
  expect(withTokens('a { color: colour("ink"); }')).toContain("var(--ink)");
});
