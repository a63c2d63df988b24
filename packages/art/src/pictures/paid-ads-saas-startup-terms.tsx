import type { ReactElement } from "react";
import { Fold } from "../fold/Fold";
import { move, spin } from "../fold/place";
import type { Picture } from "../picture";
import { HandRing } from "../scenes/hand";
import { HOURLOFT, LEAF } from "../scenes/hourloft";
import { OnPaper, type Quad } from "../scenes/OnPaper";
import { row } from "../scenes/theme";
import { Stage } from "../stage/Stage";
import type { Facet, View } from "../trace/order";
import type { Vec } from "../trace/vector";

const MONO = '"JetBrains Mono"';
const WALL = "#c4b6a0";
const VIEW: View = { tilt: 58, turn: 5, zoom: 0.86, distance: 2600, shift: [0, 206] };
const FRAME = { width: 1000, height: 625, view: VIEW };

const [WIDE, HIGH, EDGE] = [600, 500, 60];

/** The way of the paper: towards the viewer and up, from the far end of the desk over its edge to the floor. */
const WAY: readonly (readonly [number, number])[] = [
  [-420, HIGH + 1],
  [-300, HIGH + 26],
  [-190, HIGH + 2],
  [EDGE - 30, HIGH + 4],
  [EDGE + 2, HIGH + 2],
  [EDGE + 22, HIGH - 14],
  [EDGE + 32, HIGH - 38],
  [EDGE + 150, 44],
  [EDGE + 166, 16],
  [EDGE + 196, 3],
  [EDGE + 300, 1],
];

const MIDDLE = -10;

const QUADS = WAY.slice(1).map(([y, z], index): Quad => {
  const [fromY, fromZ] = WAY[index] ?? [0, 0];
  const [left, right] = [MIDDLE - WIDE / 2, MIDDLE + WIDE / 2];
  return [
    [left, fromY, fromZ],
    [right, fromY, fromZ],
    [right, y, z],
    [left, y, z],
  ];
});

const face = (colour: string, ...points: Vec[]): Facet => ({ points, front: colour, back: colour });

const DESK: readonly Facet[] = [
  face("#1f5a3c", [-1500, -1100, HIGH], [1500, -1100, HIGH], [1500, EDGE, HIGH], [-1500, EDGE, HIGH]),
  face("#e6cfa0", [-1500, EDGE, HIGH], [1500, EDGE, HIGH], [1500, EDGE, HIGH - 26], [-1500, EDGE, HIGH - 26]),
  face(
    "#1b4a33",
    [-1500, EDGE - 14, HIGH - 26],
    [1500, EDGE - 14, HIGH - 26],
    [1500, EDGE - 14, 0],
    [-1500, EDGE - 14, 0],
  ),
];

/** A square-cut marker on the desk. */
const marker = (x: number, y: number, turn: number, colour: string): Facet[] =>
  move(
    spin(
      ([-1, 1] as const).flatMap((side) => [
        face(
          colour,
          [-95, -11, 11 + side * 11],
          [95, -11, 11 + side * 11],
          [95, 11, 11 + side * 11],
          [-95, 11, 11 + side * 11],
        ),
        face(colour, [-95, side * 11, 0], [95, side * 11, 0], [95, side * 11, 22], [-95, side * 11, 22]),
        face("#f3ead6", [side * 95, -11, 0], [side * 95, 11, 0], [side * 95, 11, 22], [side * 95, -11, 22]),
      ]),
      [0, 0, 1],
      turn,
    ),
    [x, y, HIGH + 1],
  );

const MARKERS = [...marker(452, -70, 24, "#d3301c"), ...marker(448, -170, -12, "#46b26e")];

const TERMS = [
  { words: "night shift jobs near me", price: "$6.20", lost: true },
  { words: "shift manager salary", price: "$5.85", lost: true },
  { words: "staff roster for clinics", price: "$7.40", lost: false },
  { words: "what is a split shift", price: "$4.90", lost: true },
] as const;

