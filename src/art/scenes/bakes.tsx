import type { ReactElement } from "react";
import { CROISSANT } from "./croissant";
import { BUTTER, CRUST, DAWN, FLOUR } from "./crumbwell";

const DOUGH = "#f3dfb4";

/** The cut edge of a block: dough and butter by turns, 27 fine layers. */
const layers = (
  <>
    <rect width={100} height={100} fill={DAWN} />
    {Array.from({ length: 27 }, (_, n) => {
      const y = 13 + n * 2.75;
      const bow = Math.sin(n * 0.7) * 0.5;
      return (
        <path
          key={n}
          d={`M-2 ${y}Q26 ${y - 2.4 + bow} 50 ${y}T102 ${y - 0.6}`}
          fill="none"
          stroke={n % 2 === 0 ? DOUGH : "#e5a93a"}
          strokeWidth={n % 2 === 0 ? 2.9 : 2.5}
        />
      );
    })}
    <path d="M-2 11Q26 8.6 50 11T102 10V14H-2Z" fill="#fff3d6" />
  </>
);

const croissant = (
  <>
    <rect width={100} height={100} fill={BUTTER} />
    <g transform="translate(5 4) rotate(-12 50 50)" opacity={0.28}>
      <path
        d="M10 68Q4 60 14 48Q26 26 50 25Q74 26 86 48Q96 60 90 68Q84 76 78 62Q68 52 50 52Q32 52 22 62Q16 76 10 68Z"
        fill="#6b4310"
      />
    </g>
    <g transform="rotate(-12 50 50)">{CROISSANT}</g>
  </>
);

const pin = (
  <>
    <rect width={100} height={100} fill="#8ba0ad" />
    <path d="M12 40Q50 30 88 42L92 104H8Z" fill={DOUGH} />
    <path d="M12 40Q50 30 88 42L88.6 50Q50 40 11.4 48Z" fill="#fbeccb" />
    <g transform="rotate(-6 50 66)">
      <rect x={-6} y={71} width={112} height={7} rx={3} fill="#5a4020" opacity={0.35} />
      <rect x={-4} y={59} width={20} height={9} rx={4.5} fill="#7a4520" />
      <rect x={84} y={59} width={20} height={9} rx={4.5} fill="#7a4520" />
      <rect x={13} y={52} width={74} height={22} rx={4} fill="#c98b4f" />
      <rect x={13} y={54} width={74} height={6} rx={3} fill="#e9b880" />
      <rect x={13} y={68} width={74} height={6} rx={3} fill="#9c6330" />
    </g>
  </>
);

const oven = (
  <>
    <rect width={100} height={100} fill="#12182a" />
    <rect x={14} y={22} width={72} height={54} rx={5} fill="#2a3147" />
    <rect x={20} y={28} width={60} height={42} rx={3} fill="#e8762a" />
    <path d="M20 62Q50 34 80 62V67Q80 70 77 70H23Q20 70 20 67Z" fill="#ffc04a" />
    <path d="M20 46H80M20 62H80" stroke="#5b2410" strokeWidth={1.8} />
    <path d="M25 46Q25 36 33 36T41 46ZM43 46Q43 35 51 35T59 46ZM61 46Q61 36 69 36T77 46Z" fill="#5b2410" />
    <path d="M23 62Q24 51 34 51T45 62ZM48 62Q49 50 60 50T72 62Z" fill="#6e2c12" />
    <rect x={24} y={81} width={52} height={5} rx={2.5} fill="#6d7690" />
    <circle cx={80} cy={14} r={3.4} fill="#ff5a3d" />
  </>
);

const butter = (
  <>
    <rect width={100} height={100} fill="#33577a" />
    <path d="M6 60L48 40L96 58L52 84Z" fill={FLOUR} />
    <path d="M12 63L50 80L90 60L96 58L52 84L6 60Z" fill="#d6cdb9" />
    <path d="M22 46L52 32L82 44L52 60Z" fill="#fde9a4" />
    <path d="M22 46L52 60V74L22 59Z" fill={BUTTER} />
    <path d="M52 60L82 44V57L52 74Z" fill="#dba93d" />
    <path d="M37 39L67 51M47 34.5L76 47" stroke="#e9c763" strokeWidth={1.4} />
  </>
);

