import type { ReactElement } from "react";
import type { Picture } from "../picture";
import { At } from "../scenes/At";
import { CORAL, TARNFELL, TEAL } from "../scenes/tarnfell";
import { row } from "../scenes/theme";
import { shapeShadow } from "../stage/light";
import { Place } from "../stage/Place";
import { Sheet } from "../stage/Sheet";
import { Stage } from "../stage/Stage";

const MONO = '"JetBrains Mono"';
const INKY = "#1c2f66";

const LINES = [
  { number: "3", words: "Customer: whoever pays the invoice" },
  { number: "4", words: "Revenue: goods shipped, net of returns, on the day they leave" },
  { number: "5", words: "Return: goods back and checked in" },
] as const;

const typed = (size: number, weight = 500) =>
  ({ fontFamily: MONO, fontSize: size, fontWeight: weight, letterSpacing: "-0.02em", lineHeight: 1.42 }) as const;

function Typed(): ReactElement {
  return (
    <div style={{ position: "absolute", left: 64, top: 112, width: 626, color: "#23302f" }}>
      {LINES.map(({ number, words }) => {
        const key = number === "4";
        return (
          <div key={number} style={row(0, { alignItems: "flex-start", padding: key ? "20px 0" : 0 })}>
            <span style={{ ...typed(27, 700), width: 50, color: key ? TEAL : "#7a8582" }}>{number}</span>
            <span
              style={{
                ...typed(key ? 31.5 : 26, key ? 700 : 450),
                flex: 1,
                color: key ? "#12292b" : "#5d6a68",
                textDecoration: key ? `underline ${TEAL} 4px` : undefined,
                textUnderlineOffset: 8,
                lineHeight: key ? 1.56 : 1.42,
              }}
            >
              {words}
            </span>
          </div>
        );
      })}
    </div>
  );
}

/** What two departments would have liked instead, written into the margin and crossed out. */
function Rivals(): ReactElement {
  const hand = {
    fontFamily: "Fraunces",
    fontStyle: "italic",
    fontSize: 37,
    lineHeight: 1,
    color: "#47525c",
    whiteSpace: "nowrap",
  } as const;
  return (
    <At x={728} y={176} w={210} style={{ transform: "rotate(-4deg)" }}>
      <div style={hand}>at order?</div>
      <div style={{ ...hand, marginTop: 36 }}>at invoice?</div>
      <svg width={220} height={130} style={{ position: "absolute", left: -10, top: -6 }}>
        <path
          d="M2 30L74 14L52 34L166 18M4 96L90 84L60 104L200 86"
          fill="none"
          stroke="#d8452c"
          strokeWidth="5"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </svg>
    </At>
  );
}

const SIGNED = [
  {
    who: "Sales",
    path: "M8 60C22 12 44 2 42 26C40 50 18 66 14 56C10 44 44 34 54 44C62 54 46 66 54 64C66 60 70 40 78 44C84 48 74 62 82 62C92 60 92 42 100 46C106 52 98 62 108 60C124 56 128 30 138 34C146 40 130 66 150 58L196 40",
  },
  {
    who: "Operations",
    path: "M14 66L44 10L60 62M24 44L70 36C84 28 90 50 78 58C70 62 70 46 84 46C94 46 92 62 100 60C108 58 104 16 114 6C122 2 116 40 110 60C118 44 130 42 130 54C132 66 144 58 150 48M122 74C150 66 176 62 200 66",
  },
  {
    who: "Finance",
    path: "M40 8C20 20 14 62 30 64C52 64 56 14 34 14C12 18 8 46 40 40C60 36 68 44 64 54C62 64 74 60 80 50C84 44 92 44 90 54C88 64 98 60 104 50C110 42 118 46 114 56C114 66 128 54 134 44C138 70 126 92 112 84C104 76 140 60 190 44",
  },
] as const;

function Signatures(): ReactElement {
  return (
    <div style={row(34, { position: "absolute", left: 64, top: 396 })}>
      {SIGNED.map(({ who, path }) => (
        <div key={who}>
          <svg width={204} height={84} viewBox="0 0 204 84">
            <path d={path} fill="none" stroke={INKY} strokeWidth="4" strokeLinecap="round" strokeLinejoin="round" />
          </svg>
          <div style={{ ...typed(23, 500), borderTop: "2.5px solid #23302f", color: "#23302f", paddingTop: 3 }}>
            {who}
          </div>
        </div>
      ))}
    </div>
  );
}

/** A fountain pen without its cap, nib to the left. */
function Pen(): ReactElement {
  return (
    <svg width={560} height={50} viewBox="0 0 560 50" style={{ filter: shapeShadow(9) }}>
      <defs>
        <linearGradient id="barrel" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#1f8d8c" />
          <stop offset="0.28" stopColor="#5fc0b8" />
          <stop offset="0.42" stopColor="#0c6a6c" />
          <stop offset="1" stopColor="#053537" />
        </linearGradient>
        <linearGradient id="nib" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#f4dd9a" />
          <stop offset="0.5" stopColor="#d6a948" />
          <stop offset="1" stopColor="#8b611a" />
        </linearGradient>
      </defs>
      <path d="M0 25Q50 2 96 11V39Q50 48 0 25Z" fill="url(#nib)" />
      <path d="M8 25H62" stroke="#6b4712" strokeWidth="2" />
      <circle cx="64" cy="25" r="5" fill="#4d330d" />
      <path d="M94 9Q130 12 166 7V43Q130 38 94 41Z" fill="#15211f" />
      <path d="M94 13Q130 16 166 12V18Q130 21 94 19Z" fill="#fff" opacity="0.3" />
      <rect x="164" y="4" width="14" height="42" rx="2" fill="url(#nib)" />
      <path d="M176 3H500Q548 8 556 25Q548 42 500 47H176Z" fill="url(#barrel)" />
      <rect x="470" y="3.5" width="10" height="43" fill="url(#nib)" />
    </svg>
  );
}

function detail(): ReactElement {
  return (
    <Stage paper="#e0785b" drama={0.9}>
      <div style={TARNFELL}>
        <Place x={478} y={400} rotate={3}>
          <Sheet width={944} height={860} colour="#e9dfc9" lift={3}>
            {null}
          </Sheet>
        </Place>
        <Place x={494} y={458} rotate={-2}>
          <Sheet width={936} height={860} colour="#fbf8ee" lift={5}>
            <div
              style={row(0, { position: "absolute", left: 64, top: 36, right: 60, justifyContent: "space-between" })}
            >
              <span style={{ ...typed(38, 800), color: "#12292b" }}>Definitions, 1 to 31</span>
              <span style={{ ...typed(22, 500), color: "#5d6a68" }}>Signed May 6</span>
            </div>
            <div style={{ position: "absolute", left: 706, top: 104, height: 270, borderLeft: `2px solid ${CORAL}` }} />
            <Typed />
            <Rivals />
            <Signatures />
          </Sheet>
        </Place>
        <Place x={866} y={496} rotate={-20}>
          <Pen />
        </Place>
      </div>
    </Stage>
  );
}

/** Sales data for Tarnfell Outdoor: line 4. */
export const pictures: readonly Picture[] = [
  { name: "projects/sales-data-analytics-detail-1", width: 1000, height: 625, scene: detail },
];
