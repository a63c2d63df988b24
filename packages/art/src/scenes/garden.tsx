import type { ReactElement, ReactNode } from "react";
import { shapeShadow } from "../stage/light";
import { At, Draw } from "./At";

/** Painted boards of a shed wall. */
export function Boards(): ReactElement {
  return (
    <Draw w={1000} h={750}>
      <rect width={1000} height={750} fill="#d9c79b" />
      {Array.from({ length: 8 }, (_, n) => {
        const x = n * 132 - 30;
        const tones = ["#dccb9f", "#d3bf90", "#e0d0a6", "#d7c497"] as const;
        return (
          <g key={n}>
            <rect x={x} width={129} height={750} fill={tones[(n * 3) % 4]} />
            <rect x={x + 126} width={6} height={750} fill="#7d6a3c" opacity={0.55} />
            <rect x={x} width={3} height={750} fill="#fff6d8" opacity={0.6} />
            <path
              d={`M${x + 34} -10C${x + 44} 200 ${x + 22} 420 ${x + 36} 760M${x + 84} -10C${x + 74} 240 ${x + 98} 500 ${x + 82} 760`}
              stroke="#a08a55"
              strokeOpacity={0.32}
              strokeWidth={2}
              fill="none"
            />
          </g>
        );
      })}
    </Draw>
  );
}

/** A shelf at the lower left, deep enough for a phone. */
export function Shelf(): ReactElement {
  return (
    <Draw w={1000} h={750} style={{ filter: "drop-shadow(10px 16px 10px rgb(60 42 10 / 0.4))" }}>
      <path d="M-10 702H470L482 724H-10Z" fill="#8a5a2c" />
      <rect x={-10} y={723} width={492} height={40} fill="#6d421c" />
      <ellipse cx={252} cy={718} rx={186} ry={7} fill="#2c1606" opacity={0.6} />
    </Draw>
  );
}

/** A brass pipe from the right with a valve, its red wheel and a spout that drips. */
export function Tap(): ReactElement {
  return (
    <Draw w={1000} h={750} style={{ filter: "drop-shadow(16px 26px 14px rgb(60 42 10 / 0.42))" }}>
      <defs>
        <linearGradient id="brass" x2="0" y2="1">
          <stop offset="0" stopColor="#8d6420" />
          <stop offset="0.22" stopColor="#ffe7a0" />
          <stop offset="0.45" stopColor="#d9a441" />
          <stop offset="0.8" stopColor="#8a5f1c" />
          <stop offset="1" stopColor="#5c3d0e" />
        </linearGradient>
        <linearGradient id="brass-up">
          <stop offset="0" stopColor="#a87a2c" />
          <stop offset="0.25" stopColor="#ffe7a0" />
          <stop offset="0.55" stopColor="#d09a39" />
          <stop offset="1" stopColor="#6b4812" />
        </linearGradient>
      </defs>
      <rect x={640} y={210} width={380} height={96} fill="url(#brass)" />
      <path d="M470 560V372Q470 214 600 210H660V306H600Q560 310 560 372V560Z" fill="url(#brass-up)" />
      <path
        d="M486 372Q488 236 606 226"
        stroke="#fff2c4"
        strokeWidth={9}
        fill="none"
        strokeLinecap="round"
        opacity={0.8}
      />
      <rect x={455} y={540} width={120} height={30} rx={8} fill="url(#brass-up)" />
      <rect x={462} y={570} width={106} height={14} rx={5} fill="#5c3d0e" />
      <rect x={622} y={196} width={40} height={124} rx={8} fill="url(#brass)" />
      <rect x={944} y={184} width={46} height={148} rx={8} fill="url(#brass)" />
      <path d="M548 226V150H602V214Z" fill="url(#brass-up)" />
      <rect x={536} y={140} width={78} height={26} rx={6} fill="url(#brass-up)" />
      <rect x={560} y={96} width={30} height={50} fill="url(#brass-up)" />
      <path d="M440 84Q440 58 466 58H684Q710 58 710 84T684 110H466Q440 110 440 84Z" fill="#c23a22" />
      <path d="M450 76Q456 66 472 66H678" stroke="#ff9478" strokeWidth={7} fill="none" strokeLinecap="round" />
      <path d="M500 58V110M650 58V110" stroke="#7e1f10" strokeWidth={4} opacity={0.6} />
      <rect x={556} y={50} width={38} height={68} rx={10} fill="#8f2917" />
      <path d="M516 622C528 640 533 650 533 659A17 17 0 0 1 499 659C499 650 504 640 516 622Z" fill="#5fb4dc" />
      <path d="M508 656Q508 648 513 641" stroke="#fff" strokeWidth={4} fill="none" strokeLinecap="round" />
    </Draw>
  );
}

/** A watch strapped around a pipe that runs across: 212 × 300, its face 168 × 200. */
export function Watch({ children }: { readonly children: ReactNode }): ReactElement {
  return (
    <div style={{ position: "relative", width: 212, height: 300 }}>
      <Draw w={212} h={300} style={{ filter: shapeShadow(12) }}>
        <defs>
          <linearGradient id="strap" x2="0" y2="1">
            <stop offset="0" stopColor="#12300f" />
            <stop offset="0.3" stopColor="#3f8a39" />
            <stop offset="0.7" stopColor="#3f8a39" />
            <stop offset="1" stopColor="#0e260b" />
          </linearGradient>
        </defs>
        <path d="M44 6Q106 -8 168 6V294Q106 308 44 294Z" fill="url(#strap)" />
        <rect x={208} y={120} width={14} height={44} rx={6} fill="#6a6f6a" />
        <rect x={3} y={30} width={206} height={238} rx={56} fill="#cfd3cd" />
        <rect x={3} y={30} width={206} height={238} rx={56} fill="none" stroke="#fff" strokeWidth={2} opacity={0.8} />
        <rect x={9} y={36} width={194} height={226} rx={50} fill="#7f867f" />
        <rect x={12} y={39} width={188} height={220} rx={48} fill="#0b120a" />
      </Draw>
      <At x={22} y={49} w={168} h={200}>
        {children}
      </At>
      <Draw w={212} h={300}>
        <path d="M12 87Q12 39 60 39H120L40 259Q12 250 12 211Z" fill="#fff" opacity={0.07} />
      </Draw>
    </div>
  );
}

const LEAVES = [
  [1004, 742, -48, 170, "#2f7a35"],
  [930, 770, -80, 190, "#4b9a3f"],
  [850, 776, -108, 150, "#2a6a30"],
  [1010, 640, -22, 140, "#5fae4a"],
  [770, 790, -70, 130, "#6fb653"],
] as const;

/** Leaves that grow into the lower right corner. */
export function Leaves(): ReactElement {
  return (
    <Draw w={1000} h={750}>
      {LEAVES.map(([x, y, turn, size, colour]) => (
        <g
          key={`${x} ${y}`}
          transform={`translate(${x} ${y}) rotate(${turn}) scale(${size / 100})`}
          style={{ filter: shapeShadow(5) }}
        >
          <path d="M0 0C20 -44 70 -46 112 0C70 46 20 44 0 0Z" fill={colour} />
          <path d="M0 0C20 44 70 46 112 0Z" fill="#06240c" opacity={0.22} />
          <path
            d="M0 0H104M30 0L48 -22M30 0L48 22M58 0L76 -18M58 0L76 18"
            stroke="#d6ecb4"
            strokeOpacity={0.55}
            strokeWidth={2}
            fill="none"
          />
        </g>
      ))}
    </Draw>
  );
}
