import type { ReactElement } from "react";
import type { Picture } from "../picture";
import { HandRing, Say } from "../scenes/hand";
import { Logo } from "../scenes/Mark";
import { column, display, row, text, themed } from "../scenes/theme";
import { Place } from "../stage/Place";
import { Sheet } from "../stage/Sheet";
import { Stage } from "../stage/Stage";

const PUZZLE = themed({ ink: "#1e1b4a", display: "Bricolage Grotesque" });

const MONTHS = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"] as const;

/** The share that opens the second box, by the month of signing up: the best puzzle came into it in July. */
const SECOND = [41, 42, 42, 44, 43, 45, 58, 61, 63, 64, 66] as const;

/** Subscribers still there in their nth month, by the month they signed up in: whoever has left stays away. */
function stayed(line: number, month: number): number {
  const second = SECOND[line] ?? 100;
  return month === 0 ? 100 : Math.round(second - (month - 1) * (1 - (line % 3) * 0.12));
}

function Cohorts(): ReactElement {
  return (
    <svg width={880} height={588}>
      {MONTHS.map((_, month) => (
        <Say key={month} x={86 + month * 66 + 31} y={24} size={20} weight={month === 1 ? 800 : 550} anchor="middle">
          {month + 1}
        </Say>
      ))}
      {MONTHS.map((name, line) => (
        <g key={name}>
          <Say x={6} y={40 + line * 45 + 28} size={20} weight={600}>
            {name}
          </Say>
          {MONTHS.slice(0, 12 - line).map((_, month) => {
            const value = stayed(line, month);
            const strength = Math.round(((value - 26) / 74) * 100);
            return (
              <g key={String(month)}>
                <rect
                  x={86 + month * 66}
                  y={38 + line * 45}
                  width={62}
                  height={41}
                  rx={4}
                  style={{ fill: `color-mix(in oklab, #2a237d ${String(strength)}%, #e9e4f4)` }}
                />
                <Say
                  x={86 + month * 66 + 31}
                  y={38 + line * 45 + 27}
                  size={18}
                  weight={650}
                  anchor="middle"
                  fill={strength > 60 ? "#f4f1ff" : "#1e1b4a"}
                >
                  {value}%
                </Say>
              </g>
            );
          })}
        </g>
      ))}
    </svg>
  );
}

function Jigsaw({ colour, size }: { readonly colour: string; readonly size: number }): ReactElement {
  const d = "M8 30H34C28 14 52 14 46 30H72V54C88 48 88 74 72 68V94H48C54 78 30 78 36 94H8V68C24 74 24 48 8 54z";
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 100 110"
      style={{ filter: "drop-shadow(4px 6px 5px rgb(58 36 14 / 0.4))" }}
    >
      <path d={d} fill={`color-mix(in oklab, ${colour}, black 30%)`} transform="translate(1.6 2.4)" />
      <path d={d} fill={colour} />
    </svg>
  );
}

function cohorts(): ReactElement {
  return (
    <Stage paper="#f2b84b" drama={0.9}>
      <div style={{ position: "absolute", inset: 0, ...PUZZLE }}>
        <Place x={486} y={392} rotate={-3}>
          <Sheet width={936} height={742} colour="#fdf9ec" lift={9}>
            <div style={row(14, { justifyContent: "space-between", padding: "20px 36px 32px" })}>
              <Logo mark="grid" name="Puzzlebarrow" size={34} colour="#2a237d" second="#e8693f" />
              <span style={text(22, { fontWeight: 600 })}>Subscribers who stay, by month</span>
            </div>
            <div style={{ position: "relative", paddingLeft: 30 }}>
              <Cohorts />
              <HandRing
                width={92}
                height={612}
                colour="#e0401f"
                stroke={8}
                style={{ position: "absolute", left: 169, top: -38 }}
              />
            </div>
            <div style={column(2, { position: "absolute", right: 44, bottom: 44, textAlign: "right" })}>
              <span style={display(96, 800, { color: "#d43d1c", lineHeight: 0.9 })}>Month 2</span>
              <span style={text(25, { fontWeight: 600, lineHeight: 1.2 })}>
                three in four who open
                <br />
                this box stay the year
              </span>
            </div>
          </Sheet>
        </Place>
        <Place x={478} y={650} rotate={-14}>
          <Jigsaw colour="#e8693f" size={124} />
        </Place>
      </div>
    </Stage>
  );
}

/** Data Analytics: sample 1. */
export const pictures: readonly Picture[] = [
  { name: "services/data-analytics-sample-1", width: 1000, height: 750, scene: cohorts },
];
