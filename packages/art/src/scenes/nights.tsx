import type { CSSProperties, ReactElement } from "react";

const glow = (by: number): CSSProperties => ({ filter: `blur(${String(by)}px)` });

/** Rain, always the same drops. */
function Rain({ count = 46, light = 0.32 }: { readonly count?: number; readonly light?: number }): ReactElement {
  const drops = Array.from({ length: count }, (_, n) => {
    const long = 6 + ((n * 7) % 9);
    return `M${String((n * 37) % 167)} ${String(((n * 53) % 101) - 8)}l${String(-long * 0.28)} ${String(long)}`;
  });
  return <path d={drops.join("")} stroke="#dfe9ee" strokeWidth="0.5" opacity={light} />;
}

/** A sign in a street and its light on the wet ground. */
function Neon({ x, y, w, h, colour }: Record<"x" | "y" | "w" | "h", number> & { readonly colour: string }) {
  const foot = 62 + Math.abs(x - 80) * 0.2;
  return (
    <>
      <rect x={x - 4} y={y - 4} width={w + 8} height={h + 8} rx="4" fill={colour} opacity="0.55" style={glow(5)} />
      <rect x={x} y={y} width={w} height={h} rx="1" fill={colour} />
      <rect x={x + w * 0.3} y={y + 2} width={w * 0.4} height={h - 4} fill="#fff" opacity="0.5" />
      <rect x={x - 1} y={foot} width={w + 2} height={30} fill={colour} opacity="0.75" style={glow(2.4)} />
    </>
  );
}

const street = (
  <>
    <rect width="160" height="90" fill="#14202a" />
    <path d="M0 0H62L70 34V60L0 84z" fill="#0a1016" />
    <path d="M160 0H100L92 34V60L160 84z" fill="#0d141b" />
    <path d="M70 60H92L160 84V90H0V84z" fill="#0f1a22" />
    <path d="M70 60H92L96 34H66z" fill="#2b4150" />
    <Neon x={40} y={12} w={8} h={32} colour="#ff4f3d" />
    <Neon x={14} y={24} w={11} h={24} colour="#ffb13d" />
    <Neon x={112} y={16} w={8} h={28} colour="#2fd0c4" />
    <Neon x={138} y={6} w={10} h={40} colour="#ff6a9a" />
    <Neon x={60} y={30} w={4} h={14} colour="#ffd977" />
    <path d="M70 66Q71 56 75 55H87Q91 56 92 66V73H70z" fill="#06090c" />
    <path d="M71 66H76V69H71zM86 66H91V69H86z" fill="#ff3a2a" />
    <path d="M70 72H77V88H70zM85 72H92V88H85z" fill="#ff3a2a" opacity="0.6" style={glow(1.6)} />
    <Rain />
  </>
);

const headlights = (
  <>
    <rect width="160" height="90" fill="#0c0f14" />
    <rect width="160" height="40" fill="#1a2733" style={glow(8)} />
    <path d="M30 74L36 42Q46 26 58 25H102Q114 26 124 42L130 74z" fill="#050608" />
    <path d="M50 40Q56 31 62 30H98Q104 31 110 40z" fill="#27404c" />
    <circle cx="46" cy="56" r="24" fill="#ffe2a0" opacity="0.55" style={glow(8)} />
    <circle cx="114" cy="56" r="24" fill="#ffe2a0" opacity="0.55" style={glow(8)} />
    <circle cx="46" cy="56" r="8" fill="#fff6dc" />
    <circle cx="114" cy="56" r="8" fill="#fff6dc" />
    <path d="M38 70H54L64 90H22zM106 70H122L138 90H96z" fill="#ffdf98" opacity="0.65" style={glow(3)} />
    <Rain count={70} light={0.6} />
  </>
);

const BOKEH = [
  [18, 22, 9, "#ff5a3c"],
  [42, 36, 7, "#ffc04a"],
  [64, 18, 10, "#36c9c0"],
  [88, 34, 8, "#ff6f9c"],
  [112, 20, 9, "#ffb13d"],
  [136, 34, 8, "#ff4a36"],
  [148, 14, 6, "#f4e6c0"],
] as const;

