import type { ReactElement } from "react";
import type { Picture } from "../picture";
import { Thread } from "../scenes/hand";
import { Logo } from "../scenes/Mark";
import { column, row, text, themed } from "../scenes/theme";
import { shadow } from "../stage/light";
import { Place } from "../stage/Place";
import { Sheet } from "../stage/Sheet";
import { Stage } from "../stage/Stage";

const TIMBER = themed({
  bg: "#fbf6ea",
  panel: "#efe5cf",
  ink: "#23301f",
  soft: "#6a6a54",
  line: "#d9cfb5",
  accent: "#2f6b3f",
  display: "Fraunces",
});

const LINES = [
  ["Oak beams, 14 pcs", "$1,960.00"],
  ["Larch decking, 60 m²", "$2,280.00"],
  ["Spruce battens, 90 m", "$315.00"],
] as const;

function frame(colour: string): {
  readonly boxShadow: string;
  readonly padding: string;
  readonly margin: string;
  readonly borderRadius: number;
  readonly background: string;
} {
  return {
    boxShadow: `0 0 0 4px ${colour}`,
    padding: "3px 9px",
    margin: "0 -9px",
    borderRadius: 3,
    background: `color-mix(in oklab, ${colour} 14%, transparent)`,
  };
}

function Invoice(): ReactElement {
  return (
    <Sheet width={450} height={620} colour="#f6f0e2" lift={6}>
      <div style={column(18, { padding: "34px 36px", color: "#2a2a22", fontFamily: "JetBrains Mono", fontSize: 18 })}>
        <div
          style={{
            ...frame("#2f6b9c"),
            alignSelf: "flex-start",
            fontFamily: "Fraunces",
            fontSize: 32,
            fontWeight: 700,
          }}
        >
          Hollin Sawmill
        </div>
        <span style={{ ...frame("#b8501e"), alignSelf: "flex-start" }}>Date May 12</span>
        <span style={{ fontSize: 30, fontWeight: 700 }}>Invoice 4471</span>
        <div style={column(14, { borderTop: "2px solid #2a2a22", paddingTop: 16 })}>
          {LINES.map(([what, sum], index) => (
            <div key={what} style={column(2, index === 0 ? { ...frame("#d9a514") } : {})}>
              <span>{what}</span>
              <span style={{ textAlign: "right" }}>{sum}</span>
            </div>
          ))}
        </div>
        <div
          style={{
            ...frame("#2f6b3f"),
            display: "flex",
            justifyContent: "space-between",
            fontSize: 25,
            fontWeight: 700,
          }}
        >
          <span>Total</span>
          <span>$4,555.00</span>
        </div>
      </div>
      <div
        style={{
          position: "absolute",
          left: 46,
          bottom: 26,
          color: "#2f5d9c",
          border: "4px solid #2f5d9c",
          borderRadius: 6,
          padding: "2px 14px",
          transform: "rotate(-8deg)",
          opacity: 0.75,
          ...text(22, { fontWeight: 700 }),
        }}
      >
        Received May 14
      </div>
    </Sheet>
  );
}

const FIELDS: readonly (readonly [field: string, value: string, sure: string, colour: string])[] = [
  ["Supplier", "Hollin Sawmill", "99%", "#2f6b9c"],
  ["Date", "May 12", "99%", "#b8501e"],
  ["Line 1", "Oak beams, 14 pcs", "82% sure, check", "#d9a514"],
  ["Line 2", "Larch decking, 60 m²", "97%", "#6a6a54"],
  ["Line 3", "Spruce battens, 90 m", "98%", "#6a6a54"],
  ["Total", "$4,555.00", "99%", "#2f6b3f"],
];

function paperwork(): ReactElement {
  return (
    <Stage
      paper="#8c6a45"
      drama={1}
      grain={1.4}
      ground={
        <div
          style={{
            position: "absolute",
            inset: 0,
            background:
              "repeating-linear-gradient(2deg, rgb(60 34 8 / 0.2) 0 2px, transparent 2px 118px), repeating-linear-gradient(1deg, rgb(255 230 180 / 0.05) 0 9px, transparent 9px 23px)",
          }}
        />
      }
    >
      <div style={{ position: "absolute", inset: 0, ...TIMBER }}>
        <Place x={236} y={388} rotate={-4}>
          <Invoice />
        </Place>
        <Place x={728} y={388} rotate={1.5}>
          <div
            style={{
              width: 500,
              background: "var(--ui-bg)",
              borderRadius: 14,
              overflow: "hidden",
              boxShadow: shadow(18),
              color: "var(--ui-ink)",
            }}
          >
            <div
              style={row(0, {
                justifyContent: "space-between",
                padding: "20px 24px",
                background: "#23301f",
                color: "#f4eed9",
              })}
            >
              <Logo
                mark="leaf"
                name="Yewcastle Timber"
                size={28}
                colour="#8fb35a"
                second="#d9a514"
                ink="#f4eed9"
                font="Fraunces"
              />
              <span style={text(20, { fontWeight: 600 })}>Read in 3 s</span>
            </div>
            {FIELDS.map(([field, value, sure, colour]) => {
              const doubt = field === "Line 1";
              return (
                <div
                  key={field}
                  style={row(14, {
                    height: 78,
                    padding: "0 24px 0 18px",
                    borderTop: "1.5px solid var(--ui-line)",
                    background: doubt ? "#fbe08a" : undefined,
                  })}
                >
                  <span style={{ width: 10, height: 46, borderRadius: 5, background: colour }} />
                  <div style={column(0, { flex: 1, lineHeight: 1.2 })}>
                    <span style={text(18, { color: "#5d5d48", lineHeight: 1.2 })}>{field}</span>
                    <b style={{ fontSize: 23, whiteSpace: "nowrap" }}>{value}</b>
                  </div>
                  <span
                    style={text(doubt ? 22 : 21, {
                      fontWeight: doubt ? 750 : 600,
                      color: doubt ? "#6b4a00" : "#2f6b3f",
                      whiteSpace: "nowrap",
                    })}
                  >
                    {sure}
                  </span>
                </div>
              );
            })}
          </div>
        </Place>
        <Thread d="M276 134C390 130 400 210 492 204" colour="#2f6b9c" width={5} />
        <Thread d="M163 202C330 224 380 270 490 282" colour="#b8501e" width={5} />
        <Thread d="M434 352C460 352 464 360 488 360" colour="#efb92a" width={5} />
        <Thread d="M450 532C478 536 466 594 484 594" colour="#4f9a5b" width={5} />
      </div>
    </Stage>
  );
}

/** Artificial Intelligence: sample 2. */
export const pictures: readonly Picture[] = [
  { name: "services/artificial-intelligence-sample-2", width: 1000, height: 750, scene: paperwork },
];
