import type { ReactElement } from "react";
import type { Picture } from "../picture";
import { Icon } from "../scenes/Icon";
import { Logo } from "../scenes/Mark";
import { column, display, row, text, themed } from "../scenes/theme";
import { shadow } from "../stage/light";
import { Place } from "../stage/Place";
import { Stage } from "../stage/Stage";

const LOOK = themed({ ink: "#f4f1e4", display: "Bricolage Grotesque" });

/** What the camera found on a tile; all others are fine. */
const FOUND: Readonly<Record<number, { readonly words: string; readonly colour: string }>> = {
  1: { words: "Crack 3 mm", colour: "#e0351f" },
  7: { words: "Color drift", colour: "#e0351f" },
  13: { words: "Chip", colour: "#e0351f" },
  11: { words: "Unsure", colour: "#f6c22f" },
};

const SIZE = 208;

/** One glazed tile, 100 × 100: a star of two squares with leaves, the glaze a little different on each. */
function Tile({ index }: { readonly index: number }): ReactElement {
  const glaze =
    index === 7
      ? "#3f8a86"
      : `color-mix(in oklab, #1f4fa3, ${index % 3 === 0 ? "white" : "black"} ${String((index * 5) % 9)}%)`;
  const pale = index === 7 ? "#d9e9d8" : "#e9eef3";
  return (
    <svg
      viewBox="0 0 100 100"
      width={SIZE - 10}
      height={SIZE - 10}
      style={{ borderRadius: 3, boxShadow: "2px 3px 5px rgb(20 20 30 / 0.55)" }}
    >
      <rect width="100" height="100" fill={glaze} />
      <path
        d="M50 6L61 27L84 16L73 39L94 50L73 61L84 84L61 73L50 94L39 73L16 84L27 61L6 50L27 39L16 16L39 27z"
        fill={pale}
      />
      <path d="M50 24L58 42L76 50L58 58L50 76L42 58L24 50L42 42z" fill={glaze} />
      <circle cx="50" cy="50" r="7" fill="#e3b64a" />
      <path
        d="M0 0H20A20 20 0 0 1 0 20zM100 0V20A20 20 0 0 1 80 0zM0 100V80A20 20 0 0 1 20 100zM100 100H80A20 20 0 0 1 100 80z"
        fill={pale}
      />
      {index === 1 && (
        <path d="M66 2L62 18L70 30L64 46L72 58" fill="none" stroke="#14100c" strokeWidth="2" strokeLinejoin="round" />
      )}
      {index === 13 && (
        <path d="M100 62L88 68L92 78L84 86L90 100H100z" fill="#c79b78" stroke="#7a5438" strokeWidth="1.4" />
      )}
      {index === 11 && <path d="M24 70Q34 64 40 74T54 78" fill="none" stroke="#8fa7c4" strokeWidth="2.4" />}
      <path d="M4 4H96L60 26Q24 40 4 84z" fill="#fff" opacity="0.15" />
      <path d="M2 98V2H98" fill="none" stroke="#fff" strokeWidth="1.6" opacity="0.5" />
    </svg>
  );
}

function Checked({ index }: { readonly index: number }): ReactElement {
  const found = FOUND[index];
  return (
    <div style={{ position: "relative", width: SIZE, height: SIZE, padding: 5 }}>
      <Tile index={index} />
      {found ? (
        <>
          <div
            style={{
              position: "absolute",
              inset: -1,
              border: `9px solid ${found.colour}`,
              borderRadius: 8,
              boxShadow: shadow(4),
            }}
          />
          <span
            style={text(25, {
              position: "absolute",
              left: -1,
              top: -1,
              padding: "4px 14px 5px",
              borderRadius: "8px 0 8px 0",
              background: found.colour,
              color: found.words === "Unsure" ? "#2b1f00" : "#fff6ee",
              fontWeight: 700,
              whiteSpace: "nowrap",
            })}
          >
            {found.words}
          </span>
        </>
      ) : (
        <span
          style={{
            position: "absolute",
            right: 14,
            bottom: 14,
            display: "grid",
            placeItems: "center",
            width: 38,
            height: 38,
            borderRadius: 38,
            background: "#f4f1e4",
            color: "#1f6b3f",
            boxShadow: shadow(2),
          }}
        >
          <Icon name="check" size={25} weight={3.2} />
        </span>
      )}
    </div>
  );
}

function tiles(): ReactElement {
  return (
    <Stage
      paper="#3b3a38"
      drama={1.1}
      ground={
        <div
          style={{
            position: "absolute",
            inset: 0,
            background: "repeating-linear-gradient(90deg, rgb(255 255 255 / 0.05) 0 2px, transparent 2px 14px)",
          }}
        />
      }
    >
      <div style={{ position: "absolute", inset: 0, ...LOOK }}>
        <Place x={486} y={416} rotate={-5}>
          <div style={{ display: "grid", gridTemplateColumns: `repeat(5, ${String(SIZE)}px)`, gap: 16 }}>
            {Array.from({ length: 20 }, (_, index) => (
              <Checked key={index} index={index} />
            ))}
          </div>
        </Place>
        <Place x={718} y={684} rotate={0}>
          <div
            style={row(24, {
              padding: "18px 30px 20px",
              borderRadius: 16,
              background: "#f4f1e4",
              color: "#1b2233",
              boxShadow: shadow(20),
            })}
          >
            <div style={column(6)}>
              <Logo mark="grid" name="Tesselane" size={26} colour="#1f4fa3" second="#e3b64a" />
              <span style={text(22, { fontWeight: 550 })}>tiles per shift</span>
            </div>
            <span style={display(82, 800, { lineHeight: 0.9 })}>4,800</span>
          </div>
        </Place>
      </div>
    </Stage>
  );
}

/** Artificial Intelligence: tiles under a camera. */
export const pictures: readonly Picture[] = [
  { name: "services/artificial-intelligence-sample-3", width: 1000, height: 750, scene: tiles },
];
