import type { ReactElement } from "react";
import type { Picture } from "../picture";
import { CallBell, CHALK, MUSTARD, narrow, QUINCE, SteelTerminal } from "../scenes/quince";
import { column, row, text } from "../scenes/theme";
import { Place } from "../stage/Place";
import { Stage } from "../stage/Stage";
import { Horizon, Standing } from "../stage/Standing";

const COURSES = [
  ["Starters", ["2 Beet salad", "1 Oysters", "1 Soup"], "served"],
  ["Mains", ["2 Sea bass", "1 Flat steak", "1 Gnocchi"], "on hold"],
  ["Desserts", ["1 Quince tart", "2 Sorbet"], "later"],
] as const;

function Order(): ReactElement {
  return (
    <div style={column(0, { height: "100%", padding: "20px 24px 22px" })}>
      <div style={row(0, { justifyContent: "space-between", alignItems: "baseline" })}>
        <div style={narrow(52)}>
          Table 12, <span style={{ color: MUSTARD }}>4 guests</span>
        </div>
        <div style={narrow(30, { color: "var(--ui-soft)", fontWeight: 600 })}>6:40 pm</div>
      </div>
      <div style={row(14, { flex: 1, margin: "18px 0 20px", alignItems: "stretch" })}>
        {COURSES.map(([course, dishes, state], index) => (
          <div key={course} style={column(9, { flex: 1, padding: "14px 18px", borderRadius: 10, background: index === 1 ? "#3b3420" : "var(--ui-panel)", boxShadow: index === 1 ? `inset 0 0 0 3px ${MUSTARD}` : undefined })}>
            <div style={row(0, { justifyContent: "space-between", alignItems: "baseline", borderBottom: "2px solid #57514a", paddingBottom: 7 })}>
              <span style={narrow(29)}>{course}</span>
              <span style={text(17, { color: index === 1 ? MUSTARD : "var(--ui-soft)", fontWeight: 600 })}>{state}</span>
            </div>
            {dishes.map((dish) => (
              <span key={dish} style={text(23, { fontWeight: 550, whiteSpace: "nowrap", lineHeight: 1.32 })}>
                {dish}
              </span>
            ))}
          </div>
        ))}
      </div>
      <div style={row(14)}>
        {["Fire", "Hold", "Split"].map((word, index) => (
          <span key={word} style={{ flex: 1, height: 84, display: "grid", placeItems: "center", borderRadius: 12, background: MUSTARD, color: "#1d1503", opacity: index === 1 ? 0.92 : 1, boxShadow: "inset 0 -5px 0 #b07f0c", ...narrow(45, { fontWeight: 800 }) }}>
            {word}
          </span>
        ))}
      </div>
    </div>
  );
}

const BILL = [
  ["2 Sea bass", "52.00"],
  ["1 Flat steak", "31.00"],
  ["1 Gnocchi", "22.00"],
  ["2 Beet salad", "24.00"],
] as const;

/** The receipt, still curling from the printer. */
function Receipt(): ReactElement {
  return (
    <div style={{ position: "relative", width: 196, height: 330, filter: "drop-shadow(9px 12px 12px rgb(0 0 0 / 0.5))" }}>
      <svg width={196} height={330} style={{ position: "absolute", inset: 0, overflow: "visible" }}>
        <path d="M0 20Q98 44 196 20V286Q188 322 160 326Q100 318 40 328Q8 320 0 286Z" fill="#fbf7ec" />
        <path d="M0 20Q-2 -12 34 -14Q120 -4 176 -16Q198 -12 196 20Q98 44 0 20Z" fill="#d9d1be" />
        <path d="M0 20Q98 44 196 20V70Q98 84 0 70Z" fill="#6b5a3c" opacity={0.14} />
        <path d="M0 286Q8 320 40 328Q100 318 160 326Q188 322 196 286Q98 300 0 286Z" fill="#6b5a3c" opacity={0.16} />
      </svg>
      <div style={column(7, { position: "absolute", left: 18, right: 18, top: 58, color: "#28241d", fontFamily: "JetBrains Mono", fontSize: 15.5, fontWeight: 550, letterSpacing: "-0.05em" })}>
        <b style={narrow(25, { color: "#28241d" })}>Quince Lane</b>
        <span>Table 12, 6:40 pm</span>
        <span style={{ borderTop: "2px dashed #8b826f", margin: "3px 0" }} />
        {BILL.map(([dish, price]) => (
          <span key={dish} style={row(0, { justifyContent: "space-between", whiteSpace: "nowrap" })}>
            <span>{dish}</span>
            {price}
          </span>
        ))}
        <span style={{ borderTop: "2px dashed #8b826f", margin: "3px 0" }} />
        <b style={row(0, { justifyContent: "space-between", ...narrow(26, { color: "#28241d" }) })}>
          <span>Total</span>$129
        </b>
      </div>
    </div>
  );
}

function cover(): ReactElement {
  return (
    <Stage drama={1.1} grain={0.6} ground={<Horizon at={0.74} wall="#8a4a32" table="#2a221d" />}>
      <div style={{ ...QUINCE, color: CHALK }}>
        <Place x={452} y={352}>
          <Standing width={826} height={620} strength={0.9}>
            <SteelTerminal width={826} height={524}>
              <Order />
            </SteelTerminal>
          </Standing>
        </Place>
        <Place x={884} y={520} rotate={5}>
          <Receipt />
        </Place>
        <Place x={150} y={654}>
          <Standing width={190} height={132} strength={1.2}>
            <CallBell />
          </Standing>
        </Place>
      </div>
    </Stage>
  );
}

/** Quince Lane’s point of sale: table 12 at 6:40 pm. */
export const pictures: readonly Picture[] = [
  { name: "projects/restaurant-pos-system-cover", width: 1000, height: 750, scene: cover },
];
