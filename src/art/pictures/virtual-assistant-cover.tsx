import type { ReactElement } from "react";
import type { Picture } from "../picture";
import { Chip } from "../scenes/controls";
import { Icon } from "../scenes/Icon";
import { column, display, row, text, themed } from "../scenes/theme";
import { shadow, shapeShadow } from "../stage/light";
import { Place } from "../stage/Place";
import { Stage } from "../stage/Stage";

const BERRY = themed({
  ink: "#2b1420",
  soft: "#74606a",
  accent: "#a8215f",
  bg: "#fffaf3",
  panel: "#f6ebe4",
  line: "#e7d6cd",
});

const TASKS = [
  { time: "9:00", words: "Call supplier", note: "Asked for the Thursday van", done: true },
  { time: "11:30", words: "Send invoice 2206", note: "$1,840, due in 14 days", done: true },
  { time: "2:00", words: "Confirm venue", note: "Room for 24, projector", done: false },
  { time: "4:15", words: "Book train, Friday", note: "Window seat, quiet car", done: false },
] as const;

function Headset(): ReactElement {
  return (
    <svg width={560} height={420} viewBox="0 0 560 420" style={{ filter: shapeShadow(16) }}>
      <path
        d="M96 262C76 60 212 26 290 26S494 70 466 262"
        fill="none"
        stroke="#231a1c"
        strokeWidth="44"
        strokeLinecap="round"
      />
      <path
        d="M96 250C80 64 212 34 290 34S488 74 466 250"
        fill="none"
        stroke="#a8215f"
        strokeWidth="20"
        strokeLinecap="round"
      />
      <path
        d="M104 190C104 84 214 42 280 40"
        fill="none"
        stroke="#fff"
        strokeOpacity="0.4"
        strokeWidth="5"
        strokeLinecap="round"
      />
      <path d="M76 330C76 400 176 404 250 388" fill="none" stroke="#231a1c" strokeWidth="12" strokeLinecap="round" />
      <rect x="236" y="368" width="86" height="38" rx="19" fill="#231a1c" />
      <rect x="246" y="374" width="60" height="10" rx="5" fill="#fff" opacity="0.22" />
      <rect x="18" y="192" width="104" height="164" rx="46" fill="#3a2a2e" />
      <rect x="84" y="184" width="70" height="180" rx="34" fill="#17100f" />
      <rect x="28" y="204" width="26" height="128" rx="13" fill="#fff" opacity="0.16" />
      <rect x="438" y="192" width="104" height="164" rx="46" fill="#2b1e22" />
      <rect x="406" y="184" width="70" height="180" rx="34" fill="#17100f" />
      <rect x="500" y="204" width="26" height="128" rx="13" fill="#fff" opacity="0.1" />
    </svg>
  );
}

function cover(): ReactElement {
  return (
    <Stage
      paper="#e9bfa6"
      drama={1}
      ground={
        <div
          style={{
            position: "absolute",
            inset: 0,
            background: "#c98f6e",
            clipPath: "polygon(0 74%, 100% 66%, 100% 100%, 0 100%)",
          }}
        />
      }
    >
      <div style={{ position: "absolute", inset: 0, ...BERRY }}>
        <Place x={424} y={302} rotate={-2}>
          <div
            style={{
              width: 780,
              height: 548,
              borderRadius: 22,
              padding: 18,
              background: "linear-gradient(130deg, #544a47, #221b1c 22%)",
              boxShadow: shadow(20),
            }}
          >
            <div
              style={column(0, {
                height: "100%",
                borderRadius: 10,
                overflow: "hidden",
                background: "var(--ui-bg)",
                padding: "26px 32px",
              })}
            >
              <div style={row(16, { justifyContent: "space-between", marginBottom: 18 })}>
                <span style={display(42, 750)}>Today, Tuesday</span>
                <Chip size={22}>2 of 4 done</Chip>
              </div>
              {TASKS.map(({ time, words, note, done }) => (
                <div key={time} style={row(22, { height: 96, borderTop: "1.5px solid var(--ui-line)" })}>
                  <span
                    style={{
                      display: "grid",
                      placeItems: "center",
                      width: 46,
                      height: 46,
                      borderRadius: 46,
                      background: done ? "var(--ui-accent)" : "transparent",
                      boxShadow: done ? undefined : "inset 0 0 0 3px #d5bfc4",
                      color: "#fff6f0",
                    }}
                  >
                    {done && <Icon name="check" size={28} weight={2.8} />}
                  </span>
                  <span style={text(27, { width: 84, fontWeight: 600, color: "var(--ui-soft)" })}>{time}</span>
                  <div style={column(0, { lineHeight: 1.2 })}>
                    <b style={{ fontSize: 29, fontWeight: 650, color: done ? "#8a737c" : undefined }}>{words}</b>
                    <span style={{ fontSize: 20, color: "var(--ui-soft)" }}>{note}</span>
                  </div>
                </div>
              ))}
            </div>
          </div>
        </Place>
        <Place x={806} y={300} rotate={3}>
          <div style={{ position: "relative", filter: shapeShadow(14) }}>
            <div
              style={column(6, {
                width: 318,
                padding: "24px 28px",
                borderRadius: "28px 28px 28px 4px",
                background: "#a8215f",
                color: "#fff4ee",
              })}
            >
              <span style={display(46, 750)}>Booked</span>
              <span style={text(25, { lineHeight: 1.25 })}>The contract is in your folder.</span>
              <span style={text(18, { color: "#f7cddd" })}>Ruth, 1:52 pm</span>
            </div>
          </div>
        </Place>
        <Place x={690} y={556} rotate={6} scale={0.86}>
          <Headset />
        </Place>
      </div>
    </Stage>
  );
}

/** Virtual Assistant: the cover. */
export const pictures: readonly Picture[] = [
  { name: "services/virtual-assistant-cover", width: 1000, height: 750, scene: cover },
];
