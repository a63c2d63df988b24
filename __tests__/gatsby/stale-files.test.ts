import { mkdir, mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { SCRIPT_DIGITS } from "../../src/lib/hashed-names";
import { removeStaleFiles } from "../../src/gatsby/finish/stale-files";

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "stale-"));
});
afterEach(() => rm(folder, { recursive: true }));

const digest = (letter: string) => letter.repeat(SCRIPT_DIGITS);

const write = async (files: Readonly<Record<string, string>>) => {
  for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text);
};

const ACCOUNTS = {
  "webpack.stats.json": JSON.stringify({ assets: [`app-${digest("a")}.js`, `styles.${digest("b")}.css`] }),
  "chunk-map.json": JSON.stringify({ component: [`/component-${digest("c")}.js`] }),
};

it("removes what neither the accounts, nor a script of the build, nor a page names", async () => {
  const kept = {
    ...ACCOUNTS,
    [`app-${digest("a")}.js`]: `load("${digest("d")}")`,
    [`app-${digest("a")}.js.LICENSE.txt`]: "",
    [`styles.${digest("b")}.css`]: "",
    [`component-${digest("c")}.js`]: "",
    [`310-${digest("d")}.js`]: "",
    [`chunk-map-${digest("e")}.js`]: "",
    [`styles.${digest("f")}.css`]: "",
    "icon.svg": "",
    "own-script.js": "",
  };
  const stale = {
    // It names the other, as scripts of one earlier build do.
    [`app-${digest("0")}.js`]: `load("${digest("1")}")`,
    [`310-${digest("1")}.js`]: "",
    [`chunk-map-${digest("2")}.js.map`]: "",
    [`styles.${digest("3")}.css`]: "",
  };
  await write({ ...kept, ...stale });
  const referred = [`/chunk-map-${digest("e")}.js`, `/styles.${digest("f")}.css`];
  expect((await removeStaleFiles(folder, referred)).sort()).toEqual(Object.keys(stale).sort());
  expect((await readdir(folder)).sort()).toEqual(Object.keys(kept).sort());
});

it("leaves folders alone, and everything where the build gives no account", async () => {
  await mkdir(join(folder, "static"));
  await write({ [join("static", `old-${digest("1")}.js`)]: "", [`app-${digest("1")}.js`]: "" });
  expect(await removeStaleFiles(folder, [])).toEqual([]);
  await write(ACCOUNTS);
  expect(await removeStaleFiles(folder, [])).toEqual([`app-${digest("1")}.js`]);
  expect(await readdir(join(folder, "static"))).toEqual([`old-${digest("1")}.js`]);
});
