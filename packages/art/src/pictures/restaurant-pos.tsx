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
          <div
            key={course}
            style={column(9, {
              flex: 1,
              padding: "14px 15px",
              borderRadius: 10,
              background: index === 1 ? "#3b3420" : "var(--ui-panel)",
              boxShadow: index === 1 ? `inset 0 0 0 3px ${MUSTARD}` : undefined,
            })}
          >
            <div
              style={row(0, {
                justifyContent: "space-between",
                alignItems: "baseline",
                borderBottom: "2px solid #57514a",
                paddingBottom: 7,
              })}
            >
              <span style={narrow(29)}>{course}</span>
              <span style={text(17, { color: index === 1 ? MUSTARD : "var(--ui-soft)", fontWeight: 600 })}>
                {state}
              </span>
            </div>
            {dishes.map((dish) => (
              <span key={dish} style={text(26, { fontWeight: 550, whiteSpace: "nowrap", lineHeight: 1.36 })}>
                {dish}
              </span>
            ))}
          </div>
        ))}
      </div>
      <div style={row(14)}>
        {["Fire", "Hold", "Split"].map((word) => (
          <span
            key={word}
            style={{
              flex: 1,
              height: 84,
              display: "grid",
              placeItems: "center",
              borderRadius: 12,
              background: MUSTARD,
              color: "#1d1503",
              boxShadow: "inset 0 -5px 0 #b07f0c",
              ...narrow(45, { fontWeight: 800 }),
            }}
          >
            {word}
          </span>
        ))}
      </div>
    </div>
  );
}

/** The starters: what has been served so far. */
const BILL = [
  ["2 Beet salad", "24.00"],
  ["1 Oysters", "21.00"],
  ["1 Soup", "9.00"],
] as const;

/** The receipt, curling out of its printer. */
function Receipt(): ReactElement {
  return (
    <div
      style={{ position: "relative", width: 196, height: 400, filter: "drop-shadow(9px 12px 12px rgb(0 0 0 / 0.5))" }}
    >
      <svg width={196} height={400} style={{ position: "absolute", inset: 0, overflow: "visible" }}>
        <defs>
          <linearGradient id="paper" x2="0" y2="1">
            <stop offset="0" stopColor="#e2d9c5" />
            <stop offset="0.13" stopColor="#fbf7ec" />
            <stop offset="0.86" stopColor="#fbf7ec" />
            <stop offset="1" stopColor="#b9ae97" />
          </linearGradient>
          <linearGradient id="curl" x2="0" y2="1">
            <stop offset="0" stopColor="#fffaf0" />
            <stop offset="1" stopColor="#c6bba4" />
          </linearGradient>
        </defs>
        <path d="M0 14H196L190 400H6Z" fill="url(#paper)" />
        <path d="M0 16C-3 -14 12 -22 30 -22H172C190 -22 199 -14 196 16C150 22 46 22 0 16Z" fill="url(#curl)" />
      </svg>
      <div
        style={column(12, {
          position: "absolute",
          left: 17,
          right: 17,
          top: 46,
          color: "#28241d",
          fontFamily: "JetBrains Mono",
          fontSize: 15.8,
          fontWeight: 550,
          letterSpacing: "-0.05em",
        })}
      >
        <b style={narrow(31, { color: "#28241d" })}>Quince Lane</b>
        <span style={{ whiteSpace: "nowrap" }}>Table 12, 6:40 pm</span>
        <span style={{ borderTop: "2px dashed #8b826f", margin: "3px 0" }} />
        {BILL.map(([dish, price]) => (
          <span key={dish} style={row(0, { justifyContent: "space-between", whiteSpace: "nowrap" })}>
            <span>{dish}</span>
            {price}
          </span>
        ))}
        <span style={{ borderTop: "2px dashed #8b826f", margin: "3px 0" }} />
        <b style={row(0, { justifyContent: "space-between", ...narrow(33, { color: "#28241d" }) })}>
          <span>So far</span>$54
        </b>
      </div>
    </div>
  );
}

function Printer(): ReactElement {
  return (
    <svg width={252} height={132}>
      <defs>
        <linearGradient id="printer" x2="0.3" y2="1">
          <stop offset="0" stopColor="#6a655e" />
          <stop offset="0.3" stopColor="#3b3733" />
          <stop offset="1" stopColor="#1a1816" />
        </linearGradient>
      </defs>
      <path d="M22 0H230Q240 0 242 10L252 118Q252 132 238 132H14Q0 132 0 118L10 10Q12 0 22 0Z" fill="url(#printer)" />
      <path d="M24 8H228L230 22H22Z" fill="#0b0a09" />
      <path d="M22 0H230Q240 0 242 8H10Q12 0 22 0Z" fill="#8d877e" opacity={0.5} />
      <circle cx={218} cy={98} r={7} fill="#7bd06a" />
      <rect x={30} y={91} width={64} height={14} rx={7} fill="#0f0e0d" />
    </svg>
  );
}

function cover(): ReactElement {
  return (
    <Stage drama={0.7} grain={0.6} ground={<Horizon at={0.74} wall="#a2573a" table="#2f2621" />}>
      <div style={{ ...QUINCE, color: CHALK }}>
        <Place x={388} y={348}>
          <Standing width={716} height={600} strength={0.9}>
            <SteelTerminal width={716} height={504}>
              <Order />
            </SteelTerminal>
          </Standing>
        </Place>
        <Place x={866} y={628}>
          <Standing width={252} height={132} strength={1.2}>
            <Printer />
          </Standing>
        </Place>
        <Place x={866} y={378}>
          <Receipt />
        </Place>
        <Place x={120} y={650}>
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
