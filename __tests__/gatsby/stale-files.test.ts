import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { HASHED_FOLDER, SCRIPT_DIGITS } from "../../src/lib/hashed-names";
import { bringBackResults, retireResults } from "../../src/gatsby/finish/retired-results";
import { removeStaleFiles } from "../../src/gatsby/finish/stale-files";

let folder: string;
let hashed: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "stale-"));
  hashed = join(folder, HASHED_FOLDER);
  await mkdir(hashed);
});
afterEach(() => rm(folder, { recursive: true }));

const digest = (letter: string) => letter.repeat(SCRIPT_DIGITS);

const write = async (files: Readonly<Record<string, string>>, where = hashed) => {
  for (const [name, text] of Object.entries(files)) await writeFile(join(where, name), text);
};

const ACCOUNTS = {
  "webpack.stats.json": JSON.stringify({
    assets: [`static/app-${digest("a")}.js`, `static/styles.${digest("b")}.css`],
  }),
  "chunk-map.json": JSON.stringify({ component: [`/static/component-${digest("c")}.js`] }),
};

it("removes what neither the accounts, nor a script of the build, nor a page names", async () => {
  const kept = {
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
  await write(ACCOUNTS, folder);
  const referred = [`/static/chunk-map-${digest("e")}.js`, `/static/styles.${digest("f")}.css`];
  expect((await removeStaleFiles(folder, referred)).sort()).toEqual(Object.keys(stale).sort());
  expect((await readdir(hashed)).sort()).toEqual(Object.keys(kept).sort());
});

it("leaves folders alone, and everything where the build gives no account", async () => {
  await mkdir(join(hashed, "1"));
  await write({ [join("1", `old-${digest("1")}.js`)]: "", [`app-${digest("1")}.js`]: "" });
  expect(await removeStaleFiles(folder, [])).toEqual([]);
  await write(ACCOUNTS, folder);
  expect(await removeStaleFiles(folder, [])).toEqual([`app-${digest("1")}.js`]);
  expect(await readdir(join(hashed, "1"))).toEqual([`old-${digest("1")}.js`]);
});

it("takes results of queries that nobody asks any more out of the site, and leaves compressed forms to what makes them", async () => {
  const results = join(folder, "page-data/sq/d");
  await mkdir(results, { recursive: true });
  await write({ "11.json": "{}", "11.json.br": "", "22.json": "{}", "22.json.br": "" }, results);
  await retireResults(folder, join(folder, "aside"), new Set(["11"]));
  expect((await readdir(results)).sort()).toEqual(["11.json", "11.json.br", "22.json.br"]);
  await expect(retireResults(join(folder, "none"), join(folder, "aside"), new Set())).resolves.toBeUndefined();
});

it("brings them back for the next build, which counts on what it has written once", async () => {
  const results = join(folder, "page-data/sq/d");
  await mkdir(results, { recursive: true });
  await write({ "11.json": "{}", "22.json": '{"data":22}' }, results);
  await retireResults(folder, join(folder, "aside"), new Set(["11"]));
  await bringBackResults(folder, join(folder, "aside"));
  expect((await readdir(results)).sort()).toEqual(["11.json", "22.json"]);
  expect(await readFile(join(results, "22.json"), "utf8")).toBe('{"data":22}');
  await expect(bringBackResults(folder, join(folder, "none"))).resolves.toBeUndefined();
});
