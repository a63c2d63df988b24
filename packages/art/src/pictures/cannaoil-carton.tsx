import type { ReactElement } from "react";
import type { Picture } from "../picture";
import { At, Draw } from "../scenes/At";
import { BONE, Front, STRENGTHS } from "../scenes/cannaoil";
import { Ruler } from "../scenes/desk";
import { Say } from "../scenes/hand";
import { text } from "../scenes/theme";
import { shapeShadow } from "../stage/light";
import { Place } from "../stage/Place";
import { Stage } from "../stage/Stage";

const MAT = "#4b5a61";

/** The cutting mat: a grid of half inches, its numbers along the upper edge. */
function Mat(): ReactElement {
  return (
    <Draw w={1000} h={667} x={0} y={0}>
      {Array.from({ length: 26 }, (_, index) => (
        <path
          key={index}
          d={`M${index * 42 - 20} 0V667M0 ${index * 42 - 20}H1000`}
          stroke="#e8ebe2"
          strokeOpacity={index % 2 === 0 ? 0.3 : 0.13}
          strokeWidth={1.2}
        />
      ))}
      {Array.from({ length: 12 }, (_, index) => (
        <Say key={index} x={index * 84 + 28} y={16} size={14} weight={500} fill="#e8ebe2" style={{ opacity: 0.6 }}>
          {index + 1}
        </Say>
      ))}
    </Draw>
  );
}

const [TOP, FOOT] = [116, 476];
const CUT = `M0 ${TOP + 14}L34 ${TOP}H62Q66 70 96 66H208Q234 70 238 ${TOP}H260L268 46H382L390 ${TOP}V18Q390 2 408 2H564Q582 2 582 18V${TOP}L590 46H704L712 ${TOP}V${FOOT}L700 546H600L590 ${FOOT}H582V574Q582 590 564 590H408Q390 590 390 574V${FOOT}H382L372 546H276L262 ${FOOT}H240L228 534H76L60 ${FOOT}H34L0 ${FOOT - 14}Z`;

/** The flat carton: glue flap, back, side, front, side. */
function Net(): ReactElement {
  const [, ten] = STRENGTHS;
  const label = { fontWeight: 500, lineHeight: 1.32, color: "#1d1a16" } as const;
  return (
    <div style={{ position: "relative", width: 714, height: 592 }}>
      <svg width={714} height={592} style={{ position: "absolute", inset: 0, filter: shapeShadow(5) }}>
        <path d={CUT} fill={BONE} />
        <path d={`M0 ${TOP + 14}L34 ${TOP}V${FOOT}L0 ${FOOT - 14}Z`} fill="#dccfae" />
        <path d="M270 60H380L388 112H262Z" fill={ten.ink} opacity={0.9} />
        <path
          d={`M34 ${TOP}V${FOOT}M262 ${TOP}V${FOOT}M390 ${TOP}V${FOOT}M582 ${TOP}V${FOOT}M34 ${TOP}H712M34 ${FOOT}H712`}
          stroke="#8a7c62"
          strokeWidth={2}
          strokeDasharray="9 5"
          fill="none"
        />
        <path
          d={`M262 ${TOP}V${FOOT}M582 ${TOP}V${FOOT}`}
          stroke="#fff"
          strokeWidth={2}
          transform="translate(-2.5 0)"
          opacity={0.7}
        />
      </svg>
      <At x={390} y={TOP}>
        <Front strength={ten} width={192} height={FOOT - TOP} />
      </At>
      <At x={54} y={TOP + 26} w={190} style={text(18, label)}>
        <b style={{ fontSize: 23 }}>Lab report</b>
        <br />
        Scan the code on the front. It shows what was measured in this batch, and who did it.
      </At>
      <At x={54} y={FOOT - 92} w={190} style={text(18, label)}>
        One carton for
        <br />
        5, 10 and 20%
      </At>
      <At x={278} y={TOP + 26} w={106} style={text(17, label)}>
        Keep cool and dark.
      </At>
      <At x={600} y={TOP + 26} w={106} style={text(17, label)}>
        Hemp seed oil, 10% extract.
      </At>
      <Draw w={714} h={592}>
        <Say x={23} y={350} size={18} weight={650} fill="#7a6a48" turn={-90}>
          Glue flap
        </Say>
      </Draw>
    </div>
  );
}

/** A craft knife, point to the lower left. */
function Knife(): ReactElement {
  return (
    <svg width={330} height={34} style={{ filter: shapeShadow(6), overflow: "visible" }}>
      <path d="M0 28L54 4H88V28Z" fill="#dfe2e0" />
      <path d="M0 28L54 4H66L22 28Z" fill="#fff" opacity={0.7} />
      <path d="M84 2H150V32H84Z" fill="#b9bdbd" />
      <path d="M84 2H150V11H84Z" fill="#fff" opacity={0.5} />
      <path d="M94 2V32M104 2V32M114 2V32M124 2V32M134 2V32" stroke="#6b7071" strokeWidth={2.5} />
      <path d="M150 0H314Q330 0 330 17T314 34H150Z" fill="#c18a2b" />
      <path d="M150 3H316V12H150Z" fill="#fff" opacity={0.35} />
    </svg>
  );
}

function carton(): ReactElement {
  return (
    <Stage paper={MAT} drama={0.8} grain={0.7}>
      <Place x={500} y={333} rotate={-6} scale={1.12}>
        <div style={{ position: "relative", width: 1000, height: 667 }}>
          <Mat />
        </div>
      </Place>
      <Place x={434} y={322} rotate={-6} scale={1.1}>
        <Net />
      </Place>
      <Place x={478} y={624} rotate={-6}>
        <Ruler length={880} width={50} />
      </Place>
      <Place x={908} y={500} rotate={-64}>
        <Knife />
      </Place>
    </Stage>
  );
}

/** cannaoil: one die for three strengths. */
export const pictures: readonly Picture[] = [
  { name: "projects/cannaoil-branding-detail-1", width: 1000, height: 667, scene: carton },
];
