import type { ReactElement } from "react";
import type { Picture } from "../picture";
import { Clip } from "../scenes/desk";
import { Pushpin, Say } from "../scenes/hand";
import { Logo } from "../scenes/Mark";
import { column, display, row, text, themed } from "../scenes/theme";
import { Place } from "../stage/Place";
import { Sheet } from "../stage/Sheet";
import { Stage } from "../stage/Stage";

const FACTORY = themed({ ink: "#2a1d12", display: "Bricolage Grotesque" });

/** Hours lost by cause; the first three are 244 of 339. */
const LOST = [118, 74, 52, 14, 12, 10, 9, 8, 7, 6, 5, 5, 4, 4, 3, 3, 2, 2, 1] as const;

/** The three causes that carry the chart, each named on a step of its own below its bar. */
const NAMED = ["Glue sensor", "Film tears", "Late pallets"] as const;

const BASE = 366;

/** Both scales are one: 339 hours stand as high as 100%, so the line sets out from the top of the first bar. */
function Pareto(): ReactElement {
  const total = LOST.reduce((sum, hours) => sum + hours, 0);
  const shares = LOST.map((_, index) => LOST.slice(0, index + 1).reduce((sum, hours) => sum + hours, 0) / total);
  const x = (index: number): number => 14 + index * 42;
  const share = (value: number): number => BASE - value * 336;
  const curve = shares.map((value, index) => `${String(x(index) + 17)} ${String(share(value))}`).join("L");
  return (
    <svg width={830} height={462}>
      {[0.25, 0.5, 0.75, 1].map((value) => (
        <path key={value} d={`M10 ${String(share(value))}H818`} stroke="#d8cbb2" strokeWidth="1.5" />
      ))}
      {LOST.map((hours, index) => (
        <rect
          key={String(index)}
          x={x(index)}
          y={share(hours / total)}
          width={34}
          height={BASE - share(hours / total)}
          fill={index < 3 ? "#c4521c" : "#9c7f5b"}
        />
      ))}
      <path
        d={`M${String(x(2) + 17)} ${String(share(0.72))}V${String(share(52 / total) - 6)}`}
        stroke="#1f4a63"
        strokeWidth="2.5"
        strokeDasharray="4 7"
      />
      <path d={`M${curve}`} fill="none" stroke="#1f4a63" strokeWidth="5" strokeLinecap="round" strokeLinejoin="round" />
      <circle cx={x(2) + 17} cy={share(0.72)} r="11" fill="#fbf4e3" stroke="#1f4a63" strokeWidth="5" />
      <path d={`M8 ${String(BASE + 1.5)}H820`} stroke="#2a1d12" strokeWidth="3" />
      <Say x={x(2) + 40} y={share(0.5) - 10} size={88} weight={800} fill="#1f4a63" font="Bricolage Grotesque">
        72%
      </Say>
      <Say x={x(2) + 43} y={share(0.5) + 29} size={26} weight={600} fill="#1f4a63">
        from three causes of 19
      </Say>
      {NAMED.map((cause, index) => (
        <g key={cause}>
          <path
            d={`M${String(x(index) + 17)} ${String(BASE + 7)}V${String(BASE + 80 - index * 29)}h12`}
            fill="none"
            stroke="#c4521c"
            strokeWidth="2.5"
          />
          <Say x={x(index) + 36} y={BASE + 88 - index * 29} size={25} weight={700} fill="#a23a10">
            {`${cause}, ${String(LOST[index])} h`}
          </Say>
        </g>
      ))}
      <Say x={x(9) + 2} y={BASE + 30} size={25} weight={550} fill="#6f5a42">
        Sixteen more, 1 to 14 hours each
      </Say>
    </svg>
  );
}

const LOG = [
  ["06:12", "Line 2 stopped, glue sensor", "41 min"],
  ["08:50", "Film tear, roll changed", "18 min"],
  ["11:35", "Line 2 stopped, glue sensor", "52 min"],
] as const;

function pareto(): ReactElement {
  return (
    <Stage
      paper="#b48a5c"
      drama={1}
      grain={1.6}
      ground={
        <div
          style={{
            position: "absolute",
            inset: 0,
            background: "repeating-linear-gradient(90deg, rgb(70 40 12 / 0.1) 0 3px, transparent 3px 17px)",
          }}
        />
      }
    >
      <div style={{ position: "absolute", inset: 0, ...FACTORY }}>
        <Place x={560} y={645} rotate={1}>
          <Sheet
            width={780}
            height={330}
            colour="#eef0e6"
            lift={5}
            style={{ background: "repeating-linear-gradient(#eef0e6 0 49px, #c7d2ce 49px 51px)" }}
          >
            <div style={column(0, { padding: "98px 34px 0", ...text(23) })}>
              {LOG.map(([time, words, lost]) => (
                <div key={time} style={row(26, { height: 51, fontFamily: "JetBrains Mono", fontSize: 21 })}>
                  <b>{time}</b>
                  <span style={{ flex: 1 }}>{words}</span>
                  <span style={{ color: "#a23a10", fontWeight: 700 }}>{lost}</span>
                </div>
              ))}
            </div>
          </Sheet>
        </Place>
        <Place x={482} y={290} rotate={-2.5}>
          <Sheet width={890} height={546} colour="#fbf4e3" lift={10}>
            <div style={row(0, { justifyContent: "space-between", padding: "24px 34px 4px" })}>
              <span style={display(40, 750)}>Hours lost, last quarter</span>
              <Logo mark="stack" name="Cartonvale" size={32} colour="#c4521c" second="#b59b7a" />
            </div>
            <div style={{ paddingLeft: 28 }}>
              <Pareto />
            </div>
          </Sheet>
        </Place>
        <Place x={590} y={40}>
          <Pushpin size={32} colour="#1f4a63" />
        </Place>
        <Place x={884} y={522} rotate={10}>
          <Clip size={110} colour="#6d757a" />
        </Place>
      </div>
    </Stage>
  );
}

/** Data Analytics: sample 3. */
export const pictures: readonly Picture[] = [
  { name: "services/data-analytics-sample-3", width: 1000, height: 750, scene: pareto },
];
