import type { ReactElement } from "react";
import type { Picture } from "../picture";
import { At, Draw } from "../scenes/At";
import { Disc, enamel, ROOMS, Tiles } from "../scenes/fennwick";
import { Place } from "../stage/Place";
import { Stage } from "../stage/Stage";
import { shapeShadow } from "../stage/light";

const RAIL = 352;
const BENCH = 690;

/** Towels folded on the bench, held by a woven band. */
function Towels({
  x,
  width,
  layers,
  colour,
  band,
}: {
  readonly x: number;
  readonly width: number;
  readonly layers: number;
  readonly colour: string;
  readonly band: string;
}): ReactElement {
  const pile =
    "repeating-linear-gradient(90deg, rgb(255 255 255 / 0.16) 0 1.5px, transparent 1.5px 4px), repeating-linear-gradient(0deg, rgb(60 40 20 / 0.08) 0 1.5px, transparent 1.5px 4px)";
  const height = layers * 40;
  return (
    <At
      x={x}
      y={BENCH - height}
      w={width}
      h={height}
      style={{ filter: "drop-shadow(8px 8px 8px rgb(50 30 10 / 0.35))" }}
    >
      {Array.from({ length: layers }, (_, layer) => (
        <div
          key={layer}
          style={{
            position: "absolute",
            left: layer % 2 === 1 ? 5 : 0,
            right: layer % 2 === 1 ? 0 : 6,
            top: layer * 40,
            height: 41,
            borderRadius: "22px 10px 10px 22px",
            background: `linear-gradient(rgb(255 255 255 / 0.45), transparent 40%, rgb(70 40 15 / 0.28)), ${pile}, ${colour}`,
          }}
        />
      ))}
      <At
        x={width * 0.36}
        y={-1}
        w={52}
        h={height + 1}
        style={{
          borderRadius: 3,
          background: `linear-gradient(90deg, rgb(255 255 255 / 0.2), transparent 30%, rgb(40 10 0 / 0.22)), ${band}`,
        }}
      />
    </At>
  );
}

function Bench(): ReactElement {
  return (
    <At
      x={0}
      y={BENCH}
      w={1000}
      h={60}
      style={{ background: "linear-gradient(#d8a66c, #b97f47 80%, #8a5626)", boxShadow: "0 -1px 0 #e9c08c" }}
    >
      <Draw w={1000} h={60}>
        <path
          d="M0 14C200 8 380 22 560 13S860 20 1000 12M0 38C260 30 420 48 700 36S920 42 1000 34"
          fill="none"
          stroke="#6d3f17"
          strokeOpacity={0.35}
          strokeWidth={2}
        />
      </Draw>
    </At>
  );
}

/** The sign by the door: vitreous enamel on four screws. */
function Plate(): ReactElement {
  const { ink, colour } = ROOMS.warm;
  return (
    <div
      style={{
        position: "relative",
        width: 600,
        height: 238,
        borderRadius: 26,
        background: "linear-gradient(150deg, #fffaf0, #f7ecd6 55%, #e2d2b4)",
        border: `6px solid ${ink}`,
        boxShadow: `inset 0 0 0 5px #fbf3e2, inset 0 0 0 8px ${ink}, 7px 12px 12px rgb(40 24 10 / 0.4)`,
        color: ink,
        textAlign: "center",
      }}
    >
      <div style={enamel(160, { marginTop: 25, lineHeight: 0.86 })}>Fennwick</div>
      <div style={enamel(45, { marginTop: 10, letterSpacing: "0.06em" })}>Bathhouse</div>
      <div style={{ position: "absolute", left: 46, right: 400, top: 177, height: 9, background: colour }} />
      <div style={{ position: "absolute", left: 400, right: 46, top: 177, height: 9, background: colour }} />
      <Draw w={588} h={226}>
        {[
          [24, 24],
          [564, 24],
          [24, 202],
          [564, 202],
        ].map(([x = 0, y = 0]) => (
          <g key={`${x}-${y}`} transform={`translate(${x} ${y})`}>
            <circle r={7} fill="#cfc7b8" stroke="#5b5145" />
            <path d="M-4.6 -2L4.6 2" stroke="#5b5145" strokeWidth={1.8} />
          </g>
        ))}
        <path d="M14 96V34Q14 14 34 14H150Q48 22 30 96Z" fill="#fff" opacity={0.75} />
      </Draw>
    </div>
  );
}

const HOOKS = [
  { x: 120, room: ROOMS.cold },
  { x: 312, room: ROOMS.hot },
  { x: 504, room: ROOMS.sauna },
] as const;

const TICKET_AT = 782;

