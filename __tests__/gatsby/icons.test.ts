import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { logosIn } from "../../src/content/logo";
import { type LogoDrawing, logoDrawingOf } from "../../src/content/logo-drawing";
import { writeIcons } from "../../src/gatsby/icons";
import { hex } from "../../src/styles/mix";
import { colourIn, palette } from "../../src/styles/palette";
import { AGENCY } from "../support/agency";

// Jest runs no ES modules; that there is one is seen on the built site.
jest.mock("png-to-ico", () => () => Promise.resolve(Buffer.alloc(0)));

/** An agency with both themes, whatever this one has. */
jest.mock("../../data/site.json", () => ({
  ...jest.requireActual<object>("../../data/site.json"),
  themes: ["light", "dark"],
}));

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "icons-"));
});
afterEach(() => rm(folder, { recursive: true }));

/** Reads pixels of an icon, as #rrggbb, or nothing where it is clear. Places are shares of its side. */
async function pixels(name: string, ...places: readonly (readonly [x: number, y: number])[]) {
  const { data, info } = await sharp(join(folder, name), { density: 720 })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return places.map(([x, y]) => {
    const at = 4 * (Math.round(y * info.height) * info.width + Math.round(x * info.width));
    return data[at + 3] === 0 ? undefined : `#${data.toString("hex", at, at + 3)}`;
  });
}

function drawn(inside: string, box: string): LogoDrawing {
  const drawing = logoDrawingOf(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}">${inside}</svg>`);
  if ("got" in drawing) throw new Error(drawing.got);
  return drawing;
}

const lightColour = (name: string) => hex(colourIn(palette("light"), name));

it("draws the mark of the agency in its own colours and in those of the palette", async () => {
  await writeIcons(folder, (await logosIn(AGENCY)).mark);
  // Beside the leaf, in it, and in the berry, whose colour the file has.
  const places = [
    [0.02, 0.02],
    [0.45, 0.4],
    [0.775, 0.775],
  ] as const;
  expect(await pixels("icon.svg", ...places)).toEqual([undefined, lightColour("signal"), "#c2405a"]);
  const onSheet = places.map(([x, y]) => [0.16 + 0.68 * x, 0.16 + 0.68 * y] as const);
  expect(await pixels("apple-touch-icon.png", [0.02, 0.02], ...onSheet.slice(1))).toEqual([
    lightColour("paper"),
    lightColour("signal"),
    "#c2405a",
  ]);
});

it("puts what is not quite a square into the middle of one", async () => {
  await writeIcons(folder, drawn('<path fill="#0000ff" d="M0 0h30v20H0z"/>', "0 0 30 20"));
  const places = [
    [0.5, 0.1],
    [0.02, 0.5],
    [0.98, 0.5],
    [0.5, 0.9],
  ] as const;
  expect(await pixels("icon.svg", ...places)).toEqual([undefined, "#0000ff", "#0000ff", undefined]);
  expect(await pixels("apple-touch-icon.png", [0.5, 0.2], [0.5, 0.5])).toEqual([lightColour("paper"), "#0000ff"]);
});

it("follows the theme of the system where the palette gives the colour, ink among them, and else does not", async () => {
  const iconOf = async (mark: LogoDrawing) => {
    await writeIcons(folder, mark);
    return readFile(join(folder, "icon.svg"), "utf8");
  };
  const inked = await iconOf(drawn('<path d="M0 0h30v30H0z"/>', "0 0 30 30"));
  expect(inked).toContain(`svg{color:${lightColour("ink")}}`);
  expect(inked).toContain(`dark){svg{color:${hex(colourIn(palette("dark"), "ink"))}}`);
  expect(await iconOf(drawn('<path fill="red" d="M0 0h30v30H0z"/>', "0 0 30 30"))).not.toContain("<style>");
});
