import type { ReactElement } from "react";
import type { Picture } from "../picture";
import { type Person, Portrait } from "../scenes/Portrait";
import { column, display, row, text, themed } from "../scenes/theme";
import { shapeShadow } from "../stage/light";
import { Place } from "../stage/Place";
import { Sheet } from "../stage/Sheet";
import { Stage } from "../stage/Stage";

const GAME = themed({ ink: "#23233a", display: "Fraunces" });

const FACES: readonly Person[] = [
  { hair: 4, body: 3, brows: 2, eyes: 1, nose: 3, lips: 5 },
  { hair: 12, body: 7, brows: 4, eyes: 3, nose: 6, lips: 10, glasses: 3 },
  { hair: 21, body: 10, brows: 6, eyes: 2, nose: 9, lips: 14 },
  { hair: 33, body: 14, brows: 8, eyes: 5, nose: 2, lips: 8, beard: 4 },
  { hair: 40, body: 18, brows: 1, eyes: 4, nose: 12, lips: 17 },
  { hair: 48, body: 5, brows: 10, eyes: 1, nose: 5, lips: 22, glasses: 7 },
  { hair: 55, body: 22, brows: 3, eyes: 3, nose: 15, lips: 3 },
  { hair: 8, body: 12, brows: 12, eyes: 5, nose: 8, lips: 26, beard: 9 },
  { hair: 27, body: 16, brows: 7, eyes: 2, nose: 18, lips: 12 },
  { hair: "hat", body: 20, brows: 9, eyes: 4, nose: 1, lips: 19 },
  { hair: 60, body: 9, brows: 5, eyes: 1, nose: 10, lips: 29, glasses: 10 },
  { hair: 16, body: 24, brows: 11, eyes: 3, nose: 14, lips: 7 },
];

/** Codes and what they sold: 2,000 pre-orders, 1,400 of them by five. */
const CODES: readonly (readonly [code: string, sold: number])[] = [
  ["INKWELL10", 380],
  ["MEEPLE10", 95],
  ["RAVEN10", 270],
  ["FOLIO10", 110],
  ["OTTER10", 50],
  ["GAMBIT10", 320],
  ["CANDLE10", 85],
  ["LEDGER10", 230],
  ["TOWER10", 200],
  ["PAWN10", 65],
  ["QUEST10", 120],
  ["DICEY10", 75],
];

function Creator({
  person,
  code,
  sold,
}: {
  readonly person: Person;
  readonly code: string;
  readonly sold: number;
}): ReactElement {
  const strong = sold >= 200;
  return (
    <div style={row(12, { width: 214 })}>
      <div
        style={{
          position: "relative",
          width: 98,
          height: 98,
          borderRadius: 98,
          overflow: "hidden",
          background: strong ? "#f3b29f" : "#d8d4c8",
          flex: "none",
          boxShadow: `0 0 0 3px ${strong ? "#e2573a" : "#b5b0a2"}`,
        }}
      >
        <div style={{ position: "absolute", left: -6, top: 6 }}>
          <Portrait person={person} size={110} lift={1} paper={strong ? "#fff4e8" : "#f4f1e8"} />
        </div>
      </div>
      <div style={column(3, { lineHeight: 1.1 })}>
        <span style={{ fontFamily: "JetBrains Mono", fontSize: 17, fontWeight: 700 }}>{code}</span>
        <div
          style={{
            height: 20,
            width: Math.round(sold * 0.26),
            background: strong ? "#e2573a" : "#b5b0a2",
            borderRadius: 2,
          }}
        />
        <b style={{ fontSize: 20, color: strong ? "#b2341a" : "#6c675c" }}>{sold}</b>
      </div>
    </div>
  );
}

function Meeple({ colour, size }: { readonly colour: string; readonly size: number }): ReactElement {
  const d =
    "M50 6C60 6 66 14 65 24L63 32C78 36 96 46 96 56C96 64 84 66 74 64C76 74 86 84 90 92Q92 98 86 98H62Q58 98 56 92L50 80L44 92Q42 98 38 98H14Q8 98 10 92C14 84 24 74 26 64C16 66 4 64 4 56C4 46 22 36 37 32L35 24C34 14 40 6 50 6z";
  return (
    <svg width={size} height={size} viewBox="0 0 100 100" style={{ filter: shapeShadow(8) }}>
      <path d={d} fill={`color-mix(in oklab, ${colour}, black 34%)`} transform="translate(3 4)" />
      <path d={d} fill={colour} />
    </svg>
  );
}

function creators(): ReactElement {
  return (
    <Stage paper="#2f3a5c" drama={1} grain={0.7}>
      <div style={{ position: "absolute", inset: 0, ...GAME }}>
        <Place x={498} y={380} rotate={-2}>
          <Sheet width={952} height={640} colour="#fbf5e4" lift={9} corner={56} under="#e2573a">
            <div style={column(22, { padding: "30px 34px" })}>
              <div
                style={row(20, {
                  justifyContent: "space-between",
                  alignItems: "flex-end",
                  borderBottom: "3px solid #23233a",
                  paddingBottom: 14,
                })}
              >
                <span style={display(64, 700, { lineHeight: 0.9 })}>Quillhaven</span>
                <span style={text(22, { fontWeight: 550, lineHeight: 1.15 })}>
                  Preorders by code,
                  <br />
                  release day
                </span>
                <span style={row(12, { alignItems: "baseline" })}>
                  <span style={display(64, 750, { lineHeight: 0.9, color: "#c8431f" })}>70%</span>
                  <span style={text(22, { fontWeight: 600 })}>from five</span>
                </span>
              </div>
              <div
                style={{
                  display: "grid",
                  gridTemplateColumns: "repeat(4, 214px)",
                  columnGap: 9,
                  rowGap: 50,
                  paddingTop: 8,
                }}
              >
                {CODES.map(([code, sold], index) => {
                  const person = FACES[index];
                  return person && <Creator key={code} person={person} code={code} sold={sold} />;
                })}
              </div>
              <span style={text(20, { fontWeight: 500, color: "#5f5a4d" })}>
                The five with coral bars are hired again for the second edition.
              </span>
            </div>
          </Sheet>
        </Place>
        <Place x={836} y={660} rotate={16}>
          <Meeple colour="#e2573a" size={96} />
        </Place>
        <Place x={66} y={704} rotate={-20}>
          <Meeple colour="#f0b63c" size={104} />
        </Place>
      </div>
    </Stage>
  );
}

/** Social Media Marketing: sample 2. */
export const pictures: readonly Picture[] = [
  { name: "services/social-media-marketing-sample-2", width: 1000, height: 750, scene: creators },
];
