import type { CSSProperties, ReactElement } from "react";

/** The four rooms of Fennwick Bathhouse. */
export const ROOMS = {
  cold: { degrees: "54", colour: "#8fc4d6", ink: "#123c4c" },
  warm: { degrees: "98", colour: "#e29aa0", ink: "#5a1420" },
  hot: { degrees: "115", colour: "#c8663f", ink: "#fff1e2" },
  sauna: { degrees: "185", colour: "#a5301f", ink: "#fff1e2" },
} as const;

export type Room = (typeof ROOMS)[keyof typeof ROOMS];

/** The house’s typeface: narrow and strong, as on streetcar stops. */
export function enamel(size: number, more: CSSProperties = {}): CSSProperties {
  return {
    fontFamily: "Bricolage Grotesque",
    fontVariationSettings: '"wdth" 75',
    fontWeight: 700,
    fontSize: size,
    lineHeight: 0.9,
    letterSpacing: "-0.015em",
    whiteSpace: "nowrap",
    ...more,
  };
}

/** A disc of enamel, domed, on two screws. */
export function Disc({
  room,
  size,
  screws = true,
  lift = 1,
}: {
  readonly room: Room;
  readonly size: number;
  readonly screws?: boolean;
  readonly lift?: number;
}): ReactElement {
  const id = `enamel-${room.degrees}`;
  const wide = room.degrees.length > 2;
  return (
    <svg
      width={size}
      height={size}
      viewBox="-100 -100 200 200"
      style={{
        overflow: "visible",
        filter: `drop-shadow(${size * 0.02 * lift}px ${size * 0.035 * lift}px ${size * 0.03 * lift}px rgb(40 24 10 / 0.45))`,
      }}
    >
      <defs>
        <radialGradient id={id} cx="0.32" cy="0.26" r="0.95">
          <stop offset="0" stopColor="#fff" stopOpacity="0.5" />
          <stop offset="0.35" stopColor="#fff" stopOpacity="0.08" />
          <stop offset="0.75" stopColor="#200800" stopOpacity="0.06" />
          <stop offset="1" stopColor="#200800" stopOpacity="0.34" />
        </radialGradient>
      </defs>
      <circle r={99} fill={room.ink} />
      <circle r={95} fill={room.colour} />
      <circle r={87} fill="none" stroke={room.ink} strokeWidth={3} />
      <text x={wide ? 0 : 2} y={34} textAnchor="middle" style={{ ...enamel(wide ? 92 : 110), fill: room.ink }}>
        {room.degrees}°
      </text>
      <circle r={99} fill={`url(#${id})`} />
      <path d="M-78 -34Q-58 -80 -8 -86Q-52 -66 -68 -26Q-74 -24 -78 -34Z" fill="#fff" opacity={0.42} />
      {screws &&
        [-74, 74].map((y) => (
          <g key={y}>
            <circle cy={y} r={5} fill="#cfc7b8" stroke="#5b5145" strokeWidth={0.8} />
            <path d={`M-3.4 ${y - 1.4}L3.4 ${y + 1.4}`} stroke="#5b5145" strokeWidth={1.3} />
          </g>
        ))}
    </svg>
  );
}

/** A wall of glazed six-inch tiles, every row moved by half a tile. */
export function Tiles({
  width,
  height,
  tile,
  colours,
  joint,
}: {
  readonly width: number;
  readonly height: number;
  readonly tile: number;
  readonly colours: readonly string[];
  readonly joint: string;
}): ReactElement {
  const rows = Math.ceil(height / tile);
  const columns = Math.ceil(width / tile) + 1;
  return (
    <svg width={width} height={height} style={{ position: "absolute", left: 0, top: 0 }}>
      <defs>
        <linearGradient id="glaze" x2="1" y2="1">
          <stop offset="0" stopColor="#fff" stopOpacity="0.42" />
          <stop offset="0.3" stopColor="#fff" stopOpacity="0.06" />
          <stop offset="0.7" stopColor="#06251c" stopOpacity="0.04" />
          <stop offset="1" stopColor="#06251c" stopOpacity="0.26" />
        </linearGradient>
      </defs>
      <rect width={width} height={height} fill={joint} />
      {Array.from({ length: rows * columns }, (_, index) => {
        const [column, line] = [index % columns, Math.floor(index / columns)];
        const x = column * tile - (line % 2) * (tile / 2);
        const colour = colours[(column * 5 + line * 7 + column * line * 3) % colours.length];
        return (
          <g key={index} transform={`translate(${x + 2.5} ${line * tile + 2.5})`}>
            <rect width={tile - 5} height={tile - 5} rx={5} fill={colour} />
            <rect width={tile - 5} height={tile - 5} rx={5} fill="url(#glaze)" />
            <path
              d={`M9 ${tile * 0.42}V14Q9 9 14 9H${tile * 0.5}`}
              fill="none"
              stroke="#fff"
              strokeOpacity={0.5}
              strokeWidth={4}
              strokeLinecap="round"
            />
          </g>
        );
      })}
    </svg>
  );
}
