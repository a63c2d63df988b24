import type { ReactElement } from "react";
import { Draw } from "./At";

/** A car park from above: two bays with their painted lines and numbers. */
export function Asphalt(): ReactElement {
  return (
    <Draw w={1000} h={750}>
      <defs>
        <filter id="worn" x="0" y="0" width="100%" height="100%">
          <feTurbulence type="fractalNoise" baseFrequency="0.09 0.12" numOctaves={4} seed={4} />
          <feColorMatrix type="matrix" values="0 0 0 0 1  0 0 0 0 1  0 0 0 0 1  0 0 0 -5 4.1" result="holes" />
          <feComposite in="SourceGraphic" in2="holes" operator="in" />
        </filter>
      </defs>
      <rect width={1000} height={750} fill="#5d6065" />
      <path d="M0 0H1000V60Q500 30 0 70Z" fill="#4b4e53" opacity={0.5} />
      <path
        d="M120 750Q160 600 130 420T180 0M640 750Q620 560 700 380"
        stroke="#45484d"
        strokeWidth={5}
        fill="none"
        opacity={0.55}
      />
      <g filter="url(#worn)">
        <path d="M500 -20V770M26 -20V770M974 -20V770" stroke="#f5efdf" strokeWidth={20} />
        <text
          x={88}
          y={74}
          textAnchor="middle"
          style={{ fontFamily: '"Bricolage Grotesque"', fontWeight: 800, fontSize: 92, fill: "#f5efdf" }}
        >
          1
        </text>
        <text
          x={564}
          y={74}
          textAnchor="middle"
          style={{ fontFamily: '"Bricolage Grotesque"', fontWeight: 800, fontSize: 92, fill: "#f5efdf" }}
        >
          2
        </text>
      </g>
    </Draw>
  );
}
