import type { ReactElement, ReactNode } from "react";
import { Fold } from "../fold/Fold";
import type { Picture } from "../picture";
import { ARDENHOLT, BERRY, CREAM } from "../scenes/ardenholt";
import { OnPaper, type Quad } from "../scenes/OnPaper";
import { column, display, text } from "../scenes/theme";
import { Stage } from "../stage/Stage";
import type { View } from "../trace/order";
import type { Vec } from "../trace/vector";

const TABLE = "#8ea4b4";
const FRAME = { width: 1000, height: 625 };
const VIEW: View = { tilt: 16, turn: 0, zoom: 0.98, distance: 2600, shift: [0, 0] };

/** Quarter hours of administration in each hour of a day; 61 hours in all. */
interface Week {
  readonly name: string;
  readonly hours: string;
  readonly days: readonly (readonly number[])[];
}

const BEFORE: Week = {
  name: "Week 1",
  hours: "17 h",
  days: [
    [4, 1, 0, 0, 0, 0, 3, 0, 0, 0, 0, 2, 3],
    [4, 1, 0, 0, 3, 3, 0, 0, 0, 0, 1, 0],
    [2, 0, 0, 4, 4, 4, 4, 4, 0, 0, 0, 0],
    [4, 0, 1, 0, 0, 0, 3, 2, 0, 0, 0, 0],
    [2, 1, 0, 0, 4, 4, 0, 0, 0, 0, 0, 0],
  ],
};

const AFTER: Week = {
  name: "Week 13",
  hours: "6 h",
  days: [
    [2, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 1],
    [3, 1, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0],
    [2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
    [4, 0, 1, 0, 0, 0, 1, 0, 0, 0, 0, 0],
    [2, 1, 0, 0, 2, 1, 0, 0, 0, 0, 0, 0],
  ],
};

const NAMES = ["Mon", "Tue", "Wed", "Thu", "Fri"] as const;
const [LABEL, DAY, HIGH] = [152, 163, 240];
const [CELL, ROW] = [12, 40];
const WIDTHS = [LABEL, DAY, DAY, DAY, DAY, DAY] as const;

/** The panels of a strip that was folded by days, its middle at (x, y). */
function strip(x: number, y: number, turn: number): Quad[] {
  const [rise, a] = [Math.sin((11 * Math.PI) / 180), (turn * Math.PI) / 180];
  const run = Math.cos((11 * Math.PI) / 180);
  const total = (LABEL + DAY * 5) * run;
  let along = -total / 2;
  let z = 0.6;
  return WIDTHS.map((width, index) => {
    const [from, low] = [along, z];
    along += width * run;
    z += (index % 2 === 0 ? 1 : -1) * DAY * rise;
    z = Math.max(0.6, z);
    const at = (s: number, t: number, height: number): Vec => [
      x + s * Math.cos(a) - t * Math.sin(a),
      y + s * Math.sin(a) + t * Math.cos(a),
      height,
    ];
    return [at(from, -HIGH / 2, low), at(along, -HIGH / 2, z), at(along, HIGH / 2, z), at(from, HIGH / 2, low)];
  });
}

function Day({
  now,
  first,
  name,
}: {
  readonly now: readonly number[];
  readonly first: readonly number[];
  name: string;
}) {
  return (
    <svg width={DAY} height={HIGH}>
      <text x={4} y={42} style={{ ...text(27, { fontWeight: 650 }), fill: "#2b1620" }}>
        {name}
      </text>
      {now.flatMap((admin, hour) =>
        [0, 1, 2, 3].map((quarter) => {
          const freed = quarter >= admin && quarter < (first[hour] ?? 0);
          if (freed) return null;
          return (
            <rect
              key={`${String(hour)}-${String(quarter)}`}
              x={3 + hour * CELL}
              y={58 + quarter * ROW}
              width={CELL - 1.5}
              height={ROW - 1.5}
              fill={quarter < admin ? BERRY : "#d3c3ad"}
            />
          );
        }),
      )}
    </svg>
  );
}

function Title({ week }: { readonly week: Week }): ReactElement {
  return (
    <div style={column(2, { padding: "34px 0 0 20px", color: "#2b1620" })}>
      <span style={text(27, { fontWeight: 650 })}>{week.name}</span>
      <span style={display(70, 640, { color: BERRY, whiteSpace: "nowrap", lineHeight: 1.05 })}>{week.hours}</span>
      <span style={text(25, { fontWeight: 500 })}>of admin</span>
    </div>
  );
}

const STRIPS = [
  { week: BEFORE, quads: strip(-2, -150, -3.5) },
  { week: AFTER, quads: strip(0, 148, -1) },
] as const;

function Printed({ quad, w, children }: { readonly quad: Quad; readonly w: number; readonly children: ReactNode }) {
  return (
    <OnPaper quad={quad} w={w} h={HIGH} {...FRAME} view={VIEW}>
      {children}
    </OnPaper>
  );
}

/** What was given back, written into the largest gap. */
function Given(): ReactElement {
  return (
    <div style={{ position: "absolute", left: 35, top: 66, width: 70, textAlign: "center", color: BERRY }}>
      <div style={display(68, 650, { lineHeight: 0.98 })}>11</div>
      <div style={display(60, 650, { lineHeight: 0.9 })}>h</div>
    </div>
  );
}

function detail(): ReactElement {
  return (
    <Stage paper={TABLE} drama={0.9}>
      <Fold
        facets={STRIPS.flatMap(({ quads }) => quads.map((points) => ({ points, front: CREAM, back: CREAM })))}
        {...FRAME}
        view={VIEW}
        floor={TABLE}
        rays={40}
        style={{ left: 0, top: 0 }}
      />
      <div style={ARDENHOLT}>
        {STRIPS.map(({ week, quads }) =>
          quads.map((quad, index) => (
            <Printed key={`${week.name}${String(index)}`} quad={quad} w={WIDTHS[index] ?? DAY}>
              {index === 0 ? (
                <Title week={week} />
              ) : (
                <>
                  <Day
                    now={week.days[index - 1] ?? []}
                    first={BEFORE.days[index - 1] ?? []}
                    name={NAMES[index - 1] ?? ""}
                  />
                  {week === AFTER && index === 3 && <Given />}
                </>
              )}
            </Printed>
          )),
        )}
      </div>
    </Stage>
  );
}

/** Executive Virtual Support: the same week, thirteen weeks apart. */
export const pictures: readonly Picture[] = [
  { name: "projects/executive-virtual-support-detail-1", ...FRAME, scene: detail },
];
