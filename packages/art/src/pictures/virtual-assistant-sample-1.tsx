import type { ReactElement } from "react";
import { crumpledBall } from "../fold/crumple";
import { Fold } from "../fold/Fold";
import type { Picture } from "../picture";
import { Laptop } from "../scenes/devices";
import { Say } from "../scenes/hand";
import { Icon } from "../scenes/Icon";
import { Logo } from "../scenes/Mark";
import { column, display, row, text, themed } from "../scenes/theme";
import { shadow, shapeShadow } from "../stage/light";
import { Place } from "../stage/Place";
import { Stage } from "../stage/Stage";

const VIOLIN = themed({
  bg: "#fdf8ee",
  panel: "#f3e8d5",
  ink: "#2b1710",
  soft: "#75594a",
  line: "#e3d3ba",
  accent: "#7a2750",
  display: "Fraunces",
});

const ROWS = [
  ["Mar 3", "Gut strings, 4 sets", "$184.00", true],
  ["Mar 5", "Rosin, dark, 12", "$66.00", true],
  ["Mar 9", "Spruce tops, 6", "$412.50", true],
  ["Mar 11", "Cash, no vendor", "$38.20", false],
  ["Mar 12", "Boxwood pegs, 20", "$95.00", true],
  ["Mar 16", "Hide glue, 2 kg", "$54.80", true],
] as const;

function Ledger(): ReactElement {
  return (
    <div style={column(0, { height: "100%", padding: "20px 26px", background: "var(--ui-bg)" })}>
      <div style={row(0, { justifyContent: "space-between", marginBottom: 14 })}>
        <Logo mark="wave" name="Korvath Violins" size={27} colour="#a5541f" second="#7a2750" font="Fraunces" />
        <span style={row(10, text(21, { fontWeight: 650 }))}>
          <span style={{ color: "#2f6b3a" }}>209 filed</span>
          <span style={{ padding: "2px 12px", borderRadius: 20, background: "#7a2750", color: "#fdf0f4" }}>
            3 questions
          </span>
        </span>
      </div>
      {ROWS.map(([date, words, sum, ticked]) => (
        <div
          key={words}
          style={row(0, {
            height: 42,
            padding: "0 6px",
            borderTop: "1.5px solid var(--ui-line)",
            background: ticked ? undefined : "#f1dbe5",
            ...text(19, { fontWeight: ticked ? 500 : 700, whiteSpace: "nowrap" }),
          })}
        >
          <span style={{ width: 86, color: "var(--ui-soft)" }}>{date}</span>
          <span style={{ flex: 1 }}>{words}</span>
          <span style={{ width: 104, textAlign: "right" }}>{sum}</span>
          <span
            style={{ width: 108, display: "flex", justifyContent: "flex-end", color: ticked ? "#2f6b3a" : "#7a2750" }}
          >
            {ticked ? <Icon name="check" size={26} weight={2.8} /> : "Question"}
          </span>
        </div>
      ))}
    </div>
  );
}

/** A receipt that stands out of the box. */
function Receipt({
  shop,
  lines,
  total,
  height,
}: {
  readonly shop: string;
  readonly lines: readonly string[];
  readonly total: string;
  readonly height: number;
}): ReactElement {
  return (
    <div
      style={{
        width: 128,
        height,
        padding: "14px 12px",
        background: "linear-gradient(98deg, #fffdf6, #f2ead9 55%, #fbf5e8)",
        boxShadow: shadow(5),
        fontFamily: "JetBrains Mono",
        fontSize: 13.5,
        lineHeight: 1.4,
        color: "#3a312a",
        clipPath:
          "polygon(0 4px, 6% 0, 12% 4px, 18% 0, 24% 4px, 30% 0, 36% 4px, 42% 0, 48% 4px, 54% 0, 60% 4px, 66% 0, 72% 4px, 78% 0, 84% 4px, 90% 0, 96% 4px, 100% 0, 100% 100%, 0 100%)",
      }}
    >
      <b style={{ fontSize: 15 }}>{shop}</b>
      {lines.map((line) => (
        <div key={line}>{line}</div>
      ))}
      <b>{total}</b>
    </div>
  );
}

