import type { ReactElement } from "react";
import type { Picture } from "../picture";
import { At } from "../scenes/At";
import { BrowserWindow } from "../scenes/BrowserWindow";
import { Icon } from "../scenes/Icon";
import { column, display, row, text, themed } from "../scenes/theme";
import { shadow } from "../stage/light";
import { Place } from "../stage/Place";
import { Stage } from "../stage/Stage";

const SEA = "#23867a";
const SUN = "#f4bd3a";

const TIDEHOLM = themed({
  bg: "#ffffff",
  panel: "#e8f1ee",
  ink: "#102f33",
  soft: "#55706f",
  line: "#d3e0dc",
  accent: SEA,
  "on-accent": "#ffffff",
  font: '"Instrument Sans"',
  display: '"Bricolage Grotesque"',
  radius: "10px",
});

const MONTHS = ["N", "D", "J", "F", "M", "A", "M", "J", "J", "A", "S", "O"] as const;
const USE = [318, 356, 371, 334, 292, 241, 205, 188, 196, 203, 224, 262] as const;

const INVOICES = [
  ["October", "$38.12"],
  ["September", "$32.60"],
  ["August", "$29.54"],
] as const;

const Bars = (): ReactElement => (
  <div style={row(13, { alignItems: "flex-end", height: 218 })}>
    {USE.map((kwh, index) => (
      <div key={String(index)} style={column(6, { alignItems: "center" })}>
        <span
          style={{
            width: 35,
            height: kwh * 0.5,
            borderRadius: "5px 5px 0 0",
            background: index === 11 ? "#0f5550" : `linear-gradient(90deg, #36a294, ${SEA})`,
          }}
        />
        <span
          style={text(20, {
            color: index === 11 ? "var(--ui-ink)" : "var(--ui-soft)",
            fontWeight: index === 11 ? 700 : 500,
            lineHeight: 1,
          })}
        >
          {MONTHS[index]}
        </span>
      </div>
    ))}
  </div>
);

const Invoices = (): ReactElement => (
  <div style={column(0)}>
    {INVOICES.map(([month, sum]) => (
      <div key={month} style={row(0, { padding: "11px 0", borderTop: "1.5px solid var(--ui-line)", ...text(25) })}>
        <span style={{ width: 190, fontWeight: 600 }}>{month}</span>
        <span style={{ width: 150, textAlign: "right", fontVariantNumeric: "tabular-nums" }}>{sum}</span>
        <span style={row(8, { marginLeft: "auto", color: "#17695f", fontWeight: 600 })}>
          <Icon name="check" size={24} weight={2.8} />
          Paid
        </span>
      </div>
    ))}
  </div>
);

const Portal = (): ReactElement => (
  <BrowserWindow width={860} height={700} url="my.tideholm.example" tone="paper" lift={14}>
    <At x={0} y={0} w={860} h={78} style={row(16, { padding: "0 34px", background: "#0f3f42", color: "#fff" })}>
      <svg width={44} height={34} viewBox="0 0 44 34">
        <path
          d="M2 12q7 -10 14 0t14 0t14 0M2 24q7 -10 14 0t14 0t14 0"
          fill="none"
          stroke={SUN}
          strokeWidth={5}
          strokeLinecap="round"
        />
      </svg>
      <span style={display(30, 700)}>Tideholm Energy</span>
      <span style={text(20, { marginLeft: "auto" })}>Member 4,217</span>
    </At>
    <At x={34} y={100} style={row(14, { alignItems: "baseline" })}>
      <span style={display(64, 780)}>262 kWh</span>
      <span style={text(24, { color: "var(--ui-soft)" })}>in October</span>
    </At>
    <At x={34} y={186} w={580}>
      <Bars />
    </At>
    <At x={34} y={436} w={560}>
      <Invoices />
    </At>
  </BrowserWindow>
);

const Credit = (): ReactElement => (
  <div
    style={{
      width: 300,
      height: 300,
      padding: "26px 28px",
      borderRadius: 20,
      background: `linear-gradient(140deg, #ffd466, ${SUN} 55%, #e5a422)`,
      color: "#3b2703",
      boxShadow: shadow(30),
    }}
  >
    <svg width={74} height={74} viewBox="-37 -37 74 74">
      <circle r={16} fill="#3b2703" />
      <path
        d={Array.from({ length: 8 }, (_, index) => {
          const a = (index * Math.PI) / 4;
          return `M${(23 * Math.cos(a)).toFixed(1)} ${(23 * Math.sin(a)).toFixed(1)}L${(34 * Math.cos(a)).toFixed(1)} ${(34 * Math.sin(a)).toFixed(1)}`;
        }).join("")}
        stroke="#3b2703"
        strokeWidth={5.5}
        strokeLinecap="round"
      />
    </svg>
    <div style={text(28, { fontWeight: 600, marginTop: 16 })}>Solar credit</div>
    <div style={display(78, 800, { whiteSpace: "nowrap" })}>
      41 <span style={{ fontSize: 44 }}>kWh</span>
    </div>
  </div>
);

const Enter = (): ReactElement => (
  <span
    style={row(14, {
      padding: "20px 34px",
      borderRadius: 50,
      background: SEA,
      color: "#fff",
      boxShadow: shadow(18),
      whiteSpace: "nowrap",
      ...text(31, { fontWeight: 700, lineHeight: 1.1 }),
    })}
  >
    <Icon name="pen" size={32} />
    Enter reading
  </span>
);

const sample = (): ReactElement => (
  <Stage paper="#dda793" drama={1} camera={{ tilt: 22, roll: 6, zoom: 0.96, shift: [14, -2], distance: 2000 }}>
    <Place x={462} y={386} style={TIDEHOLM}>
      <Portal />
    </Place>
    <Place x={814} y={268} z={46} style={TIDEHOLM}>
      <Credit />
    </Place>
    <Place x={792} y={632} z={30} style={TIDEHOLM}>
      <Enter />
    </Place>
  </Stage>
);

/** Web Development: a member's year of power. */
export const pictures: readonly Picture[] = [
  { name: "services/web-development-sample-3", width: 1000, height: 750, scene: sample },
];
