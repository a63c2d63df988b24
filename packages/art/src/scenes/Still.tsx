import type { CSSProperties, ReactElement } from "react";
import { type Cut, type StillName, STILLS } from "./stills";

interface Props {
  readonly name: StillName;
  /** The ground and three colours of paper. */
  readonly colours: readonly [string, string, string, string];
  /** Share of the field's shorter side, and where its middle is (shares of the field). */
  readonly size?: number;
  readonly at?: readonly [number, number];
  readonly rotate?: number;
  /** Leaves the ground away. */
  readonly bare?: boolean;
  readonly style?: CSSProperties;
}

/** A paper-cut still life that fills the field it is put in: stands where a photograph would be. */
export function Still({
  name,
  colours,
  size = 0.8,
  at = [0.5, 0.5],
  rotate = 0,
  bare = false,
  style,
}: Props): ReactElement {
  const landscape = name === "hills";
  const part = `${String(size * 100)}%`;
  return (
    <div
      style={{
        position: "absolute",
        inset: 0,
        overflow: "hidden",
        containerType: "size",
        background: bare
          ? undefined
          : `linear-gradient(135deg, color-mix(in oklab, ${colours[0]}, white 16%), ${colours[0]} 50%, color-mix(in oklab, ${colours[0]}, black 8%))`,
        ...style,
      }}
    >
      <svg
        viewBox="0 0 100 100"
        preserveAspectRatio={landscape ? "xMidYMax slice" : "xMidYMid meet"}
        style={
          landscape
            ? { position: "absolute", inset: 0, width: "100%", height: "100%" }
            : {
                position: "absolute",
                left: `${String(at[0] * 100)}%`,
                top: `${String(at[1] * 100)}%`,
                width: part,
                height: part,
                transform: `translate(-50%, -50%) rotate(${String(rotate)}deg)`,
              }
        }
      >
        {STILLS[name].map((cut: Cut, index) => (
          <path
            key={String(index)}
            d={cut[1]}
            fill={tone(colours[cut[0]] ?? colours[0], cut[2] ?? 0)}
            style={(cut[2] ?? 0) === 0 ? { filter: "drop-shadow(0.6px 0.9px 0.9px rgb(40 22 6 / 0.3))" } : undefined}
          />
        ))}
      </svg>
    </div>
  );
}

function tone(colour: string, shade: number): string {
  if (shade === 0) return colour;
  return `color-mix(in oklab, ${colour}, ${shade > 0 ? "white" : "black"} ${String(Math.abs(shade))}%)`;
}
