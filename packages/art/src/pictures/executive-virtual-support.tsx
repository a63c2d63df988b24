import type { ReactElement } from "react";
import type { Picture } from "../picture";
import { Ardenholt, ARDENHOLT, BERRY } from "../scenes/ardenholt";
import { At } from "../scenes/At";
import { Clip } from "../scenes/desk";
import { Phone } from "../scenes/devices";
import { Icon } from "../scenes/Icon";
import type { IconName } from "../scenes/icons";
import { column, display, row, text } from "../scenes/theme";
import { shadow } from "../stage/light";
import { Place } from "../stage/Place";
import { Sheet } from "../stage/Sheet";
import { Stage } from "../stage/Stage";

const TOMORROW: readonly (readonly [IconName, string, string])[] = [
  ["check", "3", "decisions"],
  ["users", "2", "meetings"],
  ["clock", "7:10", "car"],
];

function Note(): ReactElement {
  return (
    <div style={column(0, { padding: "58px 24px 34px", height: "100%" })}>
      <div style={row(8, { justifyContent: "space-between" })}>
        <Ardenholt size={19} />
        <span style={text(16, { fontWeight: 600, color: "var(--ui-soft)" })}>6:00 pm</span>
      </div>
      <div style={display(46, 640, { marginTop: 22, letterSpacing: "-0.03em" })}>Tomorrow:</div>
      <div style={column(0, { marginTop: 10 })}>
        {TOMORROW.map(([icon, figure, words]) => (
          <div key={words} style={column(2, { padding: "14px 0 12px", borderBottom: "2px solid var(--ui-line)" })}>
            {words === "car" && (
              <div style={row(9, { color: BERRY, ...text(24, { fontWeight: 650, lineHeight: 1.1 }) })}>
                <Icon name={icon} size={24} weight={2.4} />
                car at
              </div>
            )}
            <div style={row(12, { alignItems: "baseline" })}>
              <span style={display(66, 620, { lineHeight: 1, fontVariantNumeric: "lining-nums" })}>{figure}</span>
              {words !== "car" && (
                <span style={text(31, { fontWeight: 650, color: BERRY, lineHeight: 1 })}>{words}</span>
              )}
            </div>
          </div>
        ))}
      </div>
      <div
        style={row(9, {
          marginTop: "auto",
          height: 58,
          borderRadius: 18,
          background: BERRY,
          color: "#fff4ea",
          justifyContent: "center",
          ...text(22, { fontWeight: 650 }),
        })}
      >
        Decide now
        <Icon name="arrow" size={22} weight={2.4} />
      </div>
    </div>
  );
}

function ClosedLaptop(): ReactElement {
  return (
    <div
      style={{
        width: 620,
        height: 420,
        borderRadius: 24,
        background: "linear-gradient(128deg, #8d8289, #5f555d 44%, #463c45)",
        boxShadow: `inset 1.5px 1.5px 1px rgb(255 255 255 / 0.5), inset -2px -2px 2px rgb(20 8 16 / 0.45), 0.5px 5px 0 #a2979e, 1px 9px 0 #2a2028, ${shadow(14)}`,
        display: "grid",
        placeItems: "center",
      }}
    >
      <svg width="74" height="74" viewBox="0 0 24 24" opacity="0.55">
        <path d="M12 2L22 12L12 22L2 12Z" fill="#2f272e" />
      </svg>
    </div>
  );
}

