import type { ReactElement } from "react";
import type { Picture } from "../picture";
import { At, Draw } from "../scenes/At";
import { FOREST, FYYNDFIT, Fyyndfit, LIME } from "../scenes/fyyndfit";
import { Slip } from "../scenes/hand";
import { column, display, row, text } from "../scenes/theme";
import { shadow } from "../stage/light";
import { Place } from "../stage/Place";
import { Sheet } from "../stage/Sheet";
import { Stage } from "../stage/Stage";

const DAYS = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"] as const;
const OLD = ["Legs, 40 min", "Upper body, 40 min", "Rest", "Intervals, 30 min", "Legs, 45 min", "Rest", "Run, 60 min"];
const NEW = ["Legs, 40 min", "", "Upper body, 15 min", "Rest", "Intervals, 30 min", "Legs, 35 min", "Rest"];
const ROW = 65;

/** The plan as it was delivered: typed once, for everyone’s twelve weeks. */
function OldPlan(): ReactElement {
  return (
    <Sheet width={440} height={610} colour="#f6f1e4" lift={4} creases={[{ y: 0.5 }]}>
      <div style={{ padding: "30px 34px", fontFamily: "JetBrains Mono", color: "#3a3730" }}>
        <div style={{ fontSize: 29, fontWeight: 700, letterSpacing: "-0.03em" }}>Week 4 of 12</div>
        <div style={{ marginTop: 18, borderTop: "2px solid #3a3730" }}>
          {DAYS.map((day, index) => (
            <div
              key={day}
              style={row(20, {
                height: ROW,
                borderBottom: "1px solid #b9b09c",
                fontSize: 21,
                fontWeight: 500,
                whiteSpace: "nowrap",
                letterSpacing: "-0.02em",
              })}
            >
              <span style={{ width: 46, color: "#7b7465" }}>{day}</span>
              {OLD[index]}
            </div>
          ))}
        </div>
      </div>
      <Draw w={440} h={610} style={{ pointerEvents: "none" }}>
        <g fill="none" stroke="#d4311f" strokeWidth={8} strokeLinecap="round" opacity={0.9}>
          <path d="M30 184C130 184 280 210 412 224" />
          <path d="M34 234C150 216 290 194 408 172" />
        </g>
      </Draw>
    </Sheet>
  );
}

function Moved({ words, y }: { readonly words: string; readonly y: number }): ReactElement {
  return (
    <Place x={272} y={y} rotate={-2.5}>
      <div
        style={row(0, {
          width: 300,
          height: 62,
          paddingLeft: 20,
          borderRadius: 5,
          background: LIME,
          color: "#0f3021",
          boxShadow: shadow(11),
          ...text(25, { fontWeight: 700, whiteSpace: "nowrap" }),
        })}
      >
        {words}
      </div>
    </Place>
  );
}

/** The plan of the app: two sessions have found another day. */
function NewPlan(): ReactElement {
  return (
    <Sheet width={480} height={640} colour="#fbfcf1" lift={9}>
      <div style={column(0, { padding: "28px 34px", color: "#0f3021" })}>
        <div style={row(0, { justifyContent: "space-between" })}>
          <div style={display(40, 800)}>Week 4</div>
          <Fyyndfit size={27} head="#6fa81c" />
        </div>
        <div style={{ marginTop: 18, borderTop: `3px solid ${FOREST}` }}>
          {DAYS.map((day, index) => (
            <div
              key={day}
              style={row(20, {
                height: ROW,
                borderBottom: "1.5px solid #cfdab5",
                ...text(24, { fontWeight: 600, whiteSpace: "nowrap" }),
              })}
            >
              <span style={{ width: 56, color: "#4d6756", fontWeight: 500 }}>{day}</span>
              {NEW[index] === "" ? (
                <span style={{ width: 290, height: 46, borderRadius: 5, border: "2.5px dashed #8aa07c" }} />
              ) : index === 2 || index === 4 ? (
                ""
              ) : (
                NEW[index]
              )}
            </div>
          ))}
        </div>
      </div>
      <Moved words="Upper body, 15 min" y={262} />
      <Moved words="Intervals, 30 min" y={392} />
      <Draw w={480} h={640} style={{ overflow: "visible" }}>
        <g fill="none" stroke={FOREST} strokeWidth={4.5} strokeLinecap="round" strokeLinejoin="round">
          <path d="M404 186C438 188 446 202 441 224M452 210L440 228L428 211" />
        </g>
      </Draw>
    </Sheet>
  );
}

function plans(): ReactElement {
  return (
    <Stage paper="#dd9a76" drama={0.9}>
      <div style={FYYNDFIT}>
        <Place x={238} y={350} rotate={-6}>
          <OldPlan />
        </Place>
        <Place x={724} y={350} rotate={3}>
          <NewPlan />
        </Place>
        <At x={330} y={612}>
          <Slip
            colour={FOREST}
            ink="#f3f6e4"
            pad="17px 24px"
            radius={4}
            lift={16}
            style={{ transform: "rotate(-3deg)" }}
          >
            <div style={display(31, 750, { lineHeight: 1.1 })}>
              <span style={{ color: LIME }}>Moved:</span> you had 15 minutes
            </div>
          </Slip>
        </At>
      </div>
    </Stage>
  );
}

/** fyyndfit, the app: what a missed Tuesday does to a week. */
export const pictures: readonly Picture[] = [
  { name: "projects/fyyndfit-ai-fitness-app-detail-1", width: 1000, height: 700, scene: plans },
];
