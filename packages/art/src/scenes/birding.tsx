import type { ReactElement } from "react";
import { shapeShadow } from "../stage/light";
import { OCHRE } from "./marsh";

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
