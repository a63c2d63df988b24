import type { ReactElement } from "react";

const GROOVE = "#7d3d12";

/** A point of the crescent: the angle from its top, the distance from the middle of its bow. */
function at(angle: number, far: number): string {
  const turn = (angle * Math.PI) / 180;
  return `${(50 + far * Math.sin(turn)).toFixed(1)} ${(70 - far * Math.cos(turn)).toFixed(1)}`;
}

/** A roll of dough across the bow, from one angle to the other; its edges swell over its neighbours. */
function roll(from: number, to: number, over: number, outer: number, inner: number): string {
  const middle = (from + to) / 2;
  return `M${at(from, outer)}Q${at(middle, outer + 9)} ${at(to, outer)}Q${at(to + over, (outer + inner) / 2)} ${at(to, inner)}Q${at(middle, inner - 4)} ${at(from, inner)}Q${at(from - over, (outer + inner) / 2)} ${at(from, outer)}Z`;
}

/** An end: wide under its neighbour, then a point that bends inwards. */
const horn = (way: 1 | -1): string =>
  `M${at(way * 44, 42)}Q${at(way * 74, 50)} ${at(way * 94, 42)}Q${at(way * 110, 43)} ${at(way * 131, 28)}Q${at(way * 107, 30)} ${at(way * 84, 23)}Q${at(way * 64, 17)} ${at(way * 44, 18)}Z`;

const shine = (from: number, to: number, far: number): string =>
  `M${at(from, far)}Q${at((from + to) / 2, far + 2.2)} ${at(to, far)}`;

/** A croissant from above: five rolls, the middle one thickest, both ends pointed. */
export const CROISSANT: ReactElement = (
  <g stroke={GROOVE} strokeWidth={1.5} strokeLinejoin="round">
    <path d={horn(-1)} fill="#d38633" />
    <path d={horn(1)} fill="#b3631f" />
    <path d={roll(-56, -20, 7, 43, 16)} fill="#e09a42" />
    <path d={roll(20, 56, 7, 43, 16)} fill="#c67729" />
    <path d={roll(-22, 22, 7, 44, 13)} fill="#eaae57" />
    <path
      d={`${shine(-15, 4, 42)}${shine(-48, -34, 41)}${shine(30, 42, 41)}${shine(-80, -68, 40)}`}
      fill="none"
      stroke="#fbdd9c"
      strokeWidth={3}
      strokeLinecap="round"
    />
  </g>
);