const mono = (size: number, weight = 600) =>
  ({ fontFamily: MONO, fontSize: size, fontWeight: weight, letterSpacing: "-0.035em", whiteSpace: "nowrap" }) as const;

function Term({ words, price, lost }: (typeof TERMS)[number]): ReactElement {
  return (
    <div
      style={row(0, {
        position: "relative",
        height: 70,
        justifyContent: "space-between",
        ...mono(29),
        color: "#1f2a24",
      })}
    >
      <span>{words}</span>
      <span>{price}</span>
      {lost ? (
        <svg width={400} height={20} style={{ position: "absolute", left: -8, top: 26 }}>
          <path
            d={`M2 12Q120 4 ${String(words.length * 9)} 10T${String(words.length * 16.4 + 14)} 6`}
            fill="none"
            stroke="#d3301c"
            strokeWidth="4"
            strokeLinecap="round"
          />
        </svg>
      ) : (
        <HandRing
          width={450}
          height={72}
          colour={LEAF}
          stroke={6}
          style={{ position: "absolute", left: -28, top: 2 }}
        />
      )}
    </div>
  );
}

function Hanging({ high }: { readonly high: number }): ReactElement {
  return (
    <div style={{ height: high, padding: "6px 42px 0" }}>
      {TERMS.map((term) => (
        <Term key={term.words} {...term} />
      ))}
      <div
        style={row(0, {
          marginTop: 0,
          paddingTop: 2,
          borderTop: "4px dashed #1f2a24",
          justifyContent: "space-between",
          color: "#c22a16",
          ...mono(80, 800),
          lineHeight: 1.1,
        })}
      >
        41% wasted
      </div>
    </div>
  );
}

function Above(): ReactElement {
  return (
    <div style={{ padding: "14px 42px 0", color: "#1f2a24" }}>
      <div style={{ ...mono(44, 800), lineHeight: 1.5 }}>Paid searches, March</div>
      <div style={row(0, { marginTop: 24, justifyContent: "space-between", ...mono(31), position: "relative" })}>
        <span>free roster template</span>
        <span>$3.15</span>
        <div
          style={{
            position: "absolute",
            left: -6,
            top: 23,
            width: 372,
            height: 5,
            borderRadius: 4,
            background: "#d3301c",
          }}
        />
      </div>
    </div>
  );
}

const lengthOf = ([a, , , d]: Quad): number => Math.hypot(d[1] - a[1], d[2] - a[2]);

function detail(): ReactElement {
  const [table, hanging] = [QUADS[2], QUADS[6]];
  return (
    <Stage paper={WALL} drama={0.9} grain={0.8}>
      <Fold
        facets={[...DESK, ...MARKERS, ...QUADS.map((points) => ({ points, front: "#fdfaf0", back: "#f1ead9" }))]}
        {...FRAME}
        floor={WALL}
        rays={40}
        style={{ left: 0, top: 0 }}
      />
      <div style={HOURLOFT}>
        {table && (
          <OnPaper quad={table} w={WIDE} h={lengthOf(table)} {...FRAME}>
            <Above />
          </OnPaper>
        )}
        {hanging && (
          <OnPaper quad={hanging} w={WIDE} h={lengthOf(hanging)} {...FRAME} style={{ mixBlendMode: "screen" }}>
            <div
              style={{
                height: "100%",
                background: "linear-gradient(100deg, rgb(255 244 220 / 0.42), rgb(255 240 210 / 0.22))",
              }}
            />
          </OnPaper>
        )}
        {hanging && (
          <OnPaper quad={hanging} w={WIDE} h={lengthOf(hanging)} {...FRAME}>
            <Hanging high={lengthOf(hanging)} />
          </OnPaper>
        )}
      </div>
    </Stage>
  );
}

/** Paid ads for Hourloft: a month of paid searches, read line by line. */
export const pictures: readonly Picture[] = [
  { name: "projects/paid-ads-saas-startup-detail-1", width: 1000, height: 625, scene: detail },
];
