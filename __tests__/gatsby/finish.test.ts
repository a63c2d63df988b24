import { cp, mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PurgeCSS } from "purgecss";
import { finishPages } from "../../src/gatsby/finish/finish-pages";
import { documentOf } from "../../src/gatsby/finish/page";
import { SLICE_FILE, takeRuntime } from "../../src/gatsby/finish/page-scripts";
import { usedStylesOf } from "../../src/gatsby/finish/used-styles";
import { PUBLIC } from "../support/built-site";
import { content, PLAIN_PAGE } from "../support/content";

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "finish-"));
});
afterEach(() => rm(folder, { recursive: true }));

const ABOUT = join(PLAIN_PAGE, "index.html");

/** Who takes the messages, where the content says so. */
const mail = content.pages.contact.form?.delivery?.endpoint;

const PAGES = [
  { path: PLAIN_PAGE, componentChunkName: "component---src-pages-about-tsx" },
  { path: "/404.html", componentChunkName: "component---src-pages-404-tsx" },
];

/** A built site of two pages, as Gatsby leaves it: whole sheet, its own script tags, styles on its own elements. */
async function asGatsbyLeavesIt(): Promise<void> {
  const slice = await readFile(join(PUBLIC, SLICE_FILE), "utf8");
  await mkdir(join(folder, "_gatsby/slices"), { recursive: true });
  await writeFile(join(folder, SLICE_FILE), slice);
  for (const { path } of PAGES) {
    const file = join(path, path.endsWith(".html") ? "" : "index.html");
    const finished = await readFile(join(PUBLIC, file), "utf8");
    const address = /<style data-href="([^"]+)"/.exec(finished)?.[1] ?? "";
    await cp(join(PUBLIC, address), join(folder, address));
    const sheet = await readFile(join(PUBLIC, address), "utf8");
    const html = finished
      .replace(
        /(<style data-href[^>]*>)([\s\S]*?)\/\*\*\/[\s\S]*?(<\/style>)<noscript>.*?<\/noscript>/,
        (_, open: string, own: string, close: string) => `<style>${own}</style>${open}${sheet}${close}`,
      )
      .replace(/<meta http-equiv[^>]*>/, "")
      .replace(
        /(<!-- slice-start[^>]*-->)[\s\S]*?(<!-- slice-end)/,
        (_, start: string, end: string) => start + slice + end,
      );
    const styled = html
      .replace('<div tabindex="-1" id="gatsby-focus', '<div style="outline:none" tabindex="-1" id="gatsby-focus')
      .replace('<div id="gatsby-announcer"', '<div id="gatsby-announcer" style="position:absolute;top:0"');
    expect(styled.length).toBeGreaterThan(html.length + 40);
    await mkdir(join(folder, file, ".."), { recursive: true });
    await writeFile(join(folder, file), styled);
  }
}

const all = async () => {
  const files = (await readdir(folder, { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile());
  const paths = files.map(({ parentPath, name }) => join(parentPath, name)).sort();
  return Promise.all(paths.map(async (path) => [path, await readFile(path, "utf8")]));
};

it("makes of Gatsby's pages what the built site has, and the same again from its own", async () => {
  await asGatsbyLeavesIt();
  await finishPages(folder, "", PAGES, { mail });
  const once = await all();
  expect(await readFile(join(folder, ABOUT), "utf8")).toBe(await readFile(join(PUBLIC, ABOUT), "utf8"));
  const written = (await stat(join(folder, ABOUT))).mtimeMs;
  await finishPages(folder, "", PAGES, { mail });
  expect(await all()).toEqual(once);
  expect((await stat(join(folder, ABOUT))).mtimeMs).toBe(written);
});

it("lets every page send messages to the origin that takes them, and to no other one besides its own", async () => {
  await asGatsbyLeavesIt();
  await finishPages(folder, "", PAGES, { mail: "https://forms.example.com/f/1" });
  for (const file of [ABOUT, "404.html"]) {
    const html = await readFile(join(folder, file), "utf8");
    for (const directive of ["connect-src", "form-action"])
      expect(html).toContain(`;${directive} 'self' https://forms.example.com;`);
  }
});

it("says what it found where Gatsby's script tags should be", async () => {
  await expect(takeRuntime(folder, "", "<p>nothing</p>")).rejects.toThrow("got <p>nothing</p>; expected script tags");
});

describe("the rules a page needs", () => {
  const rulesFor = (sheet: string, html: string) => usedStylesOf(sheet)(documentOf(html));

  it.each([
    [".card{color:red}", '<p class="card">'],
    [".a.b{color:red}", '<p class="b a">'],
    ["[data-hue=brand]{color:red}", '<p data-hue="brand">'],
    ["#main:focus{color:red}", '<main id="main">'],
    [":focus-visible{color:red}", "<p>"],
    ["@layer base{:focus-visible{color:red}}", "<p>"],
    [".card:is(:hover,:focus-within) .cover{color:red}", '<p class="card"><i class="cover">'],
    ["[data-theme=dark]{color:red}", "<p>"],
    ["details[open]{color:red}", "<details>"],
    ["p::before{content:''}", "<p>"],
    [":root{--ink:red}", '<path fill="color-mix(in oklab, var(--ink) 80%, black)">'],
    ["@font-face{font-family:Text}", "<p>"],
  ])("keep %s for %s", async (sheet, html) => {
    expect(await rulesFor(sheet, html)).toBe(sheet);
  });

  it.each([
    [".card{color:red}", '<p class="cards">card</p>'],
    [".card:hover{color:red}", "<p>"],
    ["[data-hue=brand]{color:red}", '<p data-hue="data">'],
    ["table{color:red}", "<p>table</p>"],
    [".card{color:red}", "<script>'<p class=\"card\">'</script>"],
  ])("leave out %s for %s", async (sheet, html) => {
    expect(await rulesFor(sheet, html)).toBe("");
  });

  it("are looked for once in pages that differ in their words and addresses only", async () => {
    const purge = jest.spyOn(PurgeCSS.prototype, "purge");
    const rulesOf = usedStylesOf("[data-cover]{color:red}[data-hue=brand]{color:blue}#main{color:green}");
    const page = (name: string, hue: string) =>
      documentOf(`<a id="${name}" href="/${name}/" data-cover="/${name}/" data-hue="${hue}">`);
    const rules = [await rulesOf(page("one", "brand")), await rulesOf(page("two", "brand"))];
    expect(rules).toEqual(Array(2).fill("[data-cover]{color:red}[data-hue=brand]{color:blue}"));
    expect(purge).toHaveBeenCalledTimes(1);
    expect(await rulesOf(page("three", "data"))).toBe("[data-cover]{color:red}");
    expect(purge).toHaveBeenCalledTimes(2);
  });
});