/** The head and neck of a violin, whose body lies below the picture. */
function Neck(): ReactElement {
  return (
    <svg width={190} height={700} viewBox="0 0 190 700" style={{ filter: shapeShadow(14) }}>
      <path
        d="M92 720V220C92 170 60 150 50 110C36 50 80 4 130 14C178 24 190 78 160 108C138 130 104 118 104 92C104 74 122 66 134 76"
        fill="none"
        stroke="#6f2f10"
        strokeWidth="40"
        strokeLinecap="round"
      />
      <path
        d="M86 390V222C86 174 56 154 46 112C34 56 76 10 124 16"
        fill="none"
        stroke="#b8622a"
        strokeWidth="14"
        strokeLinecap="round"
      />
      <circle cx="130" cy="88" r="15" fill="#8a4218" />
      <path d="M72 250H20M72 330H20M112 290H166M112 370H166" stroke="#1c120d" strokeWidth="13" strokeLinecap="round" />
      <path
        d="M22 238V262M22 318V342M164 278V302M164 358V382"
        stroke="#1c120d"
        strokeWidth="17"
        strokeLinecap="round"
      />
      <path d="M73 400H111L114 720H70Z" fill="#1c120d" />
      <path d="M73 400H111" stroke="#efe2c4" strokeWidth="8" />
      <path d="M80 330L77 720M88 250L87 720M96 290L97 720M104 370L107 720" stroke="#efe2c4" strokeWidth="1.8" />
    </svg>
  );
}

function Shoebox(): ReactElement {
  return (
    <svg width={430} height={236} viewBox="0 0 430 236" style={{ filter: shapeShadow(12) }}>
      <path d="M0 20H430L420 236H10z" fill="#c4703c" />
      <path d="M0 20H430L428 66H2z" fill="#5a2413" opacity="0.2" />
      <path d="M0 12H430V26H0z" fill="#dc8c56" />
      <path d="M380 26H430L420 236H370z" fill="#3a1406" opacity="0.2" />
      <rect x="70" y="84" width="250" height="106" rx="3" fill="#fbf3df" />
      <Say x={195} y={132} size={38} weight={650} anchor="middle" font="Fraunces" fill="#2b1710">
        Receipts
      </Say>
      <Say x={195} y={168} size={22} anchor="middle" fill="#2b1710">
        212, all year
      </Say>
    </svg>
  );
}

function receipts(): ReactElement {
  const paper = { front: "#fbf5e6", back: "#efe6d2" };
  return (
    <Stage
      paper="#a4b2a0"
      drama={1}
      ground={
        <div
          style={{ position: "absolute", inset: 0, background: "linear-gradient(#a9b7a6 0 66%, #b98d5c 66%, #c79c6a)" }}
        />
      }
    >
      <div style={{ position: "absolute", inset: 0, ...VIOLIN }}>
        <Place x={594} y={318}>
          <Laptop width={610}>
            <Ledger />
          </Laptop>
        </Place>
        <Place x={960} y={440} rotate={4}>
          <Neck />
        </Place>
        {(
          [
            [76, 392, -8, "Strings & Co", ["4 sets", "x 46"], "184.00"],
            [140, 350, 3, "Harzhof", ["Rosin  5.50", "x 12"], "66.00"],
            [226, 384, 9, "Tonewood", ["Spruce", "6 tops"], "412.50"],
            [122, 436, -4, "Turnery", ["Pegs", "x 20"], "95.00"],
          ] as const
        ).map(([x, y, turn, shop, lines, total]) => (
          <Place key={shop} x={x} y={y} rotate={turn}>
            <Receipt shop={shop} lines={lines} total={total} height={210} />
          </Place>
        ))}
        <Place x={164} y={580} rotate={-1}>
          <Shoebox />
        </Place>
        <div
          style={row(12, {
            position: "absolute",
            right: 112,
            bottom: 34,
            padding: "12px 22px",
            background: "#2b1710",
            color: "#fbf3df",
            borderRadius: 3,
            boxShadow: shadow(6),
          })}
        >
          <span style={display(44, 700)}>1.5 days</span>
          <span style={text(22, { fontWeight: 550, lineHeight: 1.1 })}>
            from box
            <br />
            to books
          </span>
        </div>
      </div>
      <Fold
        facets={crumpledBall({ radius: 120, seed: 6 }, paper)}
        width={200}
        height={190}
        view={{ tilt: 58, turn: 0 }}
        rays={24}
        floor="#c79c6a"
        style={{ left: 402, top: 566 }}
      />
    </Stage>
  );
}

/** Virtual Assistant: a shoebox becomes a ledger. */
export const pictures: readonly Picture[] = [
  { name: "services/virtual-assistant-sample-1", width: 1000, height: 750, scene: receipts },
];
