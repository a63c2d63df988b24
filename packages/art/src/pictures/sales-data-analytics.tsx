import type { ReactElement } from "react";
import type { Picture } from "../picture";
import { Say } from "../scenes/hand";
import { Boot, CORAL, NARROW, TARNFELL, Tarnfell, TEAL } from "../scenes/tarnfell";
import { column, display, row, text } from "../scenes/theme";
import { Place } from "../stage/Place";
import { Stage } from "../stage/Stage";
import { Horizon, Standing } from "../stage/Standing";

const FLOOR = 372;

const high = (value: number): number => FLOOR - (value - 84) * 22;

const FALLS = [
  { words: "Late boots", figure: "-7", from: 100, to: 93 },
  { words: "Lost account", figure: "-3", from: 93, to: 90 },
  { words: "Returns", figure: "-1", from: 90, to: 89 },
] as const;

const STEP = 134;
const WIDE = 100;

/** A bar from the ground, with the break that says the axis doesn't begin at zero. */
function Whole({ at, value, words }: { readonly at: number; readonly value: number; readonly words: string }) {
  const x = at * STEP + 6;
  return (
    <g>
      <rect x={x} y={high(value)} width={WIDE} height={FLOOR - high(value)} fill={TEAL} />
      <path
        d={`M${String(x - 4)} ${String(FLOOR - 26)}l18 -9l18 9l18 -9l18 9l18 -9l18 9`}
        fill="none"
        stroke="#fbf9f2"
        strokeWidth="7"
      />
      <Say x={x + WIDE / 2} y={high(value) + 54} size={48} weight={760} anchor="middle" font={NARROW} fill="#f3fbf6">
        {value}
      </Say>
      <Say x={x + WIDE / 2} y={FLOOR + 32} size={25} weight={650} anchor="middle">
        {words}
      </Say>
    </g>
  );
}

function Waterfall(): ReactElement {
  return (
    <svg width={730} height={420}>
      <path
        d={[100, 93, 90, 89]
          .map((value, at) => `M${String(at * STEP + 6 + WIDE)} ${String(high(value))}h${String(STEP - WIDE)}`)
          .join("")}
        stroke="#8ea3a0"
        strokeWidth="2.4"
        strokeDasharray="6 5"
      />
      <Whole at={0} value={100} words="Plan" />
      {FALLS.map(({ words, figure, from, to }, index) => {
        const x = (index + 1) * STEP + 6;
        return (
          <g key={words}>
            <rect x={x} y={high(from)} width={WIDE} height={high(to) - high(from)} fill={CORAL} />
            <Say x={x + WIDE / 2} y={high(to) + 58} size={54} weight={780} anchor="middle" font={NARROW} fill="#c63f20">
              {figure.replace("-", "−")}
            </Say>
            <Say x={x + WIDE / 2} y={high(to) + 88} size={23} weight={650} anchor="middle">
              {words}
            </Say>
          </g>
        );
      })}
      <Whole at={4} value={89} words="Actual" />
      <path d={`M0 ${String(FLOOR)}H650`} stroke="#12292b" strokeWidth="3" />
    </svg>
  );
}

function Screen(): ReactElement {
  return (
    <div
      style={{
        width: 846,
        height: 570,
        padding: 16,
        borderRadius: 18,
        background: "linear-gradient(130deg, #4d5352, #1e2423 20%)",
        boxShadow: "inset 0 0 0 1.5px rgb(255 255 255 / 0.18), 10px 22px 50px rgb(20 30 30 / 0.35)",
      }}
    >
      <div style={column(0, { height: "100%", borderRadius: 5, background: "var(--ui-bg)", padding: "22px 42px 0" })}>
        <div style={row(0, { justifyContent: "space-between", alignItems: "flex-start" })}>
          <div style={display(49, 770, { fontStretch: "82%", whiteSpace: "nowrap" })}>Why March missed by 11%</div>
          <div style={{ marginTop: 12 }}>
            <Tarnfell size={25} />
          </div>
        </div>
        <div style={text(21, { color: "var(--ui-soft)", fontWeight: 500, marginBottom: 4 })}>
          Shipped, net of returns. Plan = 100
        </div>
        <Waterfall />
      </div>
    </div>
  );
}

function cover(): ReactElement {
  return (
    <Stage drama={1} grain={0.8} ground={<Horizon at={0.79} wall="#b4cdd2" table="#8a5f3d" />}>
      <div style={TARNFELL}>
        <Place x={444} y={622}>
          <Standing width={330} height={130}>
            <svg width={330} height={130} viewBox="0 0 330 130">
              <path d="M118 0H212L222 104H108Z" fill="#a3abaa" />
              <path d="M170 0H212L222 104H180Z" fill="#7d8685" />
              <path d="M46 100H284Q302 102 308 118Q310 128 298 128H32Q20 128 22 118Q28 102 46 100Z" fill="#c3c9c7" />
              <path d="M22 118H308Q310 128 298 128H32Q20 128 22 118Z" fill="#7d8685" />
            </svg>
          </Standing>
        </Place>
        <Place x={444} y={308}>
          <Screen />
        </Place>
        <Place x={846} y={612}>
          <Standing width={280} height={224}>
            <Boot width={280} />
          </Standing>
        </Place>
      </div>
    </Stage>
  );
}

/** Sales data for Tarnfell Outdoor: one answer everyone agrees on. */
export const pictures: readonly Picture[] = [
  { name: "projects/sales-data-analytics-cover", width: 1000, height: 750, scene: cover },
];
