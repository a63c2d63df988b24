import type { ReactElement } from "react";
import type { Picture } from "../picture";
import { At, Draw } from "../scenes/At";
import { Phone } from "../scenes/devices";
import { ECOSHOP, MINT, PINE } from "../scenes/ecoshop";
import { column, display, text } from "../scenes/theme";
import { Place } from "../stage/Place";
import { Stage } from "../stage/Stage";

interface Lid {
  readonly x: number;
  readonly y: number;
  readonly r: number;
  readonly colour: string;
}

/** Where the jars stand in the crate; the phone sees the seven in the middle. A lid’s radius makes its code: no two are alike. */
const LIDS: readonly Lid[] = [
  { x: 150, y: 150, r: 92, colour: "#e9dfc8" },
  { x: 148, y: 352, r: 96, colour: "#2f6a56" },
  { x: 160, y: 556, r: 90, colour: "#d9a441" },
  { x: 850, y: 148, r: 94, colour: "#d9a441" },
  { x: 852, y: 352, r: 91, colour: "#e9dfc8" },
  { x: 842, y: 556, r: 95, colour: "#2f6a56" },
  { x: 430, y: 108, r: 54, colour: "#2f6a56" },
  { x: 562, y: 104, r: 53, colour: "#d9a441" },
  { x: 407, y: 228, r: 47, colour: "#e9dfc8" },
  { x: 505, y: 220, r: 43, colour: "#c8643c" },
  { x: 598, y: 230, r: 42, colour: "#2f6a56" },
  { x: 440, y: 352, r: 56, colour: "#d9a441" },
  { x: 570, y: 348, r: 55, colour: "#e9dfc8" },
];

/** The squares of a lid’s code. */
const CELLS = Array.from({ length: 36 }, (_, cell) => cell);

function Jar({ x, y, r, colour }: Lid): ReactElement {
  return (
    <g transform={`translate(${x} ${y})`}>
      <circle cx={r * 0.1} cy={r * 0.16} r={r * 1.07} fill="#1e0f04" opacity={0.4} />
      <circle r={r * 1.06} fill="#dbe7dd" opacity={0.55} />
      <circle r={r} fill={colour} />
      <circle r={r} fill="url(#lid-light)" />
      <circle r={r * 0.8} fill="none" stroke="#1e0f04" strokeOpacity={0.2} strokeWidth={r * 0.035} />
      <circle r={r * 0.78} fill="none" stroke="#fff" strokeOpacity={0.3} strokeWidth={r * 0.025} />
      <g fill={colour === "#2f6a56" ? "#f4ecd8" : PINE} opacity={0.9}>
        {CELLS.filter((cell) => cell % 6 === 0 || cell > 29 || ((cell * 37 + Math.round(r) * 17) % 23) % 2 === 0).map(
          (cell) => (
            <rect
              key={cell}
              x={((cell % 6) - 3) * r * 0.14}
              y={(Math.floor(cell / 6) - 3) * r * 0.14}
              width={r * 0.143}
              height={r * 0.143}
              shapeRendering="crispEdges"
            />
          ),
        )}
      </g>
    </g>
  );
}

function Crate(): ReactElement {
  return (
    <Draw w={1000} h={700}>
      <defs>
        <radialGradient id="lid-light" cx="0.3" cy="0.26" r="0.9">
          <stop offset="0" stopColor="#fff" stopOpacity="0.4" />
          <stop offset="0.45" stopColor="#fff" stopOpacity="0.05" />
          <stop offset="1" stopColor="#1e0f04" stopOpacity="0.35" />
        </radialGradient>
      </defs>
      <rect x={22} y={14} width={956} height={672} rx={8} fill="#8d5f35" />
      <rect x={22} y={14} width={956} height={672} rx={8} fill="none" stroke="#d9a970" strokeWidth={28} />
      <path d="M22 20H978M22 680H978" stroke="#f0cb98" strokeWidth={4} opacity={0.7} />
      <rect x={37} y={29} width={926} height={642} fill="#5c3a1c" />
      <path d="M37 29H963V58Q500 74 66 58V671H37Z" fill="#2a1505" opacity={0.5} />
      <path d="M276 29V671M724 29V671" stroke="#c08f57" strokeWidth={16} />
      <path d="M282 29V671M730 29V671" stroke="#2a1505" strokeWidth={5} opacity={0.4} />
      {LIDS.slice(0, 6).map((lid) => (
        <Jar key={`${lid.x} ${lid.y}`} {...lid} />
      ))}
    </Draw>
  );
}

const VIEW = [352, -14] as const;

/** What the camera sees: the same crate, seven lids outlined. */
function Finder(): ReactElement {
  return (
    <>
      <svg
        width={300}
        height={640}
        viewBox={`${VIEW[0]} ${VIEW[1]} 300 640`}
        style={{ position: "absolute", inset: 0 }}
      >
        <rect x={VIEW[0]} y={VIEW[1]} width={300} height={640} fill="#5c3a1c" />
        {LIDS.slice(6).map((lid) => (
          <Jar key={`${lid.x} ${lid.y}`} {...lid} />
        ))}
        {LIDS.slice(6).map(({ x, y, r }) => (
          <g key={`${x} ${y}`}>
            <circle cx={x} cy={y} r={r + 3} fill="none" stroke={MINT} strokeWidth={7} />
            <circle cx={x + r * 0.7} cy={y - r * 0.7} r={11} fill={MINT} />
            <path d={`M${x + r * 0.7 - 5} ${y - r * 0.7}l4 4l6 -8`} fill="none" stroke={PINE} strokeWidth={3} />
          </g>
        ))}
      </svg>
      <At
        x={0}
        y={448}
        w={300}
        h={192}
        style={{ borderRadius: "28px 28px 0 0", background: "var(--ui-bg)", ...column(3, { padding: "15px 24px" }) }}
      >
        <div style={display(43, 900, { lineHeight: 1 })}>7 found</div>
        <div style={display(25, 800, { marginTop: 9 })}>14 out, 7 back</div>
        <div style={text(20, { fontWeight: 700, color: "var(--ui-soft)", lineHeight: 1.25, marginTop: 9 })}>
          Pickup
          <br />
          <span style={{ color: PINE }}>Thursday 4–6 pm</span>
        </div>
      </At>
    </>
  );
}

function crate(): ReactElement {
  return (
    <Stage paper="#8fb9a8" drama={0.8} grain={0.7}>
      <div style={ECOSHOP}>
        <Crate />
        <Place x={500} y={352} rotate={4}>
          <Phone width={356} time="8:20" status="#fffaf0" lift={44}>
            <Finder />
          </Phone>
        </Place>
      </div>
    </Stage>
  );
}

/** EcoShop: seven lids in one glance. */
export const pictures: readonly Picture[] = [
  { name: "projects/ecoshop-mobile-app-detail-1", width: 1000, height: 700, scene: crate },
];
