import type { ReactElement } from "react";
import { Draw } from "./At";

export const OCHRE = "#e3a02b";
const SAGE = "#a9bf94";

const PINS = [
  [52, 96],
  [118, 78],
  [206, 92],
  [256, 124],
  [84, 150],
  [158, 138],
  [226, 178],
  [40, 210],
  [112, 222],
  [178, 214],
  [262, 246],
  [66, 290],
  [150, 300],
  [222, 318],
] as const;

/** The map of a salt marsh: creeks that branch, banks between, 14 pins. */
export function Marsh(): ReactElement {
  return (
    <svg width={300} height={640} style={{ display: "block", overflow: "hidden" }}>
      <rect width={300} height={640} fill={SAGE} />
      <path d="M-10 120Q70 90 120 140T240 120T320 60V-10H-10Z" fill="#bccfa5" />
      <path d="M-10 330Q60 260 130 300T320 250V420H-10Z" fill="#94b085" />
      <g fill="none" stroke="#cfe6e4" strokeLinecap="round">
        <path d="M320 190C250 150 224 226 172 190S70 176 -20 250" strokeWidth={30} />
        <path d="M172 190C186 120 130 110 140 30M224 196C250 120 290 120 300 60" strokeWidth={13} />
        <path
          d="M90 192C60 130 30 130 10 70M132 186C130 262 186 262 190 360M60 206C80 280 40 300 50 380"
          strokeWidth={11}
        />
        <path
          d="M140 96C110 84 92 60 84 40M186 262C220 270 250 300 296 300M44 130C60 112 70 110 86 106"
          strokeWidth={6}
        />
      </g>
      <path
        d="M20 160q5 -12 10 0M180 70q5 -12 10 0M240 210q5 -12 10 0M100 260q5 -12 10 0M270 350q5 -12 10 0M14 320q5 -12 10 0M210 268q5 -12 10 0"
        fill="none"
        stroke="#5d7f58"
        strokeWidth={2.4}
      />
      {PINS.map(([x, y], index) => (
        <g key={`${x} ${y}`} transform={`translate(${x} ${y}) scale(${index === 9 ? 1.7 : 1})`}>
          <path
            d="M0 0C-10 -13 -12 -18 -12 -23A12 12 0 0 1 12 -23C12 -18 10 -13 0 0Z"
            fill={index === 9 ? "#c2461f" : "#22332f"}
          />
          <circle cy={-23} r={5} fill="#f8f3e4" />
        </g>
      ))}
    </svg>
  );
}

/** Wet sand with the ripples of the tide. */
export function Sand(): ReactElement {
  return (
    <Draw w={1000} h={750}>
      <rect width={1000} height={750} fill="#c9b28a" />
      {Array.from({ length: 19 }, (_, n) => {
        const y = -30 + n * 44;
        const a = 10 + 6 * Math.sin(n * 1.7);
        const path = `M-20 ${y}C140 ${y - a * 2} 260 ${y + a * 2} 420 ${y + 4}S700 ${y - a * 2.4} 820 ${y + a}S980 ${y - a} 1040 ${y}`;
        return (
          <g key={n} fill="none">
            <path d={path} stroke="#8f7445" strokeOpacity={0.28} strokeWidth={9} transform="translate(3 6)" />
            <path d={path} stroke="#ecdcb8" strokeOpacity={0.6} strokeWidth={6} />
          </g>
        );
      })}
    </Draw>
  );
}

const STEPS = [
  [470, 716, 62],
  [536, 664, 52],
  [612, 690, 66],
  [672, 628, 56],
  [944, 566, 30],
  [906, 506, 14],
  [962, 452, 20],
  [930, 70, 10],
  [966, 20, 16],
] as const;

/** Where a small wader has walked. */
export function Footprints(): ReactElement {
  return (
    <Draw w={1000} h={750}>
      {STEPS.map(([x, y, turn]) => (
        <g key={x} transform={`translate(${x} ${y}) rotate(${turn})`} fill="none" strokeLinecap="round">
          <path d="M0 0V-26M0 0L-17 -18M0 0L17 -18" stroke="#f3e6c8" strokeWidth={6} transform="translate(1.6 2.4)" />
          <path d="M0 0V-26M0 0L-17 -18M0 0L17 -18" stroke="#85693a" strokeWidth={5.4} />
        </g>
      ))}
    </Draw>
  );
}
