import type { ReactElement } from "react";
import type { Picture } from "../picture";
import { GOLD, HAULWRIGHT, PLUM, serif } from "../scenes/haulwright";
import { shadow, shapeShadow } from "../stage/light";
import { Place } from "../stage/Place";
import { Sheet } from "../stage/Sheet";
import { Stage } from "../stage/Stage";

const ON = [
  "Docks",
  "Drivers",
  "Fuel",
  "Pallets",
  "Tolls",
  "Apps",
  "Fairs",
  "Lanes",
  "Rates",
  "Ports",
  "Forms",
  "Trailers",
  "Gates",
] as const;

const WAYS: readonly ((on: string) => string)[] = [
  (on) => `5 tips: ${on}`,
  (on) => `Why ${on}?`,
  (on) => `${on} in 2021`,
  (on) => `${on}: what’s next`,
  (on) => `${on}, a guide`,
  (on) => `${on} trends`,
  (on) => `${on} recap`,
  (on) => `${on} 101`,
  (on) => `Our take: ${on}`,
  (on) => `${on} again`,
];

const STROKES = ["M4 60Q60 34 126 12", "M6 20Q70 40 124 66", "M2 42Q64 30 128 40", "M8 66Q50 46 122 8"] as const;

/** A post on a card: struck out, kept, or kept with a gold dot. 7 and 130 share no factor, so that the 36 are spread evenly. */
function Post({ index }: { readonly index: number }): ReactElement {
  const place = (index * 7 + 5) % 130;
  const kept = place < 36;
  const gold = kept && place % 4 === 0;
  const words = WAYS[index % 10]?.(ON[Math.floor(index / 10)] ?? "") ?? "";
  return (
    <div
      style={{
        position: "relative",
        width: 130,
        height: 80,
        padding: "9px 10px",
        background: kept ? "#fffdf6" : "#efe8dc",
        boxShadow: shadow(2.5),
        transform: `rotate(${((index * 5) % 7) * 0.7 - 2}deg)`,
        ...serif(22, 660, { color: kept ? "#2a1420" : "#83747a", lineHeight: 1.05, letterSpacing: "-0.01em" }),
      }}
    >
      {words}
      {!kept && (
        <svg width={130} height={80} style={{ position: "absolute", inset: 0, overflow: "visible" }}>
          <path
            d={STROKES[(index * 3) % 4]}
            stroke={PLUM}
            strokeWidth="9"
            strokeLinecap="round"
            fill="none"
            opacity="0.88"
          />
        </svg>
      )}
      {gold && (
        <span
          style={{
            position: "absolute",
            right: 7,
            bottom: 7,
            width: 38,
            height: 38,
            borderRadius: 38,
            background: GOLD,
            boxShadow: "0.5px 1px 2px rgb(60 30 5 / 0.35)",
          }}
        />
      )}
    </div>
  );
}

const DIGITS: Readonly<Record<string, string>> = {
  "0": "M30 8Q5 10 8 48Q11 87 33 84Q55 80 52 43Q49 6 25 10",
  "1": "M16 24L36 8Q33 50 35 86",
  "3": "M11 15Q46 1 44 24Q42 41 22 42Q53 42 48 65Q41 92 8 77",
  "4": "M38 8Q26 34 8 57Q32 55 56 56M41 36Q39 62 41 87",
  "6": "M45 7Q9 28 12 64Q17 91 41 82Q59 66 44 51Q26 41 13 63",
  "9": "M50 27Q41 3 20 14Q5 28 15 43Q34 54 49 26Q50 60 37 87",
};

/** A number lettered with the marker. */
function Lettered({ figure, x, y }: { readonly figure: string; readonly x: number; readonly y: number }): ReactElement {
  return (
    <g
      transform={`translate(${x} ${y})`}
      fill="none"
      stroke={PLUM}
      strokeWidth="11"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      {Array.from(figure, (digit) => digit).map((digit, n) => (
        <path key={n} d={DIGITS[digit]} transform={`translate(${n * 66} ${(n % 2) * 4}) rotate(${n * 3 - 3})`} />
      ))}
    </g>
  );
}

function Tally(): ReactElement {
  return (
    <Sheet width={820} height={186} colour="#dfc294" lift={5}>
      <svg width={820} height={186} style={{ position: "absolute", inset: 0 }}>
        <Lettered figure="130" x={42} y={46} />
        <path d="M264 100Q290 96 318 98" stroke={PLUM} strokeWidth="11" strokeLinecap="round" fill="none" />
        <Lettered figure="94" x={356} y={46} />
        <path
          d="M512 84Q540 80 568 83M514 114Q540 110 570 112"
          stroke={PLUM}
          strokeWidth="11"
          strokeLinecap="round"
          fill="none"
        />
        <Lettered figure="36" x={614} y={46} />
      </svg>
    </Sheet>
  );
}

function Marker(): ReactElement {
  return (
    <svg width={300} height={60} style={{ overflow: "visible", filter: shapeShadow(9) }}>
      <path d="M0 30L26 20V40z" fill="#3f0e2d" />
      <path d="M24 14H62V46H24z" fill="#efe6da" />
      <rect x={60} y={6} width={234} height={48} rx={9} fill={PLUM} />
      <rect x={60} y={6} width={234} height={15} rx={7} fill="#fff" opacity={0.28} />
      <rect x={96} y={16} width={120} height={28} rx={3} fill="#fffaf2" />
      <text x={110} y={38} style={{ ...serif(23, 700), fill: PLUM }}>
        Plum 3
      </text>
    </svg>
  );
}

function Floor(): ReactElement {
  const tiles = { width: 3000, height: 3400 };
  return (
    <div
      style={{
        ...tiles,
        background: "repeating-conic-gradient(#8fa79a 0 25%, #9db3a5 0 50%) 0 0 / 340px 340px",
      }}
    />
  );
}

function floor(): ReactElement {
  return (
    <Stage
      paper="#93aa9d"
      drama={1}
      grain={0}
      camera={{ tilt: 44, roll: -5, zoom: 0.515, shift: [14, -230], distance: 1500 }}
    >
      <Place x={600} y={330}>
        <Floor />
      </Place>
      <Place x={500} y={300} style={HAULWRIGHT}>
        <div style={{ display: "grid", gridTemplateColumns: "repeat(10, 130px)", gap: 13 }}>
          {Array.from({ length: 130 }, (_, index) => (
            <Post key={index} index={index} />
          ))}
        </div>
      </Place>
      <Place x={330} y={1026} rotate={-2} style={HAULWRIGHT}>
        <Tally />
      </Place>
      <Place x={950} y={1016} rotate={-16} style={HAULWRIGHT}>
        <Marker />
      </Place>
    </Stage>
  );
}

/** Haulwright: 130 posts on the floor, and what was kept. */
export const pictures: readonly Picture[] = [
  { name: "projects/content-marketing-strategy-detail-1", width: 1000, height: 667, scene: floor },
];
