import type { ReactElement } from "react";
import { shadow, shapeShadow } from "../stage/light";
import { Place } from "../stage/Place";
import { Sheet } from "../stage/Sheet";
import { At, Draw } from "./At";
import { Say } from "./hand";
import { Logo } from "./Mark";
import { column, display, row, text } from "./theme";

const CALLS = [
  ["7:45", "Picking, low sun"],
  ["9:30", "Sorting table"],
  ["11:00", "Interview, Ida"],
  ["1:00", "Apple portraits"],
] as const;

/** The day of shooting at the orchard, taped to the wall. */
export function CallSheet({ width, height }: { readonly width: number; readonly height: number }): ReactElement {
  return (
    <div style={{ position: "relative" }}>
      <Sheet width={width} height={height} colour="#fdf8ec" lift={5}>
        <div style={column(6, { padding: "26px 26px 0", color: "#2a1a14" })}>
          <Logo
            mark="leaf"
            name="Bramholt Orchard"
            size={26}
            colour="#a6452a"
            second="#5c7f3c"
            font="Fraunces"
            weight={700}
          />
          <span style={text(20, { fontWeight: 600, borderBottom: "2px solid #2a1a14", paddingBottom: 5 })}>
            Call sheet, Friday
          </span>
          <span style={display(68, 700, { lineHeight: 1, whiteSpace: "nowrap" })}>7:30 am</span>
          {CALLS.map(([time, words]) => (
            <div
              key={time}
              style={row(12, { alignItems: "baseline", ...text(22, { lineHeight: 1.12, whiteSpace: "nowrap" }) })}
            >
              <b style={{ width: 60 }}>{time}</b>
              {words}
            </div>
          ))}
        </div>
      </Sheet>
      <Place x={width / 2} y={2} rotate={-4}>
        <div style={{ width: 104, height: 32, background: "rgb(242 143 181 / 0.9)", boxShadow: shadow(1) }} />
      </Place>
    </div>
  );
}

/** What the clapper measures, its stick open. */
export const CLAPPER = { width: 350, height: 300 } as const;

const SLATE = 112;
const STICK = 40;

/** A stick of the clapper: its stripes lean to the right or to the left. */
function Stick({ lean }: { readonly lean: 1 | -1 }): ReactElement {
  const [top, foot] = lean === 1 ? [24, 0] : [0, 24];
  return (
    <>
      <rect width={CLAPPER.width} height={STICK} fill="#1b1714" />
      {[0, 1, 2, 3, 4].map((at) => {
        const x = (shift: number): string => String(at * 70 + shift);
        return <path key={at} d={`M${x(top)} 0h34L${x(foot + 34)} ${String(STICK)}h-34z`} fill="#f7efe0" />;
      })}
    </>
  );
}

const FIELDS = [
  { x: 18, name: "Scene", value: "3", colour: "#f7efe0" },
  { x: 138, name: "Shot", value: "B", colour: "#f7efe0" },
  { x: 252, name: "Take", value: "2", colour: "#f2709f" },
] as const;

/** The clapper of the third scene; it stands on its lower edge. */
export function Clapper(): ReactElement {
  const { width, height } = CLAPPER;
  return (
    <At x={0} y={0} w={width} h={height} style={{ position: "relative" }}>
      <Draw w={width} h={height} style={{ overflow: "visible" }}>
        <g
          style={{ filter: shapeShadow(9) }}
          transform={`rotate(-13 14 ${String(SLATE + 14)}) translate(0 ${String(SLATE - STICK)})`}
        >
          <Stick lean={-1} />
        </g>
        <rect
          y={SLATE}
          width={width}
          height={height - SLATE}
          rx="5"
          fill="#231e1a"
          style={{ filter: shapeShadow(7) }}
        />
        <g transform={`translate(0 ${String(SLATE)})`}>
          <Stick lean={1} />
        </g>
        <path d={`M0 ${String(SLATE - 10)}L34 ${String(SLATE - 16)}L40 ${String(SLATE + STICK)}H0z`} fill="#8d8274" />
        <circle cx="18" cy={SLATE + 12} r="7" fill="#3a332c" />
        <path d="M0 214H350M120 214V300M234 214V300" stroke="#7d7366" strokeWidth="1.6" />
        <Say x={18} y={196} size={36} weight={700} fill="#f7efe0" font="Fraunces">
          Bramholt, picking
        </Say>
        {FIELDS.map(({ x, name, value, colour }) => (
          <g key={name}>
            <Say x={x} y={240} size={19} weight={500} fill="#d3c7b3">
              {name}
            </Say>
            <Say x={x} y={285} size={46} weight={700} fill={colour}>
              {value}
            </Say>
          </g>
        ))}
      </Draw>
    </At>
  );
}