/** A slab of dough with its butter, folded in three like a letter. */
const LETTER = "M17 73H69A9 9 0 0 0 69 55H24A9 9 0 0 1 24 37H76";

const fold = (
  <>
    <rect width={100} height={100} fill="#6f8794" />
    <path d="M0 62H100V100H0Z" fill="#8da3ae" />
    <path d="M12 82H78L92 70V77L81 89H17Q10 87 12 82Z" fill="#22323b" opacity={0.32} />
    <g fill="none" strokeLinejoin="round" transform="translate(3 9) scale(0.9)">
      {Array.from({ length: 15 }, (_, n) => (
        <path
          key={n}
          d={LETTER}
          transform={`translate(${15 - n} ${(n - 15) * 0.92})`}
          stroke={n === 0 ? "#d9bd84" : "#fdf1d3"}
          strokeWidth={16}
        />
      ))}
      <path d={LETTER} stroke="#b88f4c" strokeWidth={16.6} />
      <path d={LETTER} stroke={DOUGH} strokeWidth={15} />
      <path d={LETTER} stroke="#eaa92c" strokeWidth={5} />
    </g>
    {[
      [12, 92],
      [30, 95],
      [88, 94],
      [94, 86],
      [64, 94],
      [6, 70],
    ].map(([x, y]) => (
      <circle key={x} cx={x} cy={y} r={1.3} fill="#fff" opacity={0.8} />
    ))}
  </>
);

const clock = (
  <>
    <rect width={100} height={100} fill={DAWN} />
    <path d="M0 78H100V100H0Z" fill="#33466e" />
    <circle cx={52} cy={50} r={35} fill="#0c1530" opacity={0.6} />
    <circle cx={49} cy={47} r={35} fill={FLOUR} />
    <circle cx={49} cy={47} r={35} fill="none" stroke={CRUST} strokeWidth={4.5} />
    {Array.from({ length: 12 }, (_, n) => (
      <path key={n} d="M49 17V22" stroke={DAWN} strokeWidth={2.4} transform={`rotate(${n * 30} 49 47)`} />
    ))}
    <path d="M49 47L58.6 65.6" stroke={DAWN} strokeWidth={4.6} strokeLinecap="round" transform="rotate(-13 49 47)" />
    <path d="M49 47V20" stroke={DAWN} strokeWidth={3.2} strokeLinecap="round" transform="rotate(240 49 47)" />
    <circle cx={49} cy={47} r={3.6} fill={CRUST} />
  </>
);

const shelf = (
  <>
    <rect width={100} height={100} fill="#e79d5c" />
    <circle cx={84} cy={14} r={22} fill="#ffd47c" />
    {[50, 92].map((y) => (
      <g key={y}>
        <rect y={y} width={100} height={6} fill="#6c3b1c" />
        <rect y={y + 6} width={100} height={4} fill="#3c1e0c" opacity={0.3} />
        {[-6, 29, 64].map((x) => (
          <g key={x} transform={`translate(${x} ${y - 30}) scale(0.42)`}>
            {CROISSANT}
          </g>
        ))}
      </g>
    ))}
  </>
);

/** Squares of 100 × 100: what happens in the bakery before sunrise. */
export const BAKES = { layers, croissant, pin, oven, butter, fold, clock, shelf } as const;

/** One of them, filling the field it is put in. */
export function Bake({ name }: { readonly name: keyof typeof BAKES }): ReactElement {
  return (
    <svg viewBox="0 0 100 100" width="100%" height="100%" style={{ display: "block", overflow: "hidden" }}>
      {BAKES[name]}
    </svg>
  );
}
