import type { CSSProperties, ReactElement } from "react";
import { pathThrough, ringPart, scaleOf } from "./chart-scale";

const LABEL: CSSProperties = { fontFamily: "var(--ui-font)", fontSize: 10, fill: "var(--ui-soft)" };

interface Series {
  readonly values: readonly number[];
  readonly colour?: string;
  readonly dashed?: boolean;
  readonly filled?: boolean;
}

interface LineProps {
  readonly width: number;
  readonly height: number;
  readonly series: readonly Series[];
  /** Below the first, …, last value. */
  readonly labels?: readonly string[];
  /** Values of the horizontal rules, with how they are written. */
  readonly rules?: readonly (readonly [number, string])[];
  readonly curved?: boolean;
  /** Marks one value of the first series with a dot and words. */
  readonly note?: { readonly at: number; readonly words: string };
  readonly zero?: boolean;
}

/** Lines over time; `filled` makes an area. */
export function LineChart({
  width,
  height,
  series,
  labels = [],
  rules = [],
  curved = false,
  note,
  zero = true,
}: LineProps): ReactElement {
  const left = rules.length > 0 ? 34 : 4;
  const bottom = height - (labels.length > 0 ? 20 : 4);
  const count = Math.max(...series.map(({ values }) => values.length));
  const y = scaleOf(
    [...series.flatMap(({ values }) => values), ...rules.map(([value]) => value)],
    bottom,
    note ? 26 : 8,
    zero,
  );
  const x = (index: number): number => left + ((width - left - 8) * index) / Math.max(1, count - 1);
  const first = series[0];
  return (
    <svg width={width} height={height}>
      <Rules rules={rules} left={left} width={width} y={y} />
      {series.map(({ values, colour = "var(--ui-accent)", dashed = false, filled = false }, index) => {
        const path = pathThrough(
          values.map((value, at) => [x(at), y(value)] as const),
          curved,
        );
        return (
          <g key={String(index)}>
            {filled && (
              <path
                d={`${path}L${String(x(values.length - 1))} ${String(bottom)}L${String(x(0))} ${String(bottom)}Z`}
                fill={colour}
                opacity={0.16}
              />
            )}
            <path
              d={path}
              fill="none"
              stroke={colour}
              strokeWidth={2.4}
              strokeLinejoin="round"
              strokeLinecap="round"
              strokeDasharray={dashed ? "2 6" : undefined}
            />
          </g>
        );
      })}
      <Labels labels={labels} left={left} width={width} y={height - 3} />
      {note && first && <Note x={x(note.at)} y={y(first.values[note.at] ?? 0)} words={note.words} width={width} />}
    </svg>
  );
}

interface RulesProps extends Required<Pick<LineProps, "rules">> {
  readonly left: number;
  readonly width: number;
  readonly y: (value: number) => number;
}

function Rules({ rules, left, width, y }: RulesProps): ReactElement {
  return (
    <>
      {rules.map(([value, words]) => (
        <g key={words}>
          <line x1={left} x2={width} y1={y(value)} y2={y(value)} stroke="var(--ui-line)" />
          <text x={left - 7} y={y(value) + 3.5} textAnchor="end" style={LABEL}>
            {words}
          </text>
        </g>
      ))}
    </>
  );
}

function Labels({
  labels,
  left,
  width,
  y,
}: {
  readonly labels: readonly string[];
  readonly left: number;
  readonly width: number;
  readonly y: number;
}): ReactElement {
  return (
    <>
      {labels.map((label, index) => (
        <text
          key={label}
          x={left + ((width - left - 8) * index) / Math.max(1, labels.length - 1)}
          y={y}
          textAnchor={index === 0 ? "start" : index === labels.length - 1 ? "end" : "middle"}
          style={LABEL}
        >
          {label}
        </text>
      ))}
    </>
  );
}

function Note({
  x,
  y,
  words,
  width,
}: {
  readonly x: number;
  readonly y: number;
  readonly words: string;
  readonly width: number;
}): ReactElement {
  const size = words.length * 6.1 + 16;
  const left = Math.min(width - size, Math.max(0, x - size / 2));
  return (
    <g>
      <circle cx={x} cy={y} r={5} fill="var(--ui-bg)" stroke="var(--ui-ink)" strokeWidth={2.2} />
      <rect x={left} y={y - 33} width={size} height={21} rx={5} fill="var(--ui-ink)" />
      <text
        x={left + size / 2}
        y={y - 18.5}
        textAnchor="middle"
        style={{ ...LABEL, fontSize: 11, fontWeight: 600, fill: "var(--ui-bg)" }}
      >
        {words}
      </text>
    </g>
  );
}

