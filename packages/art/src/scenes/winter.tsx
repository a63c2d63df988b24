import type { ReactElement } from "react";
import { shapeShadow } from "../stage/light";
import { Draw } from "./At";

/** A mountain of folded paper: light on the left, shade on the right, a crease or two between. */
function Peak({ x, y, w, h }: Record<"x" | "y" | "w" | "h", number>): ReactElement {
  const foot = y + h;
  return (
    <g>
      <path
        d={`M${x} ${y}L${x - w * 0.5} ${foot}H${x + w * 0.1}L${x - w * 0.04} ${y + h * 0.52}L${x + w * 0.07} ${y + h * 0.3}Z`}
        fill="#fbfbf8"
      />
      <path
        d={`M${x - w * 0.2} ${y + h * 0.4}L${x - w * 0.5} ${foot}H${x - w * 0.12}L${x - w * 0.22} ${y + h * 0.66}Z`}
        fill="#dbe6ea"
      />
      <path
        d={`M${x} ${y}L${x + w * 0.07} ${y + h * 0.3}L${x - w * 0.04} ${y + h * 0.52}L${x + w * 0.1} ${foot}H${x + w * 0.5}Z`}
        fill="#9dbccb"
      />
      <path
        d={`M${x + w * 0.17} ${y + h * 0.34}L${x + w * 0.14} ${y + h * 0.6}L${x + w * 0.3} ${foot}H${x + w * 0.5}Z`}
        fill="#7fa4b8"
      />
    </g>
  );
}

/** Sky and three mountains behind the picture. */
export function Peaks(): ReactElement {
  return (
    <Draw w={1000} h={750}>
      <defs>
        <linearGradient id="winter" x2="0" y2="1">
          <stop offset="0" stopColor="#5fa6c9" />
          <stop offset="0.6" stopColor="#bfdfe6" />
          <stop offset="0.8" stopColor="#f6e3cb" />
        </linearGradient>
      </defs>
      <rect width={1000} height={750} fill="url(#winter)" />
      <g style={{ filter: shapeShadow(6) }}>
        <Peak x={700} y={112} w={760} h={560} />
      </g>
      <g style={{ filter: shapeShadow(6) }}>
        <Peak x={214} y={330} w={640} h={360} />
      </g>
      <g style={{ filter: shapeShadow(6) }}>
        <Peak x={1010} y={330} w={420} h={360} />
      </g>
    </Draw>
  );
}

/** A bank of snow: its crest has one colour, and the shade at its foot another. */
export function Snow({ d, colour, foot }: Record<"d" | "colour" | "foot", string>): ReactElement {
  const id = `snow-${colour.slice(1)}`;
  return (
    <Draw w={1000} h={750} style={{ filter: "drop-shadow(0 -3px 5px rgb(30 60 80 / 0.22))" }}>
      <defs>
        <linearGradient id={id} x2="0" y2="1">
          <stop offset="0.1" stopColor={colour} />
          <stop offset="1" stopColor={foot} />
        </linearGradient>
      </defs>
      <path d={d} fill={`url(#${id})`} />
    </Draw>
  );
}

const TREES = [
  [52, 662, 118],
  [122, 672, 82],
  [222, 664, 112],
  [604, 694, 104],
  [556, 688, 62],
] as const;

/** Firs of two facets, with snow on their shoulders. */
export function Firs(): ReactElement {
  return (
    <Draw w={1000} h={750} style={{ filter: shapeShadow(6) }}>
      {TREES.map(([x, y, h]) => (
        <g key={x} transform={`translate(${x} ${y}) scale(${h / 100})`}>
          <path d="M0 -100L-17 -62H-10L-27 -30H-16L-36 6H0Z" fill="#2c6a58" />
          <path d="M0 -100L17 -62H10L27 -30H16L36 6H0Z" fill="#17463d" />
          <path d="M0 -100L-17 -62H-11L0 -80L5 -66L11 -76ZM-10 -62L-27 -30H-20L-6 -46Z" fill="#f4f8f8" />
          <path d="M-5 6H5V20H-5Z" fill="#4c3626" />
        </g>
      ))}
      <path d="M420 716C350 676 402 650 372 622S334 596 346 578" fill="none" stroke="#9dbdcd" strokeWidth={4} />
      <path d="M434 714C364 674 416 648 386 620S348 594 360 577" fill="none" stroke="#9dbdcd" strokeWidth={4} />
    </Draw>
  );
}
