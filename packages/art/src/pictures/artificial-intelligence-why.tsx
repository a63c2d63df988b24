import type { ReactElement } from "react";
import type { Picture } from "../picture";
import { Say } from "../scenes/hand";
import { Icon } from "../scenes/Icon";
import { column, display, row, text, themed } from "../scenes/theme";
import { shapeShadow } from "../stage/light";
import { Place } from "../stage/Place";
import { Sheet } from "../stage/Sheet";
import { Stage } from "../stage/Stage";

const LOOK = themed({ ink: "#0e2a31", soft: "#53696e", accent: "#157f87", display: "Bricolage Grotesque" });

type Tally = readonly [right: number, handed: number, wrong: number];

const COLOURS = ["#17858c", "#efb93b", "#d8402a"] as const;

/** Two hundred squares; which of them are handed over or wrong is scattered, but always the same. */
function Squares({ tally, cell }: { readonly tally: Tally; readonly cell: number }): ReactElement {
  const order = Array.from({ length: 200 }, (_, index) => (index * 83 + 47) % 200);
  const [, handed, wrong] = tally;
  const kind = (index: number): number => {
    const rank = order[index] ?? 0;
    return rank < wrong ? 2 : rank < wrong + handed ? 1 : 0;
  };
  return (
    <svg width={cell * 10} height={cell * 20}>
      {order.map((_, index) => (
        <rect
          key={index}
          x={(index % 10) * cell + 2}
          y={Math.floor(index / 10) * cell + 2}
          width={cell - 4}
          height={cell - 4}
          rx={2}
          fill={COLOURS[kind(index)]}
        />
      ))}
    </svg>
  );
}

const LINES =
  "repeating-linear-gradient(#cfdcd4 0 1px, transparent 1px 26px), repeating-linear-gradient(90deg, #cfdcd4 0 1px, transparent 1px 26px), #fdfaef";

function why(): ReactElement {
  const page = (week: string, figure: string, tally: Tally, cell: number): ReactElement => (
    <Sheet width={cell * 10 + 78} height={cell * 20 + 132} lift={cell > 26 ? 14 : 5} style={{ background: LINES }}>
      <div
        style={row(0, {
          justifyContent: "space-between",
          alignItems: "baseline",
          padding: "22px 40px 12px",
          color: "#0e2a31",
        })}
      >
        <span style={text(30, { fontWeight: 650 })}>{week}</span>
        <span style={display(60, 800, { color: "#0f6a72", lineHeight: 1 })}>{figure}</span>
      </div>
      <div style={{ paddingLeft: 39 }}>
        <Squares tally={tally} cell={cell} />
      </div>
    </Sheet>
  );
  const legend: readonly (readonly [string, string, string])[] = [
    ["Correct", "131", "188"],
    ["Handed to a person", "24", "11"],
    ["Wrong", "45", "1"],
  ];
  return (
    <Stage paper="#e4a98c" drama={0.9}>
      <div style={{ position: "absolute", inset: 0, ...LOOK }}>
        <Place x={172} y={388} rotate={-5}>
          {page("Week 2", "131", [131, 24, 45], 24)}
        </Place>
        <Place x={500} y={378} rotate={2}>
          {page("Week 6", "188", [188, 11, 1], 29)}
        </Place>
        <div style={column(58, { position: "absolute", left: 716, top: 92, width: 280, color: "#0e2a31" })}>
          {legend.map(([words, before, after], index) => (
            <div key={words} style={column(6)}>
              <div style={row(12, text(25, { fontWeight: 650, lineHeight: 1.1 }))}>
                <span
                  style={{
                    width: 26,
                    height: 26,
                    borderRadius: 3,
                    background: COLOURS[index],
                    filter: shapeShadow(2),
                    flex: "none",
                  }}
                />
                {words}
              </div>
              <div style={row(10, { alignItems: "baseline" })}>
                <span style={display(44, 650, { color: "#74452f" })}>{before}</span>
                <Icon name="arrow" size={34} weight={2} style={{ color: "#74452f", transform: "translateY(4px)" }} />
                <span style={display(72, 800)}>{after}</span>
              </div>
            </div>
          ))}
        </div>
        <svg width={1000} height={750} style={{ position: "absolute", inset: 0 }}>
          <Say x={718} y={694} size={22} weight={550}>
            200 real questions
          </Say>
        </svg>
      </div>
    </Stage>
  );
}

/** Artificial Intelligence: the picture of its argument. */
export const pictures: readonly Picture[] = [
  { name: "services/artificial-intelligence-why", width: 1000, height: 750, scene: why },
];
