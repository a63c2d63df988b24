import type { ReactElement } from "react";
import { pathThrough, scaleOf } from "./chart-scale";

interface FunnelProps {
  readonly width: number;
  readonly height: number;
  readonly steps: readonly {
    readonly label: string;
    readonly value: number;
    readonly shown: string;
    readonly colour?: string;
  }[];
}

/** A funnel from left to right: the height of each step is its value. */
export function Funnel({ width, height, steps }: FunnelProps): ReactElement {
  const most = Math.max(...steps.map(({ value }) => value));
  const step = width / steps.length;
  const body = height - 46;
  const half = (value: number): number => (value / most) * (body / 2);
  return (
    <svg width={width} height={height}>
      {steps.map(({ label, value, shown, colour = "var(--ui-accent)" }, index) => {
        const next = steps[index + 1]?.value ?? value * 0.86;
        const x = index * step;
        const m = 46 + body / 2;
        return (
          <g key={label}>
            <path
              d={`M${String(x)} ${String(m - half(value))}L${String(x + step - 3)} ${String(m - half(next))}V${String(m + half(next))}L${String(x)} ${String(m + half(value))}Z`}
              fill={colour}
              opacity={1 - index * (0.6 / steps.length)}
            />
            <text x={x + 2} y={12} style={{ fontFamily: "var(--ui-font)", fontSize: 11, fill: "var(--ui-soft)" }}>
              {label}
            </text>
            <text
              x={x + 2}
              y={34}
              style={{ fontFamily: "var(--ui-display)", fontSize: 19, fontWeight: 700, fill: "var(--ui-ink)" }}
            >
              {shown}
            </text>
          </g>
        );
      })}
    </svg>
  );
}

/** A line the size of a word. */
export function Sparkline({
  values,
  width = 84,
  height = 26,
  colour = "var(--ui-accent)",
}: {
  readonly values: readonly number[];
  readonly width?: number;
  readonly height?: number;
  readonly colour?: string;
}): ReactElement {
  const y = scaleOf(values, height - 3, 3);
  const x = (index: number): number => 3 + ((width - 6) * index) / (values.length - 1);
  const last = values.length - 1;
  return (
    <svg width={width} height={height}>
      <path
        d={pathThrough(
          values.map((value, index) => [x(index), y(value)] as const),
          true,
        )}
        fill="none"
        stroke={colour}
        strokeWidth={2}
        strokeLinecap="round"
      />
      <circle cx={x(last)} cy={y(values[last] ?? 0)} r={3} fill={colour} />
    </svg>
  );
}

interface HeatProps {
  readonly rows: readonly { readonly label: string; readonly values: readonly number[] }[];
  readonly columns: readonly string[];
  readonly cell?: number;
  readonly colour?: string;
  /** Writes each value into its cell. */
  readonly figures?: boolean;
}

/** A table of strengths (0 to 100), each cell tinted by its value. */
export function HeatMap({
  rows,
  columns,
  cell = 30,
  colour = "var(--ui-accent)",
  figures = false,
}: HeatProps): ReactElement {
  const label = { fontFamily: "var(--ui-font)", fontSize: 10.5, fill: "var(--ui-soft)" };
  return (
    <svg width={64 + columns.length * cell} height={20 + rows.length * cell}>
      {columns.map((name, index) => (
        <text key={name} x={64 + index * cell + cell / 2} y={11} textAnchor="middle" style={label}>
          {name}
        </text>
      ))}
      {rows.map(({ label: name, values }, row) => (
        <g key={name}>
          <text x={0} y={20 + row * cell + cell / 2 + 4} style={label}>
            {name}
          </text>
          {values.map((value, index) => (
            <g key={String(index)}>
              <rect
                x={65 + index * cell}
                y={21 + row * cell}
                width={cell - 2}
                height={cell - 2}
                rx={3}
                style={{ fill: `color-mix(in oklab, ${colour} ${String(value)}%, var(--ui-panel))` }}
              />
              {figures && (
                <text
                  x={64 + index * cell + cell / 2}
                  y={20 + row * cell + cell / 2 + 4}
                  textAnchor="middle"
                  style={{ ...label, fontWeight: 600, fill: value > 55 ? "var(--ui-on-accent)" : "var(--ui-ink)" }}
                >
                  {value}
                </text>
              )}
            </g>
          ))}
        </g>
      ))}
    </svg>
  );
}

/** A bar that is filled as far as `share` (0 to 1). */
export function Meter({
  share,
  width = 120,
  height = 7,
  colour = "var(--ui-accent)",
}: {
  readonly share: number;
  readonly width?: number | string;
  readonly height?: number;
  readonly colour?: string;
}): ReactElement {
  return (
    <div style={{ width, height, borderRadius: height, background: "var(--ui-line)", overflow: "hidden" }}>
      <div style={{ width: `${String(share * 100)}%`, height: "100%", borderRadius: height, background: colour }} />
    </div>
  );
}

/** A ring that is filled as far as `share`, with words in its middle: training goals, scores. */
export function Ring({
  share,
  size = 90,
  width = 9,
  colour = "var(--ui-accent)",
  figure,
  word,
}: {
  readonly share: number;
  readonly size?: number;
  readonly width?: number;
  readonly colour?: string;
  readonly figure?: string;
  readonly word?: string;
}): ReactElement {
  const r = (size - width) / 2;
  const round = 2 * Math.PI * r;
  return (
    <svg width={size} height={size}>
      <circle cx={size / 2} cy={size / 2} r={r} fill="none" stroke="var(--ui-line)" strokeWidth={width} />
      <circle
        cx={size / 2}
        cy={size / 2}
        r={r}
        fill="none"
        stroke={colour}
        strokeWidth={width}
        strokeLinecap="round"
        strokeDasharray={`${String(round * share)} ${String(round)}`}
        transform={`rotate(-90 ${String(size / 2)} ${String(size / 2)})`}
      />
      <text
        x={size / 2}
        y={size / 2 + (word === undefined ? size * 0.09 : size * 0.03)}
        textAnchor="middle"
        style={{ fontFamily: "var(--ui-display)", fontWeight: 700, fontSize: size * 0.25, fill: "var(--ui-ink)" }}
      >
        {figure}
      </text>
      <text
        x={size / 2}
        y={size / 2 + size * 0.18}
        textAnchor="middle"
        style={{ fontFamily: "var(--ui-font)", fontSize: size * 0.11, fill: "var(--ui-soft)" }}
      >
        {word}
      </text>
    </svg>
  );
}
