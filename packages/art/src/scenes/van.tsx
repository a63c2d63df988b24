import type { ReactElement } from "react";
import { shapeShadow } from "../stage/light";
import { At, Draw } from "./At";

const HOUSES = [
  [-10, 214, 190, "#243757", "#34507a"],
  [180, 258, 150, "#1c2d4b", "#2a4268"],
  [330, 232, 200, "#2a3f63", "#3a5580"],
  [530, 266, 130, "#1f3150", "#2c456b"],
] as const;

/** A street before sunrise through a van's windscreen: one café has its lights on. */
export function Street(): ReactElement {
  return (
    <Draw w={1000} h={750}>
      <defs>
        <linearGradient id="before-seven" x2="0" y2="1">
          <stop offset="0" stopColor="#1b2b52" />
          <stop offset="0.45" stopColor="#4c5d8e" />
          <stop offset="0.72" stopColor="#e9a58a" />
        </linearGradient>
        <radialGradient id="shop-light">
          <stop offset="0" stopColor="#ffc766" stopOpacity="0.75" />
          <stop offset="1" stopColor="#ffc766" stopOpacity="0" />
        </radialGradient>
      </defs>
      <rect width={1000} height={750} fill="url(#before-seven)" />
      {HOUSES.map(([x, y, w, wall, light]) => (
        <g key={x}>
          <path d={`M${x} ${y}L${x + w / 2} ${y - 52}L${x + w} ${y}V520H${x}Z`} fill={wall} />
          <path d={`M${x} ${y}L${x + w / 2} ${y - 52}L${x + w} ${y}`} stroke={light} strokeWidth={7} fill="none" />
          {[0.2, 0.58].flatMap((left) =>
            [40, 112, 184].map((down) => (
              <rect
                key={`${left} ${down}`}
                x={x + w * left}
                y={y + down - 18}
                width={w * 0.2}
                height={44}
                fill={x === 180 && left < 0.5 && down === 40 ? "#ffce78" : light}
              />
            )),
          )}
        </g>
      ))}
      <path d="M770 120H1010V520H770Z" fill="#34283b" />
      <path d="M770 120H1010V136H770Z" fill="#4c3a52" />
      <rect x={816} y={166} width={56} height={72} fill="#544160" />
      <rect x={912} y={166} width={56} height={72} fill="#544160" />
      <circle cx={900} cy={390} r={260} fill="url(#shop-light)" />
      <rect x={800} y={322} width={210} height={178} fill="#ffd98c" />
      <path d="M800 420H1010V430H800Z" fill="#a5682c" />
      <path
        d="M822 420Q824 388 850 388T878 420ZM890 420Q892 392 914 392T938 420ZM950 420Q952 388 976 388T1004 420Z"
        fill="#a85a24"
      />
      <path d="M786 268H1010V326H786Z" fill="#e5572f" />
      <path
        d="M786 326q14 20 28 0q14 20 28 0q14 20 28 0q14 20 28 0q14 20 28 0q14 20 28 0q14 20 28 0q14 20 28 0V316H786Z"
        fill="#f6e3cc"
      />
      <text
        x={812}
        y={309}
        style={{ fontFamily: "Fraunces", fontWeight: 700, fontSize: 38, fill: "#fff3df", letterSpacing: "-0.01em" }}
      >
        Morrow
      </text>
      <path d="M-10 500H1010V620H-10Z" fill="#2b3349" />
      <path d="M400 500L250 640H420L440 500Z" fill="#4a536b" opacity={0.5} />
      <path d="M470 506V540M476 556V620" stroke="#e8dcc4" strokeWidth={7} opacity={0.6} />
    </Draw>
  );
}

/** What lies below and above the windscreen. */
export function Dashboard(): ReactElement {
  return (
    <Draw w={1000} h={750} style={{ filter: "drop-shadow(0 -6px 12px rgb(5 8 16 / 0.5))" }}>
      <defs>
        <linearGradient id="dash" x2="0" y2="1">
          <stop offset="0" stopColor="#5a5f6e" />
          <stop offset="0.12" stopColor="#3c404c" />
          <stop offset="1" stopColor="#1d2028" />
        </linearGradient>
      </defs>
      <path d="M0 0H1000V34Q500 6 0 34Z" fill="#1a1d25" />
      <path d="M0 0H36L0 420Z" fill="#1a1d25" />
      <path d="M0 592C110 540 330 540 420 566C560 596 800 560 1000 574V750H0Z" fill="url(#dash)" />
      <path
        d="M0 594C110 542 330 542 420 568C560 598 800 562 1000 576"
        stroke="#8b91a3"
        strokeWidth={3}
        fill="none"
        opacity={0.6}
      />
      <g transform="translate(806 640)">
        <rect width={170} height={74} rx={16} fill="#14161c" />
        <path d="M14 16H156M14 30H156M14 44H156M14 58H156" stroke="#3d4250" strokeWidth={6} />
        <rect x={78} y={6} width={16} height={62} rx={7} fill="#555b6a" />
      </g>
    </Draw>
  );
}

/** The left part of the steering wheel and the dial behind it. */
export function Wheel(): ReactElement {
  return (
    <Draw w={1000} h={750}>
      <g style={{ filter: shapeShadow(4) }}>
        <path d="M96 652A98 98 0 0 1 292 652Z" fill="#0f1117" />
        <path d="M116 650A78 78 0 0 1 272 650" fill="none" stroke="#ff9d4a" strokeWidth={6} strokeDasharray="3 17.4" />
        <path d="M194 650L150 600" stroke="#ff5a2e" strokeWidth={6} strokeLinecap="round" />
      </g>
      <g style={{ filter: shapeShadow(14) }} fill="none">
        <circle cx={170} cy={830} r={268} stroke="#14161c" strokeWidth={46} />
        <path
          d="M-74 720A268 268 0 0 1 414 720"
          stroke="#4b505f"
          strokeWidth={7}
          transform="translate(0 -9)"
          opacity={0.9}
        />
        <path d="M170 830L-20 720M170 830L360 720" stroke="#14161c" strokeWidth={52} />
      </g>
    </Draw>
  );
}

/** The clamp that holds a phone of 318 × 654, with its foot on the dashboard. */
export function Cradle(): ReactElement {
  return (
    <At x={0} y={0} w={318} h={654}>
      <Draw w={318} h={900} style={{ filter: shapeShadow(8) }}>
        <path d="M126 640H192L216 780H102Z" fill="#101218" />
        <rect x={-17} y={300} width={40} height={104} rx={12} fill="#14161c" />
        <rect x={295} y={300} width={40} height={104} rx={12} fill="#14161c" />
        <rect x={76} y={636} width={166} height={38} rx={14} fill="#14161c" />
        <path d="M88 644H230" stroke="#5a6070" strokeWidth={4} strokeLinecap="round" />
        <path d="M-10 312V392M328 312V392" stroke="#5a6070" strokeWidth={4} strokeLinecap="round" />
      </Draw>
    </At>
  );
}
