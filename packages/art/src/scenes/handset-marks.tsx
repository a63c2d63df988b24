import type { ReactElement } from "react";
import { row } from "./theme";

/** Bars of reception, struck out when there is none, and how full the battery is. */
export function Signal({
  bars = 4,
  battery = 0.8,
  words,
}: {
  readonly bars?: number;
  readonly battery?: number;
  readonly words?: string;
}): ReactElement {
  const low = battery < 0.15;
  return (
    <span style={row(7)}>
      <svg width="20" height="16" viewBox="0 0 20 16">
        {[0, 1, 2, 3].map((bar) => (
          <rect
            key={bar}
            x={1 + bar * 5}
            y={12 - bar * 3.6}
            width={3.4}
            height={4 + bar * 3.6}
            rx={1}
            fill="currentColor"
            opacity={bar < bars ? 1 : 0.35}
          />
        ))}
        {bars === 0 && <path d="M2 2L18 15" stroke="currentColor" strokeWidth="2.4" strokeLinecap="round" />}
      </svg>
      {words}
      <svg width="28" height="14" viewBox="0 0 28 14">
        <rect
          x="0.8"
          y="0.8"
          width="23"
          height="12.4"
          rx="3.4"
          fill="none"
          stroke="currentColor"
          strokeOpacity="0.65"
        />
        <rect
          x="2.6"
          y="2.6"
          width={Math.max(3, 19.4 * battery)}
          height="8.8"
          rx="1.6"
          fill={low ? "#ff5a3d" : "currentColor"}
        />
        <rect x="25.4" y="4.6" width="2" height="4.8" rx="1" fill="currentColor" opacity="0.65" />
      </svg>
    </span>
  );
}

/** A crack that starts at the lower right corner of a screen: 160 × 205. */
export function Crack(): ReactElement {
  return (
    <svg width="160" height="205" viewBox="0 0 110 140" style={{ display: "block" }}>
      <g fill="none" strokeLinejoin="round">
        <path
          d="M104 112L78 106L52 112L24 104M104 112L74 86L44 74L18 50M104 112L86 76L74 44L76 12M104 112L101 78L106 46M104 112L80 124L60 138M78 106L74 86L86 76L101 78M52 112L44 74L74 44L98 40M80 124L78 106M60 138L52 112"
          stroke="#0b1a2a"
          strokeWidth="1.5"
          opacity="0.6"
        />
        <path
          transform="translate(1 1)"
          d="M104 112L78 106L52 112L24 104M104 112L74 86L44 74L18 50M104 112L86 76L74 44L76 12M104 112L101 78L106 46M104 112L80 124L60 138M78 106L74 86L86 76L101 78M52 112L44 74L74 44L98 40M80 124L78 106M60 138L52 112"
          stroke="#fff"
          strokeWidth="1.2"
          opacity="0.9"
        />
      </g>
    </svg>
  );
}
