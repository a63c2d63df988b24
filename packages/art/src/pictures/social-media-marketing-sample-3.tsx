import type { ReactElement } from "react";
import type { Picture } from "../picture";
import { Say } from "../scenes/hand";
import { Logo } from "../scenes/Mark";
import { display, row, text, themed } from "../scenes/theme";
import { shadow } from "../stage/light";
import { Place } from "../stage/Place";
import { Sheet } from "../stage/Sheet";
import { Stage } from "../stage/Stage";

const DUSK = themed({ ink: "#2b1a22", display: "Bricolage Grotesque" });

/** Tickets sold at the end of each of the 21 days. */
const SOLD = [
  0, 0, 20, 60, 90, 140, 210, 620, 930, 1180, 1400, 1570, 1740, 1930, 2120, 2290, 2460, 2750, 2880, 3010, 3150,
] as const;

const BANDS = [
  { name: "Tease", from: 0, to: 7, colour: "#e7c3a0" },
  { name: "On sale", from: 7, to: 18, colour: "#eda24a" },
  { name: "Last call", from: 18, to: 21, colour: "#d8432e" },
] as const;

const DAY = 43;

/** A screen in a park at dusk; the words are what the ad says. */
function Screening({
  sky,
  words,
  lit,
}: {
  readonly sky: string;
  readonly words: string;
  readonly lit: boolean;
}): ReactElement {
  return (
    <div
      style={{ position: "relative", width: 196, height: 196, padding: 9, background: "#fff9ec", boxShadow: shadow(6) }}
    >
      <svg viewBox="0 0 178 178" width={178} height={178} style={{ background: sky, overflow: "hidden" }}>
        <circle cx="146" cy="30" r="10" fill="#f8dfae" />
        <path
          d="M-4 128Q20 84 40 116Q52 70 74 112V150H-4zM110 118Q130 76 150 110Q164 92 184 120V150H110z"
          fill="#3c2233"
        />
        {lit && <path d="M38 40H140L176 150H2z" fill="#fff0c0" opacity="0.2" />}
        <rect x="38" y="44" width="102" height="62" rx="3" fill={lit ? "#fff1c7" : "#6e5462"} />
        {lit && <path d="M48 96Q70 62 92 84T130 70V98H48z" fill="#e58a3c" />}
        <path d="M52 106V130M126 106V130" stroke="#20121a" strokeWidth="5" />
        <path d="M-4 130H184V184H-4z" fill="#20121a" />
        {[12, 44, 74, 104, 136, 164].map((x, index) => (
          <circle key={x} cx={x} cy={index % 2 === 0 ? 138 : 132} r="8" fill="#20121a" />
        ))}
        <Say x={89} y={166} size={20} weight={700} anchor="middle" fill="#ffe7bb">
          {words}
        </Say>
      </svg>
    </div>
  );
}

function Timeline(): ReactElement {
  const y = (sold: number): number => 300 - sold * 0.07;
  const line = SOLD.map((sold, day) => `${day === 0 ? "M" : "L"}${String((day + 0.5) * DAY)} ${String(y(sold))}`).join(
    "",
  );
  return (
    <svg width={DAY * 21} height={410} style={{ position: "absolute", left: 26, top: 214 }}>
      {BANDS.map(({ name, from, to, colour }) => (
        <g key={name}>
          <rect x={from * DAY} y={306} width={(to - from) * DAY - 4} height={64} rx={4} fill={colour} />
          <Say
            x={from * DAY + 14}
            y={348}
            size={to - from < 5 ? 23 : 30}
            weight={750}
            font="Bricolage Grotesque"
            fill={name === "Last call" ? "#fff3e2" : "#2b1a22"}
          >
            {name}
          </Say>
        </g>
      ))}
      {SOLD.map((_, day) => (
        <Say
          key={day}
          x={(day + 0.5) * DAY}
          y={396}
          size={17}
          weight={day % 7 === 0 || day === 20 ? 750 : 500}
          anchor="middle"
        >
          {day + 1}
        </Say>
      ))}
      <path d={`${line}V300H${String(DAY / 2)}Z`} fill="#eda24a" opacity="0.26" />
      <path d={line} fill="none" stroke="#2b1a22" strokeWidth="6" strokeLinejoin="round" strokeLinecap="round" />
      <circle cx={20.5 * DAY} cy={y(3150)} r="11" fill="#d8432e" />
      <circle cx={17.5 * DAY} cy={y(2750)} r="8" fill="#fff9ec" stroke="#2b1a22" strokeWidth="4" />
    </svg>
  );
}

function countdown(): ReactElement {
  return (
    <Stage paper="#5a3145" drama={1.1} grain={0.8}>
      <div style={{ position: "absolute", inset: 0, ...DUSK }}>
        <Place x={500} y={392} rotate={-2}>
          <Sheet width={956} height={640} colour="#fbf1dd" lift={10} creases={[{ x: 0.342 }, { x: 0.838 }]}>
            <div style={row(0, { padding: "26px 30px 0", justifyContent: "space-between" })}>
              <Logo mark="sun" name="Lanternfield Cinema" size={32} colour="#d8432e" second="#eda24a" ink="#2b1a22" />
              <span style={text(24, { fontWeight: 600 })}>21 days, 3,200 seats</span>
            </div>
            <Timeline />
            <span style={display(100, 800, { position: "absolute", right: 40, top: 76, color: "#c5361f" })}>3,150</span>
            <span style={text(26, { position: "absolute", right: 40, top: 176, fontWeight: 600 })}>tickets</span>
          </Sheet>
        </Place>
        <Place x={150} y={352} rotate={-6}>
          <Screening sky="#8f5a6a" words="Bring a blanket" lit={false} />
        </Place>
        <Place x={362} y={252} rotate={3}>
          <Screening sky="#c0604a" words="Seats from $9" lit />
        </Place>
        <Place x={736} y={520} rotate={4} scale={0.78}>
          <Screening sky="#6d2f3c" words="3 days, 400 left" lit />
        </Place>
      </div>
    </Stage>
  );
}

/** Social Media Marketing: a campaign of three weeks. */
export const pictures: readonly Picture[] = [
  { name: "services/social-media-marketing-sample-3", width: 1000, height: 750, scene: countdown },
];