const wipers = (
  <>
    <rect width="160" height="90" fill="#101820" />
    {BOKEH.map(([x, y, r, colour]) => (
      <circle key={x} cx={x} cy={y} r={r} fill={colour} opacity="0.8" style={glow(0.7)} />
    ))}
    <Rain count={90} light={0.5} />
    <path d="M8 70Q34 14 104 30L84 74z" fill="#233642" opacity="0.82" />
    <circle cx="58" cy="42" r="6" fill="#ffc04a" />
    <circle cx="78" cy="40" r="4.5" fill="#ff5a3c" />
    <path d="M84 76L106 28" stroke="#020304" strokeWidth="3.4" strokeLinecap="round" />
    <path d="M0 72Q80 60 160 72V90H0z" fill="#030405" />
    <path d="M8 92A30 30 0 0 1 66 92" fill="none" stroke="#1d242b" strokeWidth="5" />
  </>
);

const taxi = (
  <>
    <rect width="160" height="90" fill="#1c2b30" />
    <rect x="0" y="10" width="160" height="34" fill="#e0a03c" opacity="0.35" style={glow(6)} />
    <path d="M6 0H30V58H6zM50 0H74V58H50zM98 0H122V58H98zM140 0H158V58H140z" fill="#111b1f" />
    <rect y="64" width="160" height="26" fill="#0b1215" />
    <path d="M14 62Q15 50 32 48L50 34Q54 31 60 31H96Q102 31 107 35L120 47Q142 48 146 60V66H14z" fill="#f0b429" />
    <path d="M42 47L54 36H74V47zM79 47V36H98L112 47z" fill="#16242b" />
    <rect x="70" y="25" width="18" height="6" rx="1.5" fill="#fff3cf" />
    <circle cx="40" cy="66" r="9" fill="#050708" />
    <circle cx="120" cy="66" r="9" fill="#050708" />
    <circle cx="40" cy="66" r="4" fill="#6b7276" />
    <circle cx="120" cy="66" r="4" fill="#6b7276" />
    <path d="M18 78H144V84H18z" fill="#f0b429" opacity="0.4" style={glow(2.6)} />
    <path d="M146 56L160 50V72L146 62z" fill="#fff2c4" opacity="0.7" style={glow(2)} />
    <Rain count={60} light={0.45} />
  </>
);

const umbrella = (
  <>
    <rect width="160" height="90" fill="#0d1418" />
    <rect x="84" y="4" width="76" height="70" fill="#e98a3a" />
    <rect x="92" y="10" width="28" height="56" fill="#ffcf7a" />
    <rect x="126" y="10" width="28" height="56" fill="#ffcf7a" />
    <rect y="74" width="160" height="16" fill="#131d22" />
    <path d="M84 76H160V90H84z" fill="#e98a3a" opacity="0.55" style={glow(3)} />
    <path d="M28 40Q30 14 60 12Q90 14 92 40Q84 35 76 40Q68 35 60 40Q52 35 44 40Q36 35 28 40z" fill="#c9362b" />
    <path d="M60 12Q90 14 92 40Q84 35 76 40Q72 24 60 12z" fill="#8f2019" />
    <path d="M60 38V60" stroke="#050708" strokeWidth="2" />
    <path d="M52 46a7 7 0 1 1 13 0Q74 52 73 82H45Q44 52 52 46z" fill="#050708" />
    <Rain count={80} light={0.5} />
  </>
);

