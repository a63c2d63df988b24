import type { ReactElement } from "react";
import { VIOLET } from "./papercomet";

/** Tea from the front, with its skin of cold: no steam, the bag still in it. */
export function Tea(): ReactElement {
  return (
    <svg width={170} height={150} viewBox="0 0 170 150" style={{ overflow: "visible" }}>
      <path d="M118 42Q164 34 160 76T108 112" fill="none" stroke="#d8cfc0" strokeWidth="15" />
      <path d="M10 20H124V104Q124 146 84 146H50Q10 146 10 104z" fill="#efe7d8" />
      <path d="M84 20H124V104Q124 146 84 146H70Q100 120 84 20z" fill="#6b5a48" opacity="0.3" />
      <ellipse cx="67" cy="20" rx="57" ry="13" fill="#fff9ec" />
      <ellipse cx="67" cy="21" rx="50" ry="10" fill="#6d3b1b" />
      <path d="M34 26Q18 40 26 62" fill="none" stroke="#fffaf0" strokeWidth="2.4" />
      <path d="M16 60H38V88H16z" fill={VIOLET} />
      <path d="M21 68H33M21 75H33" stroke="#150929" strokeWidth="2.6" />
    </svg>
  );
}

/** Scripts and call sheets, seen from their edges. */
export function Scripts(): ReactElement {
  const sheets = ["#e9dfcc", "#c9b89b", "#f4ecdc", "#8d6f58", "#efe5d2", "#d8c8ab"] as const;
  return (
    <svg width={330} height={102} style={{ overflow: "visible" }}>
      {sheets.map((colour, n) => (
        <g key={colour}>
          <rect x={(n * 17) % 23} y={n * 17} width={290 + ((n * 11) % 19)} height={16.4} rx={2} fill={colour} />
          <rect
            x={((n * 17) % 23) + 150}
            y={n * 17}
            width={140 + ((n * 11) % 19)}
            height={16.4}
            fill="#2a1606"
            opacity={0.16}
          />
        </g>
      ))}
      <rect x={34} y={34} width={70} height={16.4} fill={VIOLET} />
    </svg>
  );
}
