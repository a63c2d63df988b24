import type { ReactElement } from "react";
import { shapeShadow } from "../stage/light";
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

/** A ringed plover cut from paper. */
export function Plover({ width }: { readonly width: number }): ReactElement {
  return (
    <svg
      width={width}
      height={width * 0.8}
      viewBox="0 0 200 160"
      style={{ overflow: "visible", filter: shapeShadow(6) }}
    >
      <path
        d="M96 118L92 152H80M118 118L120 152H108"
        stroke="#e0812a"
        strokeWidth={6}
        fill="none"
        strokeLinejoin="round"
      />
      <path d="M36 70Q60 34 108 52Q150 58 188 92Q150 128 104 126Q48 124 36 70Z" fill="#fbf7ec" />
      <path d="M70 52Q124 44 188 92Q140 104 96 88Q74 74 70 52Z" fill="#a98a5e" />
      <path d="M98 66Q140 70 188 92Q146 96 112 84Z" fill="#86683f" />
      <circle cx={58} cy={44} r={30} fill="#fbf7ec" />
      <path d="M34 26Q58 4 84 28Q90 44 82 58Q70 40 58 34Q44 30 34 26Z" fill="#a98a5e" />
      <path d="M30 38Q44 28 62 34Q78 42 84 54Q66 58 54 50Q42 46 30 46Z" fill="#221d1a" />
      <path d="M38 66Q60 76 86 60L92 72Q66 92 40 80Z" fill="#221d1a" />
      <circle cx={52} cy={42} r={5.4} fill="#fff" />
      <circle cx={52} cy={42} r={3.2} fill="#0c0a09" />
      <path d="M31 38L16 44L31 47Z" fill="#e0812a" />
      <path d="M21 42L10 46L20 46Z" fill="#221d1a" />
    </svg>
  );
}

/** Binoculars laid down, seen from above: eyepieces at the upper end. */
export function Binoculars({ width }: { readonly width: number }): ReactElement {
  return (
    <svg
      width={width}
      height={width * 1.18}
      viewBox="0 0 400 472"
      style={{ overflow: "visible", filter: shapeShadow(18) }}
    >
      <defs>
        <linearGradient id="tube">
          <stop offset="0" stopColor="#2b3b36" />
          <stop offset="0.3" stopColor="#5f7a70" />
          <stop offset="0.6" stopColor="#33463f" />
          <stop offset="1" stopColor="#16201d" />
        </linearGradient>
        <linearGradient id="metal">
          <stop offset="0" stopColor="#141414" />
          <stop offset="0.35" stopColor="#5a5a58" />
          <stop offset="1" stopColor="#0c0c0c" />
        </linearGradient>
      </defs>
      <path
        d="M34 130C-60 60 -20 -60 90 -96C200 -130 330 -110 420 -60C470 -20 430 90 366 128"
        fill="none"
        stroke="#b3742a"
        strokeWidth={20}
      />
      <path
        d="M34 130C-60 60 -20 -60 90 -96C200 -130 330 -110 420 -60C470 -20 430 90 366 128"
        fill="none"
        stroke="#e2a95c"
        strokeWidth={3}
        strokeDasharray="12 9"
      />
      <rect x={150} y={150} width={100} height={150} rx={16} fill="url(#metal)" />
      <rect x={178} y={104} width={44} height={76} rx={10} fill="url(#metal)" />
      <path d="M180 116H220M180 126H220M180 136H220M180 146H220M180 156H220" stroke="#000" strokeWidth={3} />
      {[0, 208].map((x) => (
        <g key={x} transform={`translate(${x} 0)`}>
          <rect x={50} y={0} width={92} height={66} rx={14} fill="url(#metal)" />
          <rect x={58} y={58} width={76} height={44} fill="url(#metal)" />
          <path d="M44 96H148Q168 110 172 150L186 372H6L20 150Q24 110 44 96Z" fill="url(#tube)" />
          <rect x={2} y={366} width={188} height={86} rx={14} fill="url(#metal)" />
          <rect x={2} y={384} width={188} height={9} fill={OCHRE} />
          <path d="M10 452H182Q176 468 96 470T10 452Z" fill="#0a1114" />
          <path d="M32 454Q96 464 160 454" stroke="#7fb4c9" strokeWidth={5} fill="none" opacity={0.8} />
          <path
            d="M56 120Q48 150 44 340"
            stroke="#9db8ad"
            strokeWidth={5}
            fill="none"
            opacity={0.55}
            strokeLinecap="round"
          />
        </g>
      ))}
    </svg>
  );
}
