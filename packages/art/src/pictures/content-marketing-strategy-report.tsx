import type { ReactElement } from "react";
import type { Picture } from "../picture";
import { Phone } from "../scenes/devices";
import { DEEP, GOLD, Haulwright, HAULWRIGHT, PLUM, serif } from "../scenes/haulwright";
import { Icon } from "../scenes/Icon";
import { column, row, text } from "../scenes/theme";
import { TileMap } from "../scenes/tilemap";
import { shapeShadow } from "../stage/light";
import { Place } from "../stage/Place";
import { Stage } from "../stage/Stage";

const SHADES = ["#f1dfe3", "#e2b9c6", "#c77d99", "#984069", "#5c133e"] as const;
const INKS = ["#74606a", "#4d1a35", "#2a0a1c", "#fff3ee", "#fff3ee"] as const;

function Article(): ReactElement {
  return (
    <div style={column(0, { padding: "54px 17px 0" })}>
      <Haulwright size={19} />
      <div style={serif(38, 740, { marginTop: 13, color: PLUM, lineHeight: 0.98 })}>Where trucks wait longest</div>
      <div style={text(20, { marginTop: 9, fontWeight: 650 })}>61,000 dock visits</div>
      <div style={{ marginTop: 14 }}>
        <TileMap tile={22.2} shades={SHADES} inks={INKS} />
      </div>
      <div style={row(0, { marginTop: 14, justifyContent: "space-between", alignItems: "baseline" })}>
        <span style={text(18, { fontWeight: 600, color: "var(--ui-soft)" })}>Hour of day</span>
        <span style={serif(38, 740, { color: PLUM })}>7 am</span>
      </div>
      <div style={{ position: "relative", height: 30, marginTop: 6 }}>
        <div
          style={{
            position: "absolute",
            left: 0,
            right: 0,
            top: 11,
            height: 8,
            borderRadius: 8,
            background: "#ecd6dc",
          }}
        />
        <div
          style={{ position: "absolute", left: 0, width: 78, top: 11, height: 8, borderRadius: 8, background: GOLD }}
        />
        <div
          style={{ position: "absolute", left: 64, top: 0, width: 30, height: 30, borderRadius: 30, background: PLUM }}
        />
      </div>
      <div
        style={row(12, {
          marginTop: 16,
          height: 60,
          padding: "0 22px",
          borderRadius: 30,
          background: PLUM,
          color: "#fff6ee",
          ...text(26, { fontWeight: 700, lineHeight: 1 }),
        })}
      >
        <Icon name="share" size={26} />
        Share
      </div>
    </div>
  );
}

const SKIN = "#9a6242";
const SHADE = "#7d4a2f";

/** How far each finger reaches past the phone, and how thick it is. */
const TIPS = [
  [21, 62],
  [33, 64],
  [27, 60],
] as const;

/** The hand the phone lies in: its palm, and the tips of the fingers that look out at the left. */
function Palm(): ReactElement {
  return (
    <svg width={620} height={560} viewBox="0 0 620 560" style={{ overflow: "visible" }}>
      <path d="M250 300H420Q540 380 600 640H300z" fill={SHADE} />
      <g transform="translate(-21 74) rotate(-4)" style={{ filter: shapeShadow(7) }}>
        {TIPS.map(([reach, thick], n) => {
          const y = TIPS.slice(0, n).reduce((sum, tip) => sum + tip[1] - 1, 0);
          return (
            <g key={n} transform={`translate(${-reach} ${y}) rotate(${(n - 1) * -2.5})`}>
              <rect width={150} height={thick} rx={thick * 0.47} fill={SKIN} />
              <path
                d={`M3 ${thick * 0.58}Q22 ${thick * 0.86} 150 ${thick * 0.76}V${thick}H${thick * 0.46}Q8 ${thick} 3 ${thick * 0.58}Z`}
                fill={SHADE}
                opacity={0.6}
              />
              <ellipse cx={22} cy={thick * 0.36} rx={13} ry={thick * 0.2} fill="#c08a66" opacity={0.75} />
            </g>
          );
        })}
      </g>
    </svg>
  );
}

/** The thumb that is about to share, and the sleeve of a high-visibility jacket. */
function Thumb(): ReactElement {
  return (
    <svg width={480} height={420} viewBox="0 0 480 420" style={{ overflow: "visible", filter: shapeShadow(14) }}>
      <path
        d="M22 62Q2 88 24 112Q44 130 92 132Q150 138 186 176Q206 240 232 300L262 420H480V250Q420 130 330 84Q230 34 132 46Q50 38 22 62z"
        fill={SKIN}
      />
      <path
        d="M24 112Q44 130 92 132Q150 138 186 176Q206 240 232 300L262 420H330Q270 230 214 160Q150 108 70 108Q36 106 18 92Q16 102 24 112z"
        fill={SHADE}
        opacity="0.6"
      />
      <path d="M22 62Q4 84 20 104Q48 104 66 84Q72 66 58 52Q36 50 22 62z" fill="#e0b096" />
      <path
        d="M150 62Q160 84 154 108M172 66Q180 84 176 104"
        stroke={SHADE}
        strokeWidth="4"
        fill="none"
        strokeLinecap="round"
      />
      <g transform="translate(-26 -84)">
        <path d="M224 330L436 196L640 420L420 600H300z" fill="#e8641f" />
        <path d="M250 384L478 240L512 278L268 440z" fill="#ece7da" />
        <path d="M224 330L436 196L446 207L229 344z" fill={DEEP} opacity="0.35" />
      </g>
    </svg>
  );
}

/** The wall of a warehouse with two of its gates. */
function Docks(): ReactElement {
  return (
    <svg width={1000} height={750} style={{ position: "absolute", inset: 0 }}>
      <rect width="1000" height="750" fill="#b4c8cc" />
      <path d="M0 640H1000V750H0z" fill="#8b9a9b" />
      {[
        [-118, "6"],
        [672, "7"],
      ].map(([x, gate]) => (
        <g
          key={gate}
          transform={`translate(${x} 0)`}
          style={{ filter: "drop-shadow(6px 10px 10px rgb(30 30 30 / 0.3))" }}
        >
          <path d="M0 176H300V640H0z" fill="#33393a" />
          <path d="M34 206H266V640H34z" fill="#dfe4df" />
          <path
            d="M34 262H266M34 318H266M34 374H266M34 430H266M34 486H266M34 542H266M34 598H266"
            stroke="#b3bdb9"
            strokeWidth="5"
          />
          <path d="M0 584H30V640H0zM270 584H300V640H270z" fill={GOLD} />
          <rect x="90" y="42" width="120" height="112" rx="6" fill={PLUM} />
          <text x="150" y="132" textAnchor="middle" style={{ ...serif(96, 760), fill: "#fff6ee" }}>
            {gate}
          </text>
        </g>
      ))}
    </svg>
  );
}

function report(): ReactElement {
  return (
    <Stage paper="#a9bfc4" drama={0.9} grain={0.9} ground={<Docks />}>
      <div style={HAULWRIGHT}>
        <Place x={610} y={570}>
          <Palm />
        </Place>
        <Place x={448} y={378} rotate={-4}>
          <Phone width={356} time="7:04" lift={22}>
            <Article />
          </Phone>
        </Place>
        <Place x={790} y={736}>
          <Thumb />
        </Place>
      </div>
    </Stage>
  );
}

/** Haulwright: the report a dispatcher forwards. */
export const pictures: readonly Picture[] = [
  { name: "projects/content-marketing-strategy-sample-1", width: 1000, height: 750, scene: report },
];
