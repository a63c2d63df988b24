import type { ReactElement } from "react";
import type { Picture } from "../picture";
import { BrowserWindow } from "../scenes/BrowserWindow";
import { Chat } from "../scenes/Chat";
import { Chip, Initials } from "../scenes/controls";
import { Icon } from "../scenes/Icon";
import { Logo } from "../scenes/Mark";
import { column, display, row, text, themed } from "../scenes/theme";
import { shadow, shapeShadow } from "../stage/light";
import { Place } from "../stage/Place";
import { Stage } from "../stage/Stage";

const RIVER = themed({
  bg: "#fbfcf8",
  panel: "#e2edee",
  ink: "#0f2b3d",
  soft: "#56707d",
  line: "#d2e0e2",
  accent: "#1b6f9c",
  "accent-2": "#f0a63a",
  radius: "12px",
});

const QUEUE = [
  { name: "Noa Brix", words: "Double kayak for Sunday?", tag: "Booking", colour: "#1b6f9c", time: "9:04" },
  { name: "Idris K.", words: "Can beginners join the gorge tour?", tag: "Question", colour: "#b87512", time: "8:51" },
  { name: "Pell family", words: "We left a red hat at the pier", tag: "Lost item", colour: "#b23a3a", time: "8:40" },
  { name: "Sunna", words: "Four places on Friday evening", tag: "Booking", colour: "#1b6f9c", time: "8:12" },
  { name: "Coach Ferro", words: "Do you rent to school classes?", tag: "Question", colour: "#b87512", time: "7:58" },
] as const;

function Queue(): ReactElement {
  return (
    <div style={{ width: 404, borderRight: "2px solid var(--ui-line)", background: "#fbfcf8" }}>
      <div style={row(10, { padding: "18px 22px", justifyContent: "space-between" })}>
        <Logo mark="wave" name="Paddlestow Kayaks" size={27} colour="#1b6f9c" second="#f0a63a" />
      </div>
      {QUEUE.map(({ name, words, tag, colour, time }, index) => (
        <div
          key={name}
          style={row(14, {
            height: 93,
            padding: "0 18px 0 22px",
            background: index === 0 ? "var(--ui-panel)" : undefined,
            boxShadow: index === 0 ? "inset 6px 0 0 #1b6f9c" : undefined,
            borderTop: "1.5px solid var(--ui-line)",
          })}
        >
          <Initials of={name.slice(0, 1)} size={48} colour={colour} />
          <div style={column(5, { flex: 1, minWidth: 0, lineHeight: 1.15 })}>
            <span style={row(8, { justifyContent: "space-between", fontSize: 20 })}>
              <b>{name}</b>
              <span style={{ fontSize: 16, color: "var(--ui-soft)" }}>{time}</span>
            </span>
            <span style={{ fontSize: 17, whiteSpace: "nowrap" }}>{words}</span>
            <Chip colour={colour} size={15} style={{ alignSelf: "flex-start" }}>
              {tag}
            </Chip>
          </div>
        </div>
      ))}
    </div>
  );
}

function Open(): ReactElement {
  return (
    <div style={column(16, { flex: 1, padding: "20px 26px" })}>
      <div style={row(12, { justifyContent: "space-between" })}>
        <b style={{ fontSize: 26 }}>Noa Brix</b>
        <Chip size={17}>Instagram</Chip>
      </div>
      <Chat
        size={21}
        gap={13}
        messages={[
          { words: "Is a double kayak free on Sunday morning?" },
          { me: true, words: "Yes, the green one, from 9 to 12. Two life vests are included." },
          { words: "Perfect. Can my dog come?" },
          { me: true, words: "If the dog can swim. We have a small vest." },
        ]}
      />
      <div
        style={row(14, {
          marginTop: "auto",
          padding: "14px 18px",
          borderRadius: 12,
          background: "#1b6f9c",
          color: "#f6fbfb",
          ...text(21, { fontWeight: 650 }),
        })}
      >
        <Icon name="check" size={28} weight={2.8} />
        Booked: Sunday 9:00, Green 4
      </div>
    </div>
  );
}

function Kayak(): ReactElement {
  return (
    <svg width={760} height={150} viewBox="0 0 760 150" style={{ filter: shapeShadow(14) }}>
      <path d="M0 75C140 4 280 0 380 0S620 4 760 75C620 146 480 150 380 150S140 146 0 75z" fill="#2f8f5a" />
      <path
        d="M0 75C140 146 280 150 380 150S620 146 760 75C620 104 480 110 380 110S140 104 0 75z"
        fill="#12502f"
        opacity="0.5"
      />
      <ellipse cx="250" cy="72" rx="70" ry="40" fill="#0d3320" />
      <ellipse cx="500" cy="72" rx="70" ry="40" fill="#0d3320" />
      <ellipse cx="258" cy="78" rx="50" ry="26" fill="#f0a63a" />
      <ellipse cx="508" cy="78" rx="50" ry="26" fill="#f0a63a" />
      <path
        d="M60 66C160 30 220 22 320 18"
        stroke="#fff"
        strokeOpacity="0.45"
        strokeWidth="7"
        strokeLinecap="round"
        fill="none"
      />
    </svg>
  );
}

function inbox(): ReactElement {
  return (
    <Stage
      paper="#5b9fb8"
      drama={1}
      ground={
        <svg width={1000} height={750}>
          <path d="M-20 560Q120 530 260 566T540 560T820 566T1040 556V760H-20z" fill="#3f86a3" />
          <path d="M-20 660Q120 630 260 666T540 660T820 666T1040 656V760H-20z" fill="#2f728f" />
        </svg>
      }
    >
      <div style={{ position: "absolute", inset: 0, ...RIVER }}>
        <Place x={270} y={694} rotate={-9}>
          <Kayak />
        </Place>
        <Place x={466} y={312} rotate={-1.5}>
          <BrowserWindow width={880} height={590} url="inbox.paddlestow.example" lift={22}>
            <div style={{ display: "flex", height: "100%" }}>
              <Queue />
              <Open />
            </div>
          </BrowserWindow>
        </Place>
        <Place x={770} y={672} rotate={4}>
          <div
            style={row(18, {
              padding: "14px 30px 16px",
              borderRadius: 18,
              background: "#0f2b3d",
              color: "#fbfcf8",
              boxShadow: shadow(16),
            })}
          >
            <span style={display(110, 800, { lineHeight: 0.9, color: "#f6b94f" })}>0</span>
            <span style={text(28, { fontWeight: 600, lineHeight: 1.15 })}>unanswered</span>
          </div>
        </Place>
      </div>
    </Stage>
  );
}

/** Social Media Services: two networks in one queue. */
export const pictures: readonly Picture[] = [
  { name: "services/social-media-services-sample-2", width: 1000, height: 750, scene: inbox },
];
