import type { ReactElement } from "react";
import type { Picture } from "../picture";
import { Clamp, DEEP, GOLD, Haulwright, HAULWRIGHT, PLUM, serif } from "../scenes/haulwright";
import { row, text } from "../scenes/theme";
import { shadow } from "../stage/light";
import { Place } from "../stage/Place";
import { Sheet } from "../stage/Sheet";
import { Stage } from "../stage/Stage";

const MONTHS = ["January", "February", "March", "April", "May", "June"] as const;

/** Questions by subject; an exclamation mark before one makes it the month’s report. */
const ROWS = [
  {
    subject: "Docks",
    paper: "#e9b3c2",
    slips: [
      "!The Waiting Report",
      "Who pays for waiting?",
      "Which gate is slow?",
      "Can I book a slot?",
      "!Docks by the hour",
      "What’s a fair fee?",
    ],
  },
  {
    subject: "Drivers",
    paper: "#f3cf7d",
    slips: [
      "How long is a break?",
      "Why do they quit?",
      "!A week in the cab",
      "Who calls whom?",
      "Where do they park?",
      "!What drivers ask",
    ],
  },
  {
    subject: "Fuel",
    paper: "#a9cfc0",
    slips: [
      "When to fill up?",
      "!Fuel by lane",
      "Does idling cost?",
      "Who sets the fee?",
      "What about tires?",
      "Is a card cheaper?",
    ],
  },
  {
    subject: "Paperwork",
    paper: "#bccbe0",
    slips: [
      "Who signs the bill?",
      "Which form first?",
      "How long to keep it?",
      "!One load, nine forms",
      "Photo or paper?",
      "What gets lost?",
    ],
  },
] as const;

const COLUMN = 138;
const LINE = 134;

function Slip({
  words,
  paper,
  index,
}: {
  readonly words: string;
  readonly paper: string;
  readonly index: number;
}): ReactElement {
  const report = words.startsWith("!");
  const shape = "polygon(0 0, 100% 0, 100% 72%, 78% 100%, 0 100%)";
  return (
    <div
      style={{
        transform: `rotate(${((index * 5) % 7) * 0.5 - 1.5}deg)`,
        filter: report ? "drop-shadow(2px 4px 4px rgb(58 36 14 / 0.35))" : undefined,
      }}
    >
      <div
        style={{
          position: "relative",
          width: COLUMN - 12,
          height: LINE - 20,
          padding: "10px 10px",
          background: report ? PLUM : paper,
          color: report ? "#fff6ee" : DEEP,
          clipPath: report ? shape : undefined,
          boxShadow: report ? undefined : shadow(3),
          ...(report ? serif(24, 680, { lineHeight: 1.02 }) : text(22, { fontWeight: 650, lineHeight: 1.1 })),
        }}
      >
        {report ? words.slice(1) : words}
        {report && (
          <div
            style={{
              position: "absolute",
              right: 0,
              bottom: 0,
              width: "22%",
              height: "28%",
              background: GOLD,
              clipPath: "polygon(0 0, 100% 0, 0 100%)",
            }}
          />
        )}
      </div>
    </div>
  );
}

function Planner(): ReactElement {
  return (
    <Sheet width={952} height={690} colour="#fffaf2" lift={6}>
      <div style={row(0, { padding: "20px 24px 12px", justifyContent: "space-between", alignItems: "baseline" })}>
        <span style={serif(45, 740, { color: PLUM, whiteSpace: "nowrap" })}>Six months, 24 pieces</span>
        <Haulwright size={26} />
      </div>
      <div
        style={{
          display: "grid",
          gridTemplateColumns: `84px repeat(6, ${COLUMN}px)`,
          gridTemplateRows: `38px repeat(4, ${LINE}px)`,
          padding: "0 16px",
          alignItems: "center",
        }}
      >
        <span />
        {MONTHS.map((month) => (
          <span
            key={month}
            style={text(21, { fontWeight: 700, paddingLeft: 6, borderBottom: `3px solid ${DEEP}`, height: 36 })}
          >
            {month}
          </span>
        ))}
        {ROWS.map(({ subject, paper, slips }, line) => [
          <div
            key={subject}
            style={{
              height: LINE - 8,
              width: 54,
              marginLeft: 10,
              borderRadius: 4,
              background: paper,
              display: "grid",
              placeItems: "center",
            }}
          >
            <span
              style={serif(22, 700, {
                writingMode: "vertical-rl",
                transform: "rotate(180deg)",
                color: DEEP,
                lineHeight: 1,
              })}
            >
              {subject}
            </span>
          </div>,
          ...slips.map((words, month) => (
            <div key={words} style={{ paddingLeft: 6 }}>
              <Slip words={words} paper={paper} index={line * 6 + month * 3} />
            </div>
          )),
        ])}
      </div>
    </Sheet>
  );
}

function plan(): ReactElement {
  return (
    <Stage paper="#71485c" drama={1} grain={1}>
      <div style={HAULWRIGHT}>
        <Place x={500} y={388} rotate={-1.2}>
          <Planner />
        </Place>
        <Place x={190} y={44} rotate={-2}>
          <Clamp />
        </Place>
        <Place x={800} y={32} rotate={2}>
          <Clamp />
        </Place>
      </div>
    </Stage>
  );
}

/** Haulwright: half a year on one sheet. */
export const pictures: readonly Picture[] = [
  { name: "projects/content-marketing-strategy-sample-2", width: 1000, height: 750, scene: plan },
];
