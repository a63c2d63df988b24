import type { ReactElement } from "react";
import type { Picture } from "../picture";
import { At } from "../scenes/At";
import { Chip } from "../scenes/controls";
import { Icon } from "../scenes/Icon";
import { column, display, row, text, themed } from "../scenes/theme";
import { shapeShadow } from "../stage/light";
import { Place } from "../stage/Place";
import { Stage } from "../stage/Stage";
import { Horizon, Standing } from "../stage/Standing";

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
  { time: "2:00", words: "Confirm venue", note: "Room for 24, projector", done: true },
  { time: "4:15", words: "Book train, Friday", note: "Window seat, quiet car", done: false },
] as const;

/** The left cup from its edge: a shell that bulges outward, and the cushion on its flat inner side. */
function Cup(): ReactElement {
  return (
    <g transform="rotate(5 60 240)">
      <path d="M68 170H76Q98 172 98 200V286Q98 314 76 316H68Z" fill="url(#pad)" />
      <path
        d="M82 178Q88 184 88 204V282Q88 302 82 308"
        fill="none"
        stroke="#fff"
        strokeOpacity={0.22}
        strokeWidth={3}
      />
      <path d="M68 176V310C34 310 10 284 10 243S34 176 68 176Z" fill="url(#cup)" />
      <path d="M68 176V310" stroke="#150d10" strokeWidth={5} strokeLinecap="round" />
      <path
        d="M24 250C22 222 32 202 48 194"
        fill="none"
        stroke="#fff"
        strokeOpacity={0.28}
        strokeWidth={7}
        strokeLinecap="round"
      />
    </g>
  );
}

/** A headset that hangs over the arm of its stand, seen from the front. */
function Headset(): ReactElement {
  return (
    <svg width={310} height={430} viewBox="0 0 310 430" style={{ overflow: "visible" }}>
      <defs>
        <linearGradient id="post" x2="1" y2="0">
          <stop offset="0" stopColor="#f3e3d2" />
          <stop offset="0.45" stopColor="#d9bfa6" />
          <stop offset="1" stopColor="#9a7a60" />
        </linearGradient>
        <linearGradient id="cup" x2="1" y2="0.3">
          <stop offset="0" stopColor="#5b444b" />
          <stop offset="0.5" stopColor="#33252a" />
          <stop offset="1" stopColor="#1d1417" />
        </linearGradient>
        <linearGradient id="pad" x2="1" y2="0">
          <stop offset="0" stopColor="#5a1a38" />
          <stop offset="0.6" stopColor="#9c5574" />
          <stop offset="1" stopColor="#713050" />
        </linearGradient>
      </defs>
      <rect x={146} y={44} width={18} height={364} fill="url(#post)" />
      <path d="M62 404Q62 394 72 394H238Q248 394 248 404V430H62Z" fill="url(#post)" />
      <path d="M62 404Q62 394 72 394H238Q248 394 248 404V408H62Z" fill="#fff" opacity={0.3} />
      <path d="M104 50Q155 20 206 50V66Q155 38 104 66Z" fill="url(#post)" />
      <g style={{ filter: shapeShadow(7) }}>
        <path d="M46 190C34 84 88 30 155 30S276 84 264 190" fill="none" stroke="#231a1c" strokeWidth={30} />
        <path d="M48 190C37 86 90 28 155 28S273 86 262 190" fill="none" stroke="#a8215f" strokeWidth={13} />
        <path
          d="M50 150C52 84 92 38 146 33"
          fill="none"
          stroke="#fff"
          strokeOpacity={0.45}
          strokeWidth={4}
          strokeLinecap="round"
        />
        <path d="M36 286C40 352 96 362 128 350" fill="none" stroke="#231a1c" strokeWidth={9} strokeLinecap="round" />
        <rect x={118} y={334} width={62} height={28} rx={14} fill="#231a1c" transform="rotate(-8 149 348)" />
        <rect
          x={126}
          y={339}
          width={44}
          height={7}
          rx={3.5}
          fill="#fff"
          opacity={0.25}
          transform="rotate(-8 149 348)"
        />
        <Cup />
        <g transform="matrix(-1 0 0 1 310 0)">
          <Cup />
        </g>
      </g>
    </svg>
  );
}

function Screen(): ReactElement {
  return (
    <div style={{ position: "relative", width: 640, height: 600 }}>
      <At
        x={142}
        y={548}
        w={356}
        h={52}
        style={{ borderRadius: 6, background: "linear-gradient(100deg, #e9d3bd, #b8967a 60%, #8d6d55)" }}
      />
      <div
        style={{
          position: "absolute",
          inset: "0 0 36px",
          borderRadius: 22,
          padding: 17,
          background: "linear-gradient(130deg, #544a47, #221b1c 22%)",
        }}
      >
        <div
          style={column(0, {
            height: "100%",
            borderRadius: 10,
            overflow: "hidden",
            background: "var(--ui-bg)",
            padding: "24px 30px",
          })}
        >
          <div style={row(18, { marginBottom: 16 })}>
            <span style={display(44, 750)}>Today, Tuesday</span>
            <Chip size={23}>3 of 4 done</Chip>
          </div>
          {TASKS.map(({ time, words, note, done }) => (
            <div key={time} style={row(20, { height: 101, borderTop: "1.5px solid var(--ui-line)" })}>
              <span
                style={{
                  display: "grid",
                  placeItems: "center",
                  width: 48,
                  height: 48,
                  borderRadius: 48,
                  background: done ? "var(--ui-accent)" : "transparent",
                  boxShadow: done ? undefined : "inset 0 0 0 3px #c9aeb5",
                  color: "#fff6f0",
                }}
              >
                {done && <Icon name="check" size={28} weight={2.8} />}
              </span>
              <span style={text(28, { width: 82, fontWeight: 600, color: "var(--ui-soft)" })}>{time}</span>
              <div style={column(0, { lineHeight: 1.2, whiteSpace: "nowrap" })}>
                <b style={{ fontSize: 31, fontWeight: 650, color: done ? "#836c75" : undefined }}>{words}</b>
                <span style={{ fontSize: 21, color: "var(--ui-soft)" }}>{note}</span>
              </div>
            </div>
          ))}
        </div>
      </div>
    </div>
  );
}

function cover(): ReactElement {
  return (
    <Stage paper="#e9bfa6" drama={1} ground={<Horizon at={0.78} wall="#e9bfa6" table="#c98f6e" />}>
      <div style={{ position: "absolute", inset: 0, ...BERRY }}>
        <Place x={346} y={350}>
          <Standing width={640} height={600}>
            <Screen />
          </Standing>
        </Place>
        <Place x={832} y={498} scale={0.9}>
          <Standing width={310} height={430}>
            <Headset />
          </Standing>
        </Place>
        <Place x={786} y={186} rotate={2}>
          <div style={{ position: "relative", filter: shapeShadow(14) }}>
            <div
              style={column(8, {
                width: 356,
                padding: "24px 30px 26px",
                borderRadius: "28px 28px 28px 4px",
                background: "#a8215f",
                color: "#fff4ee",
              })}
            >
              <span style={display(42, 750, { whiteSpace: "nowrap" })}>Venue booked</span>
              <span style={text(27, { lineHeight: 1.2, textWrap: "balance" })}>The contract is in your folder.</span>
              <span style={text(20, { color: "#f7cddd" })}>Ruth, 1:52 pm</span>
            </div>
          </div>
        </Place>
      </div>
    </Stage>
  );
}

/** Virtual Assistant: the cover. */
export const pictures: readonly Picture[] = [
  { name: "services/virtual-assistant-cover", width: 1000, height: 750, scene: cover },
];
