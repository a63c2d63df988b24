import type { ReactElement } from "react";
import type { Picture } from "../picture";
import { At } from "../scenes/At";
import { CORAL, TARNFELL, Tarnfell, TEAL } from "../scenes/tarnfell";
import { column, display, row, text } from "../scenes/theme";
import { shadow, shapeShadow } from "../stage/light";
import { Place } from "../stage/Place";
import { Sheet } from "../stage/Sheet";
import { Stage } from "../stage/Stage";

const ACCOUNTS = [
  { name: "Cairnline Sports", moved: 18 },
  { name: "Peak & Pine", moved: 9 },
  { name: "Halden Outfitters", moved: 4 },
  { name: "Muddy Paws", moved: -6 },
  { name: "Northway Stores", moved: -14 },
] as const;

function Accounts(): ReactElement {
  const [middle, unit] = [336, 8.4];
  return (
    <div style={{ position: "relative" }}>
      <div style={{ position: "absolute", left: middle, top: 0, bottom: 0, borderLeft: "3px solid #12292b" }} />
      {ACCOUNTS.map(({ name, moved }) => {
        const long = Math.abs(moved) * unit;
        const up = moved > 0;
        return (
          <div key={name} style={{ position: "relative", height: 54, borderTop: "1.5px solid #d4ddd6" }}>
            <span style={{ position: "absolute", top: 8, ...text(26, { fontWeight: 600, whiteSpace: "nowrap" }) }}>
              {name}
            </span>
            <div
              style={{
                position: "absolute",
                left: up ? middle + 3 : middle - long,
                top: 9,
                width: long,
                height: 36,
                background: up ? TEAL : CORAL,
              }}
            />
            <span
              style={{
                position: "absolute",
                top: 6,
                left: up ? middle + long + 14 : middle + 14,
                ...text(28, { fontWeight: 700, color: up ? TEAL : "#c63f20" }),
              }}
            >
              {up ? `+${String(moved)}%` : `−${String(-moved)}%`}
            </span>
          </div>
        );
      })}
    </div>
  );
}

function Page(): ReactElement {
  return (
    <Sheet width={660} height={800} colour="#fdfaf1" lift={4}>
      <div style={column(0, { padding: "82px 46px 0" })}>
        <div style={row(0, { justifyContent: "space-between" })}>
          <span style={text(29, { fontWeight: 650 })}>Monday, week 14</span>
          <Tarnfell size={26} />
        </div>
        <div style={row(18, { alignItems: "baseline", margin: "4px 0 6px" })}>
          <span style={display(146, 790, { color: TEAL, lineHeight: 1, letterSpacing: "-0.04em" })}>96%</span>
          <span style={display(54, 700, { fontStretch: "80%" })}>of plan</span>
        </div>
        <span style={text(23, { alignSelf: "flex-end", fontWeight: 600, margin: "-12px 0 6px" })}>
          against last year
        </span>
        <Accounts />
        <div style={{ marginTop: 22 }}>
          <span
            style={display(42, 720, {
              fontStretch: "84%",
              textDecoration: `underline ${CORAL} 5px`,
              textUnderlineOffset: 9,
              whiteSpace: "nowrap",
            })}
          >
            Boots arrived Thursday
          </span>
        </div>
      </div>
      <At x={478} y={588} w={210} h={210}>
        <svg width={210} height={210} viewBox="0 0 210 210" style={{ mixBlendMode: "multiply" }}>
          <circle cx="105" cy="105" r="90" fill="none" stroke="#a4713c" strokeWidth="9" opacity="0.55" />
          <path
            d="M30 66A86 86 0 0 1 180 62M194 118A90 90 0 0 1 60 183"
            fill="none"
            stroke="#8a5825"
            strokeWidth="7"
            opacity="0.55"
          />
        </svg>
      </At>
    </Sheet>
  );
}

/** A board with a spring clip. */
function Board(): ReactElement {
  return (
    <div
      style={{
        width: 724,
        height: 900,
        borderRadius: 22,
        background: "linear-gradient(120deg, #a8713f, #8a5629 55%, #784820)",
        boxShadow: `inset 1.5px 1.5px 0 rgb(255 255 255 / 0.35), 1px 4px 0 #553013, ${shadow(14)}`,
      }}
    />
  );
}

function Spring(): ReactElement {
  return (
    <svg width={290} height={110} viewBox="0 0 290 110" style={{ filter: shapeShadow(8) }}>
      <path d="M84 46Q92 4 145 4Q198 4 206 46Z" fill="none" stroke="#8f9694" strokeWidth="13" />
      <path d="M20 44H270Q284 44 286 60L290 96Q290 108 276 108H14Q0 108 0 96L4 60Q6 44 20 44Z" fill="#c2c8c5" />
      <path d="M20 44H270Q284 44 286 60L287 68H3L4 60Q6 44 20 44Z" fill="#e6eae7" />
      <path d="M2 92H289L290 98Q288 108 276 108H14Q2 108 0 98Z" fill="#858d8a" />
      <circle cx="34" cy="80" r="7" fill="#6f7775" />
      <circle cx="256" cy="80" r="7" fill="#6f7775" />
    </svg>
  );
}

/** A red lace, drawn off the boots. */
function Lace(): ReactElement {
  return (
    <svg width={1000} height={750} style={{ position: "absolute", left: 0, top: 0, filter: shapeShadow(5) }}>
      {["#b3391f", "#e0573a"].map((colour, index) => (
        <path
          key={colour}
          d="M1010 70C900 40 850 110 900 170C950 226 1000 150 940 120C860 90 820 230 880 330C930 420 1000 380 960 300"
          fill="none"
          stroke={colour}
          strokeWidth={index === 0 ? 13 : 9}
          strokeLinecap="round"
          strokeDasharray={index === 0 ? undefined : "9 5"}
        />
      ))}
      <path d="M960 300L950 272" stroke="#e9dcb8" strokeWidth="12" strokeLinecap="round" />
    </svg>
  );
}

function monday(): ReactElement {
  return (
    <Stage paper="#66784f" drama={0.95}>
      <div style={TARNFELL}>
        <Place x={450} y={478} rotate={-2}>
          <Board />
        </Place>
        <Place x={450} y={442} rotate={-2}>
          <Page />
        </Place>
        <Place x={436} y={50} rotate={-2}>
          <Spring />
        </Place>
        <Lace />
      </div>
    </Stage>
  );
}

/** Sales data for Tarnfell Outdoor: the Monday page. */
export const pictures: readonly Picture[] = [
  { name: "projects/sales-data-analytics-sample-1", width: 1000, height: 750, scene: monday },
];
