import type { ReactElement } from "react";
import type { Picture } from "../picture";
import { Ardenholt, ARDENHOLT, BERRY } from "../scenes/ardenholt";
import { At } from "../scenes/At";
import { Clip } from "../scenes/desk";
import { Icon } from "../scenes/Icon";
import { column, display, row, text } from "../scenes/theme";
import { shadow } from "../stage/light";
import { Place } from "../stage/Place";
import { Sheet } from "../stage/Sheet";
import { Stage } from "../stage/Stage";

const NOES = [
  ["What", "would", "we", "decide?"],
  ["Could", "this be", "a page?"],
  ["After", "the 12th"],
  ["My", "partner", "knows", "best"],
  ["No, with", "thanks"],
] as const;

const [PIVOT_X, PIVOT_Y, REACH, CARD_W, CARD_H] = [500, 868, 505, 246, 560];

function Stamp(): ReactElement {
  return (
    <div
      style={{
        padding: "10px 26px 16px",
        border: `6px solid ${BERRY}`,
        borderRadius: 12,
        boxShadow: `inset 0 0 0 3px #fbf3e4, inset 0 0 0 5px ${BERRY}`,
        color: BERRY,
        opacity: 0.9,
        textAlign: "center",
        mixBlendMode: "multiply",
      }}
    >
      <div style={display(92, 700, { whiteSpace: "nowrap", lineHeight: 0.95 })}>27</div>
      <div style={display(40, 680, { whiteSpace: "nowrap", lineHeight: 1 })}>of 64</div>
    </div>
  );
}

/** The sleeve the cards are kept in. */
function Sleeve(): ReactElement {
  return (
    <div
      style={row(0, {
        width: 596,
        height: 232,
        padding: "0 40px 56px",
        justifyContent: "space-between",
        borderRadius: 12,
        background: "linear-gradient(#a3264f, #851a40)",
        boxShadow: `inset 0 1.5px 0 rgb(255 255 255 / 0.4), 0 -5px 14px rgb(40 20 10 / 0.3), ${shadow(10)}`,
      })}
    >
      <span style={display(52, 600, { color: "#fff4ea", whiteSpace: "nowrap" })}>The polite no</span>
      <Ardenholt size={30} colour="#fff4ea" />
    </div>
  );
}

function noes(): ReactElement {
  return (
    <Stage paper="#9fb098" drama={0.95}>
      <div style={ARDENHOLT}>
        {NOES.map((words, index) => {
          const turn = (index - 2) * 14.5;
          const a = (turn * Math.PI) / 180;
          return (
            <Place key={words[0]} x={PIVOT_X + Math.sin(a) * REACH} y={PIVOT_Y - Math.cos(a) * REACH} rotate={turn}>
              <Sheet
                width={CARD_W}
                height={CARD_H}
                radius={10}
                lift={7}
                colour={["#f6ead6", "#faf0df", "#f3e5cf", "#faf0df"][index] ?? "#fdf6e8"}
              >
                <div style={column(0, { padding: "24px 22px" })}>
                  <div style={text(26, { fontWeight: 700, color: BERRY, lineHeight: 1 })}>{index + 1}</div>
                  <div style={display(34, 620, { marginTop: 12, lineHeight: 1.1, whiteSpace: "pre" })}>
                    {words.join("\n")}
                  </div>
                </div>
              </Sheet>
            </Place>
          );
        })}
        <Place x={500} y={722} rotate={0}>
          <Sleeve />
        </Place>
        <Place x={724} y={452} rotate={17}>
          <Stamp />
        </Place>
      </div>
    </Stage>
  );
}

const TABS = ["5 weeks: data", "4: figures", "3: text", "1: review", "0: printed"] as const;

function Tab({ words, done }: { readonly words: string; readonly done: boolean }): ReactElement {
  return (
    <div
      style={row(12, {
        width: 280,
        height: 92,
        paddingLeft: 36,
        borderRadius: "0 18px 18px 0",
        background: done ? "#f3e2c6" : "#f0b34a",
        color: "#2b1620",
        boxShadow: `inset 0 1px 0 rgb(255 255 255 / 0.5), ${shadow(4)}`,
        ...text(29, { fontWeight: 650, whiteSpace: "nowrap" }),
      })}
    >
      {words}
      {done && (
        <span style={{ marginLeft: "auto", marginRight: 14, color: BERRY }}>
          <Icon name="check" size={38} weight={3} />
        </span>
      )}
    </div>
  );
}

