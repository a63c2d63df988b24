import type { ReactElement } from "react";
import type { Picture } from "../picture";
import { Say } from "../scenes/hand";
import { column, display, row, text, themed } from "../scenes/theme";
import { shapeShadow } from "../stage/light";
import { Place } from "../stage/Place";
import { Sheet } from "../stage/Sheet";
import { Stage } from "../stage/Stage";

const VET = themed({
  bg: "#f7f6ef",
  panel: "#ffffff",
  ink: "#12303a",
  soft: "#587078",
  line: "#d8e0dc",
  accent: "#12808a",
  "accent-2": "#d8452c",
  display: "Bricolage Grotesque",
});

const GRAPH =
  "repeating-linear-gradient(#bcd4d0 0 1px, transparent 1px 20px), repeating-linear-gradient(90deg, #bcd4d0 0 1px, transparent 1px 20px), #fbf8ec";

/** Loaves ordered against loaves sold, weekday by weekday. */
const GUT = { sold: [64, 96, 72, 118, 84, 126], ordered: [92, 76, 104, 88, 118, 100] } as const;

const MODEL = { sold: [64, 96, 72, 118, 84, 126], ordered: [68, 98, 76, 121, 87, 129] } as const;

function Loaves({
  sold,
  ordered,
  calm,
}: {
  readonly sold: readonly number[];
  readonly ordered: readonly number[];
  readonly calm: boolean;
}): ReactElement {
  const y = (value: number): number => 320 - value * 2.3;
  const x = (index: number): number => 22 + index * 66;
  return (
    <svg width={420} height={356}>
      {ordered.map((value, index) => {
        const need = sold[index] ?? 0;
        const spare = value - need;
        return (
          <g key={String(index)}>
            <rect
              x={x(index)}
              y={y(Math.min(value, need))}
              width={46}
              height={320 - y(Math.min(value, need))}
              fill={calm ? "#6fb5b4" : "#b9c2b4"}
            />
            {spare > 0 && <rect x={x(index)} y={y(value)} width={46} height={y(need) - y(value)} fill="#f0764f" />}
            {spare < 0 && (
              <rect
                x={x(index) + 1.5}
                y={y(need)}
                width={43}
                height={y(value) - y(need)}
                fill="none"
                stroke="#6f5d55"
                strokeWidth="3"
                strokeDasharray="6 6"
              />
            )}
            <Say x={x(index) + 23} y={350} size={21} anchor="middle" weight={600}>
              {["M", "T", "W", "T", "F", "S"][index]}
            </Say>
          </g>
        );
      })}
      <path
        d={sold
          .map((value, index) => `${index === 0 ? "M" : "L"}${String(x(index) + 23)} ${String(y(value))}`)
          .join("")}
        fill="none"
        stroke="#0c6069"
        strokeWidth="6"
        strokeLinejoin="round"
        strokeLinecap="round"
      />
      <path d="M10 320H414" stroke="#12303a" strokeWidth="3" />
    </svg>
  );
}

function why(): ReactElement {
  const page = (title: string, waste: string, calm: boolean): ReactElement => (
    <Sheet
      width={470}
      height={600}
      lift={calm ? 12 : 5}
      colour="#fbf8ec"
      corner={calm ? 52 : 0}
      under="#f0764f"
      style={{ background: GRAPH }}
    >
      <div style={column(4, { padding: "26px 26px 0", color: "#12303a" })}>
        <span style={display(38, 750, { whiteSpace: "nowrap" })}>{title}</span>
        <span style={row(12, { alignItems: "baseline", margin: "4px 0 10px" })}>
          <span style={display(92, 800, { color: calm ? "#0c6069" : "#c8431f", lineHeight: 0.95 })}>{waste}</span>
          <span style={text(28, { fontWeight: 600 })}>left over</span>
        </span>
        <Loaves {...(calm ? MODEL : GUT)} calm={calm} />
      </div>
    </Sheet>
  );
  return (
    <Stage paper="#c9935a" drama={0.95}>
      <div style={{ position: "absolute", inset: 0, ...VET }}>
        <Place x={262} y={352} rotate={-5}>
          {page("From memory", "11%", false)}
        </Place>
        <Place x={722} y={400} rotate={3}>
          {page("From the forecast", "4%", true)}
        </Place>
        <Place x={470} y={706} rotate={-2}>
          <div
            style={row(26, {
              padding: "10px 24px",
              background: "#12303a",
              color: "#fbf8ec",
              borderRadius: 3,
              filter: shapeShadow(6),
              ...text(22, { fontWeight: 600, whiteSpace: "nowrap" }),
            })}
          >
            <span style={row(10)}>
              <span style={{ width: 34, height: 6, background: "#6fc7c6", borderRadius: 4 }} />
              Loaves sold
            </span>
            <span style={row(10)}>
              <span style={{ width: 20, height: 20, background: "#f0764f" }} />
              Thrown away
            </span>
          </div>
        </Place>
      </div>
    </Stage>
  );
}

/** Data Analytics: the picture of its argument. */
export const pictures: readonly Picture[] = [
  { name: "services/data-analytics-why", width: 1000, height: 750, scene: why },
];