/** A brass hook on the rail, seen from the front, and the string that hangs over it. */
function Hook({ x, y, to, spread }: { x: number; y: number; to: number; spread: number }): ReactElement {
  return (
    <g transform={`translate(${x} ${y})`}>
      <g style={{ filter: shapeShadow(3) }}>
        <rect x={-13} y={-17} width={26} height={34} rx={13} fill="url(#brass)" />
        <circle cy={-9} r={3} fill="#7a5416" />
        <path d="M0 2V26" stroke="#8f6620" strokeWidth={10} strokeLinecap="round" />
      </g>
      <path
        d={`M0 34L${-spread} ${to}M0 34L${spread} ${to}`}
        stroke="#6b2430"
        strokeWidth={3}
        fill="none"
        strokeLinecap="round"
        style={{ filter: shapeShadow(3) }}
      />
      <circle cy={31} r={10} fill="url(#brass)" style={{ filter: shapeShadow(3) }} />
      <circle cx={-3} cy={28} r={2.6} fill="#fff" opacity={0.7} />
    </g>
  );
}

function Rail(): ReactElement {
  return (
    <>
      <At
        x={0}
        y={RAIL - 24}
        w={1000}
        h={48}
        style={{
          background: "linear-gradient(#dcab72, #c28a50 75%, #94602d)",
          boxShadow: "0 10px 12px rgb(20 30 20 / 0.35)",
        }}
      />
      <Draw w={1000} h={750}>
        <defs>
          <linearGradient id="brass" x2="1" y2="1">
            <stop offset="0" stopColor="#f6dc93" />
            <stop offset="0.5" stopColor="#d3a544" />
            <stop offset="1" stopColor="#8f6620" />
          </linearGradient>
        </defs>
        {HOOKS.map(({ x }) => (
          <Hook key={x} x={x} y={RAIL} to={74} spread={5} />
        ))}
        <Hook x={TICKET_AT} y={RAIL} to={74} spread={5} />
      </Draw>
    </>
  );
}

/** A ticket for one room, on a string through its hole. */
function Ticket(): ReactElement {
  const { ink, colour } = ROOMS.warm;
  return (
    <div style={{ position: "relative", width: 312, height: 196, filter: shapeShadow(7) }}>
      <svg width={312} height={196} style={{ position: "absolute", inset: 0 }}>
        <path d="M0 0H312V196H0Z" fill="#fbf3e2" />
        <circle cx={156} cy={24} r={11.5} fill="#31424a" stroke="#d9b35c" strokeWidth={5} />
        <path d="M0 148H312V196H0Z" fill={colour} />
        <path d="M20 100H292" stroke={ink} strokeWidth={2} />
      </svg>
      <div style={{ position: "absolute", left: 20, top: 46, color: ink }}>
        <div style={enamel(48)}>Fennwick</div>
        <div style={enamel(25, { marginTop: 21, lineHeight: 1 })}>One visit</div>
      </div>
      <div style={enamel(31, { position: "absolute", left: 20, bottom: 9, color: ink, lineHeight: 1 })}>
        See you in 98°
      </div>
      <div style={enamel(25, { position: "absolute", right: 20, top: 110, color: ink, lineHeight: 1 })}>No. 0630</div>
    </div>
  );
}

function cover(): ReactElement {
  return (
    <Stage
      paper="#9dbcae"
      drama={0.75}
      grain={0.3}
      ground={
        <Tiles
          width={1000}
          height={750}
          tile={117}
          colours={["#a9cdbd", "#9fc6b5", "#b5d6c7", "#97bfae", "#aed1c0"]}
          joint="#e7ede2"
        />
      }
    >
      <Place x={172} y={164}>
        <Disc room={ROOMS.warm} size={272} lift={0.8} />
      </Place>
      <Place x={650} y={164}>
        <Plate />
      </Place>
      {HOOKS.map(({ x, room }) => (
        <Place key={x} x={x} y={RAIL + 138}>
          <Disc room={room} size={140} screws={false} lift={1} />
          <At
            x={61}
            y={1}
            w={18}
            h={18}
            style={{
              borderRadius: 18,
              background: "#31424a",
              border: "4px solid #d9b35c",
              boxShadow: "0 1px 2px rgb(40 20 5 / 0.5)",
            }}
          />
        </Place>
      ))}
      <Place x={TICKET_AT} y={RAIL + 147}>
        <Ticket />
      </Place>
      <Rail />
      <Towels x={40} width={250} layers={3} colour="#f4f1e8" band={ROOMS.cold.colour} />
      <Towels x={352} width={236} layers={3} colour="#ead9bf" band={ROOMS.hot.colour} />
      <Towels x={660} width={264} layers={2} colour="#f4f1e8" band={ROOMS.sauna.colour} />
      <Bench />
    </Stage>
  );
}

/** Fennwick Bathhouse: four temperatures, drawn large. */
export const pictures: readonly Picture[] = [
  { name: "projects/wellness-brand-identity-cover", width: 1000, height: 750, scene: cover },
];