interface BarsProps {
  readonly width: number;
  readonly height: number;
  readonly bars: readonly {
    readonly label: string;
    readonly value: number;
    readonly shown?: string;
    readonly colour?: string;
  }[];
  /** Bars that lie, with the labels at their left. */
  readonly lying?: boolean;
  readonly gap?: number;
  readonly labelWidth?: number;
}

/** Bars from zero, each named and, if asked, with its figure. */
export function BarChart({ width, height, bars, lying = false, gap = 0.35, labelWidth = 84 }: BarsProps): ReactElement {
  const values = bars.map(({ value }) => value);
  const size = scaleOf([0, ...values], 0, lying ? width - labelWidth - 44 : height - 38, true);
  const step = (lying ? height : width) / bars.length;
  const thick = step * (1 - gap);
  return (
    <svg width={width} height={height}>
      {bars.map(({ label, value, shown, colour = "var(--ui-accent)" }, index) => {
        const at = index * step + (step - thick) / 2;
        const bar = { label, shown, colour, at, thick, size: size(value) };
        return lying ? (
          <LyingBar key={label} {...bar} labelWidth={labelWidth} />
        ) : (
          <StandingBar key={label} {...bar} height={height} />
        );
      })}
    </svg>
  );
}

interface BarProps {
  readonly label: string;
  readonly shown: string | undefined;
  readonly colour: string;
  readonly at: number;
  readonly thick: number;
  readonly size: number;
}

function LyingBar({
  label,
  shown,
  colour,
  at,
  thick,
  size,
  labelWidth,
}: BarProps & { readonly labelWidth: number }): ReactElement {
  return (
    <g>
      <text x={0} y={at + thick / 2 + 4} style={{ ...LABEL, fontSize: 11.5, fill: "var(--ui-ink)" }}>
        {label}
      </text>
      <rect x={labelWidth} y={at} width={size} height={thick} rx={Math.min(3, thick / 4)} fill={colour} />
      <text
        x={labelWidth + size + 7}
        y={at + thick / 2 + 4}
        style={{ ...LABEL, fontSize: 11.5, fontWeight: 600, fill: "var(--ui-ink)" }}
      >
        {shown}
      </text>
    </g>
  );
}

function StandingBar({
  label,
  shown,
  colour,
  at,
  thick,
  size,
  height,
}: BarProps & { readonly height: number }): ReactElement {
  return (
    <g>
      <rect x={at} y={height - 18 - size} width={thick} height={size} rx={Math.min(3, thick / 4)} fill={colour} />
      <text x={at + thick / 2} y={height - 3} textAnchor="middle" style={LABEL}>
        {label}
      </text>
      <text
        x={at + thick / 2}
        y={height - 24 - size}
        textAnchor="middle"
        style={{ ...LABEL, fontSize: 11, fontWeight: 600, fill: "var(--ui-ink)" }}
      >
        {shown}
      </text>
    </g>
  );
}

interface Part {
  readonly label: string;
  readonly value: number;
  readonly colour: string;
}

/** A ring of parts with a figure and a word in its middle. */
export function Donut({
  size,
  parts,
  figure,
  word,
  thickness = 0.3,
}: {
  readonly size: number;
  readonly parts: readonly Part[];
  readonly figure?: string;
  readonly word?: string;
  readonly thickness?: number;
}): ReactElement {
  const total = parts.reduce((sum, { value }) => sum + value, 0);
  const c = size / 2;
  const ends = parts.map((_, index) => parts.slice(0, index + 1).reduce((sum, { value }) => sum + value / total, 0));
  return (
    <svg width={size} height={size}>
      {parts.map(({ label, colour }, index) => {
        const start = ends[index - 1] ?? 0;
        const end = ends[index] ?? 1;
        return (
          <path key={label} d={ringPart(c, c, c, c * (1 - thickness), start + 0.002, end - 0.002)} fill={colour} />
        );
      })}
      <text
        x={c}
        y={c + (word === undefined ? size * 0.065 : size * 0.02)}
        textAnchor="middle"
        style={{ fontFamily: "var(--ui-display)", fontSize: size * 0.19, fontWeight: 700, fill: "var(--ui-ink)" }}
      >
        {figure}
      </text>
      <text x={c} y={c + size * 0.13} textAnchor="middle" style={{ ...LABEL, fontSize: Math.max(9, size * 0.068) }}>
        {word}
      </text>
    </svg>
  );
}
