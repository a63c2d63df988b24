import type { ReactElement } from "react";
import type { Picture } from "../picture";
import { At } from "../scenes/At";
import { APRICOT, INKBLUE } from "../scenes/pellgrove";
import { display, text } from "../scenes/theme";
import { shadow } from "../stage/light";
import { Place } from "../stage/Place";
import { Stage } from "../stage/Stage";

interface NoteProps {
  readonly x: number;
  readonly y: number;
  readonly turn: number;
  readonly words: string;
  readonly blue?: boolean;
  readonly size?: number;
}

/** A note as the interviews left it: one quote, one hand. */
function Note({ x, y, turn, words, blue = false, size = 126 }: NoteProps): ReactElement {
  const colour = blue ? "#a9c0e8" : "#f9bd92";
  return (
    <Place x={x} y={y} rotate={turn}>
      <div
        style={{
          width: size,
          height: size,
          padding: `${size * 0.1}px ${size * 0.09}px`,
          background: `linear-gradient(165deg, color-mix(in oklab, ${colour}, black 7%), ${colour} 18% 75%, color-mix(in oklab, ${colour}, white 22%))`,
          boxShadow: shadow(5),
          borderRadius: "1px 1px 12px 1px",
          ...text(size > 140 ? 23 : 19, { fontWeight: 600, lineHeight: 1.14, color: "#1c2444" }),
        }}
      >
        {words}
      </div>
    </Place>
  );
}

const SMALL: readonly (readonly [string, number, number, readonly NoteProps[]])[] = [
  [
    "Which Maya?",
    36,
    26,
    [
      { x: 98, y: 136, turn: -3, words: "“Two Mayas, one digit apart”", blue: true },
      { x: 222, y: 142, turn: 4, words: "“I read the number aloud”" },
      { x: 152, y: 270, turn: 2, words: "“Then I hoped for the best”", blue: true },
    ],
  ],
  [
    "Why this question?",
    714,
    26,
    [
      { x: 792, y: 138, turn: 3, words: "“They know my address”" },
      { x: 912, y: 144, turn: -4, words: "“I gave up at field 30”", blue: true },
    ],
  ],
  [
    "What is 4417?",
    36,
    494,
    [
      { x: 98, y: 606, turn: 3, words: "“Rejected by whom?”" },
      { x: 222, y: 612, turn: -2, words: "“Did money move?”", blue: true },
    ],
  ],
  [
    "Where’s my balance?",
    714,
    494,
    [
      { x: 794, y: 608, turn: -4, words: "“Ads first, money last”", blue: true },
      { x: 914, y: 602, turn: 3, words: "“Like walking through a shop”" },
    ],
  ],
];

const LARGE: readonly NoteProps[] = [
  { x: 402, y: 278, turn: -4, words: "“I took a screenshot, just in case”", size: 172 },
  { x: 584, y: 276, turn: 3, words: "“I called to ask”", size: 164, blue: true },
  { x: 396, y: 452, turn: 3, words: "“Sent it twice”", size: 156, blue: true },
  { x: 572, y: 452, turn: -2, words: "“Then nothing. Is it gone?”", size: 168 },
  { x: 488, y: 612, turn: 4, words: "“My thumb just hovers”", size: 158 },
];

/** Thirty-four strokes, the thirty-one that count struck through in fives. */
function Tally(): ReactElement {
  const groups = [5, 5, 5, 5, 5, 5, 1];
  return (
    <svg width={260} height={54}>
      {groups.map((count, group) =>
        Array.from({ length: Math.min(count, 4) }, (_, stroke) => {
          const x = 6 + group * 37 + stroke * 7;
          return (
            <path
              key={`${group} ${stroke}`}
              d={`M${x} 6L${x - 1 + (stroke % 2) * 2} 46`}
              stroke={INKBLUE}
              strokeWidth={3}
              strokeLinecap="round"
            />
          );
        }).concat(
          count === 5
            ? [
                <path
                  key={`${group} x`}
                  d={`M${group * 37} 38L${group * 37 + 32} 12`}
                  stroke={INKBLUE}
                  strokeWidth={3}
                  strokeLinecap="round"
                />,
              ]
            : [],
        ),
      )}
    </svg>
  );
}

function wall(): ReactElement {
  const title = { fontFamily: "Nunito", color: INKBLUE, whiteSpace: "nowrap" } as const;
  return (
    <Stage paper="#dfe0da" drama={1}>
      {SMALL.map(([words, x, y, notes]) => (
        <div key={words}>
          <At x={x} y={y} style={display(26, 850, title)}>
            {words}
          </At>
          {notes.map((note) => (
            <Note key={note.words} {...note} />
          ))}
        </div>
      ))}
      <At x={310} y={28} w={380} style={display(62, 900, { ...title, textAlign: "center", lineHeight: 0.98 })}>
        Did it go
        <br />
        through?
      </At>
      {LARGE.map((note) => (
        <Note key={note.words} {...note} />
      ))}
      <At x={680} y={268}>
        <div
          style={{
            padding: "20px 24px",
            background: "#fffdf6",
            boxShadow: shadow(3),
            transform: "rotate(2deg)",
            color: INKBLUE,
          }}
        >
          <Tally />
          <div style={display(50, 900, { fontFamily: "Nunito", whiteSpace: "nowrap" })}>31 of 34</div>
          <div style={{ width: 194, height: 5, marginBottom: 8, background: "#33302b", transform: "rotate(-1deg)" }} />
          <div style={display(30, 800, { fontFamily: "Nunito" })}>interviews</div>
        </div>
      </At>
      <At
        x={316}
        y={162}
        w={368}
        h={6}
        style={{ background: APRICOT, borderRadius: 4, transform: "rotate(-0.6deg)" }}
      />
    </Stage>
  );
}

/** Pellgrove Bank: the wall after 34 interviews. */
export const pictures: readonly Picture[] = [
  { name: "projects/banking-app-ux-redesign-detail-2", width: 1000, height: 700, scene: wall },
];
