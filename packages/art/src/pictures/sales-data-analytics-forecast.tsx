import type { ReactElement } from "react";
import type { Picture } from "../picture";
import { Say } from "../scenes/hand";
import { CORAL, NARROW, TARNFELL, Tarnfell, TEAL } from "../scenes/tarnfell";
import { display, row, text } from "../scenes/theme";
import { shadow, shapeShadow } from "../stage/light";
import { Place } from "../stage/Place";
import { Stage } from "../stage/Stage";

const MONTHS = ["Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec", "Jan", "Feb", "Mar"] as const;
const LIKELY = [40, 44, 50, 54, 60, 70, 82, 90, 86, 74, 68, 76] as const;

/** By how many percent last year's forecast missed: 8 on average. */
const MISSES = [6, -9, 4, -12, 8, -7, 11, -5, 9, -10, 6, -9] as const;

const x = (month: number): number => 30 + month * 73;
const y = (value: number): number => 446 - value * 3.85;

/** The edge of the fan: a share of the month's value that grows with its distance. */
const edge = (most: number): (readonly [number, number])[] =>
  LIKELY.map((value, month) => [x(month), y(value * (1 + (most * (month + 0.6)) / 12))]);

const run = (points: readonly (readonly [number, number])[]): string =>
  points.map(([a, b], index) => `${index === 0 ? "M" : "L"}${a.toFixed(1)} ${b.toFixed(1)}`).join("");

const band = (most: number): string => `${run(edge(most))}${run([...edge(-most)].reverse()).replace("M", "L")}Z`;

const [W, H] = [860, 560];

/** A layer of cut paper. */
function Layer({ d, colour, lift }: { readonly d: string; readonly colour: string; readonly lift: number }) {
  return (
    <svg width={W} height={H} style={{ position: "absolute", left: 0, top: 0, filter: shapeShadow(lift) }}>
      <path d={d} fill={colour} strokeLinejoin="round" stroke={colour} strokeWidth="3" />
    </svg>
  );
}

function Chart(): ReactElement {
  const [low = [0, 0]] = edge(-0.34).slice(8, 9);
  return (
    <div style={{ position: "relative", width: W, height: H }}>
      <svg width={W} height={H} style={{ position: "absolute", left: 0, top: 0 }}>
        {[120, 220, 320].map((line) => (
          <path key={line} d={`M0 ${String(line)}H850`} stroke="#dbe2da" strokeWidth="2" />
        ))}
        {MONTHS.map((month, index) => (
          <Say key={month} x={x(index)} y={412} size={23} weight={600} anchor="middle" fill="#4d615f">
            {month}
          </Say>
        ))}
        <path d="M0 476H850" stroke="#b9c5bf" strokeWidth="2.5" />
        <path
          d={run(MISSES.map((miss, index) => [x(index), 476 - miss * 3]))}
          fill="none"
          stroke="#c8401f"
          strokeWidth="5"
          strokeDasharray="0.5 11"
          strokeLinecap="round"
        />
        {MISSES.map((miss, index) => (
          <circle key={MONTHS[index]} cx={x(index)} cy={476 - miss * 3} r="7" fill="#c8401f" />
        ))}
        <Say x={2} y={548} size={25} weight={600}>
          Last year’s misses
        </Say>
        <Say x={850} y={550} size={36} weight={760} anchor="end" font={NARROW} fill="#c8401f">
          Average error 8%
        </Say>
      </svg>
      <Layer d={band(0.34)} colour="#a9d6cd" lift={4} />
      <Layer d={band(0.17)} colour="#3c9c98" lift={4} />
      <svg width={W} height={H} style={{ position: "absolute", left: 0, top: 0 }}>
        <path
          d={run(edge(0))}
          fill="none"
          stroke="#063f42"
          strokeWidth="6"
          strokeLinejoin="round"
          strokeLinecap="round"
        />
        <path
          d={run(edge(-0.34))}
          fill="none"
          stroke={CORAL}
          strokeWidth="6"
          strokeLinejoin="round"
          strokeLinecap="round"
        />
        <circle cx={low[0]} cy={low[1]} r="13" fill="#fff" stroke={CORAL} strokeWidth="7" />
      </svg>
      <div style={{ position: "absolute", left: low[0] - 196, top: low[1] + 52 }}>
        <svg width={40} height={34} style={{ position: "absolute", left: 176, top: -32 }}>
          <path d="M0 34L20 0L40 34Z" fill={CORAL} />
        </svg>
        <div
          style={{
            padding: "9px 20px 12px",
            borderRadius: 8,
            background: CORAL,
            color: "#3a0d02",
            boxShadow: shadow(5),
            ...text(29, { fontWeight: 700, lineHeight: 1.1, whiteSpace: "nowrap" }),
          }}
        >
          Order to here
        </div>
      </div>
    </div>
  );
}

function Panel(): ReactElement {
  return (
    <div
      style={{
        width: 940,
        height: 690,
        padding: "26px 38px 0",
        borderRadius: 22,
        background: "#fbf9f2",
        color: "#12292b",
        boxShadow: `inset 0 1px 0 #fff, ${shadow(18)}`,
      }}
    >
      <div style={row(0, { justifyContent: "space-between", marginBottom: 4 })}>
        <span style={display(50, 770, { fontStretch: "82%", whiteSpace: "nowrap" })}>Boots, twelve months ahead</span>
        <Tarnfell size={27} />
      </div>
      <Chart />
    </div>
  );
}

function forecast(): ReactElement {
  return (
    <Stage paper={`color-mix(in oklab, ${TEAL}, #04282c 45%)`} drama={0.9} grain={0.8}>
      <div style={TARNFELL}>
        <Place x={500} y={380} rotate={2.5}>
          <Panel />
        </Place>
      </div>
    </Stage>
  );
}

/** Sales data for Tarnfell Outdoor: a forecast with its own track record. */
export const pictures: readonly Picture[] = [
  { name: "projects/sales-data-analytics-sample-2", width: 1000, height: 750, scene: forecast },
];
