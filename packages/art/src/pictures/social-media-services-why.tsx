import type { ReactElement, ReactNode } from "react";
import type { Picture } from "../picture";
import { Chat, type Message } from "../scenes/Chat";
import { Phone } from "../scenes/devices";
import { Slip } from "../scenes/hand";
import { Mark } from "../scenes/Mark";
import { column, display, row, themed } from "../scenes/theme";
import { Place } from "../stage/Place";
import { Stage } from "../stage/Stage";

const SHOES = themed({
  bg: "#fdf7f2",
  panel: "#efe2da",
  ink: "#2a1220",
  soft: "#71606a",
  accent: "#a8215f",
  "on-accent": "#fff6f4",
  display: "Fraunces",
});

function Loafer(): ReactElement {
  return (
    <svg viewBox="0 0 200 110" width={196} height={108} style={{ borderRadius: 14, background: "#f4d9d6" }}>
      <ellipse cx="104" cy="92" rx="86" ry="8" fill="#8a4a54" opacity="0.35" />
      <path
        d="M22 34C34 30 50 32 58 44C74 54 92 50 108 52C140 54 178 60 182 82Q182 86 176 86H22Q16 60 22 34z"
        fill="#2350a8"
      />
      <path d="M58 44C74 54 92 50 108 52C140 54 178 60 182 82H120C96 82 70 70 58 44z" fill="#3567c8" />
      <path d="M88 52L124 53L120 74Q98 72 84 62z" fill="#1a3d86" />
      <path d="M98 57h16v6H98z" fill="#e8b84e" />
      <path d="M16 84H184V92H60V98H16z" fill="#231512" />
      <path d="M22 34C34 30 50 32 58 44" fill="none" stroke="#173270" strokeWidth="5" />
    </svg>
  );
}

function Shop({
  width,
  turn,
  x,
  y,
  messages,
  foot,
  day,
  tint,
}: {
  readonly width: number;
  readonly turn: number;
  readonly x: number;
  readonly y: number;
  readonly messages: readonly Message[];
  readonly foot: ReactNode;
  readonly day: string;
  readonly tint: string;
}): ReactElement {
  return (
    <Place x={x} y={y} rotate={turn} style={themed({ accent: tint })}>
      <Phone width={width} time={day} lift={20} status="#2a1220">
        <div style={column(16, { paddingTop: 52, height: 628 })}>
          <div style={row(10, { padding: "0 18px 12px", borderBottom: "1px solid #e6d6cd" })}>
            <span
              style={{
                display: "grid",
                placeItems: "center",
                width: 42,
                height: 42,
                borderRadius: 42,
                background: tint,
              }}
            >
              <Mark name="arch" size={22} colour="#fff6f4" />
            </span>
            <b style={{ fontFamily: "Fraunces", fontSize: 25, fontWeight: 650 }}>Heelandry</b>
          </div>
          <Chat size={19} gap={13} style={{ padding: "0 14px", flex: 1 }} messages={messages} />
          {foot}
        </div>
      </Phone>
    </Place>
  );
}

const QUESTION = "Do you have the blue one in a 9?";

function why(): ReactElement {
  const note = (colour: string, ink: string, words: string): ReactElement => (
    <Slip pad="14px 24px" colour={colour} ink={ink} lift={9}>
      <span style={display(34, 700, { whiteSpace: "nowrap" })}>{words}</span>
    </Slip>
  );
  return (
    <Stage
      paper="#d9c9bf"
      drama={0.85}
      ground={
        <div
          style={{
            position: "absolute",
            inset: 0,
            background: "#c94f86",
            clipPath: "polygon(52% 0, 100% 0, 100% 100%, 44% 100%)",
          }}
        />
      }
    >
      <div style={{ position: "absolute", inset: 0, ...SHOES }}>
        <Shop
          x={250}
          y={446}
          width={356}
          turn={-4}
          day="9:14"
          tint="#75696c"
          foot={null}
          messages={[
            { words: QUESTION, time: "Saturday, 9:14 pm" },
            { words: "Hello?", time: "Sunday, 10:02 am" },
            { me: true, words: "Sorry for the wait. Yes, we do.", time: "Tuesday, 9:30 am" },
            { words: "Bought elsewhere, thanks." },
          ]}
        />
        <Shop
          x={742}
          y={392}
          width={400}
          turn={3}
          day="9:25"
          tint="#a8215f"
          foot={null}
          messages={[
            { words: QUESTION, time: "Saturday, 9:14 pm" },
            { me: true, words: <Loafer /> },
            { me: true, words: "Yes, one pair left. Shall I hold it?", time: "Saturday, 9:25 pm" },
            { words: "Yes, please." },
          ]}
        />
        <Place x={190} y={710} rotate={-4} style={{ zIndex: 2 }}>
          {note("#4a4044", "#f4ebe4", "After 3 days")}
        </Place>
        <Place x={690} y={706} rotate={3} style={{ zIndex: 2 }}>
          {note("#fff3d9", "#7d1244", "Held until Monday")}
        </Place>
      </div>
    </Stage>
  );
}

/** Social Media Services: the picture of its argument. */
export const pictures: readonly Picture[] = [
  { name: "services/social-media-services-why", width: 1000, height: 750, scene: why },
];
