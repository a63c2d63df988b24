import type { ReactElement } from "react";
import type { Picture } from "../picture";
import { Say, Thread } from "../scenes/hand";
import { Mark } from "../scenes/Mark";
import { column, display, row, text } from "../scenes/theme";
import { shadow, shapeShadow } from "../stage/light";
import { Place } from "../stage/Place";
import { Stage } from "../stage/Stage";

const MAILS = [
  { x: 130, y: 190, line: "Heating is on", from: "November", damp: "48%" },
  { x: 322, y: 372, line: "Why it drifts", from: "December", damp: "36%", open: true },
  { x: 512, y: 496, line: "Leave the lid", from: "January", damp: "31%" },
  { x: 700, y: 396, line: "Air is back", from: "March", damp: "42%" },
  { x: 878, y: 214, line: "Tune now", from: "April", damp: "50%" },
] as const;

function Mail({
  line,
  from,
  damp,
  open = false,
}: {
  readonly line: string;
  readonly from: string;
  readonly damp: string;
  readonly open?: boolean;
}): ReactElement {
  return (
    <div style={{ position: "relative", paddingTop: 20 }}>
      <svg
        width={22}
        height={52}
        style={{ position: "absolute", left: "50%", marginLeft: -11, top: -10, zIndex: 1, filter: shapeShadow(3) }}
      >
        <path d="M2 0H20L17 52H5z" fill="#d0a364" />
        <path d="M11 0H20L17 52H11z" fill="#a97a3e" />
        <path d="M1 20H21" stroke="#5f6a70" strokeWidth="4" />
      </svg>
      <div
        style={column(8, {
          width: open ? 214 : 178,
          padding: "30px 18px 18px",
          background: open ? "#fffdf6" : "#f7f2e6",
          color: "#1c2430",
          boxShadow: shadow(open ? 12 : 7),
          borderTop: `8px solid ${open ? "#c23b2c" : "#2c3f57"}`,
        })}
      >
        <span style={row(8, text(16, { fontWeight: 550, color: "#59636e" }))}>
          <Mark name="bars" size={18} colour="#2c3f57" />
          Fortelane
        </span>
        <span style={{ fontFamily: "Fraunces", fontSize: open ? 36 : 28, fontWeight: 600, lineHeight: 1.05 }}>
          {line}
        </span>
        <span style={row(0, { justifyContent: "space-between", ...text(17, { fontWeight: 550 }) })}>
          {from}
          <span style={{ color: "#2c6d93" }}>{damp}</span>
        </span>
      </div>
    </div>
  );
}

function seasons(): ReactElement {
  const curve =
    "M-20 60C40 90 80 130 130 160C220 220 240 330 322 340C420 360 440 460 512 464C590 466 620 380 700 364C790 340 800 220 878 182C930 150 960 110 1020 90";
  return (
    <Stage paper="#b7cddb" drama={0.9}>
      <svg width={1000} height={750} style={{ position: "absolute", inset: 0 }}>
        <path d={`${curve}V760H-20Z`} fill="#7fa5bf" opacity="0.42" />
        <Say x={40} y={690} size={30} weight={650} fill="#17303f">
          Humidity in the room
        </Say>
        <Say x={40} y={722} size={20} weight={500} fill="#2b4759">
          Five emails, 9,200 piano owners
        </Say>
        <Say x={500} y={66} size={46} weight={650} fill="#17303f" font="Fraunces" anchor="middle">
          Fortelane Pianos
        </Say>
      </svg>
      <Thread d={curve} colour="#f6efe0" width={5} lift={6} />
      {MAILS.map(({ x, y, ...mail }, index) => (
        <Place key={mail.line} x={x} y={y + 66} rotate={[-4, 3, -2, 3, -3][index] ?? 0}>
          <Mail {...mail} />
        </Place>
      ))}
      <Place x={258} y={580} rotate={-5}>
        <div
          style={row(12, {
            padding: "10px 20px",
            borderRadius: 4,
            background: "#c23b2c",
            color: "#fff5e8",
            boxShadow: shadow(8),
            whiteSpace: "nowrap",
          })}
        >
          <span style={display(52, 800)}>46%</span>
          <span style={text(24, { fontWeight: 600 })}>opened</span>
        </div>
      </Place>
    </Stage>
  );
}

/** Digital Marketing: sample 2. */
export const pictures: readonly Picture[] = [
  { name: "services/digital-marketing-sample-2", width: 1000, height: 750, scene: seasons },
];
