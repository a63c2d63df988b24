import { at, type Drawing, ground, raised, type Sheet } from "./drawing";

/** A half sun over calm waves. */
export const sun: Drawing = (sheet) => {
  const { width, height, tones } = sheet;
  const radius = Math.min(width, height) * 0.3;
  const [x, y] = [width * 0.56, height * 0.5];
  const halo = [1.75, 1.36].map(
    (scale) => `<circle cx="${at(x)}" cy="${at(y)}" r="${at(radius * scale)}" fill="${tones.light}" opacity="0.5"/>`,
  );
  const waves = [tones.mid, tones.deep, tones.ink].map((color, index) =>
    raised(ridge(sheet, height * (0.6 + index * 0.14), height * 0.035, color)),
  );
  return [
    ground(tones.paper),
    ...halo,
    raised(`<circle cx="${at(x)}" cy="${at(y)}" r="${at(radius)}" fill="${tones.base}"/>`),
    ...waves,
  ].join("");
};

/** Long hills one behind another. */
export const hills: Drawing = (sheet) => {
  const { width, height, tones } = sheet;
  const layers = [tones.light, tones.mid, tones.base, tones.deep, tones.ink].map((color, index) =>
    raised(ridge(sheet, height * (0.4 + index * 0.125), height * (0.09 - index * 0.008), color)),
  );
  const moon = `<circle cx="${at(width * 0.74)}" cy="${at(height * 0.24)}" r="${at(height * 0.085)}" fill="${tones.accent}"/>`;
  return [ground(tones.paper), moon, ...layers].join("");
};

/** One soft line from side to side, filled down to the bottom. */
function ridge({ width, height, chance }: Sheet, level: number, swing: number, color: string): string {
  const parts = 2 + Math.round(chance());
  const step = width / parts;
  const shift = chance() < 0.5 ? 1 : -1;
  const points = Array.from({ length: parts + 1 }, (_, index) => ({
    x: index * step,
    y: level + swing * shift * (index % 2 === 0 ? 1 : -1) * (0.55 + chance() * 0.6),
  }));
  const [first, ...rest] = points;
  let before = first ?? { x: 0, y: level };
  const curves = rest.map((point) => {
    const middle = (before.x + point.x) / 2;
    const curve = `C${at(middle)} ${at(before.y)} ${at(middle)} ${at(point.y)} ${at(point.x)} ${at(point.y)}`;
    before = point;
    return curve;
  });
  const start = first ?? before;
  return `<path d="M0 ${at(start.y)}${curves.join("")}V${at(height)}H0Z" fill="${color}"/>`;
}
