/** A build of so many pages. */
export interface Point {
  readonly pages: number;
  readonly seconds: number;
  readonly megabytes: number;
}

/** A panel's size and the room around it, in pixels. */
const PANEL = { width: 420, height: 260, left: 64, top: 48, bottom: 44, right: 24 };

/** Steps on an axis. */
const STEPS = 4;

/** Draws what builds cost against how many pages they had: seconds on the left, memory on the right. As SVG. */
export function chartOf(points: readonly Point[]): string {
  const width = PANEL.left + PANEL.width + PANEL.right;
  const height = PANEL.top + PANEL.height + PANEL.bottom;
  const seconds = points.map(({ pages, seconds: y }) => ({ x: pages, y }));
  const memory = points.map(({ pages, megabytes: y }) => ({ x: pages, y }));
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${2 * width} ${height}" font-family="sans-serif" font-size="13">`,
    `<rect width="100%" height="100%" fill="white"/>`,
    panel("Seconds by additional pages", seconds, 0),
    panel("Peak memory in MB by additional pages", memory, width),
    "</svg>\n",
  ].join("\n");
}

/** The least number with one or two digits other than 0 that is not below a value, and divides well. */
export function roundTop(value: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(value, 1)));
  return power * ([1, 2, 4, 6, 8, 10].find((factor) => factor * power >= value) ?? 10);
}

function panel(title: string, points: readonly { readonly x: number; readonly y: number }[], offset: number): string {
  const topX = roundTop(Math.max(...points.map(({ x }) => x)));
  const topY = roundTop(Math.max(...points.map(({ y }) => y)));
  const at = (x: number, y: number) =>
    [PANEL.left + (PANEL.width * x) / topX, PANEL.top + PANEL.height * (1 - y / topY)].map((length) =>
      Number(length.toFixed(1)),
    ) as [number, number];
  const marks = points.map(({ x, y }) => {
    const [left, top] = at(x, y);
    return `<circle cx="${left}" cy="${top}" r="4" fill="#c2410c"><title>${x}: ${y.toFixed(1)}</title></circle>`;
  });
  const way = points.map(({ x, y }) => at(x, y).join(" ")).join("L");
  return [
    `<g transform="translate(${offset})">`,
    `<text x="${PANEL.left}" y="24" font-weight="bold">${title}</text>`,
    ...steps(topY).map((y) => horizontal(at(0, y), y)),
    ...steps(topX).map((x) => label(at(x, 0), x)),
    `<path d="M${way}" fill="none" stroke="#c2410c" stroke-width="2"/>`,
    ...marks,
    "</g>",
  ].join("\n");
}

function steps(top: number): number[] {
  return Array.from({ length: STEPS + 1 }, (_, step) => (top * step) / STEPS);
}

function horizontal([left, top]: readonly [number, number], value: number): string {
  const line = `<path d="M${left} ${top}h${PANEL.width}" stroke="#ddd"/>`;
  return `${line}<text x="${left - 8}" y="${top + 4}" text-anchor="end">${number(value)}</text>`;
}

function label([left, top]: readonly [number, number], value: number): string {
  return `<text x="${left}" y="${top + 20}" text-anchor="middle">${number(value)}</text>`;
}

function number(value: number): string {
  return value.toLocaleString("en");
}
