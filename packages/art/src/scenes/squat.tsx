import type { ReactElement } from "react";

interface Props {
  /** The dress of the one who squats; the joints are drawn over it. */
  readonly skin?: string;
  readonly top?: string;
  readonly trousers?: string;
  readonly hair?: string;
  readonly shoe?: string;
  readonly joint?: string;
  readonly line?: number;
  /** Draws the joints only. */
  readonly bare?: boolean;
}

type Point = readonly [number, number];

const HEAD: Point = [206, 40];
const SHOULDER: Point = [186, 114];
const ELBOW: Point = [242, 148];
const HAND: Point = [294, 124];
const HIP: Point = [102, 236];
const KNEE: Point = [214, 288];
const ANKLE: Point = [172, 400];
const TOE: Point = [232, 412];

/** The angle of the knee as drawn, in whole degrees: what the camera reports. */
export const KNEE_DEGREES = degrees(HIP, KNEE, ANKLE);

const BONES: readonly (readonly [Point, Point])[] = [
  [HEAD, SHOULDER],
  [SHOULDER, ELBOW],
  [ELBOW, HAND],
  [SHOULDER, HIP],
  [HIP, KNEE],
  [KNEE, ANKLE],
  [ANKLE, TOE],
];

function degrees([ax, ay]: Point, [x, y]: Point, [bx, by]: Point): number {
  const turn = Math.abs(Math.atan2(ay - y, ax - x) - Math.atan2(by - y, bx - x));
  return Math.round((Math.min(turn, 2 * Math.PI - turn) * 180) / Math.PI);
}

const d = (...points: readonly Point[]): string => `M${points.map(([x, y]) => `${x} ${y}`).join("L")}`;

function Limb({ points, width, colour }: { points: readonly Point[]; width: number; colour: string }): ReactElement {
  return (
    <path
      d={d(...points)}
      fill="none"
      stroke={colour}
      strokeWidth={width}
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  );
}

/** Someone in the lowest part of a squat, seen from the side and looking right, 320 × 430; joints and lines as a camera reads them. */
export function Squat(props: Props): ReactElement {
  const {
    skin = "#c98a63",
    top = "#e9654a",
    trousers = "#274257",
    hair = "#3a2419",
    shoe = "#f3ead8",
    joint = "#c9f03c",
    line = 5,
    bare = false,
  } = props;
  return (
    <g>
      {!bare && (
        <>
          <Limb
            points={[
              [178, 118],
              [222, 162],
              [276, 146],
            ]}
            width={26}
            colour={`color-mix(in oklab, ${skin}, black 22%)`}
          />
          <path d="M150 404Q148 424 160 424H250Q254 408 226 402L196 388H154Z" fill={shoe} />
          <path d="M154 418H252Q254 426 248 428H160Q154 428 154 418Z" fill="#b9ad95" />
          <Limb
            points={[
              [210, 292],
              [174, 394],
            ]}
            width={34}
            colour={trousers}
          />
          <Limb
            points={[
              [108, 235],
              [206, 284],
            ]}
            width={60}
            colour={trousers}
          />
          <g transform="translate(10 -22)">
            <circle cx={92} cy={254} r={44} fill={trousers} />
            <path d="M54 236Q92 150 146 110Q168 96 196 110Q216 128 200 168Q172 222 132 268Q90 286 54 236Z" fill={top} />
            <path d="M176 112L186 84L212 92L204 122Z" fill={skin} />
            <path d="M166 44Q184 14 216 24Q236 34 232 64Q236 72 232 76Q230 96 212 98Q186 100 176 78Z" fill={skin} />
            <path d="M160 74Q150 22 194 12Q236 8 236 40Q214 32 204 46Q202 70 188 78Q176 96 160 74Z" fill={hair} />
            <circle cx={154} cy={46} r={19} fill={hair} />
            <Limb
              points={[
                [172, 140],
                [228, 172],
              ]}
              width={34}
              colour={top}
            />
            <Limb
              points={[
                [224, 172],
                [282, 148],
              ]}
              width={25}
              colour={skin}
            />
          </g>
        </>
      )}
      {bare && <circle cx={HEAD[0]} cy={HEAD[1] - 8} r={34} fill="none" stroke={joint} strokeWidth={line} />}
      {BONES.map(([from, to]) => (
        <path key={d(from, to)} d={d(from, to)} stroke={joint} strokeWidth={line} strokeLinecap="round" />
      ))}
      {[HEAD, SHOULDER, ELBOW, HAND, HIP, KNEE, ANKLE, TOE].map(([x, y]) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r={line * 1.7} fill={joint} stroke="#0f3021" strokeWidth={line * 0.5} />
      ))}
    </g>
  );
}
