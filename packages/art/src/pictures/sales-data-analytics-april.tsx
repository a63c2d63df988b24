import type { ReactElement } from "react";
import { Fold } from "../fold/Fold";
import { move, spin } from "../fold/place";
import type { Picture } from "../picture";
import { lying, OnPaper, type Quad } from "../scenes/OnPaper";
import { CORAL, NARROW, TARNFELL, Tarnfell, TEAL } from "../scenes/tarnfell";
import { column, display, row, text } from "../scenes/theme";
import { Stage } from "../stage/Stage";
import type { Facet, View } from "../trace/order";
import type { Vec } from "../trace/vector";

const TABLE = "#93abb0";
const VIEW: View = { tilt: 34, turn: 0, zoom: 1, distance: 2300, shift: [0, -18] };
const FRAME = { width: 1000, height: 750, view: VIEW };

const [COLUMN, HEAD, ROW] = [154, 132, 206];
const PAD = lying({ x: -14, y: -96, w: COLUMN * 6, h: HEAD + ROW * 2 + 10, turn: -4, colour: "#fbf8ee", z: 4 });
const UNDER = lying({ x: -12, y: -94, w: COLUMN * 6 + 4, h: HEAD + ROW * 2 + 14, turn: -4.6, colour: "#e8e0cd", z: 2 });
const NOTE = lying({ x: -250, y: -22, w: 176, h: 104, turn: -9, colour: TEAL, z: 6.5 });
const REPORT = lying({ x: 92, y: 118, w: 178, h: 200, turn: 7, colour: "#bfc1bd", z: 7 });

const CARD = { front: "#cf9f6a", back: "#b98a55" };

/** A box without its lid: four walls and a bottom. */
function box(w: number, d: number, h: number): Facet[] {
  const p = (x: number, y: number, z: number): Vec => [(x * w) / 2, (y * d) / 2, z];
  const wall = (a: readonly [number, number], b: readonly [number, number]): Facet => ({
    points: [p(a[0], a[1], 0.5), p(b[0], b[1], 0.5), p(b[0], b[1], h), p(a[0], a[1], h)],
    ...CARD,
  });
  return [
    wall([-1, 1], [1, 1]),
    wall([1, 1], [1, -1]),
    wall([1, -1], [-1, -1]),
    wall([-1, -1], [-1, 1]),
    { points: [p(-1, -1, 1), p(1, -1, 1), p(1, 1, 1), p(-1, 1, 1)], ...CARD },
  ];
}

const BOX = move(spin(box(330, 190, 128), [0, 0, 1], -11), [292, 330, 0]);

/** The lid, upside up beside the box. */
const LID = (() => {
  const top = lying({ x: -256, y: 312, w: 340, h: 170, turn: 8, colour: TEAL, z: 34 });
  const sides = ([0, 1, 2, 3] as const).map((index): Facet => {
    const [a, b] = [top.quad[index], top.quad[(index + 1) % 4] ?? top.quad[0]];
    return { points: [a, b, [b[0], b[1], 0.5], [a[0], a[1], 0.5]], front: TEAL, back: TEAL };
  });
  return { facets: [top.facet, ...sides], quad: top.quad };
})();

const DAYS = [
  ["31", "1", "2", "3", "4", "5"],
  ["7", "8", "9", "10", "11", "12"],
] as const;

function Month(): ReactElement {
  const rule = "2px solid #c6cdc4";
  return (
    <div style={{ position: "relative", height: "100%", color: "#12292b" }}>
      <div style={row(0, { padding: "20px 30px 0 22px", justifyContent: "space-between" })}>
        <span style={display(68, 780, { fontStretch: "80%", lineHeight: 1 })}>April</span>
        <Tarnfell size={30} />
      </div>
      <div style={{ position: "absolute", left: 0, right: 0, top: 98, display: "flex" }}>
        {["Mon", "Tue", "Wed", "Thu", "Fri", "Sat"].map((day) => (
          <span
            key={day}
            style={{ width: COLUMN, paddingLeft: 14, ...text(22, { fontWeight: 600, color: "#566a69" }) }}
          >
            {day}
          </span>
        ))}
      </div>
      {DAYS.map((week, line) => (
        <div key={week[0]} style={{ position: "absolute", left: 0, top: HEAD + line * ROW, display: "flex" }}>
          {week.map((day) => (
            <div
              key={day}
              style={{ width: COLUMN, height: ROW, borderTop: rule, borderRight: rule, padding: "6px 12px" }}
            >
              <div style={{ fontFamily: NARROW, fontSize: 38, fontWeight: 700, lineHeight: 1.1 }}>{day}</div>
              {day === "1" && (
                <div style={text(25, { fontWeight: 650, lineHeight: 1.12, marginTop: 2 })}>Why did March miss?</div>
              )}
              {day === "5" && (
                <div style={text(27, { fontWeight: 700, lineHeight: 1.1, marginTop: 8, color: "#c8401f" })}>
                  Reorder closes
                </div>
              )}
            </div>
          ))}
        </div>
      ))}
      <div
        style={{
          position: "absolute",
          left: COLUMN * 5 - 7,
          top: HEAD - 12,
          width: 11,
          height: ROW + 18,
          background: CORAL,
        }}
      />
    </div>
  );
}

function Report(): ReactElement {
  return (
    <div style={column(7, { padding: "22px 20px", color: "#3b403f", height: "100%" })}>
      <div style={display(39, 700, { fontStretch: "80%" })}>Report on March</div>
      <div style={text(24, { fontWeight: 500, lineHeight: 1.2 })}>Nine days, all correct</div>
    </div>
  );
}

function why(): ReactElement {
  return (
    <Stage paper={TABLE} drama={0.95}>
      <Fold facets={[UNDER.facet, PAD.facet]} {...FRAME} floor={TABLE} rays={28} style={{ left: 0, top: 0 }} />
      <div style={TARNFELL}>
        <Printed quad={PAD.quad} />
      </div>
      <Fold
        facets={[NOTE.facet, REPORT.facet, ...BOX, ...LID.facets]}
        {...FRAME}
        floor="#e6e2d4"
        rays={44}
        style={{ left: 0, top: 0 }}
      />
      <div style={TARNFELL}>
        <OnPaper quad={REPORT.quad} w={178} h={200} {...FRAME}>
          <Report />
        </OnPaper>
        <OnPaper quad={NOTE.quad} w={176} h={104} {...FRAME} style={{ mixBlendMode: "normal" }}>
          <div style={text(29, { fontWeight: 700, lineHeight: 1.1, padding: "18px 14px", color: "#f3fbf6" })}>
            Answered, 20 min
          </div>
        </OnPaper>
        <OnPaper quad={LID.quad} w={340} h={170} {...FRAME} style={{ mixBlendMode: "normal" }}>
          <div style={column(14, { padding: "26px 30px", color: "#f3fbf6" })}>
            <Tarnfell size={44} colour="#f3fbf6" />
            <span style={text(30, { fontWeight: 600, lineHeight: 1 })}>Fell boot, size 10</span>
          </div>
        </OnPaper>
      </div>
    </Stage>
  );
}

function Printed({ quad }: { readonly quad: Quad }): ReactElement {
  return (
    <OnPaper quad={quad} w={COLUMN * 6} h={HEAD + ROW * 2 + 10} {...FRAME}>
      <Month />
    </OnPaper>
  );
}

/** Sales data for Tarnfell Outdoor: an answer on the right side of a deadline. */
export const pictures: readonly Picture[] = [
  { name: "projects/sales-data-analytics-why", width: 1000, height: 750, scene: why },
];
