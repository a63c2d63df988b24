import type { ReactElement } from "react";
import type { Picture } from "../picture";
import { Draw } from "../scenes/At";
import { Bell, Counter, Napkin, Rugged } from "../scenes/counter";
import { CHALK, COAL, MUSTARD, narrow, QUINCE } from "../scenes/quince";
import { column, row, text } from "../scenes/theme";
import { Place } from "../stage/Place";
import { Stage } from "../stage/Stage";

type Dish = readonly [dish: string, guests: readonly number[], wish?: string];

const COURSES: readonly (readonly [course: string, state: string, sum: number, dishes: readonly Dish[]])[] = [
  [
    "Starters",
    "served",
    37,
    [
      ["Beet salad", [1]],
      ["Soup", [2, 3]],
      ["Fries", [4]],
    ],
  ],
  [
    "Mains",
    "on hold",
    120,
    [
      ["Sea bass", [1, 3], "No pesto, guest 3"],
      ["Flat steak", [2], "Rare"],
      ["Gnocchi", [4]],
    ],
  ],
  [
    "Desserts",
    "later",
    40,
    [
      ["Quince tart", [2]],
      ["Sorbet", [1, 4]],
      ["Cheese", [3]],
    ],
  ],
];

const NOW = "Mains";

function Guest({ number, now }: { readonly number: number; readonly now: boolean }): ReactElement {
  return (
    <span
      style={{
        width: 25,
        height: 25,
        borderRadius: 13,
        display: "grid",
        placeItems: "center",
        background: now ? MUSTARD : "#4d4842",
        color: now ? COAL : CHALK,
        ...narrow(18, { fontWeight: 750 }),
      }}
    >
      {number}
    </span>
  );
}

function Course({ entry: [course, state, sum, dishes] }: { readonly entry: (typeof COURSES)[number] }): ReactElement {
  const now = course === NOW;
  return (
    <div
      style={column(0, {
        flex: now ? 1.16 : 1,
        padding: "13px 15px",
        borderRadius: 11,
        background: now ? "#3a3320" : "var(--ui-panel)",
        boxShadow: now ? `inset 0 0 0 3px ${MUSTARD}` : undefined,
        opacity: state === "served" ? 0.72 : 1,
      })}
    >
      <div style={row(0, { justifyContent: "space-between", alignItems: "baseline", paddingBottom: 8 })}>
        <span style={narrow(29)}>{course}</span>
        <span style={narrow(20, { color: now ? MUSTARD : "var(--ui-soft)", fontWeight: 600 })}>{state}</span>
      </div>
      {dishes.map(([dish, guests, wish]) => (
        <div key={dish} style={{ borderTop: "2px solid #4d4842", padding: "9px 0 10px" }}>
          <div style={row(4)}>
            <span style={narrow(24, { flex: 1, fontWeight: 600 })}>{dish}</span>
            {guests.map((number) => (
              <Guest key={number} number={number} now={now} />
            ))}
          </div>
          {wish !== undefined && (
            <div style={text(16.5, { color: "#ff9d86", fontWeight: 600, lineHeight: 1.2, marginTop: 2 })}>{wish}</div>
          )}
        </div>
      ))}
      <div style={narrow(25, { marginTop: "auto", textAlign: "right", color: now ? MUSTARD : "var(--ui-soft)" })}>
        ${sum}
      </div>
    </div>
  );
}

const KEYS = [
  ["Fire", "4 mains", 1.5],
  ["Hold", "10 min", 1],
  ["Split", "by guest", 1],
] as const;