const puddle = (
  <>
    <rect width="160" height="90" fill="#1a1d20" />
    <path d="M0 30L160 12V90H0z" fill="#24292c" />
    <ellipse cx="84" cy="56" rx="72" ry="27" fill="#081219" />
    <g style={glow(0.8)}>
      <path d="M48 36H62V70H48z" fill="#ff4f3d" />
      <path d="M84 32H94V76H84z" fill="#2fd0c4" />
      <path d="M112 38H124V66H112z" fill="#ffb13d" />
    </g>
    <g fill="none" stroke="#dfe9ee" strokeWidth="0.9">
      <ellipse cx="72" cy="58" rx="14" ry="5" opacity="0.8" />
      <ellipse cx="72" cy="58" rx="26" ry="9.5" opacity="0.5" />
      <ellipse cx="118" cy="66" rx="9" ry="3.4" opacity="0.7" />
      <ellipse cx="40" cy="50" rx="8" ry="3" opacity="0.6" />
    </g>
    <Rain count={30} light={0.5} />
  </>
);

const lamps = (
  <>
    <rect width="160" height="90" fill="#0b0708" />
    <path d="M0 20Q80 2 160 20V70H0z" fill="#1d0c0d" />
    <g fill="#ff2f22">
      <path d="M10 36H58L54 50H10zM102 36H150V50H106z" opacity="0.7" style={glow(6)} />
      <path d="M10 37H58L55 47H10zM102 37H150V47H105z" />
      <path d="M10 72H58V90H10zM102 72H150V90H102z" opacity="0.4" style={glow(4)} />
    </g>
    <path d="M14 40H52M108 40H146" stroke="#ffd0bd" strokeWidth="2" />
    <rect x="64" y="46" width="32" height="12" rx="1.5" fill="#efe6d2" />
    <path d="M69 52H91" stroke="#1d0c0d" strokeWidth="4" strokeDasharray="5 2" />
    <Rain count={64} light={0.4} />
  </>
);

const above = (
  <>
    <rect width="160" height="90" fill="#0e1d1c" />
    <path d="M0 70Q60 66 78 40T160 6V30Q104 36 92 58T20 90H0z" fill="#26343a" />
    <path d="M8 80Q70 74 86 48T160 18" fill="none" stroke="#e7d39a" strokeWidth="1" strokeDasharray="6 5" />
    <path d="M98 36L158 0V34z" fill="#ffe6a4" opacity="0.75" style={glow(2)} />
    <rect x="80" y="38" width="20" height="10" rx="3" transform="rotate(-38 90 43)" fill="#e9ecea" />
    <rect x="86" y="39.5" width="7" height="7" transform="rotate(-38 90 43)" fill="#0e1d1c" />
    <g fill="#173531">
      {[14, 34, 56, 20, 46].map((x, n) => (
        <circle key={x} cx={x} cy={12 + n * 9} r={8 + (n % 3) * 3} />
      ))}
      <circle cx="126" cy="66" r="14" />
      <circle cx="150" cy="80" r="13" />
      <circle cx="100" cy="82" r="9" />
    </g>
    <Rain count={40} light={0.3} />
  </>
);

const mirror = (
  <>
    <rect width="160" height="90" fill="#131a1f" />
    {BOKEH.slice(0, 5).map(([x, y, r, colour]) => (
      <circle key={x} cx={150 - x} cy={y + 4} r={r * 0.9} fill={colour} opacity="0.55" style={glow(1.6)} />
    ))}
    <path d="M0 0H22L70 90H0z" fill="#05080a" />
    <path d="M64 36Q66 26 80 26H134Q148 26 148 42V58Q146 72 130 72H82Q62 72 64 36z" fill="#05080a" />
    <path d="M70 38Q72 31 82 31H130Q142 32 142 44V56Q140 66 128 66H84Q68 66 70 38z" fill="#2d4450" />
    <circle cx="98" cy="50" r="9" fill="#ffe7a8" opacity="0.6" style={glow(3)} />
    <circle cx="120" cy="50" r="9" fill="#ffe7a8" opacity="0.6" style={glow(3)} />
    <circle cx="98" cy="50" r="4" fill="#fff8e2" />
    <circle cx="120" cy="50" r="4" fill="#fff8e2" />
    <Rain count={60} light={0.5} />
  </>
);

/** What the studio filmed on wet nights. */
export const NIGHTS = { street, headlights, wipers, taxi, umbrella, puddle, lamps, above, mirror } as const;