function Slip(): ReactElement {
  return (
    <Sheet width={250} height={300} colour="#f5cf8f" lift={6}>
      <div style={column(0, { padding: "62px 14px 0" })}>
        <div style={text(25, { fontWeight: 600, lineHeight: 1.2 })}>Courier took it</div>
        <div style={display(54, 640, { whiteSpace: "nowrap", marginTop: 6, fontVariantNumeric: "lining-nums" })}>
          Sep 26
        </div>
        <div style={{ borderTop: "2.5px dashed #8b6a35", margin: "16px 0 12px" }} />
        <div style={text(25, { fontWeight: 600, lineHeight: 1.2 })}>Due Sep 30</div>
        <div style={display(34, 680, { color: BERRY, whiteSpace: "nowrap", marginTop: 4 })}>4 days early</div>
      </div>
    </Sheet>
  );
}

function Rings(): ReactElement {
  return (
    <svg width={120} height={640} style={{ filter: "drop-shadow(3px 6px 5px rgb(40 20 10 / 0.4))" }}>
      {[120, 320, 520].map((y) => (
        <g key={y} fill="none" strokeLinecap="round">
          <path d={`M18 ${String(y)}Q60 ${String(y - 46)} 102 ${String(y)}`} stroke="#7f7a78" strokeWidth="13" />
          <path d={`M18 ${String(y - 3)}Q60 ${String(y - 49)} 102 ${String(y - 3)}`} stroke="#e4e0dc" strokeWidth="5" />
        </g>
      ))}
    </svg>
  );
}

function Binder(): ReactElement {
  const page = { position: "absolute", top: 26, height: 690, background: "#fdf6e8" } as const;
  return (
    <div
      style={{
        position: "relative",
        width: 1084,
        height: 742,
        borderRadius: 16,
        background: "#74173a",
        boxShadow: shadow(16),
      }}
    >
      <div
        style={{
          position: "absolute",
          left: 428,
          width: 40,
          top: 0,
          bottom: 0,
          background: "linear-gradient(90deg, #4e0d26, #8d2a4f 50%, #4e0d26)",
        }}
      />
      <div style={{ ...page, left: 22, width: 412, boxShadow: shadow(3) }} />
      {TABS.map((words, index) => (
        <At key={words} x={776} y={116 + index * 112}>
          <Tab words={words} done={index < 4} />
        </At>
      ))}
      <div
        style={{
          ...page,
          left: 478,
          width: 312,
          background: "#f1e4cc",
          transform: "translate(6px, 5px)",
          boxShadow: shadow(3),
        }}
      />
      <div style={{ ...page, left: 464, width: 322, boxShadow: shadow(4) }}>
        <div style={column(12, { padding: "56px 20px 0 62px" })}>
          <Ardenholt size={25} />
          <div style={display(64, 640, { lineHeight: 1, marginTop: 20 })}>Board pack Q3</div>
          <div style={text(26, { lineHeight: 1.25, marginTop: 12, color: "#75606a" })}>
            Five weeks, one folder, no nights
          </div>
          <div style={column(6, { marginTop: 22, paddingTop: 18, borderTop: "2.5px solid var(--ui-line)" })}>
            {["Results", "Cash", "People", "Decisions"].map((part, index) => (
              <div key={part} style={row(16, text(29, { fontWeight: 600 }))}>
                <span style={{ color: BERRY }}>{index + 1}</span>
                {part}
              </div>
            ))}
          </div>
        </div>
      </div>
      <At x={392} y={40}>
        <Rings />
      </At>
    </div>
  );
}

function binder(): ReactElement {
  return (
    <Stage paper="#d9a546" drama={0.9}>
      <div style={ARDENHOLT}>
        <Place x={418} y={388} rotate={3}>
          <Binder />
        </Place>
        <Place x={146} y={398} rotate={-6}>
          <Slip />
        </Place>
        <Place x={140} y={256} rotate={-3}>
          <Clip size={110} colour="#6f6862" />
        </Place>
      </div>
    </Stage>
  );
}

/** Executive Virtual Support: five ways to say no, and the way to the board. */
export const pictures: readonly Picture[] = [
  { name: "projects/executive-virtual-support-sample-2", width: 1000, height: 750, scene: noes },
  { name: "projects/executive-virtual-support-sample-3", width: 1000, height: 750, scene: binder },
];
