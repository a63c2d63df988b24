import type { ReactElement } from "react";
import { shapeShadow } from "../stage/light";
import { Draw } from "./At";

const W = 884;

/** Reeds along the bank: where each stands, how tall, which way it leans. */
const REEDS = Array.from({ length: 34 }, (_, index) => ({
  x: index < 17 ? index * 13 - 12 : 690 + (index - 17) * 13,
  tall: 70 + ((index * 37) % 90) - Math.abs((index % 17) - (index < 17 ? 2 : 15)) * 3,
  lean: ((index * 23) % 26) - 13,
}));

const trees = (base: number, step: number, tall: number, seed: number): string =>
  Array.from({ length: Math.ceil(920 / step) }, (_, index) => {
    const x = index * step - 20;
    const h = tall * (0.5 + (((index + seed) * 47) % 50) / 100);
    return `M${String(x - step)} ${String(base)}Q${String(x - step * 0.7)} ${String(base - h)} ${String(x)} ${String(base - h)}T${String(x + step)} ${String(base)}Z`;
  }).join("");

const Veil = ({
  y,
  h,
  strength,
}: {
  readonly y: number;
  readonly h: number;
  readonly strength: number;
}): ReactElement => (
  <ellipse cx={W * 0.46} cy={y} rx={W * 0.62} ry={h} fill="#eef0e4" opacity={strength} filter="url(#mist)" />
);

function Inn(): ReactElement {
  return (
    <g transform="translate(612 240)">
      <path d="M0 92V44L34 10H150L184 44V92Z" fill="#39493f" />
      <path d="M-10 50L34 4H150L194 50Z" fill="#2a3831" />
      <path d="M122 10V-18H138V10Z" fill="#2a3831" />
      <path
        d="M18 60H36V80H18ZM56 60H74V80H56ZM112 60H130V80H112ZM150 60H168V80H150ZM60 24H74V38H60ZM110 24H124V38H110Z"
        fill="#f3c673"
      />
      <path d="M84 92V58H102V92Z" fill="#1f2a24" />
    </g>
  );
}

/** The river at dawn, in mist, with the inn on its bank: 884 wide. */
export function River(): ReactElement {
  return (
    <Draw w={W} h={582}>
      <defs>
        <linearGradient id="dawn" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#b9c8bd" />
          <stop offset="0.45" stopColor="#dfe0cd" />
          <stop offset="0.58" stopColor="#f2e0bf" />
          <stop offset="0.6" stopColor="#c9d2c2" />
          <stop offset="1" stopColor="#6f867b" />
        </linearGradient>
        <filter id="mist" x="-20%" y="-150%" width="140%" height="400%">
          <feGaussianBlur stdDeviation="18" />
        </filter>
      </defs>
      <rect width={W} height={582} fill="url(#dawn)" />
      <circle cx={470} cy={296} r={40} fill="#fbe6b4" />
      <path d={trees(330, 46, 120, 3)} fill="#a5b7aa" />
      <Veil y={318} h={26} strength={0.9} />
      <path d={trees(340, 34, 84, 11)} fill="#7f978a" opacity={0.9} />
      <Veil y={336} h={20} strength={0.8} />
      <path d="M0 336Q120 322 300 334T560 330Q720 322 884 330V352H0Z" fill="#5c7468" />
      <Inn />
      <g opacity={0.42} transform="translate(0 684) scale(1 -1)">
        <Inn />
      </g>
      <path d="M446 350H496L520 582H424Z" fill="#fbe6b4" opacity={0.34} filter="url(#mist)" />
      <g stroke="#eef0e4" strokeWidth={2} opacity={0.55}>
        <path d="M120 380H300M360 398H560M80 424H240M520 430H760M300 452H420" />
      </g>
      <Veil y={366} h={16} strength={0.75} />
      <g stroke="#2c3f35" fill="#3b2f22" strokeWidth={3}>
        {REEDS.map(({ x, tall, lean }) => (
          <g key={String(x)}>
            <path
              d={`M${String(x)} 590Q${String(x)} ${String(590 - tall * 0.7)} ${String(x + lean)} ${String(588 - tall)}`}
              fill="none"
            />
            <ellipse cx={x + lean} cy={580 - tall} rx={3.6} ry={13} stroke="none" />
          </g>
        ))}
      </g>
    </Draw>
  );
}

/** A brass key on a wooden fob with the number of its room. */
export function Key(): ReactElement {
  return (
    <svg width={330} height={150} viewBox="0 0 330 150" style={{ filter: shapeShadow(9), overflow: "visible" }}>
      <defs>
        <linearGradient id="brass" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#f3d88d" />
          <stop offset="0.5" stopColor="#c99a3d" />
          <stop offset="1" stopColor="#85601c" />
        </linearGradient>
      </defs>
      <circle cx={112} cy={75} r={30} fill="none" stroke="#9c9488" strokeWidth={5} />
      <rect x={0} y={30} width={98} height={90} rx={45} fill="#7c2f24" />
      <rect
        x={5}
        y={35}
        width={88}
        height={80}
        rx={40}
        fill="none"
        stroke="#f3d88d"
        strokeOpacity={0.6}
        strokeWidth={2}
      />
      <text
        x={44}
        y={94}
        textAnchor="middle"
        transform="rotate(26 44 75)"
        style={{ fontFamily: "Fraunces", fontSize: 54, fontWeight: 600, fill: "#f7e6bd" }}
      >
        4
      </text>
      <path
        d="M158 45A30 30 0 1 0 158 105A30 30 0 1 0 158 45ZM158 60A15 15 0 1 1 158 90A15 15 0 1 1 158 60Z"
        fill="url(#brass)"
        fillRule="evenodd"
      />
      <path d="M186 68H318V82H308V106H294V92H284V110H268V82H186Z" fill="url(#brass)" />
      <path d="M194 60H202V90H194Z" fill="url(#brass)" />
    </svg>
  );
}
