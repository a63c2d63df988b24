/** Where the lamp stands: the upper left. Shadows fall this much to the right and down for each pixel of height. */
const RIGHT = 0.55;
const DOWN = 0.8;

const layer = (x: number, y: number, blur: number, spread: number, strength: number): string =>
  `${x.toFixed(1)}px ${y.toFixed(1)}px ${blur.toFixed(1)}px ${spread.toFixed(1)}px rgb(58 36 14 / ${strength.toFixed(3)})`;

/** The shadow of something that lies `lift` pixels above the table: 2 for a card, 12 for a device, 40 for what floats. For `box-shadow`. */
export function shadow(lift: number): string {
  return [
    layer(0.6, 1, 2, 0, 0.22),
    layer(lift * RIGHT * 0.5, lift * DOWN * 0.5, 2 + lift * 0.7, 0, 0.16),
    layer(lift * RIGHT * 1.2, lift * DOWN * 1.2, 4 + lift * 1.6, -lift * 0.12, 0.17),
    layer(lift * RIGHT * 2.4, lift * DOWN * 2.4, 10 + lift * 3.6, -lift * 0.3, 0.13),
  ].join(", ");
}

/** The same shadow for shapes that are no rectangles, for `filter`. */
export function shapeShadow(lift: number): string {
  const drop = (x: number, y: number, blur: number, strength: number): string =>
    `drop-shadow(${x.toFixed(1)}px ${y.toFixed(1)}px ${blur.toFixed(1)}px rgb(58 36 14 / ${strength.toFixed(3)}))`;
  return [
    drop(0.5, 0.8, 0.8, 0.25),
    drop(lift * RIGHT * 0.7, lift * DOWN * 0.7, 1 + lift * 0.5, 0.17),
    drop(lift * RIGHT * 1.6, lift * DOWN * 1.6, 4 + lift * 1.3, 0.15),
  ].join(" ");
}
