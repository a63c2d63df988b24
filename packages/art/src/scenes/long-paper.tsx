import type { ReactElement } from "react";
import { shadow } from "../stage/light";

/** The part of a long paper that is still rolled up, seen from above. */
export function Roll({ width, height }: Record<"width" | "height", number>): ReactElement {
  return (
    <div style={{ position: "relative", width, height }}>
      <div
        style={{
          position: "absolute",
          inset: "4px auto 4px -34px",
          width: 60,
          background: "linear-gradient(90deg, transparent, rgb(70 44 14 / 0.34))",
        }}
      />
      <div
        style={{
          position: "absolute",
          inset: 0,
          borderRadius: "8px / 14px",
          background: "linear-gradient(90deg, #cdbf9f, #fffdf4 22%, #f6eedb 45%, #cbb88f 82%, #a58f62)",
          boxShadow: shadow(14),
        }}
      />
      <svg width={width} height={22} style={{ position: "absolute", left: 0, bottom: -7 }}>
        <ellipse cx={width / 2} cy={10} rx={width / 2 - 0.5} ry={9.5} fill="#e8dcc0" />
        <path
          d={`M6 10a${width / 2 - 6} 7 0 1 0 ${width - 12} 0a${width / 2 - 12} 5.4 0 1 0 -${width - 22} 1a${width / 2 - 18} 3.6 0 1 0 ${width - 36} -1`}
          fill="none"
          stroke="#9c8558"
          strokeWidth={1.4}
        />
      </svg>
    </div>
  );
}

/** A network cable that runs out under the paper and ends in its plug. */
export function PatchCable(): ReactElement {
  return (
    <g>
      <g transform="translate(7 10)" opacity={0.34}>
        <path d="M-20 548C90 520 150 640 270 596S400 560 452 580" fill="none" stroke="#4a2c08" strokeWidth={17} />
      </g>
      <path d="M-20 548C90 520 150 640 270 596S400 560 452 580" fill="none" stroke="#0b6c64" strokeWidth={17} />
      <path
        d="M-20 544C90 516 150 636 270 592S400 556 452 576"
        fill="none"
        stroke="#5fd0c2"
        strokeWidth={4}
        opacity={0.75}
      />
      <g transform="translate(448 580) rotate(16)">
        <path d="M8 -10H118V34H8Z" fill="#4a2c08" opacity={0.34} />
        <path d="M-16 -12L18 -18V18L-16 12Z" fill="#0b6c64" />
        <rect x={14} y={-22} width={88} height={44} rx={4} fill="#dfeef0" />
        <rect x={14} y={-22} width={88} height={13} rx={4} fill="#fff" />
        <path d="M24 -6H70V6H24Z" fill="#b4c8cb" />
        <path d="M74 -17H102M74 -11H102M74 -5H102M74 1H102M74 7H102M74 13H102" stroke="#d39b2e" strokeWidth={3.2} />
      </g>
    </g>
  );
}
