import type { ReactElement } from "react";

/** Sky from above to the horizon, and the land against it. */
const HOURS = [
  { id: "ember", sky: ["#20303d", "#c4584a", "#f7b55f"], sun: "#ffe2a3", land: "#15181d", far: "#713b3d" },
  { id: "rose", sky: ["#4b2f45", "#e0785c", "#f8d08c"], sun: "#fff0c4", land: "#241a24", far: "#8a4a4e" },
  { id: "sea", sky: ["#1d3c48", "#639196", "#f4c88f"], sun: "#ffedc7", land: "#10232a", far: "#3c6269" },
  { id: "rust", sky: ["#5f2530", "#d8663a", "#fac954"], sun: "#fff2b8", land: "#27100f", far: "#8f3a28" },
  { id: "ash", sky: ["#2c3536", "#8b7f6b", "#f0cf9a"], sun: "#fff3d4", land: "#171b1b", far: "#5a584c" },
] as const;

type Hour = (typeof HOURS)[number];

/** Two people, far away. */
function Two({ x, y, size, colour }: Record<"x" | "y" | "size", number> & { readonly colour: string }): ReactElement {
  return (
    <g transform={`translate(${x} ${y}) scale(${size})`} fill={colour}>
      <circle cx="-4" cy="-17" r="2.4" />
      <path d="M-7.4 -13.6Q-4 -16 -0.8 -13.6L-1.4 0H-3.4L-4 -6L-4.7 0H-6.8z" />
      <circle cx="4.4" cy="-15.8" r="2.2" />
      <path d="M1.4 -12.6Q4.4 -14.8 7.4 -12.6L8 0H1z" />
    </g>
  );
}