function Order(): ReactElement {
  return (
    <div style={column(14, { height: "100%", padding: "16px 18px 18px" })}>
      <div style={row(16, { alignItems: "baseline" })}>
        <span style={narrow(48)}>
          Table 12, <span style={{ color: MUSTARD }}>4 guests</span>
        </span>
        <span
          style={narrow(21, {
            marginLeft: "auto",
            padding: "4px 11px 5px",
            borderRadius: 15,
            boxShadow: "inset 0 0 0 2px #6a635a",
            fontWeight: 600,
          })}
        >
          No internet, 0 lost
        </span>
        <span style={narrow(27, { color: "var(--ui-soft)", fontWeight: 600 })}>6:40 pm</span>
      </div>
      <div style={row(11, { flex: 1, alignItems: "stretch" })}>
        {COURSES.map((entry) => (
          <Course key={entry[0]} entry={entry} />
        ))}
      </div>
      <div style={row(11)}>
        {KEYS.map(([word, what, wide]) => (
          <span
            key={word}
            style={row(11, {
              flex: wide,
              height: 92,
              alignItems: "baseline",
              justifyContent: "center",
              paddingTop: 19,
              borderRadius: 13,
              background: MUSTARD,
              color: "#1d1503",
              boxShadow: "inset 0 -6px 0 #b07f0c",
            })}
          >
            <span style={narrow(47, { fontWeight: 800 })}>{word}</span>
            <span style={narrow(22, { fontWeight: 600 })}>{what}</span>
          </span>
        ))}
      </div>
    </div>
  );
}

/** The starters: what has been served so far. */
const BILL = [
  ["1 Beet salad", "12.00"],
  ["2 Soup", "18.00"],
  ["1 Fries", "7.00"],
] as const;

/** The receipt, torn off at its foot. */
function Receipt(): ReactElement {
  const [w, h] = [206, 412];
  const teeth = Array.from(
    { length: 18 },
    (_, n) => `L${w - ((n + 0.5) * w) / 18} ${h - 8}L${w - ((n + 1) * w) / 18} ${h}`,
  );
  return (
    <div style={{ position: "relative", width: w, height: h, filter: "drop-shadow(7px 9px 7px rgb(0 0 0 / 0.5))" }}>
      <Draw w={w} h={h}>
        <defs>
          <linearGradient id="receipt" x2="0.25" y2="1">
            <stop offset="0" stopColor="#cfc5af" />
            <stop offset="0.13" stopColor="#fffbf0" />
            <stop offset="0.55" stopColor="#f7f1e3" />
            <stop offset="0.78" stopColor="#e6dcc8" />
            <stop offset="0.9" stopColor="#fffaee" />
            <stop offset="1" stopColor="#e2d8c3" />
          </linearGradient>
        </defs>
        <path d={`M0 0H${w}V${h}${teeth.join("")}Z`} fill="url(#receipt)" />
      </Draw>
      <div
        style={column(11, {
          position: "absolute",
          inset: "48px 15px auto 18px",
          color: "#28241d",
          fontFamily: "JetBrains Mono",
          fontSize: 17,
          fontWeight: 550,
          letterSpacing: "-0.06em",
        })}
      >
        <b style={narrow(34)}>Quince Lane</b>
        <span>Table 12, 6:40 pm</span>
        <span style={{ borderTop: "2px dashed #8b826f", margin: "3px 0" }} />
        {BILL.map(([dish, price]) => (
          <span key={dish} style={row(0, { justifyContent: "space-between", whiteSpace: "nowrap" })}>
            <span>{dish}</span>
            {price}
          </span>
        ))}
        <span style={{ borderTop: "2px dashed #8b826f", margin: "3px 0" }} />
        <b style={row(0, { justifyContent: "space-between", ...narrow(36) })}>
          <span>So far</span>$37
        </b>
      </div>
    </div>
  );
}

function cover(): ReactElement {
  return (
    <Stage paper="#3a2519" drama={0.6} grain={0.8} ground={<Counter width={1000} height={750} />}>
      <div style={{ ...QUINCE, color: CHALK }}>
        <Place x={40} y={690} rotate={-21}>
          <Napkin />
        </Place>
        <Place x={877} y={250} rotate={5}>
          <Receipt />
        </Place>
        <Place x={386} y={362} rotate={-5} scale={0.96} tilt={14} sway={-4}>
          <Rugged width={772} height={556}>
            <Order />
          </Rugged>
        </Place>
        <Place x={891} y={628}>
          <Bell size={184} />
        </Place>
      </div>
    </Stage>
  );
}

/** Quince Lane’s point of sale: table 12 at 6:40 pm. */
export const pictures: readonly Picture[] = [
  { name: "projects/restaurant-pos-system-cover", width: 1000, height: 750, scene: cover },
];
