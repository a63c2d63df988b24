import type { ReactElement } from "react";
import type { Picture } from "../picture";
import { Say } from "../scenes/hand";
import { DEEP, GOLD, Haulwright, HAULWRIGHT, Pallet, PLUM, serif, TruckPhoto } from "../scenes/haulwright";
import { Spread } from "../scenes/print";
import { column, row, text } from "../scenes/theme";
import { Place } from "../stage/Place";
import { Stage } from "../stage/Stage";

const DAYS = [
  ["Mon", 190, "3 h 10"],
  ["Tue", 125, "2 h 05"],
  ["Wed", 100, "1 h 40"],
  ["Thu", 110, "1 h 50"],
  ["Fri", 150, "2 h 30"],
] as const;

const FOOT = 296;

function Waits(): ReactElement {
  return (
    <svg width={400} height={340} style={{ display: "block" }}>
      {DAYS.map(([day, minutes, shown], index) => {
        const high = minutes * 1.26;
        const x = index * 81;
        const first = index === 0;
        return (
          <g key={day}>
            <rect x={x} y={FOOT - high} width={70} height={high} fill={first ? PLUM : "#d9a3b3"} />
            <Say
              x={x + 35}
              y={FOOT - high - 11}
              size={first ? 26 : 20}
              weight={700}
              anchor="middle"
              fill={first ? PLUM : DEEP}
            >
              {shown}
            </Say>
            <Say x={x + 35} y={FOOT + 30} size={22} weight={650} anchor="middle">
              {day}
            </Say>
          </g>
        );
      })}
      <path d={`M0 ${String(FOOT)}H395`} stroke={DEEP} strokeWidth={3} />
    </svg>
  );
}

function Left(): ReactElement {
  return (
    <div style={column(0, { padding: "26px 32px 0 30px" })}>
      <div style={row(0, { justifyContent: "space-between", paddingBottom: 12, borderBottom: `3px solid ${GOLD}` })}>
        <Haulwright size={21} />
        <span style={text(17, { fontWeight: 600, color: "var(--ui-soft)" })}>Report 1</span>
      </div>
      <div style={serif(66, 760, { marginTop: 18, color: PLUM, lineHeight: 0.94 })}>
        The Waiting
        <br />
        Report
      </div>
      <div style={text(19, { marginTop: 14, lineHeight: 1.3 })}>
        How long a truck stands at the dock. From 61,000 dock visits, names removed.
      </div>
      <div style={{ marginTop: 6 }}>
        <Waits />
      </div>
    </div>
  );
}

function Right(): ReactElement {
  return (
    <div style={{ height: "100%", background: "#fff3e4" }}>
      <div style={{ position: "relative", height: 324 }}>
        <TruckPhoto />
      </div>
      <div style={column(18, { padding: "26px 14px 0 40px" })}>
        <div style={serif(51, 560, { fontStyle: "italic", color: PLUM, lineHeight: 1.04 })}>
          “By Monday noon I have lost a whole driver to one gate.”
        </div>
        <div style={text(20, { fontWeight: 600, lineHeight: 1.3 })}>Dispatcher, 38 trucks, Toledo</div>
      </div>
    </div>
  );
}

function cover(): ReactElement {
  return (
    <Stage
      paper="#9c9891"
      drama={1.05}
      grain={1.2}
      ground={
        <div
          style={{
            position: "absolute",
            left: -60,
            top: 640,
            width: 1200,
            height: 46,
            background: GOLD,
            transform: "rotate(-7deg)",
          }}
        />
      }
    >
      <div style={HAULWRIGHT}>
        <Place x={520} y={322} rotate={5}>
          <Pallet width={1080} boards={5} board={122} gap={24} />
        </Place>
        <Place x={500} y={372} rotate={-6}>
          <Spread page={444} height={640} left={<Left />} right={<Right />} paper="#fffaf2" lift={12} />
        </Place>
      </div>
    </Stage>
  );
}

/** Haulwright: the report dispatchers forward. */
export const pictures: readonly Picture[] = [
  { name: "projects/content-marketing-strategy-cover", width: 1000, height: 750, scene: cover },
];
