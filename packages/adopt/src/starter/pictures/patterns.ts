import { at, type Drawing, ground, raised, type Sheet } from "./drawing";
import type { Tones } from "./tones";

/** Grounds, each with shades that can be told from it. */
const SCHEMES: readonly (readonly [ground: keyof Tones, ...shapes: (keyof Tones)[]])[] = [
  ["paper", "base", "mid", "deep", "accent"],
  ["deep", "mid", "light", "base", "accent"],
  ["light", "deep", "base", "paper", "mid"],
  ["ink", "base", "mid", "light", "accent"],
  ["mid", "paper", "deep", "light", "ink"],
];

/** A ground and its shades, by chance. */
function schemeOf({ tones, chance }: Sheet): { readonly back: string; readonly shapes: readonly string[] } {
  const [back = "paper", ...shapes] = picked(SCHEMES, chance) ?? [];
  return { back: tones[back], shapes: shapes.map((name) => tones[name]) };
}

function picked<T>(list: readonly T[], chance: () => number): T | undefined {
  return list[Math.floor(chance() * list.length)];
}

/** Rings around one another, with a gap in each. */
export const rings: Drawing = (sheet) => {
  const { width, height, chance } = sheet;
  const { back, shapes } = schemeOf(sheet);
  const [x, y] = [width * (0.44 + chance() * 0.12), height * (0.46 + chance() * 0.08)];
  const wide = Math.min(width, height) * 0.062;
  const circles = [1.2, 2.6, 4, 5.4, 6.8].map((place, index) => {
    const radius = wide * place;
    const around = 2 * Math.PI * radius;
    const turn = at(chance() * 360);
    const style = `fill="none" stroke="${shapes[index % shapes.length] ?? ""}" stroke-width="${at(wide)}"`;
    const gap =
      index === 0 ? "" : ` stroke-dasharray="${at(around * 0.78)} ${at(around * 0.22)}" stroke-linecap="round"`;
    return `<circle cx="${at(x)}" cy="${at(y)}" r="${at(radius)}" ${style}${gap} transform="rotate(${turn} ${at(x)} ${at(y)})"/>`;
  });
  return ground(back) + raised(circles.join(""));
};

/** Sheets of translucent paper that overlap. */
export const sheets: Drawing = (sheet) => {
  const { width, height, chance } = sheet;
  const { back, shapes } = schemeOf(sheet);
  const side = Math.min(width, height) * 0.52;
  const papers = [-1, 0, 1].map((place) => {
    const [x, y] = [width / 2 + place * side * 0.46, height / 2 + place * side * 0.1];
    const turn = at(place * 11 + (chance() - 0.5) * 12);
    const box = `x="${at(x - side * 0.38)}" y="${at(y - side * 0.5)}" width="${at(side * 0.76)}" height="${at(side)}"`;
    const color = shapes[place + 1] ?? "";
    return raised(
      `<rect ${box} rx="${at(side * 0.025)}" fill="${color}" opacity="0.9" transform="rotate(${turn} ${at(x)} ${at(y)})"/>`,
    );
  });
  return ground(back) + papers.join("");
};

/** Upright bars of different heights. */
export const bars: Drawing = (sheet) => {
  const { width, height, chance } = sheet;
  const { back, shapes } = schemeOf(sheet);
  const count = 7;
  const step = (width * 0.76) / count;
  const columns = Array.from({ length: count }, (_, index) => {
    const tall = height * (0.22 + 0.48 * Math.abs(Math.sin(index * 0.9 + chance() * 0.7)));
    const x = width * 0.12 + index * step + step * 0.15;
    const box = `x="${at(x)}" y="${at(height * 0.84 - tall)}" width="${at(step * 0.7)}" height="${at(tall)}"`;
    return `<rect ${box} rx="${at(step * 0.35)}" fill="${shapes[index % 3] ?? ""}"/>`;
  });
  return ground(back) + raised(columns.join(""));
};

/** Rows of dots that grow from left to right. */
export const dots: Drawing = (sheet) => {
  const { width, height, chance } = sheet;
  const { back, shapes } = schemeOf(sheet);
  const step = height / 6.5;
  const columns = Math.floor((width - step) / step);
  const left = (width - (columns - 1) * step) / 2;
  const marked = { row: 1 + Math.floor(chance() * 3), column: Math.floor(columns * (0.3 + chance() * 0.5)) };
  const all = Array.from({ length: 5 * columns }, (_, index) => {
    const [row, column] = [Math.floor(index / columns), index % columns];
    const isMarked = row === marked.row && column === marked.column;
    const radius = step * (0.08 + 0.34 * (column / (columns - 1)));
    const color = isMarked ? shapes[1] : shapes[0];
    return `<circle cx="${at(left + column * step)}" cy="${at(height / 2 + (row - 2) * step)}" r="${at(radius)}" fill="${color ?? ""}"/>`;
  });
  return ground(back) + raised(all.join(""));
};

/** Quarter circles in a grid. */
export const quarters: Drawing = (sheet) => {
  const { width, height, chance } = sheet;
  const { back, shapes } = schemeOf(sheet);
  const rows = 3;
  const side = height / rows;
  const columns = Math.ceil(width / side);
  const tiles = Array.from({ length: rows * columns }, (_, index) => {
    const [x, y] = [(index % columns) * side, Math.floor(index / columns) * side];
    const turn = Math.floor(chance() * 4) * 90;
    const color = picked(shapes.slice(0, 3), chance) ?? "";
    const path = `M0 0H${at(side)}A${at(side)} ${at(side)} 0 0 1 0 ${at(side)}Z`;
    const move = `translate(${at(x)} ${at(y)}) rotate(${turn} ${at(side / 2)} ${at(side / 2)})`;
    return chance() < 0.18 ? "" : `<path d="${path}" fill="${color}" transform="${move}"/>`;
  });
  return ground(back) + raised(tiles.join(""));
};

/** Steps that rise to the right. */
export const steps: Drawing = (sheet) => {
  const { width, height, tones, chance } = sheet;
  const count = 5;
  const step = width / count;
  const rise = height * (0.11 + chance() * 0.03);
  const colors = [tones.light, tones.mid, tones.base, tones.deep, tones.ink];
  const blocks = colors.map((color, index) => {
    const top = height * 0.8 - index * rise;
    return raised(
      `<rect x="${at(index * step)}" y="${at(top)}" width="${at(width)}" height="${at(height)}" fill="${color}"/>`,
    );
  });
  const ball = { x: step * (2 + Math.floor(chance() * 2) + 0.5), r: step * 0.24 };
  const y = height * 0.8 - Math.floor(ball.x / step) * rise - ball.r;
  const circle = raised(`<circle cx="${at(ball.x)}" cy="${at(y)}" r="${at(ball.r)}" fill="${tones.accent}"/>`);
  return ground(tones.paper) + blocks.join("") + circle;
};
