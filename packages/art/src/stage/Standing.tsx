import type { ReactElement, ReactNode } from "react";

interface Props {
  /** Size of what stands: the shadow follows it. */
  readonly width: number;
  readonly height: number;
  readonly strength?: number;
  readonly children: ReactNode;
}

/** Something seen from the front that stands on the table (a bottle, a box, a terminal): a dark foot, and a long soft shadow back to the right. */
export function Standing({ width, height, strength = 1, children }: Props): ReactElement {
  const long = height * 0.36;
  return (
    <div style={{ position: "relative", width, height }}>
      <svg
        width={width}
        height={long}
        style={{
          position: "absolute",
          left: 0,
          bottom: 0,
          opacity: strength,
          transformOrigin: "0 100%",
          transform: "skewX(-58deg)",
          filter: `blur(${String(Math.max(5, height * 0.028))}px)`,
        }}
      >
        <defs>
          <linearGradient id="standing" x1="0" y1="1" x2="0" y2="0">
            <stop offset="0" stopColor="#3a220c" stopOpacity="0.5" />
            <stop offset="1" stopColor="#3a220c" stopOpacity="0.1" />
          </linearGradient>
        </defs>
        <rect x={width * 0.04} width={width * 0.92} height={long} rx={width * 0.06} fill="url(#standing)" />
      </svg>
      <div
        style={{
          position: "absolute",
          left: "-2%",
          right: "-9%",
          bottom: -height * 0.012,
          height: Math.max(7, height * 0.035),
          borderRadius: "50%",
          background: `rgb(50 28 8 / ${String(0.55 * strength)})`,
          filter: `blur(${String(Math.max(2, height * 0.012))}px)`,
        }}
      />
      <div style={{ position: "relative" }}>{children}</div>
    </div>
  );
}

/** A wall behind the table, for things that stand: the table begins at `at` (share of the height). Goes into the stage's `ground`. */
export function Horizon({
  at,
  wall,
  table,
}: {
  readonly at: number;
  readonly wall: string;
  readonly table: string;
}): ReactElement {
  const edge = `${String(at * 100)}%`;
  return (
    <>
      <div style={{ position: "absolute", inset: 0, background: wall }} />
      <div
        style={{
          position: "absolute",
          left: 0,
          right: 0,
          top: edge,
          bottom: 0,
          background: `linear-gradient(color-mix(in oklab, ${table}, black 9%), ${table} 26%)`,
        }}
      />
      <div
        style={{
          position: "absolute",
          left: 0,
          right: 0,
          top: `calc(${edge} - 40px)`,
          height: 40,
          background: "linear-gradient(transparent, rgb(58 36 14 / 0.09))",
        }}
      />
    </>
  );
}
