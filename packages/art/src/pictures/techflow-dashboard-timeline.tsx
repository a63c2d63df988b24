import type { ReactElement } from "react";
import type { Picture } from "../picture";
import { Draw } from "../scenes/At";
import { Say, Slip } from "../scenes/hand";
import { PatchCable, Roll } from "../scenes/long-paper";
import { RED, Techflow, TECHFLOW, TEAL } from "../scenes/techflow";
import { display } from "../scenes/theme";
import { Place } from "../stage/Place";
import { Sheet } from "../stage/Sheet";
import { Stage } from "../stage/Stage";

const MONO = '"JetBrains Mono"';
const GREEN = "#1f9a4d";

/** What each of the five tools reported: 212 in all. */
const LANES = [
  ["Ping", 74],
  ["Traffic", 56],
  ["Logs", 41],
  ["Power", 27],
  ["Tickets", 14],
] as const;

const START = 92;
const END = 700;
const TOP = 120;
const LANE = 52;
const CAUSE: readonly [number, number] = [START, TOP + LANE * 2.5];

/** Where on the paper a minute after 03:07 lies. */
const at = (minute: number): number => START + ((END - START) * minute) / 13;

/** When the reports of a lane came in: dense at first, then fewer, never quite even. */
const minutes = (lane: number, count: number): readonly number[] =>
  Array.from({ length: count }, (_, n) => {
    const share = (n + 0.5) / count;
    return 1.5 + lane * 0.34 + (10.6 - lane * 0.34) * (share ** 1.35 + 0.012 * Math.sin(n * 12.9 + lane * 4.1));
  });

function Ticks(): ReactElement {
  return (
    <>
      {LANES.map(([name, count], lane) => {
        const y = TOP + LANE * (lane + 0.5);
        const all = minutes(lane, count).map(at);
        return (
          <g key={name}>
            <path
              d={all
                .map((x) => `M${CAUSE[0]} ${CAUSE[1]}C${CAUSE[0] + 70} ${CAUSE[1]} ${x - 90} ${y} ${x} ${y}`)
                .join("")}
              fill="none"
              stroke={TEAL}
              strokeWidth={0.9}
              opacity={0.34}
            />
            <path d={all.map((x) => `M${x.toFixed(1)} ${y - 17}V${y + 17}`).join("")} stroke={TEAL} strokeWidth={2.6} />
            <Say x={END + 28} y={y + 8} size={24} weight={650} fill="#1c2a2a">
              {name}
            </Say>
            <Say x={END + 168} y={y + 8} size={24} weight={650} fill={TEAL} anchor="end">
              {count}
            </Say>
          </g>
        );
      })}
    </>
  );
}

function Timeline(): ReactElement {
  const foot = TOP + LANE * 5 + 16;
  return (
    <Draw w={950} h={460}>
      <path d={`M40 ${foot}H905`} stroke="#1c2a2a" strokeWidth={2.4} />
      {Array.from({ length: 14 }, (_, n) => (
        <path
          key={n}
          d={`M${at(n)} ${foot}v${(n % 3 === 1 && n > 1) || n === 0 ? 14 : 8}`}
          stroke="#1c2a2a"
          strokeWidth={2.4}
        />
      ))}
      {[0, 4, 7, 10, 13].map((minute) => (
        <Say
          key={minute}
          x={at(minute)}
          y={foot + 44}
          size={25}
          weight={650}
          anchor="middle"
          font={MONO}
          fill="#1c2a2a"
        >
          {`03:${String(7 + minute).padStart(2, "0")}`}
        </Say>
      ))}
      <Ticks />
      <path d={`M${END} ${TOP - 66}V${foot}`} stroke={GREEN} strokeWidth={7} />
      <path d={`M${START} ${TOP - 66}V${foot}`} stroke={RED} strokeWidth={7} />
      <circle cx={CAUSE[0]} cy={CAUSE[1]} r={19} fill={RED} />
      <circle cx={CAUSE[0]} cy={CAUSE[1]} r={31} fill="none" stroke={RED} strokeWidth={3.4} />
    </Draw>
  );
}

function detail(): ReactElement {
  return (
    <Stage paper="#d99a3f" drama={1}>
      <div style={{ ...TECHFLOW, color: "#1c2a2a" }}>
        <Draw w={1000} h={625}>
          <PatchCable />
        </Draw>
        <Place x={502} y={306} rotate={-3.5}>
          <Sheet width={950} height={468} colour="#fbf6e8" lift={6}>
            <Timeline />
          </Sheet>
        </Place>
        <Place x={300} y={112} rotate={-3.5}>
          <Slip colour={RED} ink="#fff8f2" pad="9px 20px 12px" lift={5}>
            <span style={display(35, 720, { whiteSpace: "nowrap" })}>Switch 4, rack B, 03:07</span>
          </Slip>
        </Place>
        <Place x={770} y={84} rotate={-3.5}>
          <Slip colour={GREEN} ink="#f6fff8" pad="9px 20px 12px" lift={5}>
            <span style={display(35, 720, { whiteSpace: "nowrap" })}>found, 13 min</span>
          </Slip>
        </Place>
        <Place x={962} y={278} rotate={-3.5}>
          <Roll width={84} height={474} />
        </Place>
        <Place x={786} y={577} rotate={-3.5}>
          <Techflow size={30} mark="#07554e" />
        </Place>
      </div>
    </Stage>
  );
}

/** TechFlow: 212 symptoms on one clock. */
export const pictures: readonly Picture[] = [
  { name: "projects/techflow-dashboard-detail-1", width: 1000, height: 625, scene: detail },
];
