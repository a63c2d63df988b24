import type { ReactElement } from "react";
import type { Picture } from "../picture";
import { At, Draw } from "../scenes/At";
import { Lamp, Mug, NightDesk } from "../scenes/night-desk";
import { AMBER, NIGHT, RED, Techflow, TECHFLOW } from "../scenes/techflow";
import { column, display, row, text } from "../scenes/theme";
import { Place } from "../stage/Place";
import { Stage } from "../stage/Stage";

const COLUMNS = 20;
const ROWS = 17;
const STEP = 25;

/** Which client networks someone there has noticed; every other one is gray. */
const LIT: Readonly<Record<number, string>> = { 87: AMBER, 128: RED, 147: AMBER, 254: AMBER };

/** One dot for each of the 340 client networks, always in the same place. */
function Dots(): ReactElement {
  const dots = Array.from({ length: COLUMNS * ROWS }, (_, index) => index);
  const place = (index: number): readonly [number, number] => [
    STEP * ((index % COLUMNS) + 0.5),
    STEP * (Math.floor(index / COLUMNS) + 0.5),
  ];
  return (
    <svg width={COLUMNS * STEP} height={ROWS * STEP} style={{ overflow: "visible", flex: "none" }}>
      <defs>
        <filter id="glow" x="-300%" y="-300%" width="700%" height="700%">
          <feGaussianBlur stdDeviation="9" />
        </filter>
      </defs>
      <path d="M230 170L240 175H528" fill="none" stroke={RED} strokeWidth={2.6} />
      {dots.map((index) => {
        const [x, y] = place(index);
        const lit = LIT[index];
        if (lit === undefined) return <circle key={index} cx={x} cy={y} r={5.6} fill="#5d6d6d" />;
        return (
          <g key={index}>
            <circle cx={x} cy={y} r={lit === RED ? 26 : 17} fill={lit} opacity={0.75} filter="url(#glow)" />
            <circle cx={x} cy={y} r={lit === RED ? 11.5 : 8.5} fill={lit} />
            {lit === RED && <circle cx={x} cy={y} r={19} fill="none" stroke={RED} strokeWidth={2.6} />}
          </g>
        );
      })}
    </svg>
  );
}

function Cause(): ReactElement {
  return (
    <div
      style={column(0, {
        width: 330,
        padding: "20px 22px 22px",
        borderRadius: 10,
        background: "#22302f",
        borderLeft: `7px solid ${RED}`,
      })}
    >
      <span style={display(62, 760, { whiteSpace: "nowrap", lineHeight: 1 })}>1 cause</span>
      <span style={display(38, 640, { whiteSpace: "nowrap", color: "var(--ui-soft)", marginTop: 3 })}>212 alerts</span>
      <span style={{ height: 2, margin: "18px 0 14px", background: "#3d4f4d" }} />
      <span style={display(33, 700, { whiteSpace: "nowrap" })}>Switch 4, rack B</span>
      <span style={text(21, { color: AMBER, fontWeight: 600, marginTop: 8 })}>First sign 03:07</span>
    </div>
  );
}

function Wall(): ReactElement {
  return (
    <div
      style={{
        width: 930,
        height: 528,
        padding: 13,
        borderRadius: 14,
        background: "linear-gradient(125deg, #3c4444, #0a0e0e 12%)",
        boxShadow: "0 0 90px rgb(120 190 180 / 0.16), 10px 24px 50px rgb(0 0 0 / 0.6)",
      }}
    >
      <div
        style={{
          position: "relative",
          height: "100%",
          borderRadius: 5,
          overflow: "hidden",
          background: "var(--ui-bg)",
        }}
      >
        <At x={30} y={22} w={858} style={row(0, { justifyContent: "space-between" })}>
          <Techflow size={32} />
          <span style={{ ...display(40, 640), fontFamily: '"JetBrains Mono"' }}>03:12</span>
        </At>
        <At x={28} y={76}>
          <Dots />
        </At>
        <At x={558} y={92}>
          <Cause />
        </At>
        <At x={560} y={364} w={316}>
          <span style={text(25, { fontWeight: 600, color: "var(--ui-soft)" })}>336 of 340 quiet</span>
        </At>
        <div
          style={{
            position: "absolute",
            inset: 0,
            background: "linear-gradient(112deg, rgb(190 230 225 / 0.09), transparent 34%)",
          }}
        />
      </div>
    </div>
  );
}

function cover(): ReactElement {
  return (
    <Stage paper={NIGHT} drama={0.35} grain={0.9} ground={<NightDesk />}>
      <div style={TECHFLOW}>
        <Place x={492} y={296}>
          <Wall />
        </Place>
        <Draw w={1000} h={667}>
          <Lamp />
          <Mug />
        </Draw>
      </div>
    </Stage>
  );
}

/** TechFlow: a wall that stays quiet. */
export const pictures: readonly Picture[] = [
  { name: "projects/techflow-dashboard-cover", width: 1000, height: 667, scene: cover },
];
