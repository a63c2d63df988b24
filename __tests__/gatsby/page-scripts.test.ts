import { mkdir, mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { JSDOM } from "jsdom";
import { dataAddress, startOnIntentIn, takeRuntime } from "../../src/gatsby/finish/page-scripts";
import { finished } from "../support/finished";

const MAPPING = JSON.stringify(JSON.stringify({ app: ["/static/app.js"], about: ["/static/about.js"] }));
const SLICE =
  `<script id="gatsby-chunk-mapping">window.___chunkMapping=${MAPPING};</script><script> window.___webpackHash="a" </script>` +
  '<script src="/under/static/webpack-runtime.js" async></script><script src="/under/static/app.js" async></script>';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "scripts-"));
  await mkdir(join(folder, "static"));
});
afterEach(() => rm(folder, { recursive: true }));

const read = (address: string) => readFile(join(folder, address.replace("/under", "")), "utf8");

it("puts what stands inline in Gatsby's script tags into a file, which runs first", async () => {
  const { scripts, chunks } = await takeRuntime(folder, "/under", SLICE);
  const [inline = "", ...files] = scripts;
  expect(inline).toMatch(/^\/under\/static\/chunk-map-[\da-f]{10}\.js$/);
  expect(await read(inline)).toBe(`window.___chunkMapping=${MAPPING};\nwindow.___webpackHash="a"`);
  expect(files).toEqual(["/under/static/webpack-runtime.js", "/under/static/app.js"]);
  expect(chunks).toEqual({ app: ["/static/app.js"], about: ["/static/about.js"] });
});

it("names the file by what is in it", async () => {
  const [one] = (await takeRuntime(folder, "", SLICE)).scripts;
  expect((await takeRuntime(folder, "", SLICE)).scripts[0]).toBe(one);
  expect((await takeRuntime(folder, "", SLICE.replace("about.js", "about-2.js"))).scripts[0]).not.toBe(one);
});

it.each([
  ["no script tag", "<p></p>"],
  ["no file", SLICE.replaceAll(" src=", " data-src=")],
  ["no mapping", SLICE.replace("___chunkMapping", "___mapping")],
])("stops when there is %s, and says what it got", async (_, slice) => {
  await expect(takeRuntime(folder, "", slice)).rejects.toThrow(`got ${slice.slice(0, 40)}`);
});

describe("a page that waits for intent", () => {
  const RUNTIME = { scripts: ["/under/static/app.js"], chunks: { about: ["/static/about.js", "/static/shared.js"] } };
  const page = (scripts: string, own = "keepTheme()") =>
    `<script type="application/json">{}</script><script>${own}</script><p>$&</p><!-- slice-start id="_gatsby-scripts-1" -->${scripts}<!-- slice-end id="_gatsby-scripts-1" --></body>`;
  const finish = (html: string, path = "/about/", componentChunkName = "about") =>
    finished(
      html,
      (one) => {
        startOnIntentIn(one, RUNTIME, "/under/a.css", "/under");
      },
      { path, componentChunkName },
    );

  it("has a loader with its own scripts, data and address in the script of its head, and none of Gatsby's", () => {
    const html = finish(`<script id="gatsby-script-loader">window.pagePath="/about/";</script>${page(SLICE)}`);
    expect(html).not.toMatch(/gatsby-script-loader|chunkMapping|src=/);
    expect(html).toMatch(
      /^<script type="application\/json">{}<\/script><script>keepTheme\(\);\/\*\*\/\(function startOn/,
    );
    expect(html).toMatch(/<p>\$&<\/p><!-- slice-start id="_gatsby-scripts-1" --><script type="speculationrules">/);
    expect(html).toContain(
      '("/under/a.css",["/under/static/app.js","/under/static/about.js","/under/static/shared.js"],' +
        '"/under/page-data/about/page-data.json","/about/")</script>',
    );
  });

  it("is the same when it is finished once more", () => {
    const once = finish(page(SLICE));
    expect(finish(once)).toBe(once);
  });

  it("has a new loader when Gatsby has put new scripts into it", () => {
    const once = finish(page(SLICE));
    const [, again = ""] = /(<p>[\s\S]*)/.exec(page(SLICE)) ?? [];
    expect(finish(once.replace(/<p>[\s\S]*/, () => again))).toBe(once);
  });

  it("stops when there is no script in the head", () => {
    expect(() => finish(page(SLICE).replace("<script>", '<script id="a">'))).toThrow("has no script:bare");
  });

  it.each(["start", "end"])("stops when Gatsby does not say where its scripts %s", (edge) => {
    expect(() => finish(page(SLICE).replace(`slice-${edge}`, "part"))).toThrow("has no <!-- slice-start");
  });

  it("has the shared scripts alone when its kind has none of its own", () => {
    expect(finish(page(SLICE), "/about/", "other")).toContain('("/under/a.css",["/under/static/app.js"],');
  });

  it("lets the browser fetch pages of this site in advance, and no others", () => {
    const { document } = new JSDOM(finish(page(SLICE))).window;
    const rules: unknown = JSON.parse(document.querySelector("[type=speculationrules]")?.textContent ?? "");
    expect(rules).toEqual({ prefetch: [{ where: { href_matches: "/under/*/" }, eagerness: "moderate" }] });
  });
});

it.each([
  ["/", "/page-data/index/page-data.json"],
  ["/about/", "/page-data/about/page-data.json"],
  ["/projects/a-b/", "/page-data/projects/a-b/page-data.json"],
  ["/404.html", "/page-data/404.html/page-data.json"],
  ["/projects/zoë/", "/page-data/projects/zo%C3%AB/page-data.json"],
])("finds the data of %s at %s", (path, address) => {
  expect(dataAddress({ path, componentChunkName: "a" }, "")).toBe(address);
  expect(dataAddress({ path, componentChunkName: "a" }, "/under")).toBe(`/under${address}`);
});
