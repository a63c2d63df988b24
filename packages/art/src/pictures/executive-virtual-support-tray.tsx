import type { ReactElement } from "react";
import type { Picture } from "../picture";
import { ARDENHOLT, BERRY } from "../scenes/ardenholt";
import { At } from "../scenes/At";
import { Envelope } from "../scenes/stationery";
import { column, display, text } from "../scenes/theme";
import { shadow } from "../stage/light";
import { Place } from "../stage/Place";
import { Stage } from "../stage/Stage";
import { Horizon, Standing } from "../stage/Standing";

const BINS = [
  { words: "Hers", count: 9, colour: BERRY },
  { words: "Draft ready", count: 12, colour: "#b84a6c" },
  { words: "Handled", count: 118, colour: "#56303f" },
  { words: "No reply", count: 41, colour: "#86706a" },
] as const;

const EDGE = 2.6;
const [BIN, WALL, DEEP] = [202, 18, 336];

/** Envelopes lying on each other, seen by their edges: as many as were counted. */
function Pile({ count }: { readonly count: number }): ReactElement {
  return (
    <svg
      width={BIN}
      height={count * EDGE}
      style={{ position: "absolute", left: 0, bottom: 0, filter: "drop-shadow(3px -1px 4px rgb(40 20 5 / 0.3))" }}
    >
      {Array.from({ length: count }, (_, index) => {
        const off = ((index * 37) % 11) - 5;
        return (
          <g key={String(index)}>
            <rect
              x={18 + off}
              y={(count - 1 - index) * EDGE}
              width={BIN - 36}
              height={EDGE}
              fill={["#fdf6e8", "#f3e6cf", "#fbf1df", "#ecdcc2"][index % 4]}
            />
            <rect
              x={18 + off}
              y={(count - 1 - index) * EDGE + EDGE * 0.68}
              width={BIN - 36}
              height={EDGE * 0.32}
              fill="#7d6448"
              opacity="0.62"
            />
          </g>
        );
      })}
    </svg>
  );
}

function Tray(): ReactElement {
  const wood = "#dcbf92";
  const wide = BIN * 4 + WALL * 5;
  return (
    <div style={{ position: "relative", width: wide, height: DEEP + 128 }}>
      <div
        style={{
          position: "absolute",
          inset: "0 0 110px 0",
          background: "linear-gradient(#6e5434, #8c6d47 70%)",
          clipPath: "polygon(0 26px, 100% 26px, 100% 100%, 0 100%)",
        }}
      />
      {BINS.map(({ words, count }, index) => (
        <At key={words} x={WALL + index * (BIN + WALL)} y={26} w={BIN} h={DEEP - 8}>
          <div
            style={{
              position: "absolute",
              inset: 0,
              boxShadow: "inset 34px 22px 40px rgb(35 18 4 / 0.45), inset -8px 0 14px rgb(35 18 4 / 0.25)",
            }}
          />
          <Pile count={count} />
        </At>
      ))}
      {[0, 1, 2, 3, 4].map((index) => (
        <At
          key={index}
          x={index * (BIN + WALL)}
          y={0}
          w={WALL}
          h={DEEP + 40}
          style={{
            background: `linear-gradient(90deg, #efd8b2, ${wood} 40%, #b8935f)`,
            borderRadius: "4px 4px 0 0",
            boxShadow: "6px 4px 12px rgb(40 20 5 / 0.35)",
          }}
        />
      ))}
      <At
        x={0}
        y={DEEP + 18}
        w={wide}
        h={110}
        style={{
          background: `linear-gradient(#ecd3ab, ${wood} 12%, #c9a673)`,
          boxShadow: "inset 0 2px 0 rgb(255 255 255 / 0.5), 0 -3px 8px rgb(40 20 5 / 0.22)",
          borderRadius: "0 0 4px 4px",
        }}
      />
      {BINS.map(({ words, count, colour }, index) => (
        <At key={words} x={WALL + index * (BIN + WALL) - 3} y={DEEP + 20} w={BIN + 6}>
          <div
            style={column(0, {
              alignItems: "center",
              height: 102,
              paddingTop: 4,
              background: colour,
              color: "#fff6ea",
              borderRadius: 4,
              boxShadow: `inset 0.6px 1px 0 rgb(255 255 255 / 0.4), ${shadow(4)}`,
            })}
          >
            <span style={text(28, { fontWeight: 650, lineHeight: 1.15 })}>{words}</span>
            <span style={display(60, 640, { lineHeight: 1, fontVariantNumeric: "lining-nums" })}>{count}</span>
          </div>
        </At>
      ))}
    </div>
  );
}

const FALLING = [
  { x: 202, y: 268, rotate: -24, width: 150 },
  { x: 372, y: 296, rotate: 15, width: 140 },
  { x: 640, y: 236, rotate: -13, width: 158 },
  { x: 812, y: 300, rotate: 27, width: 144 },
] as const;

function Slot(): ReactElement {
  return (
    <div
      style={{
        position: "relative",
        width: 620,
        height: 128,
        borderRadius: 10,
        background: "linear-gradient(#f7ead6, #e3cfae)",
        boxShadow: `inset 0 2px 0 rgb(255 255 255 / 0.7), ${shadow(12)}`,
      }}
    >
      <div style={display(66, 640, { textAlign: "center", color: "#2b1620", paddingTop: 14, lineHeight: 1 })}>
        180 a day
      </div>
      <div
        style={{
          position: "absolute",
          left: 40,
          right: 40,
          bottom: 14,
          height: 20,
          borderRadius: 10,
          background: "linear-gradient(#1c0c12, #4a2634)",
          boxShadow: "0 1.5px 0 rgb(255 255 255 / 0.7)",
        }}
      />
    </div>
  );
}

function why(): ReactElement {
  return (
    <Stage drama={0.8} grain={0.8} ground={<Horizon at={0.86} wall="#9c3355" table="#f0e0c4" />}>
      <div style={ARDENHOLT}>
        <Place x={500} y={490}>
          <Standing width={BIN * 4 + WALL * 5} height={DEEP + 128} strength={0.8}>
            <Tray />
          </Standing>
        </Place>
        <Place x={500} y={78}>
          <Slot />
        </Place>
        <At x={0} y={120} w={1000} h={200} style={{ overflow: "hidden" }}>
          <Place x={500} y={14} rotate={4}>
            <Envelope width={176} />
          </Place>
        </At>
        {FALLING.map(({ x, y, rotate, width }) => (
          <Place key={x} x={x} y={y} rotate={rotate}>
            <Envelope width={width} />
          </Place>
        ))}
      </div>
    </Stage>
  );
}

/** Executive Virtual Support: where 180 emails a day go. */
export const pictures: readonly Picture[] = [
  { name: "projects/executive-virtual-support-why", width: 1000, height: 750, scene: why },
];
