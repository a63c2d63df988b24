import sharp from "sharp";
import type { Break, Change } from "../change";

function icon(name: string, content: () => Promise<Buffer>): Change {
  return async (on) => {
    await on.write(name, await content());
    await on.swap("index.html", "<title>", `<link rel="shortcut icon" href="/${name}"><title>`);
  };
}

function png(width: number, height: number): Promise<Buffer> {
  const drawing = sharp({ create: { width, height, channels: 3, background: "red" } });
  return drawing.png().toBuffer();
}

/** The head of an ICO file with one picture, and room for it. */
function ico(width: number, height: number): Buffer {
  const content = Buffer.alloc(40);
  content.set([0, 0, 1, 0, 1, 0, width, height]);
  return content;
}

/** Faults of icons. */
export const iconSeeds: readonly Break[] = [
  ["favicon-size", "an oblong", icon("icon.png", () => png(48, 32)), "/", "48 x 32: /icon.png"],
  ["favicon-size", "a dot", icon("icon.png", () => png(7, 7)), "/", "7 x 7"],
  ["favicon-size", "an oblong ICO", icon("a.ico", () => Promise.resolve(ico(48, 32))), "/", "48 x 32: /a.ico"],
];

/** What is no fault of theirs: the side of 256 pixels is a 0 in an ICO. */
export const ICON_KEEPS: readonly (readonly [what: string, change: Change])[] = [
  ["a square ICO", icon("a.ico", () => Promise.resolve(ico(0, 0)))],
  ["a square icon", icon("icon.png", () => png(48, 48))],
];
