import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";

/** Where the invented agency's pictures stand. */
const FOLDER = "__tests__/agency/data/images";

/** Like photographs in the two ways that count: no drawing, and no colour that a palette has. Names as cameras and people give them. */
const PICTURES: Readonly<Record<string, readonly [width: number, height: number, top: string, bottom: string]>> = {
  "Blick über den Fluss.jpg": [1800, 1200, "#c9b6a0", "#41525c"],
  "Möwen über der Mole.jpg": [1900, 1300, "#d5c8b8", "#5d6a70"],
  "Der Tisch, von oben.jpg": [1600, 1200, "#a98a68", "#6b5340"],
  "Halle mit Rampe.jpg": [1200, 1500, "#8d9aa1", "#3b3a38"],
  "Stempel und Papier.jpg": [1700, 1100, "#e6e0d6", "#9b8f83"],
  "Zeichen mit drei Strichen.jpg": [1500, 1100, "#dcd6cc", "#7c7468"],
  "Porträt Friederike Übelhör.jpg": [900, 900, "#b9a58f", "#5c4637"],
  "Porträt Jörn Süßkind.jpg": [900, 1100, "#9aa6ad", "#4a4038"],
  "Porträt Jürgen Wöhlke.jpg": [1100, 900, "#c4a888", "#5a4a41"],
  "Porträt Oğuz Yıldırım-Böhm.jpg": [900, 900, "#a39a8c", "#403a36"],
  "Porträt Änne Großkurth.jpg": [900, 1200, "#bdb5a6", "#574b45"],
};

/** Draws the pictures anew: `npx tsx __tests__/agency/draw-pictures.ts`. The drawn ones are kept, at a few KB each. */
async function main(): Promise<void> {
  await mkdir(FOLDER, { recursive: true });
  for (const [name, [width, height, top, bottom]] of Object.entries(PICTURES)) {
    const drawn = sharp(Buffer.from(drawing(width, height, top, bottom))).blur(12);
    await writeFile(join(FOLDER, name), await drawn.jpeg({ quality: 40, mozjpeg: true }).toBuffer());
  }
}

/** Light that falls from above upon something large, out of focus. */
function drawing(width: number, height: number, top: string, bottom: string): string {
  const [x, y, radius] = [width * 0.42, height * 0.55, Math.min(width, height) * 0.28];
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <linearGradient id="light" x2="0.3" y2="1"><stop stop-color="${top}"/><stop offset="1" stop-color="${bottom}"/></linearGradient>
    <rect width="100%" height="100%" fill="url(#light)"/>
    <ellipse cx="${x}" cy="${y}" rx="${radius}" ry="${radius * 1.3}" fill="${bottom}" opacity="0.75"/>
    <ellipse cx="${x * 1.1}" cy="${y * 0.8}" rx="${radius / 2}" ry="${radius / 2}" fill="${top}" opacity="0.8"/>
    <rect y="${height * 0.86}" width="100%" height="100%" fill="${bottom}"/>
  </svg>`;
}

void main();
