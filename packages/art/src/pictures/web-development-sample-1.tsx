import type { ReactElement } from "react";
import type { Picture } from "../picture";
import { At } from "../scenes/At";
import { BrowserWindow } from "../scenes/BrowserWindow";
import { CodeEditor } from "../scenes/CodeEditor";
import { Icon } from "../scenes/Icon";
import { column, display, row, text, themed } from "../scenes/theme";
import { shadow, shapeShadow } from "../stage/light";
import { Place } from "../stage/Place";
import { Stage } from "../stage/Stage";

const ORANGE = "#e8602c";
const LEDGEWALL = themed({
  bg: "#fbf9f4",
  panel: "#efebe2",
  ink: "#22262b",
  soft: "#6b6f75",
  line: "#d9d4c8",
  accent: "#1f6f63",
  "on-accent": "#ffffff",
  font: '"Instrument Sans"',
  display: '"Bricolage Grotesque"',
  radius: "8px",
});

const DAYS = ["Mon 9", "Tue 10", "Wed 11", "Thu 12", "Fri 13", "Sat 14", "Sun 15"] as const;
/** Ropes left for each hour and day. */
const SLOTS: readonly (readonly [string, readonly number[]])[] = [
  ["7 am", [6, 5, 6, 4, 5, 0, 1]],
  ["Noon", [3, 4, 2, 5, 3, 0, 0]],
  ["6 pm", [0, 1, 0, 3, 0, 2, 4]],
];

const CODE = `
async function reserveSlot(id, member) {
  return db.transaction(async (tx) => {
    const slot = await tx.lock(id);
    if (slot.left === 0) throw new Full(id);
    return tx.book(slot, member);
  });
}`;

function Slot({ left, chosen }: { readonly left: number; readonly chosen: boolean }): ReactElement {
  const full = left === 0;
  return (
    <span
      style={text(21, {
        width: 104,
        padding: "14px 0",
        textAlign: "center",
        borderRadius: 8,
        fontWeight: 600,
        color: chosen ? "#fff" : full ? "#77726a" : "#17594f",
        background: chosen ? ORANGE : full ? "#e6e1d6" : "#d6eae3",
        textDecoration: full ? "line-through" : undefined,
      })}
    >
      {full ? "Full" : `${String(left)} left`}
    </span>
  );
}

function Bookings(): ReactElement {
  return (
    <BrowserWindow width={912} height={452} url="ledgewall.example/book" lift={18}>
      <At x={30} y={20} w={852} style={row(16, { alignItems: "baseline" })}>
        <span style={display(40, 780, { whiteSpace: "nowrap" })}>Book a rope</span>
        <span style={text(23, { color: "var(--ui-soft)", marginLeft: "auto", whiteSpace: "nowrap" })}>
          Ledgewall Climbing
        </span>
      </At>
      <At x={30} y={82} w={852} style={column(12)}>
        <div style={row(8)}>
          <span style={{ width: 68 }} />
          {DAYS.map((day) => (
            <span key={day} style={text(21, { width: 104, textAlign: "center", fontWeight: 600 })}>
              {day}
            </span>
          ))}
        </div>
        {SLOTS.map(([hour, left]) => (
          <div key={hour} style={row(8)}>
            <span style={text(21, { width: 68, color: "var(--ui-soft)", whiteSpace: "nowrap" })}>{hour}</span>
            {left.map((count, day) => (
              <Slot key={DAYS[day]} left={count} chosen={hour === "Noon" && day === 0} />
            ))}
          </div>
        ))}
      </At>
    </BrowserWindow>
  );
}

function Editor(): ReactElement {
  return (
    <div style={{ width: 584, borderRadius: 10, overflow: "hidden", boxShadow: shadow(24) }}>
      <CodeEditor code={CODE} file="reserve.ts" width={584} size={18} lift={0} marked={[4]} />
      <div
        style={row(12, {
          marginTop: -10,
          padding: "14px 24px 17px",
          background: "#12100e",
          color: "#a8cf7a",
          fontFamily: '"JetBrains Mono"',
          fontSize: 28,
          fontWeight: 700,
        })}
      >
        <Icon name="check" size={32} weight={3} />
        48 tests passed
      </div>
    </div>
  );
}

const SHAPES = [
  "M10 52C2 26 24 6 50 10C80 2 102 24 94 52C98 80 72 98 46 92C22 98 8 80 10 52Z",
  "M6 62C4 40 28 34 44 22C62 8 92 18 94 44C98 70 78 84 52 86C26 92 8 84 6 62Z",
  "M14 30C30 6 72 2 88 26C102 50 84 66 70 86C56 100 36 94 28 76C18 60 4 50 14 30Z",
] as const;

/** A climbing hold, screwed to the wall. */
function Hold({
  shape,
  size,
  colour,
}: {
  readonly shape: number;
  readonly size: number;
  readonly colour: string;
}): ReactElement {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 100 100"
      style={{ filter: shapeShadow(size * 0.12), overflow: "visible" }}
    >
      <path d={SHAPES[shape % 3]} fill={colour} />
      <path d={SHAPES[shape % 3]} fill="#fff" opacity={0.24} transform="translate(8 6) scale(0.72)" />
      <path d={SHAPES[shape % 3]} fill={colour} transform="translate(15 14) scale(0.7)" />
      <circle cx={52} cy={52} r={9} fill="#1d1a18" opacity={0.75} />
      <circle cx={51} cy={51} r={6} fill="#b9b2a6" />
    </svg>
  );
}

const Holes = (): ReactElement => (
  <div
    style={{
      position: "absolute",
      inset: 0,
      background: "radial-gradient(circle at 50% 50%, #2b3340 0 3.4px, transparent 4.2px) 0 0 / 62px 62px",
    }}
  />
);

const sample = (): ReactElement => (
  <Stage paper="#7c8fa8" drama={1.2} ground={<Holes />}>
    <Place x={92} y={590}>
      <Hold shape={0} size={124} colour={ORANGE} />
    </Place>
    <Place x={238} y={676} rotate={40}>
      <Hold shape={1} size={96} colour="#e9b52f" />
    </Place>
    <Place x={958} y={556} rotate={-30}>
      <Hold shape={2} size={110} colour="#2f9a87" />
    </Place>
    <Place x={490} y={248} style={LEDGEWALL}>
      <Bookings />
    </Place>
    <Place x={650} y={562} rotate={-2}>
      <Editor />
    </Place>
  </Stage>
);

/** Web Development: a week of slots, and the function that gives each away once. */
export const pictures: readonly Picture[] = [
  { name: "services/web-development-sample-1", width: 1000, height: 750, scene: sample },
];
