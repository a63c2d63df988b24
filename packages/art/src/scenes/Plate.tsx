import type { ReactElement } from "react";

/** A white plate seen from a cook's eye, 300 × 84 around its middle. */
export function Plate({ id }: { readonly id: string }): ReactElement {
  return (
    <g>
      <defs>
        <linearGradient id={`${id}-rim`} x2="1" y2="0.4">
          <stop offset="0" stopColor="#fffdf7" />
          <stop offset="0.6" stopColor="#f3ecdf" />
          <stop offset="1" stopColor="#cfc5b3" />
        </linearGradient>
        <linearGradient id={`${id}-well`} x2="0.6" y2="1">
          <stop offset="0" stopColor="#cfc4b0" />
          <stop offset="0.5" stopColor="#efe7d8" />
          <stop offset="1" stopColor="#fbf6ea" />
        </linearGradient>
        <filter id={`${id}-soft`} x="-20%" y="-50%" width="140%" height="200%">
          <feGaussianBlur stdDeviation="6" />
        </filter>
      </defs>
      <ellipse cx={22} cy={20} rx={146} ry={36} fill="#1d1208" opacity={0.5} filter={`url(#${id}-soft)`} />
      <ellipse cy={5} rx={147} ry={41} fill="#b3a996" />
      <ellipse rx={148} ry={41} fill={`url(#${id}-rim)`} />
      <ellipse cy={1} rx={106} ry={27} fill={`url(#${id}-well)`} />
    </g>
  );
}