const PLACES: readonly ((hour: Hour, shift: number) => ReactElement)[] = [
  // A pier
  ({ land, sun }, shift) => (
    <>
      <circle cx={110 - shift} cy={50} r={11} fill={sun} />
      <path d={`M0 56H160V90H0z`} fill={land} opacity="0.55" />
      <path d={`M${98 - shift} 58H${122 - shift}V90H${98 - shift}z`} fill={sun} opacity="0.4" />
      <path
        d={`M0 50H${74 + shift}V54H0zM8 54H11V76H8zM28 54H31V72H28zM47 54H49.4V69H47zM63 54H65V66H63zM${70 + shift} 54H${72 + shift}V64H${70 + shift}z`}
        fill={land}
      />
      <path d={`M0 43H${74 + shift}`} stroke={land} strokeWidth="1" />
      <Two x={54 + shift} y={50} size={0.85} colour={land} />
    </>
  ),
  // Dunes
  ({ land, far, sun }, shift) => (
    <>
      <circle cx={44 + shift * 2} cy={40} r={9} fill={sun} />
      <path d={`M0 58Q40 ${36 + shift} 84 56T160 50V90H0z`} fill={far} />
      <path d={`M0 76Q${50 + shift} 50 104 66T160 62V90H0z`} fill={land} />
      <Two x={100 - shift} y={66} size={0.9} colour={land} />
    </>
  ),
  // A road through hills
  ({ land, far, sun }, shift) => (
    <>
      <circle cx={80 + shift * 2} cy={46} r={8} fill={sun} />
      <path d="M0 56L36 44L70 54L112 40L160 56V90H0z" fill={far} />
      <path d="M0 60H160V90H0z" fill={land} />
      <path d={`M${76 + shift} 60H${80 + shift}L112 90H52z`} fill={far} />
      <path d={`M${78 + shift} 62L82 88`} stroke={sun} strokeWidth="1" strokeDasharray="4 4" />
      <Two x={36} y={74} size={1.1} colour="#050505" />
    </>
  ),
  // One tree
  ({ land, sun }, shift) => (
    <>
      <circle cx={116 - shift} cy={52} r={16} fill={sun} />
      <path d="M0 66Q80 56 160 68V90H0z" fill={land} />
      <path
        d={`M${54 + shift} 66L${57 + shift} 44L${44 + shift} 34M${57 + shift} 46L${70 + shift} 32`}
        stroke={land}
        strokeWidth="3.4"
        fill="none"
      />
      <ellipse cx={56 + shift} cy={26} rx={26} ry={16} fill={land} />
      <Two x={84 + shift} y={63} size={0.85} colour={land} />
    </>
  ),
  // Roofs of a city
  ({ land, far, sun }, shift) => (
    <>
      <circle cx={70 + shift * 2} cy={44} r={10} fill={sun} />
      <path d="M0 46H14V34H26V50H40V28H54V46H70V38H84V52H100V26H112V44H126V36H140V50H160V90H0z" fill={far} />
      <path d={`M0 68H34V60H${80 + shift}V72H160V90H0z`} fill={land} />
      <path d="M16 74H22V80H16zM46 68H52V74H46zM60 68H66V74H60zM104 78H110V84H104zM130 78H136V84H130z" fill={sun} />
      <Two x={56 + shift} y={60} size={0.95} colour={land} />
    </>
  ),
  // A boat
  ({ land, sun }, shift) => (
    <>
      <circle cx={52 + shift} cy={54} r={13} fill={sun} />
      <path d="M0 56H160V90H0z" fill={land} opacity="0.7" />
      <path
        d={`M${42 + shift} 60H${62 + shift}M${38 + shift} 66H${66 + shift}M${45 + shift} 73H${60 + shift}`}
        stroke={sun}
        strokeWidth="2"
      />
      <path d={`M${90 - shift} 66H136L128 76H${97 - shift}z`} fill={land} />
      <path d={`M112 64V34L${94 - shift} 60z`} fill={land} />
      <Two x={124} y={67} size={0.7} colour={land} />
    </>
  ),
  // A lighthouse
  ({ land, far, sun }, shift) => (
    <>
      <path d={`M${118 - shift} 27L0 12V40z`} fill={sun} opacity="0.5" />
      <path d="M0 60H160V90H0z" fill={far} />
      <path d={`M60 90Q84 58 ${118 - shift} 62T160 70V90z`} fill={land} />
      <path
        d={`M${112 - shift} 64L${114 - shift} 32H${122 - shift}L${125 - shift} 64zM${112 - shift} 28H${124 - shift}V22L${118 - shift} 17L${112 - shift} 22z`}
        fill={land}
      />
      <Two x={88} y={70} size={0.75} colour={land} />
    </>
  ),
  // Fields from above, long shadows
  ({ land, far, sun, sky }, shift) => (
    <>
      <path d="M0 0H160V90H0z" fill={sky[1]} />
      <path d={`M0 ${20 + shift}L160 0V26L0 ${48 + shift}zM0 ${70 + shift}L160 46V74L0 90z`} fill={far} />
      <path d="M96 0L120 90" stroke={sun} strokeWidth="5" />
      <path
        d={`M${60 + shift} 52L22 66L20 63L${59 + shift} 50zM${70 + shift} 60L34 73L32 70L${69 + shift} 58z`}
        fill={land}
        opacity="0.75"
      />
      <circle cx={62 + shift} cy={50} r="3" fill={land} />
      <circle cx={72 + shift} cy={58} r="3" fill={land} />
    </>
  ),
  // A bridge
  ({ land, far, sun }, shift) => (
    <>
      <circle cx={30 + shift * 3} cy={48} r={9} fill={sun} />
      <path d="M0 66H160V90H0z" fill={far} />
      <path d="M0 54H160V58H0zM34 20H38V76H34zM122 20H126V76H122z" fill={land} />
      <path d="M0 44Q18 38 36 22Q80 70 124 22Q142 38 160 44" fill="none" stroke={land} strokeWidth="1.6" />
      <path d="M50 38V54M66 45V54M80 47V54M94 45V54M110 38V54" stroke={land} strokeWidth="0.9" />
      <Two x={74 + shift} y={54} size={0.6} colour={land} />
    </>
  ),
  // Windmills
  ({ land, far, sun }, shift) => (
    <>
      <circle cx={90 + shift} cy={52} r={12} fill={sun} />
      <path d="M0 62Q60 48 160 60V90H0z" fill={far} />
      <path d="M0 74Q90 58 160 76V90H0z" fill={land} />
      {[34, 118].map((x, n) => (
        <g key={x} stroke={land} strokeLinecap="round" transform={`translate(${x + shift} ${30 + n * 8})`}>
          <path d="M0 0V40" strokeWidth="2" />
          <path d="M0 0L14 -14M0 0L-18 -6M0 0L5 19" strokeWidth="2.4" transform={`rotate(${n * 40})`} />
        </g>
      ))}
      <Two x={76} y={67} size={0.8} colour={land} />
    </>
  ),
];

/** Shots from the hour after sunset: every number is another place, hour and framing. */
export function dusk(number: number): ReactElement {
  const place = PLACES[number % PLACES.length];
  const hour = HOURS[(number * 3 + Math.floor(number / 5)) % HOURS.length];
  if (!place || !hour) return <></>;
  const shift = ((number * 7) % 13) - 4;
  return (
    <>
      <linearGradient id={`dusk-${hour.id}`} x1="0" y1="0" x2="0" y2="0.72">
        <stop offset="0" stopColor={hour.sky[0]} />
        <stop offset="0.55" stopColor={hour.sky[1]} />
        <stop offset="1" stopColor={hour.sky[2]} />
      </linearGradient>
      <rect width="160" height="90" fill={`url(#dusk-${hour.id})`} />
      {place(hour, shift)}
    </>
  );
}
