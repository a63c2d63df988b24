import type { ReactElement } from "react";
import type { Picture } from "../picture";
import { Say } from "../scenes/hand";
import { Logo } from "../scenes/Mark";
import { display, row, text, themed } from "../scenes/theme";
import { Place } from "../stage/Place";
import { Sheet } from "../stage/Sheet";
import { Stage } from "../stage/Stage";

const BIKES = themed({ ink: "#e9f4f0", display: "Bricolage Grotesque" });

const DAYS = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"] as const;

/** How busy an hour is, 0 to 100: commuters on weekdays, a broad afternoon at weekends. */
function busy(day: number, hour: number): number {
  const bell = (at: number, width: number, height: number): number =>
    height * Math.exp(-((hour - at) ** 2) / (2 * width ** 2));
  const value =
    day < 5
      ? bell(8, 1, 96 - day * 3) + bell(17, 1.3, 100 - (day === 4 ? 12 : 0)) + bell(12.5, 2.4, 34)
      : bell(14.5, 3.2, day === 5 ? 66 : 54);
  return Math.min(100, Math.round(value + 3));
}

function Hours(): ReactElement {
  const [w, h] = [34, 44];
  return (
    <svg width={900} height={380}>
      {[0, 4, 8, 12, 17, 20].map((hour) => (
        <Say
          key={hour}
          x={72 + hour * w + w / 2}
          y={26}
          size={20}
          weight={hour === 8 || hour === 17 ? 800 : 500}
          anchor="middle"
          fill={hour === 8 || hour === 17 ? "#f7cf3d" : "#a9cbc8"}
        >
          {hour === 0 ? "12 am" : hour === 12 ? "noon" : hour < 12 ? `${String(hour)} am` : `${String(hour - 12)} pm`}
        </Say>
      ))}
      {DAYS.map((day, line) => (
        <g key={day}>
          <Say x={2} y={40 + line * h + 29} size={22} weight={600} fill="#e9f4f0">
            {day}
          </Say>
          {Array.from({ length: 24 }, (_, hour) => (
            <rect
              key={String(hour)}
              x={72 + hour * w}
              y={40 + line * h}
              width={w - 4}
              height={h - 4}
              rx={4}
              style={{ fill: `color-mix(in oklab, #f7cf3d ${String(busy(line, hour))}%, #14525c)` }}
            />
          ))}
        </g>
      ))}
    </svg>
  );
}

/** 140 stations: spread evenly by the golden angle, larger towards the middle and along the river. */
const STATIONS = Array.from({ length: 140 }, (_, index) => {
  const turn = index * 2.39996;
  const far = Math.sqrt((index + 0.5) / 140);
  return {
    x: 200 + Math.cos(turn) * far * 182,
    y: 200 + Math.sin(turn) * far * 182,
    r: index % 11 === 3 ? 11 : index % 3 === 0 ? 7.5 : 4.8,
  };
});

function City(): ReactElement {
  return (
    <svg width={400} height={400} style={{ overflow: "hidden" }}>
      <rect width="400" height="400" fill="#dfe9dd" />
      <path
        d="M-20 300C80 250 120 330 200 280S330 190 420 220V290C330 260 290 320 210 350S80 330 -20 380z"
        fill="#8fc3cf"
      />
      <path
        d="M60 -10L120 410M220 -10L190 410M330 -10L300 410M-10 70L410 110M-10 170L410 160M-10 240Q200 200 410 150M0 0L400 400"
        stroke="#fbfaf0"
        strokeWidth="6"
        fill="none"
      />
      <path d="M40 40Q110 30 120 90T60 130Q10 110 40 40z" fill="#b6d3a4" />
      {STATIONS.map(({ x, y, r }, index) => (
        <circle
          key={String(index)}
          cx={x.toFixed(1)}
          cy={y.toFixed(1)}
          r={r}
          fill={r > 10 ? "#f0b90c" : "#0f5560"}
          stroke={r > 10 ? "#0f5560" : "#fbfaf0"}
          strokeWidth={r > 10 ? 3 : 1.4}
        />
      ))}
    </svg>
  );
}

function bikes(): ReactElement {
  return (
    <Stage paper="#eccb5f" drama={0.95}>
      <div style={{ position: "absolute", inset: 0, ...BIKES }}>
        <Place x={490} y={284} rotate={-4}>
          <Sheet width={950} height={510} colour="#0c3f49" lift={9}>
            <div style={row(0, { justifyContent: "space-between", padding: "26px 34px 12px", color: "#e9f4f0" })}>
              <Logo mark="orbit" name="Velohaven" size={34} colour="#f7cf3d" second="#e9f4f0" />
              <span style={text(23, { fontWeight: 600 })}>Trips by hour and weekday</span>
            </div>
            <div style={{ paddingLeft: 28 }}>
              <Hours />
            </div>
          </Sheet>
        </Place>
        <Place x={782} y={584} rotate={4} scale={0.9}>
          <Sheet width={440} height={440} colour="#fffdf2" lift={14}>
            <div style={{ padding: 20 }}>
              <City />
            </div>
          </Sheet>
        </Place>
        <div style={{ position: "absolute", left: 54, top: 586, color: "#0c3f49" }}>
          <div style={row(14, { alignItems: "baseline" })}>
            <span style={display(104, 800, { lineHeight: 0.9 })}>140</span>
            <span style={text(32, { fontWeight: 650 })}>stations</span>
          </div>
          <span style={text(26, { fontWeight: 600 })}>Vans move bikes before 7 am</span>
        </div>
      </div>
    </Stage>
  );
}

/** Data Analytics: when and where bicycles move. */
export const pictures: readonly Picture[] = [
  { name: "services/data-analytics-sample-2", width: 1000, height: 750, scene: bikes },
];
