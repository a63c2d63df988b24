import type { ReactElement } from "react";
import type { Picture } from "../picture";
import { Draw } from "../scenes/At";
import { Pencil } from "../scenes/desk";
import { Disc, ROOMS } from "../scenes/fennwick";
import { Say } from "../scenes/hand";
import { shapeShadow } from "../stage/light";
import { Place } from "../stage/Place";
import { Sheet } from "../stage/Sheet";
import { Stage } from "../stage/Stage";

const INK = "#4a3a26";

/** Walls as the architect of 1926 hatched them, doors as quarter circles. */
function Walls(): ReactElement {
  return (
    <>
      <g fill="none" stroke={INK} strokeWidth={11} strokeLinejoin="miter">
        <path d="M60 92H880V560H530M440 560H60V92" />
        <path d="M356 92V196M356 264V380M60 380H150M222 380H356" />
        <path d="M356 330H470M542 330H640M640 92V150M640 222V560M640 352H720M792 352H880" />
      </g>
      <g fill="none" stroke={INK} strokeWidth={2}>
        <path d="M356 196A68 68 0 0 1 424 264H356M150 380A72 72 0 0 0 222 452V380M470 330A72 72 0 0 1 542 402V330M640 150A72 72 0 0 0 568 222H640M720 352A72 72 0 0 1 792 280V352" />
        <path d="M440 560A45 45 0 0 1 485 515V560M530 560A45 45 0 0 0 485 515" />
        <rect x={112} y={140} width={190} height={188} rx={4} />
        <path d="M112 164H302M112 304H302" />
        <rect x={404} y={142} width={186} height={138} rx={60} />
        <path d="M700 410H840V520H700ZM700 438H840M700 466H840M700 494H840" />
        <path d="M700 130H840V170H700ZM700 170V300H730V170" />
        <path d="M100 430H170V520H100ZM190 500H320V530H190Z" />
      </g>
      <g stroke={INK} strokeWidth={1.4} fill="none">
        <path d="M60 608H880M60 598V618M356 598V618M640 598V618M880 598V618" />
      </g>
    </>
  );
}

function Plan(): ReactElement {
  const hand = { fontStyle: "italic" } as const;
  const number = (x: number, y: number, words: string): ReactElement => (
    <Say x={x} y={y} size={62} weight={420} fill="#3d4f7a" font="Fraunces" anchor="middle" style={hand} turn={-4}>
      {words}
    </Say>
  );
  return (
    <Sheet
      width={940}
      height={680}
      colour="#ead7a6"
      lift={5}
      creases={[{ x: 0.5 }, { y: 0.5 }]}
      style={{ background: "radial-gradient(ellipse at 60% 40%, #f0e0b6, #e3cb94 80%, #cfb075)" }}
    >
      <Draw w={940} h={680}>
        <Walls />
        <Say x={60} y={62} size={31} weight={600} fill={INK} font="Fraunces">
          Fennwick Public Baths, ground floor, 1926
        </Say>
        <Say x={208} y={646} size={21} weight={500} fill={INK} font="Fraunces" anchor="middle" style={hand}>
          48 ft
        </Say>
        <Say x={498} y={646} size={21} weight={500} fill={INK} font="Fraunces" anchor="middle" style={hand}>
          46 ft
        </Say>
        {number(296, 322, "54")}
        {number(594, 316, "98")}
        {number(582, 470, "115")}
        {number(700, 322, "185")}
      </Draw>
    </Sheet>
  );
}

/** A tile of the wall, half an inch thick. */
function Sample(): ReactElement {
  return (
    <svg width={190} height={190} style={{ filter: shapeShadow(9), overflow: "visible" }}>
      <defs>
        <linearGradient id="sample" x2="1" y2="1">
          <stop offset="0" stopColor="#fff" stopOpacity="0.6" />
          <stop offset="0.3" stopColor="#fff" stopOpacity="0.06" />
          <stop offset="1" stopColor="#06251c" stopOpacity="0.34" />
        </linearGradient>
      </defs>
      <rect x={5} y={7} width={186} height={186} rx={8} fill="#c8b79b" />
      <rect width={186} height={186} rx={8} fill="#9fc6b5" />
      <rect width={186} height={186} rx={8} fill="url(#sample)" />
      <path
        d="M16 92V24Q16 16 24 16H110"
        fill="none"
        stroke="#fff"
        strokeOpacity={0.65}
        strokeWidth={7}
        strokeLinecap="round"
      />
    </svg>
  );
}

function plan(): ReactElement {
  return (
    <Stage paper="#5f8a84" drama={0.95}>
      <Place x={478} y={344} rotate={-3}>
        <Plan />
      </Place>
      <Place x={176} y={212}>
        <Disc room={ROOMS.cold} size={176} screws={false} />
      </Place>
      <Place x={462} y={196}>
        <Disc room={ROOMS.warm} size={168} screws={false} />
      </Place>
      <Place x={446} y={468}>
        <Disc room={ROOMS.hot} size={176} screws={false} />
      </Place>
      <Place x={788} y={170}>
        <Disc room={ROOMS.sauna} size={172} screws={false} />
      </Place>
      <Place x={884} y={576} rotate={11}>
        <Sample />
      </Place>
      <Place x={222} y={576} rotate={-22}>
        <Pencil length={300} colour="#a5301f" width={16} />
      </Place>
    </Stage>
  );
}

/** Fennwick Bathhouse: the plan of 1926 and the discs that came out of it. */
export const pictures: readonly Picture[] = [
  { name: "projects/wellness-brand-identity-detail-1", width: 1000, height: 700, scene: plan },
];
