import type { ReactElement } from "react";
import type { Picture } from "../picture";
import { type Person, Portrait } from "../scenes/Portrait";
import { shapeShadow } from "../stage/light";
import { Stage } from "../stage/Stage";

type Point = readonly [number, number];

/** How the backdrop was folded: all its folds run through the pivot (pixels, also outside the picture), at these angles in degrees. */
interface Folding {
  readonly pivot: Point;
  readonly angles: readonly number[];
}

interface Sitter {
  readonly name: string;
  readonly person: Person;
  readonly paper: string;
  readonly folding: Folding;
  readonly left?: boolean;
  /** Pixels: who has flat hair stands taller, so that all heads meet the same line. */
  readonly rise?: number;
}

/** The side of the picture, and of the drawing: larger, and let down below the edge, so that the clothes run out of the picture. */
const SIDE = 700;
const DRAWN = 850;
const TOP = -96;

/** Long enough to leave the picture from every pivot. */
const FAR = 2400;

const LIGHT: Point = [-0.57, -0.82];

const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** Pleats that open like a fan from beyond a corner, and a sheet folded several times through one point. */
const FROM_LOWER_LEFT: Folding = { pivot: [-160, 860], angles: [-96, -77, -66, -55, -45, -34, -22, 0] };
const FROM_LOWER_RIGHT: Folding = { pivot: [880, 840], angles: [-186, -158, -147, -136, -125, -114, -102, -80] };
const FROM_ABOVE: Folding = { pivot: [180, -240], angles: [-10, 40, 56, 70, 83, 97, 112, 160] };
const THROUGH_A_POINT: Folding = { pivot: [455, 250], angles: [-150, -98, -40, 8, 62, 118, 170, 210] };

const SITTERS: readonly Sitter[] = [
  {
    name: "mara-lindqvist",
    person: { hair: 20, body: 9, brows: 5, eyes: 5, nose: 6, lips: 17, glasses: 11 },
    paper: "var(--brand)",
    folding: FROM_LOWER_LEFT,
  },
  {
    name: "jun-hayakita",
    person: { hair: 38, body: 16, brows: 8, eyes: 5, nose: 3, lips: 22 },
    paper: "var(--product)",
    folding: FROM_LOWER_RIGHT,
    left: true,
  },
  {
    name: "ravi-chandrasen",
    person: { hair: 27, body: 14, brows: 8, eyes: 5, nose: 18, lips: 14, beard: 2 },
    paper: "var(--product)",
    folding: FROM_ABOVE,
  },
  {
    name: "kwabena-halloran",
    person: { hair: 33, body: 18, brows: 5, eyes: 5, nose: 20, lips: 22, beard: 10, glasses: 8 },
    paper: "var(--growth)",
    folding: THROUGH_A_POINT,
    left: true,
  },
  {
    name: "leila-farrokhi",
    person: { hair: 28, body: 21, brows: 5, eyes: 5, nose: 6, lips: 3 },
    paper: "var(--content)",
    folding: FROM_LOWER_RIGHT,
    rise: 34,
  },
  {
    name: "noor-vandersteen",
    person: { hair: 48, body: 8, brows: 7, eyes: 5, nose: 6, lips: 22, glasses: 11 },
    paper: "var(--data)",
    folding: FROM_LOWER_LEFT,
    left: true,
  },
  {
    name: "yusra-benhaddou",
    person: { hair: 63, body: 7, brows: 12, eyes: 5, nose: 12, lips: 17 },
    paper: "#d98e5f",
    folding: FROM_ABOVE,
    left: true,
    rise: 40,
  },
  {
    name: "callum-aldergate",
    person: { hair: "hat", body: 2, brows: 8, eyes: 5, nose: 4, lips: 10, beard: 2 },
    paper: "#e9c46a",
    folding: FROM_LOWER_LEFT,
    rise: 36,
  },
  {
    name: "odette-marchbanks",
    person: { hair: 43, body: 15, brows: 5, eyes: 5, nose: 1, lips: 14, glasses: 11 },
    paper: "#e2a39a",
    folding: THROUGH_A_POINT,
    rise: 36,
  },
  {
    name: "graciela-montoro",
    person: { hair: 39, body: 13, brows: 9, eyes: 5, nose: 10, lips: 21 },
    paper: "#c8b68c",
    folding: FROM_LOWER_RIGHT,
    left: true,
    rise: 36,
  },
  {
    name: "piotr-zalewicki",
    person: { hair: 49, body: 25, brows: 8, eyes: 5, nose: 19, lips: 22, beard: 3 },
    paper: "#cf7d5b",
    folding: THROUGH_A_POINT,
    rise: 42,
  },
  {
    name: "simon-tregarth",
    person: { hair: 42, body: 12, brows: 4, eyes: 5, nose: 4, lips: 17, beard: 8, glasses: 3 },
    paper: "#b9a58c",
    folding: FROM_ABOVE,
    left: true,
    rise: 36,
  },
];

