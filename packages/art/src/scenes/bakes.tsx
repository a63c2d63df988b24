import type { ReactElement } from "react";
import { CROISSANT } from "./croissant";
import { BUTTER, CRUST, DAWN, FLOUR } from "./crumbwell";
import { LOAF } from "./loaf";

const DOUGH = "#f3dfb4";

/** A block cut through, a little from above: nine layers, dough and butter by turns. */
const layers = (
  <>
    <rect width={100} height={100} fill={DAWN} />
    <path d="M0 84H100V100H0Z" fill="#33466e" />
    <path d="M10 86H92L98 78V84L92 92H14Q8 90 10 86Z" fill="#0c1530" opacity={0.6} />
    <path d="M8 38L20 22H96L90 38Z" fill="#fdf1d3" />
    <path d="M90 38L96 22V70L90 88Z" fill="#cda55f" />
    {Array.from({ length: 9 }, (_, n) => (
      <rect key={n} x={8} y={38 + n * 5.55} width={82} height={5.7} fill={n % 2 === 0 ? DOUGH : "#eaa92c"} />
    ))}
  </>
);

const croissant = (
  <>
    <rect width={100} height={100} fill={BUTTER} />
    <ellipse cx={52} cy={84} rx={38} ry={7} fill="#b98419" opacity={0.4} />
    <g transform="rotate(-8 50 50) translate(0 -3)">{CROISSANT}</g>
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

/** A loaf on a striped cloth. */
const loaf = (
  <>
    <rect width={100} height={100} fill="#d3e2e4" />
    <path d="M10 0V100M17 0V100M83 0V100M90 0V100" stroke="#3f6f96" strokeWidth={3} />
    <g transform="rotate(-10 50 50) translate(6 6) scale(0.88)">
      <ellipse cx={54} cy={74} rx={45} ry={9} fill="#22323b" opacity={0.26} />
      {LOAF}
    </g>
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
    <rect width={100} height={100} fill="#fbe9c8" />
    {[47, 91].map((y, line) => (
      <g key={y}>
        <rect y={y + 5} width={100} height={4} fill="#8a5a2a" opacity={0.28} />
        <rect y={y} width={100} height={6} fill="#6c3b1c" />
        {[3, 51].map((x) => (
          <g key={x} transform={`translate(${x} ${y - (line === 0 ? 40.6 : 35)}) scale(0.46)`}>
            {line === 0 ? CROISSANT : LOAF}
          </g>
        ))}
      </g>
    ))}
  </>
);

/** Squares of 100 × 100: what happens in the bakery before sunrise. */
export const BAKES = { layers, croissant, pin, oven, butter, loaf, clock, shelf } as const;

/** One of them, filling the field it is put in. */
export function Bake({ name }: { readonly name: keyof typeof BAKES }): ReactElement {
  return (
    <svg viewBox="0 0 100 100" width="100%" height="100%" style={{ display: "block", overflow: "hidden" }}>
      {BAKES[name]}
    </svg>
  );
}
