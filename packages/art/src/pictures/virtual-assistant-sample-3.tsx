import type { ReactElement } from "react";
import type { Picture } from "../picture";
import { Say } from "../scenes/hand";
import { Logo } from "../scenes/Mark";
import { column, display, row, text, themed } from "../scenes/theme";
import { shadow } from "../stage/light";
import { Place } from "../stage/Place";
import { Sheet } from "../stage/Sheet";
import { Stage } from "../stage/Stage";

const WINE = themed({ ink: "#2c1218", accent: "#7b1f35", display: "Fraunces" });

const STOPS = [
  { town: "Porto", date: "Tue 14", train: "Hotel from 3 pm", x: 60, y: 84 },
  { town: "Coimbra", date: "Wed 15", train: "Train 8:52–9:58 am", x: 384, y: 176 },
  { town: "Évora", date: "Thu 16", train: "Train 7:58–11:44 am", x: 716, y: 80 },
] as const;

function Route(): ReactElement {
  return (
    <svg width={930} height={300} style={{ position: "absolute", left: 0, top: 104 }}>
      <path
        d="M60 84C190 60 250 176 384 176C600 176 590 70 716 80"
        stroke="#7b1f35"
        strokeWidth="6"
        strokeDasharray="2 15"
        strokeLinecap="round"
        fill="none"
      />
      {STOPS.map(({ town, date, train, x, y }) => (
        <g key={town}>
          <circle cx={x} cy={y} r="15" fill="#fbf3df" stroke="#7b1f35" strokeWidth="7" />
          <Say x={x - 10} y={y - 36} size={44} weight={650} font="Fraunces">
            {town}
          </Say>
          <Say x={x - 10} y={y + 52} size={22} weight={650}>
            {date}
          </Say>
          <Say x={x - 10} y={y + 82} size={22} weight={450}>
            {train}
          </Say>
        </g>
      ))}
    </svg>
  );
}

const ESTATES = [
  ["Quinta do Sobrado", "Touriga, 2021", "★★★★"],
  ["Casa Mirandela", "Encruzado, 2023", "★★★"],
  ["Herdade Nova", "Aragonez, 2020", "★★★★★"],
] as const;

function trip(): ReactElement {
  return (
    <Stage paper="#7f8a5b" drama={1} grain={0.8}>
      <div style={{ position: "absolute", inset: 0, ...WINE }}>
        <Place x={700} y={602} rotate={5}>
          <Sheet width={520} height={360} colour="#f5e7cb" lift={6}>
            <div style={column(8, { padding: "26px 34px" })}>
              <span style={display(40, 650)}>Tasting, three estates</span>
              {ESTATES.map(([name, wine, stars]) => (
                <div
                  key={name}
                  style={row(12, {
                    borderTop: "2px solid #cdb48a",
                    paddingTop: 9,
                    justifyContent: "space-between",
                    ...text(21, { lineHeight: 1.25 }),
                  })}
                >
                  <div>
                    <b>{name}</b>
                    <br />
                    {wine}
                  </div>
                  <span style={{ color: "#7b1f35", fontSize: 25, letterSpacing: 2 }}>{stars}</span>
                </div>
              ))}
            </div>
            <svg width={150} height={150} style={{ position: "absolute", right: -34, bottom: -46, opacity: 0.55 }}>
              <circle
                cx="75"
                cy="75"
                r="62"
                fill="none"
                stroke="#7b1f35"
                strokeWidth="7"
                strokeDasharray="330 24 20 12"
              />
            </svg>
          </Sheet>
        </Place>
        <Place x={486} y={230} rotate={-3}>
          <Sheet width={936} height={384} colour="#fdf6e4" lift={11} creases={[{ x: 0.335 }, { x: 0.667 }]}>
            <div style={row(0, { justifyContent: "space-between", padding: "26px 34px 0" })}>
              <Logo mark="drop" name="Bellandry Imports" size={27} colour="#7b1f35" second="#7f8a5b" font="Fraunces" />
              <span style={text(23, { fontWeight: 600 })}>October 14–16</span>
            </div>
            <Route />
          </Sheet>
        </Place>
        <Place x={236} y={598} rotate={-6}>
          <div
            style={column(4, {
              width: 340,
              padding: "24px 30px 28px",
              background: "#7b1f35",
              color: "#fdf0dc",
              boxShadow: shadow(9),
              borderRadius: 2,
            })}
          >
            <span style={text(22, { fontWeight: 550 })}>Wednesday, Coimbra</span>
            <span style={display(46, 650)}>
              Dinner for 8
              <br />
              at 7:30 pm
            </span>
          </div>
        </Place>
      </div>
    </Stage>
  );
}

/** Virtual Assistant: sample 3. */
export const pictures: readonly Picture[] = [
  { name: "services/virtual-assistant-sample-3", width: 1000, height: 750, scene: trip },
];
