import type { ReactElement, ReactNode } from "react";
import { shadow } from "../stage/light";
import { Sheet } from "../stage/Sheet";
import { column, row, text } from "./theme";

/** A chip of colour with its name and value, as from a swatch book. */
export function Swatch({
  colour,
  name,
  value,
  width = 96,
  lift = 3,
}: {
  readonly colour: string;
  readonly name: string;
  readonly value?: string;
  readonly width?: number;
  readonly lift?: number;
}): ReactElement {
  return (
    <div
      style={{
        width,
        height: width * 1.32,
        background: "#fffdf7",
        boxShadow: shadow(lift),
        borderRadius: 2,
        color: "#241f1a",
      }}
    >
      <div
        style={{
          height: "72%",
          background: `linear-gradient(135deg, color-mix(in oklab, ${colour}, white 7%), ${colour} 60%)`,
          borderRadius: "2px 2px 0 0",
        }}
      />
      <div
        style={column(0, {
          padding: `${String(width * 0.06)}px ${String(width * 0.08)}px`,
          ...text(width * 0.105, { lineHeight: 1.3 }),
        })}
      >
        <b style={{ whiteSpace: "nowrap" }}>{name}</b>
        {value !== undefined && (
          <span style={{ fontFamily: '"JetBrains Mono"', fontSize: width * 0.083, color: "#6d645a" }}>{value}</span>
        )}
      </div>
    </div>
  );
}

/** A fan of swatches held by a rivet at its lower end. */
export function SwatchFan({
  colours,
  width = 76,
  height = 240,
  spread = 11,
}: {
  readonly colours: readonly { readonly colour: string; readonly name: string }[];
  readonly width?: number;
  readonly height?: number;
  readonly spread?: number;
}): ReactElement {
  return (
    <div style={{ position: "relative", width, height }}>
      {colours.map(({ colour, name }, index) => (
        <div
          key={name}
          style={{
            position: "absolute",
            inset: 0,
            padding: 5,
            background: "#fffdf7",
            borderRadius: 4,
            boxShadow: shadow(2.5),
            transformOrigin: "50% 94%",
            transform: `rotate(${String((index - (colours.length - 1) / 2) * spread)}deg)`,
          }}
        >
          <div
            style={{
              height: "74%",
              background: `linear-gradient(135deg, color-mix(in oklab, ${colour}, white 8%), ${colour} 60%)`,
              borderRadius: 2,
            }}
          />
          <div style={text(width * 0.12, { fontWeight: 600, marginTop: 4, color: "#241f1a", whiteSpace: "nowrap" })}>
            {index === colours.length - 1 ? name : ""}
          </div>
          <div
            style={{
              position: "absolute",
              bottom: "3.5%",
              left: "50%",
              width: 9,
              height: 9,
              marginLeft: -4.5,
              borderRadius: 9,
              background: "radial-gradient(circle at 35% 30%, #fff, #b9ad9b 55%, #83786a)",
            }}
          />
        </div>
      ))}
    </div>
  );
}

interface SheetProps {
  readonly width: number;
  readonly height: number;
  readonly logo: ReactNode;
  readonly title: string;
  readonly colours: readonly {
    readonly colour: string;
    readonly name: string;
    readonly value: string;
    readonly share?: number;
  }[];
  readonly face: { readonly family: string; readonly name: string; readonly weight?: number; readonly sample?: string };
  readonly second?: { readonly family: string; readonly name: string };
  readonly pattern?: ReactNode;
  readonly paper?: string;
  readonly lift?: number;
}

/** One page of a brand book: the mark in its clear space, the colours in their proportions, the typefaces. */
export function BrandSheet({
  width,
  height,
  logo,
  title,
  colours,
  face,
  second,
  pattern,
  paper = "#fffaf0",
  lift = 4,
}: SheetProps): ReactElement {
  const unit = width / 600;
  return (
    <Sheet width={width} height={height} colour={paper} lift={lift}>
      <div style={column(16 * unit, { height: "100%", padding: 24 * unit, color: "#241f1a", ...text(11 * unit) })}>
        <div
          style={row(0, {
            justifyContent: "space-between",
            fontSize: 9.5 * unit,
            borderBottom: "1px solid currentColor",
            paddingBottom: 7 * unit,
          })}
        >
          <b>{title}</b>
          <span>Brand sheet</span>
        </div>
        <div style={row(16 * unit, { flex: 1, alignItems: "stretch", minHeight: 0 })}>
          <div
            style={{
              flex: 1.5,
              display: "grid",
              placeItems: "center",
              outline: "1px dashed #bfb39d",
              outlineOffset: -10 * unit,
              background: `color-mix(in oklab, ${paper}, white 40%)`,
            }}
          >
            {logo}
          </div>
          {pattern !== undefined && <div style={{ flex: 1, position: "relative", overflow: "hidden" }}>{pattern}</div>}
        </div>
        <Proportions colours={colours} height={height * 0.2} unit={unit} />
        <Specimen face={face} second={second} unit={unit} />
      </div>
    </Sheet>
  );
}

function Proportions({
  colours,
  height,
  unit,
}: Pick<SheetProps, "colours" | "height"> & { readonly unit: number }): ReactElement {
  return (
    <div style={{ display: "flex", height }}>
      {colours.map(({ colour, name, value, share = 1 }) => (
        <div
          key={name}
          style={column(0, {
            flex: share,
            background: colour,
            padding: 9 * unit,
            justifyContent: "flex-end",
            fontSize: 9 * unit,
            lineHeight: 1.3,
          })}
        >
          <Legible on={colour} name={name} value={value} />
        </div>
      ))}
    </div>
  );
}

function Specimen({
  face,
  second,
  unit,
}: Pick<SheetProps, "face"> & {
  readonly second: SheetProps["second"] | undefined;
  readonly unit: number;
}): ReactElement {
  return (
    <div style={row(20 * unit, { alignItems: "flex-end" })}>
      <span style={{ fontFamily: face.family, fontWeight: face.weight ?? 600, fontSize: 74 * unit, lineHeight: 0.85 }}>
        {face.sample ?? "Aa"}
      </span>
      <div style={column(3 * unit, { flex: 1 })}>
        <span
          style={{ fontFamily: face.family, fontWeight: face.weight ?? 600, fontSize: 15 * unit, lineHeight: 1.25 }}
        >
          ABCDEFGHIJKLMNOPQRSTUVWXYZ 0123456789
        </span>
        <span>{face.name}</span>
      </div>
      {second && (
        <span style={{ fontFamily: second.family, fontSize: 12 * unit, maxWidth: "26%", lineHeight: 1.3 }}>
          {second.name}. Running text, captions and figures.
        </span>
      )}
    </div>
  );
}

/** Words on a colour: paper on dark ones, ink on light ones, decided by the browser. */
function Legible({
  on,
  name,
  value,
}: {
  readonly on: string;
  readonly name: string;
  readonly value: string;
}): ReactElement {
  const ink = `oklch(from ${on} clamp(0.18, (0.66 - l) * 1000, 0.98) 0.02 h)`;
  return (
    <span style={column(0, { color: ink })}>
      <b>{name}</b>
      <span>{value}</span>
    </span>
  );
}
