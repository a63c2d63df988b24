import type { ReactElement } from "react";
import type { Picture } from "../picture";
import { At, Draw } from "../scenes/At";
import { Pencil } from "../scenes/desk";
import { BODY, FOREST, FYYNDFIT, LIME, Yy } from "../scenes/fyyndfit";
import { Say } from "../scenes/hand";
import { text } from "../scenes/theme";
import { shadow } from "../stage/light";
import { Place } from "../stage/Place";
import { Sheet } from "../stage/Sheet";
import { Stage } from "../stage/Stage";

const UNIT = 24.2;
const K = UNIT / 11;
const GRID = `repeating-linear-gradient(#bfd3b4 0 1px, transparent 1px ${UNIT}px), repeating-linear-gradient(90deg, #bfd3b4 0 1px, transparent 1px ${UNIT}px)`;

/** One of the two, with the lines it was built from. */
function Built({ x }: { readonly x: number }): ReactElement {
  return (
    <g transform={`translate(${x} 0)`}>
      <path d={BODY} fill="#2c6a48" fillOpacity={0.16} stroke={FOREST} strokeWidth={2.2} />
      <circle cy={-69} r={17.5} fill={LIME} fillOpacity={0.75} stroke={FOREST} strokeWidth={2.2} />
      <g stroke="#d2502a" strokeWidth={0.9} fill="none">
        <path d="M-47 -81L25 43M47 -81L-25 43" strokeDasharray="4 3" />
        <circle cy={-69} r={23.5} strokeDasharray="3 3" />
        <path d="M0 -108V78" strokeDasharray="9 3 2 3" />
        <path d="M20 35A40 40 0 0 1 -20 35" strokeWidth={1.6} />
      </g>
    </g>
  );
}

function Drawing(): ReactElement {
  return (
    <Draw w={980} h={640}>
      <g transform={`translate(${UNIT * 13.6} ${UNIT * 15}) scale(${K * 1.2})`}>
        <path d="M-130 -70H130M-130 60H130M-130 2.9H130" stroke="#d2502a" strokeWidth={0.8} strokeDasharray="4 3" />
        <Built x={-58.6} />
        <Built x={58.6} />
        <path d="M-5.5 -96V-62M5.5 -96V-62" stroke={FOREST} strokeWidth={1.2} />
        <path
          d="M-24 -90H-8M24 -90H8M-13 -93L-8 -90L-13 -87M13 -93L8 -90L13 -87"
          fill="none"
          stroke={FOREST}
          strokeWidth={1.3}
        />
      </g>
      <Say x={UNIT * 13.6} y={92} size={44} weight={800} fill={FOREST} anchor="middle" font="Bricolage Grotesque">
        1x
      </Say>
      <Say x={268} y={460} size={42} weight={800} fill="#c4431c" anchor="middle" font="Bricolage Grotesque">
        60°
      </Say>
      <Say x={578} y={460} size={42} weight={800} fill="#c4431c" anchor="middle" font="Bricolage Grotesque">
        60°
      </Say>
    </Draw>
  );
}

/** The mark in the sizes of an app icon, a menu and a browser’s tab. */
function Sizes(): ReactElement {
  const tile = (size: number, radius: number, words: string, green: boolean): ReactElement => (
    <div style={{ display: "flex", flexDirection: "column", alignItems: "center", gap: 9 }}>
      <div
        style={{
          width: size,
          height: size,
          borderRadius: radius,
          display: "grid",
          placeItems: "center",
          background: green ? FOREST : LIME,
          boxShadow: shadow(4),
        }}
      >
        <Yy width={size * 0.72} colour={green ? LIME : FOREST} />
      </div>
      <span style={text(22, { fontWeight: 650, color: "#0f3021", lineHeight: 1 })}>{words}</span>
    </div>
  );
  return (
    <>
      <At x={700} y={64}>
        {tile(200, 46, "64", true)}
      </At>
      <At x={690} y={344}>
        {tile(112, 26, "32", false)}
      </At>
      <At x={846} y={374}>
        {tile(66, 15, "16", true)}
      </At>
    </>
  );
}

function construction(): ReactElement {
  return (
    <Stage paper="#3c7a58" drama={0.9}>
      <div style={FYYNDFIT}>
        <Place x={494} y={338} rotate={-2.5}>
          <Sheet width={968} height={632} lift={6} corner={52} under={LIME} style={{ background: `${GRID}, #fcfcf1` }}>
            <Drawing />
            <Sizes />
          </Sheet>
        </Place>
        <Place x={744} y={570} rotate={-14}>
          <Pencil length={330} colour="#d2502a" width={17} />
        </Place>
      </div>
    </Stage>
  );
}

/** fyyndfit, the brand: how the mark is built. */
export const pictures: readonly Picture[] = [
  { name: "projects/fyyndfit-branding-detail-1", width: 1000, height: 667, scene: construction },
];
