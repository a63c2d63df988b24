import { mkdir, readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { checkContent } from "../../src/content/check";
import { type Drawing, drawingOf, rounded } from "../../src/content/drawing";
import { iconOf } from "../../src/content/icons";
import { type ContentCopy, copyContent } from "../support/content-copy";

const svg = (inside: string, attributes = 'viewBox="0 0 24 24"') =>
  `<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${inside}</svg>`;

const LINES = 'viewBox="0 0 24 24" fill="none" stroke="#123456" stroke-width="2"';

describe("a drawing", () => {
  it("of lines keeps them as they are, and leaves their colour and width to the page", () => {
    const shapes = '<path d="M1 1l2 .5"></path><rect x="3" y="3" width="4" height="4" rx="1"></rect>';
    const inside = '<path d="M1 1l2 .5"/><rect x="3" y="3" width="4" height="4" rx="1" stroke-linejoin="round"/>';
    expect(drawingOf(svg(inside, LINES))).toEqual({ viewBox: "0 0 24 24", shapes });
  });

  it("of filled shapes is filled with the colour of the text, whatever paper it was drawn on", () => {
    expect(drawingOf(svg('<g><path fill="#e11" d="M0 0h512v512z"/></g>', 'viewBox="0 0 512 512"'))).toEqual({
      viewBox: "0 0 512 512",
      shapes: '<g><path fill="currentColor" stroke="none" d="M0 0h512v512z"></path></g>',
    });
  });

  it("may be painted by a style sheet, and shapes that nobody sees are left out", () => {
    const inside = '<style>.a{fill:#fff}</style><path class="a" d="M1 1h9"/><path fill="none" d="M0 0h24v24H0z"/>';
    expect(drawingOf(`<?xml version="1.0"?><!-- made by hand -->${svg(`<title>A</title>${inside}`)}`)).toEqual({
      viewBox: "0 0 24 24",
      shapes: '<path fill="currentColor" stroke="none" d="M1 1h9"></path>',
    });
  });

  it.each([
    ["a script", svg('<path d="M1 1h2"/><script>alert(1)</script>'), "<script>", "shapes alone"],
    ["a handler", svg('<path d="M1 1h2" onclick="alert(1)"/>'), 'onclick="alert(1)"', "shapes alone"],
    ["markup in a value", svg('<path d="M1 1&quot;&gt;&lt;b&gt;"/>'), 'd="M1 1">', "shapes alone"],
    ["a picture", svg('<image href="https://example.com/a.png"/>'), "<image>", "shapes alone"],
    [
      "a gradient",
      svg('<linearGradient id="a"/><path fill="url(#a)" d="M1 1h2"/>'),
      "<linearGradient>",
      "shapes alone",
    ],
    [
      "several colours",
      svg('<path fill="#e11" d="M1 1h2"/><path fill="#11e" d="M1 1h2"/>'),
      "#e11, #11e",
      "one colour",
    ],
    ["text", svg("<text>A</text>"), "<text>", "shapes alone"],
    ["nothing", svg(""), "shows nothing", "a drawing"],
    ["no size", svg('<path d="M1 1h2"/>', ""), "without a viewBox", "a viewBox"],
    [
      "lines of another width",
      svg('<path d="M1 1h2"/>', LINES.replace("0 24 24", "0 32 32")),
      "0 0 32 32",
      "0 0 24 24",
    ],
    ["what is none", "<svg><path d=", "cannot be read as SVG", "an SVG file"],
    ["a web page", "<html><b>hi</b></html>", "cannot be read as SVG", "an SVG file"],
  ])("is refused with %s", (_, text, got, allowed) => {
    expect(drawingOf(text)).toEqual({ got: expect.stringContaining(got), allowed: expect.stringContaining(allowed) });
  });
});

describe("its numbers", () => {
  /** Each dot of a drawing at the size of a large icon. */
  const dotsOf = ({ viewBox, shapes }: Drawing) =>
    sharp(Buffer.from(svg(shapes, `viewBox="${viewBox}" width="96" height="96"`)))
      .raw()
      .toBuffer();

  it.each(["instagram", "mastodon", "github"])("are no longer than what is seen of them: %s", async (brand) => {
    const drawing = drawingOf(await readFile(`node_modules/simple-icons/icons/${brand}.svg`, "utf8"));
    if ("got" in drawing) throw new Error(drawing.got);
    const short = await iconOf(brand, undefined);
    expect(drawing.shapes).toMatch(/\.\d{3}/);
    expect(short.shapes).not.toMatch(/\.\d{3}/);
    const [before, after] = await Promise.all([drawing, short].map(dotsOf));
    const apart = [...(before ?? [])].map((dot, index) => Math.abs(dot - (after?.[index] ?? 0)));
    expect(apart.length).toBeGreaterThan(96 * 96);
    expect(Math.max(...apart)).toBeLessThan(32);
    expect(apart.reduce((sum, one) => sum + one, 0) / apart.length).toBeLessThan(0.1);
  });

  it("are as fine as the paper is small, and shapes stay apart", () => {
    const shapes =
      '<path fill="currentColor" stroke="none" d="M.12345.12345h.5v.54321z"></path><g><circle r=".1"></circle></g>';
    const short = rounded({ viewBox: "0 0 1 1", shapes });
    expect(short).toEqual({
      viewBox: "0 0 1 1",
      shapes: shapes.replace(".12345.12345h.5v.54321", ".1235.1235h.5v.5432"),
    });
    expect(rounded({ viewBox: "0 0 5000 5000", shapes: '<path d="M1.5 20.4h300.3z"></path>' }).shapes).not.toContain(
      ".",
    );
  });
});

describe("in the content", () => {
  let copy: ContentCopy;
  beforeEach(async () => {
    copy = await copyContent();
    await rm(join(copy.dataDir, "icons"), { recursive: true });
    await mkdir(join(copy.dataDir, "icons"));
  });
  afterEach(() => copy.remove());

  const faultsOf = async (file: string) =>
    (await checkContent(copy.dataDir)).faults.filter((fault) => fault.file === file);

  it("a network may be any that there is a drawing of, and any number of them", async () => {
    const networks = ["mastodon", "bluesky", "youtube", "tiktok", "xing", "github", "behance"];
    const social = networks.map((network) => ({ network, label: network, url: `https://${network}.example/us` }));
    await copy.set("site.json", "social", social);
    expect(await faultsOf("site.json")).toEqual([]);
    expect((await iconOf("mastodon", undefined)).shapes).toMatch(/^<path fill="currentColor" stroke="none" d="M23.27/);
  });

  it("a misspelt one is told, with names that read like it", async () => {
    await copy.set("site.json", "social", [{ network: "mastadon", label: "M", url: "https://m.example/us" }]);
    const [fault, ...others] = await faultsOf("site.json");
    expect(others).toEqual([]);
    expect(fault).toMatchObject({ field: "social[0].network", got: '"mastadon", of which there is no drawing' });
    expect(fault?.allowed).toMatch(/^mastodon, .*or a drawing of your own: data\/icons\/mastadon\.svg$/);
  });

  it("a service has a drawing of the agency's own", async () => {
    const file = "services/erscheinungsbild.json";
    await copy.set(file, "icon", "our-loom");
    expect(await faultsOf(file)).toMatchObject([{ field: "icon", allowed: expect.stringContaining("our-loom.svg") }]);
    await copy.write("icons/our-loom.svg", svg('<path d="M1 1h2"/>'));
    expect(await faultsOf(file)).toEqual([]);
  });

  it("an agency's own drawing is shown in place of a brand's of that name", async () => {
    await copy.write("icons/mastodon.svg", svg('<path d="M7 7h7"/>'));
    const drawing = await iconOf("mastodon", join(copy.dataDir, "icons/mastodon.svg"));
    expect(drawing.shapes).toContain("M7 7h7");
  });

  it("one that cannot be shown is told by its file", async () => {
    await copy.write("icons/bad.svg", svg("<script/>"));
    expect(await faultsOf("icons/bad.svg")).toMatchObject([{ field: "", got: "an SVG with <script>" }]);
  });
});