/** A sheet that was pleated and opened again: the facets lean by turns to either side of their folds and take the light accordingly. */
function Folded({ pivot, angles }: Folding): ReactElement {
  const at = (degrees: number): Point => [
    pivot[0] + FAR * Math.cos(radians(degrees)),
    pivot[1] + FAR * Math.sin(radians(degrees)),
  ];
  return (
    <svg width={SIDE} height={SIDE} viewBox={`0 0 ${String(SIDE)} ${String(SIDE)}`} style={{ overflow: "hidden" }}>
      {angles.slice(1).map((to, index) => {
        const from = angles[index] ?? to;
        const [[ax, ay], [bx, by]] = [at(from), at(to)];
        const middle = radians((from + to) / 2);
        const side = index % 2 === 0 ? 1 : -1;
        const facing = side * (Math.sin(middle) * LIGHT[0] - Math.cos(middle) * LIGHT[1]);
        const tone = 0.085 * side + 0.17 * facing;
        const id = `facet-${String(index)}`;
        const colour = tone > 0 ? "#fff6e0" : "#3a1c08";
        const strength = Math.abs(tone) * (tone > 0 ? 1.5 : 1);
        const points = [pivot, [ax, ay], [bx, by]].map(([x = 0, y = 0]) => `${x.toFixed(1)},${y.toFixed(1)}`).join(" ");
        const [mx, my] = [(ax + bx) / 2, (ay + by) / 2];
        const reach = Math.hypot(bx - ax, by - ay) / 2 / FAR;
        const half = reach * 620;
        const cx = pivot[0] + (620 * (mx - pivot[0])) / FAR;
        const cy = pivot[1] + (620 * (my - pivot[1])) / FAR;
        const [ux, uy] = [-Math.sin(middle), Math.cos(middle)];
        return (
          <g key={from}>
            <linearGradient
              id={id}
              gradientUnits="userSpaceOnUse"
              x1={cx - ux * half}
              y1={cy - uy * half}
              x2={cx + ux * half}
              y2={cy + uy * half}
            >
              <stop offset="0" stopColor={colour} stopOpacity={strength * 1.35} />
              <stop offset="1" stopColor={colour} stopOpacity={strength * 0.6} />
            </linearGradient>
            <polygon points={points} fill={`url(#${id})`} />
            <line x1={pivot[0]} y1={pivot[1]} x2={ax} y2={ay} stroke="#fff6e0" strokeOpacity={0.34} strokeWidth={1.2} />
          </g>
        );
      })}
    </svg>
  );
}

function portrait({ person, paper, folding, left = false, rise = 0 }: Sitter): ReactElement {
  return (
    <Stage paper={paper} drama={0.7} grain={0.7} ground={<Folded {...folding} />}>
      <div style={{ position: "absolute", left: (SIDE - DRAWN) / 2, top: TOP - rise, filter: shapeShadow(14) }}>
        <Portrait person={person} size={DRAWN} left={left} lift={0} />
      </div>
    </Stage>
  );
}

export const pictures: readonly Picture[] = SITTERS.map((sitter) => ({
  name: `people/${sitter.name}`,
  width: SIDE,
  height: SIDE,
  scene: portrait(sitter),
}));