function Folder(): ReactElement {
  const paper = { position: "absolute", width: 450, height: 500, background: "#f6ead6" } as const;
  return (
    <div style={{ position: "relative", width: 480, height: 560 }}>
      <div
        style={{
          position: "absolute",
          left: 250,
          top: -34,
          width: 180,
          height: 60,
          borderRadius: "12px 12px 0 0",
          background: "#6f1434",
        }}
      />
      <div
        style={{
          position: "absolute",
          inset: 0,
          borderRadius: 6,
          background: "#6f1434",
          boxShadow: shadow(12),
        }}
      />
      <div style={{ ...paper, left: 22, top: 8, transform: "rotate(0.8deg)", boxShadow: shadow(2) }} />
      <div style={{ ...paper, left: 18, top: 14, boxShadow: shadow(2) }} />
      <div
        style={{
          position: "absolute",
          inset: "26px 0 0 0",
          borderRadius: 6,
          background: "linear-gradient(130deg, #b02a5a, #97204a 40%, #851a40)",
          boxShadow: `inset 1px 1.5px 0 rgb(255 255 255 / 0.35), ${shadow(4)}`,
        }}
      />
      <At x={64} y={70} w={352}>
        <div
          style={column(4, {
            padding: "18px 24px 20px",
            background: "#fbf3e4",
            borderRadius: 3,
            boxShadow: `inset 0 0 0 5px #fbf3e4, inset 0 0 0 7px ${BERRY}, ${shadow(1.5)}`,
            alignItems: "center",
          })}
        >
          <div style={display(62, 600, { color: "#2b1620", whiteSpace: "nowrap" })}>Board, Q3</div>
        </div>
      </At>
    </div>
  );
}

const PASSES = [
  { from: "BOS", to: "ORD", time: "8:45 am", colour: "#f0b27a" },
  { from: "ORD", to: "BOS", time: "6:20 pm", colour: "#f6ead6" },
] as const;

function BoardingPass({ from, to, time, colour }: (typeof PASSES)[number]): ReactElement {
  return (
    <Sheet width={176} height={350} colour={colour} lift={4} radius={12}>
      <div style={column(0, { alignItems: "center", padding: "52px 12px 0", color: "#2b1620" })}>
        <div style={display(54, 650)}>{from}</div>
        <Icon name="down" size={32} weight={2.2} />
        <div style={display(54, 650)}>{to}</div>
        <div style={{ width: 148, borderTop: "2.5px dashed rgb(43 22 32 / 0.5)", margin: "14px 0 10px" }} />
        <div style={text(25, { fontWeight: 700, whiteSpace: "nowrap" })}>{time}</div>
        <div style={text(19, { fontWeight: 500 })}>Seat 4A</div>
      </div>
    </Sheet>
  );
}

const AGENDA = [
  ["7:10", "Car"],
  ["11:30", "Lenders"],
  ["2:00", "Auditor"],
  ["4:15", "Free"],
] as const;

function Agenda(): ReactElement {
  return (
    <Sheet width={470} height={460} colour="#fbf3e4" lift={5}>
      <div style={column(0, { padding: "24px 26px", width: 262 })}>
        <div style={display(34, 620, { marginBottom: 10 })}>Wednesday</div>
        {AGENDA.map(([time, what]) => (
          <div key={time} style={row(0, { padding: "9px 0", borderTop: "2px solid var(--ui-line)", ...text(24) })}>
            <b style={{ width: 82, color: BERRY }}>{time}</b>
            <span style={{ fontWeight: 550 }}>{what}</span>
          </div>
        ))}
      </div>
    </Sheet>
  );
}

function cover(): ReactElement {
  return (
    <Stage paper="#412c3f" drama={1.15} grain={0.8}>
      <div style={ARDENHOLT}>
        <Place x={150} y={170} rotate={-12}>
          <ClosedLaptop />
        </Place>
        <Place x={702} y={250} rotate={5}>
          <Folder />
        </Place>
        <Place x={730} y={594} rotate={-4}>
          <Agenda />
        </Place>
        <Place x={868} y={604} rotate={7}>
          <BoardingPass {...PASSES[1]} />
        </Place>
        <Place x={836} y={598} rotate={-1}>
          <BoardingPass {...PASSES[0]} />
        </Place>
        <Place x={836} y={430} rotate={2}>
          <Clip size={96} colour="#d9cfc2" />
        </Place>
        <Place x={292} y={380} rotate={-5}>
          <div style={{ borderRadius: 60, boxShadow: "0 0 120px 10px rgb(255 214 170 / 0.28)" }}>
            <Phone width={338} time="6:02" lift={22} body="#1d141a">
              <Note />
            </Phone>
          </div>
        </Place>
      </div>
    </Stage>
  );
}

/** Executive Virtual Support, Ardenholt Partners: the evening note. */
export const pictures: readonly Picture[] = [
  { name: "projects/executive-virtual-support-cover", width: 1000, height: 750, scene: cover },
];
