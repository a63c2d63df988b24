import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { checkContent } from "../../src/content/check";
import { isWide, logosIn, painted } from "../../src/content/logo";
import { type LogoDrawing, logoDrawingOf } from "../../src/content/logo-drawing";
import { type ContentCopy, copyContent } from "../support/content-copy";

const svg = (inside: string, box = "0 0 32 32") =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}">${inside}</svg>`;

function drawingOf(text: string): LogoDrawing {
  const drawing = logoDrawingOf(text);
  if ("got" in drawing) throw new Error(drawing.got);
  return drawing;
}

/** As a page gets it whose ink and signal have those names. */
const shown = (text: string) => painted(drawingOf(text), (name) => name).shapes;

describe("a logo's drawing", () => {
  it("keeps its own colours, and has the agency's where it leaves them to the page", () => {
    const own = '<path d="M1 1h9v9z" fill="#00aa55"/>';
    expect(shown(svg(own))).toBe(own);
    expect(shown(svg(`${own}<path fill="currentColor" d="M2 2h9v9z"/>`))).toBe(
      `${own}<path d="M2 2h9v9z" fill="signal"/>`,
    );
  });

  it("is in ink where all of it was drawn in black, which dark paper would swallow", () => {
    expect(shown(svg('<path d="M1 1h9v9z"/><path style="fill:rgb(0,0,0)" d="M9 9h9v9z"/>'))).toBe(
      '<path d="M1 1h9v9z" fill="ink"/><path d="M9 9h9v9z" fill="ink"/>',
    );
    expect(shown(svg('<path fill="currentColor" d="M1 1h9v9z"/><path fill-opacity=".3" d="M9 9h9v9z"/>'))).toBe(
      '<path d="M1 1h9v9z" fill="signal"/><path d="M9 9h9v9z" fill="#000000" fill-opacity="0.3"/>',
    );
  });

  it("may be what drawing programs write: shapes in moved groups, style sheets, lines, clips of the whole paper", () => {
    const styled = `<style>.a{fill:#f00;opacity:.5}</style><g transform="translate(2 3)"><g transform="scale(2)">
      <rect class="a" x="1" y="1" width="4" height="2"/></g></g>`;
    expect(shown(svg(styled))).toBe('<path d="M4 5h8v4H4z" fill="#ff0000" fill-opacity="0.5"/>');
    const line = '<g fill="none" stroke="#00f" stroke-width="2" stroke-linecap="round"><path d="M1 1h9"/></g>';
    expect(shown(svg(line))).toBe(
      '<path d="M1 1h9" fill="none" stroke="#0000ff" stroke-width="2" stroke-linecap="round"/>',
    );
    const clip = '<defs><clipPath id="c"><rect width="32" height="32" fill="white"/></clipPath></defs>';
    expect(shown(svg(`<g clip-path="url(#c)"><path fill="red" d="M1 1h9v9z"/></g>${clip}`))).toBe(
      '<path d="M1 1h9v9z" fill="#ff0000"/>',
    );
    expect(shown(svg('<rect x="2" y="2" width="8" height="6" rx="2" fill="red"/>'))).toBe(
      '<path d="M4 2h4a2 2 0 0 1 2 2v2a2 2 0 0 1-2 2H4a2 2 0 0 1-2-2V4a2 2 0 0 1 2-2" fill="#ff0000"/>',
    );
  });

  it("ends an outline where it is none any more, as browsers do: nothing of it goes into a page", () => {
    expect(shown(svg('<path fill="red" d="M1 1h9v9z&quot;&gt;&lt;b&gt;"/>'))).toBe(
      '<path d="M1 1h9v9z" fill="#ff0000"/>',
    );
  });

  it.each([
    ["a script", '<script>alert(1)</script><path d="M1 1h2"/>', "<script>"],
    ["a handler", '<path d="M1 1h2v2z" onclick="alert(1)"/>', 'onclick="alert(1)"'],
    ["markup in a line's width", '<path stroke="red" stroke-width="1&quot;&gt;" d="M1 1h2"/>', 'stroke-width="1">"'],
    ["a picture", '<image href="https://example.com/a.png"/>', "<image>"],
    ["a part of another file", '<use href="https://example.com/a.svg#b"/>', "<use>"],
    ["a link", '<a href="https://example.com"><path d="M1 1h2v2z"/></a>', "<a>"],
    ["a page in it", "<foreignObject><b/></foreignObject>", "<foreignObject>"],
    ["letters", '<text fill="red">Aha</text>', "<text>"],
    ["a gradient", '<linearGradient id="a"/><path fill="url(#a)" d="M1 1h2v2z"/>', "url(#a)"],
    ["a filter", '<filter id="f"/><path filter="url(#f)" d="M1 1h2v2z"/>', "<filter>"],
    [
      "a part cut out",
      '<clipPath id="c"><path d="M1 1h2v2z"/></clipPath><path clip-path="url(#c)" d="M1 1h2v2z"/>',
      "clip",
    ],
    ["a blend", '<path style="mix-blend-mode:multiply" d="M1 1h2v2z"/>', "mix-blend-mode"],
  ])("is refused with %s in it", (_what, inside, got) => {
    expect(logoDrawingOf(svg(inside))).toEqual({
      got: expect.stringContaining(got) as string,
      allowed: "filled shapes and lines in flat colours, letters as outlines, without effects",
    });
  });

  it.each([
    ["what is no SVG", "GIF89a", "what cannot be read as SVG", "an SVG file"],
    ["no size", svg('<path d="M1 1h2v2z"/>').replace(/viewBox="[^"]*"/, ""), "without a viewBox", "a viewBox"],
    ["nothing to see", svg('<path fill="none" d="M1 1h2v2z"/>'), "shows nothing", "a drawing"],
    ["a ribbon", svg('<path d="M1 1h2v2z"/>', "0 0 400 20"), "400 wide and 20 high", "10 times as wide as high"],
    ["a tower", svg('<path d="M1 1h2v2z"/>', "0 0 20 50"), "20 wide and 50 high", "2 times as high as wide"],
    ["no paper", svg('<path d="M1 1h2v2z"/>', "0 0 0 0"), "0 wide and 0 high", "10 times as wide as high"],
  ])("is refused with %s", (_what, text, got, allowed) => {
    expect(logoDrawingOf(text)).toEqual({
      got: expect.stringContaining(got) as string,
      allowed: expect.stringContaining(allowed) as string,
    });
  });
});

describe("an agency", () => {
  let copy: ContentCopy;
  beforeEach(async () => {
    copy = await copyContent();
  });
  afterEach(() => copy.remove());

  const file = async (name: string) => drawingOf(await readFile(join(copy.dataDir, name), "utf8"));
  const check = async () => {
    const { faults, warnings } = await checkContent(copy.dataDir);
    return { faults, warnings: warnings.filter(({ file: name }) => name.endsWith(".svg")) };
  };

  it("has a long logo for pages and a mark for icons, if it has both", async () => {
    const { logo, mark } = await logosIn(copy.dataDir);
    expect([isWide(logo), isWide(mark)]).toEqual([true, false]);
    expect([logo, mark]).toEqual([await file("logo.svg"), await file("mark.svg")]);
    expect(await check()).toMatchObject({ faults: [], warnings: [] });
  });

  it("has one of them for both, if that is about as wide as high", async () => {
    await copy.set("site.json", "logo", undefined);
    expect(await logosIn(copy.dataDir)).toEqual({ logo: await file("mark.svg"), mark: await file("mark.svg") });
    await copy.set("site.json", "logo", "./mark.svg");
    await copy.set("site.json", "mark", undefined);
    expect(await logosIn(copy.dataDir)).toEqual({ logo: await file("mark.svg"), mark: await file("mark.svg") });
    expect((await check()).faults).toEqual([]);
  });

  it("has the initial of its name in place of what is missing", async () => {
    await copy.set("site.json", "mark", undefined);
    const withB = await logosIn(copy.dataDir);
    expect(withB.logo).toEqual(await file("logo.svg"));
    expect(withB.mark.paths.map(({ fill }) => fill?.colour)).toEqual(["currentColor", "#000000"]);
    await copy.set("site.json", "logo", undefined);
    expect(await logosIn(copy.dataDir)).toEqual({ logo: withB.mark, mark: withB.mark });
    expect((await check()).faults).toEqual([]);
    await copy.set("site.json", "name", "öfter & Söhne");
    const withO = await logosIn(copy.dataDir);
    await copy.set("site.json", "name", "Öl");
    expect(withO).toEqual(await logosIn(copy.dataDir));
    expect(withO.mark).not.toEqual(withB.mark);
  });

  it.each([
    ["logo", "./brand.svg", '"brand.svg", which does not exist', "an SVG file"],
    ["logo", "./Logo.svg", "in other letters", "data/logo.svg"],
    ["mark", "./../mark.svg", "outside data/", "a drawing in data/"],
    ["logo", "./schema/logo.svg", "in data/schema/", "elsewhere in data/"],
    ["logo", "logo.svg", '"logo.svg"', "such as ./logo.svg"],
    ["mark", "./images/mark.png", '"./images/mark.png"', "the path of an SVG file"],
  ])("is told that its %s cannot be %s", async (field, path, got, allowed) => {
    await copy.set("site.json", field, path);
    const about = { file: "site.json", field, got: expect.stringContaining(got) as string };
    expect((await check()).faults).toEqual([{ ...about, allowed: expect.stringContaining(allowed) as string }]);
  });

  it("is told of a drawing that cannot be shown, and of a mark that no icon has room for", async () => {
    await copy.write("logo.svg", svg("<text>Weißdorn</text>"));
    await copy.set("site.json", "mark", "./long.svg");
    await copy.write("long.svg", svg('<path fill="currentColor" d="M0 0h99v9z"/>', "0 0 100 20"));
    expect((await check()).faults).toEqual([
      {
        file: "logo.svg",
        field: "",
        got: "an SVG with <text>",
        allowed: expect.stringContaining("outlines") as string,
      },
      {
        file: "long.svg",
        field: "",
        got: "a long drawing as the mark",
        allowed: expect.stringContaining("icons") as string,
      },
    ]);
  });

  it("is told of outlines that would make every page heavy", async () => {
    const outlines = (count: number) =>
      svg(
        Array.from({ length: count }, (_, y) => `<path fill="currentColor" d="M1 ${y}h9.5v1.5l-3 2z"/>`).join(""),
        "0 0 900 900",
      );
    await copy.write("logo.svg", outlines(90));
    expect((await check()).warnings).toEqual([
      expect.objectContaining({ file: "logo.svg", got: expect.stringMatching(/^\d+ KB of outlines/) as string }),
    ]);
    await copy.write("logo.svg", outlines(400));
    expect((await check()).faults).toEqual([
      expect.objectContaining({ file: "logo.svg", allowed: "16 KB at most, best 4: simpler outlines" }),
    ]);
  });

  it("is warned of colours that hardly differ from the paper they lie on, and of no others", async () => {
    const badge = '<circle cx="16" cy="16" r="14" fill="#2f7fd0"/><path fill="#fff" d="M9 9h14v14H9z"/>';
    await copy.write("mark.svg", svg(badge));
    expect((await check()).warnings).toEqual([]);
    await copy.write(
      "mark.svg",
      svg('<path fill="#ffd000" d="M1 1h30v14H1z"/><path fill="#0a1a5a" d="M1 16h30v14H1z"/>'),
    );
    const paperOf = (colour: string, paper: string) =>
      expect.objectContaining({
        file: "mark.svg",
        got: expect.stringMatching(`${colour}.* ${paper} paper`) as string,
      }) as object;
    expect((await check()).warnings).toEqual([paperOf("#ffd000", "light"), paperOf("#0a1a5a", "dark")]);
    await copy.set("site.json", "themes", ["dark"]);
    expect((await check()).warnings).toEqual([paperOf("#0a1a5a", "dark")]);
  });
});
