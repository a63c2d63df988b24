import type { ReactElement } from "react";
import type { Picture } from "../picture";
import { At, Draw } from "../scenes/At";
import { Disc, enamel, type Room, ROOMS, Tiles } from "../scenes/fennwick";
import { Place } from "../stage/Place";
import { Stage } from "../stage/Stage";
import { shapeShadow } from "../stage/light";

/** A folded towel on the bench, and the enamel tag of its room. */
function Towel({
  room,
  x,
  width,
  colour,
}: {
  readonly room: Room;
  readonly x: number;
  readonly width: number;
  readonly colour: string;
}): ReactElement {
  const pile =
    "repeating-linear-gradient(90deg, rgb(255 255 255 / 0.16) 0 1.5px, transparent 1.5px 4px), repeating-linear-gradient(0deg, rgb(60 40 20 / 0.08) 0 1.5px, transparent 1.5px 4px)";
  return (
    <At x={x} y={454} w={width} h={128} style={{ filter: "drop-shadow(8px 10px 9px rgb(50 30 10 / 0.35))" }}>
      {[0, 1, 2].map((layer) => (
        <div
          key={layer}
          style={{
            position: "absolute",
            left: layer === 1 ? 4 : 0,
            right: layer === 1 ? 0 : 5,
            top: layer * 42,
            height: 44,
            borderRadius: "24px 10px 10px 24px",
            background: `linear-gradient(rgb(255 255 255 / 0.45), transparent 40%, rgb(70 40 15 / 0.28)), ${pile}, ${colour}`,
          }}
        />
      ))}
      <At x={width / 2 - 46} y={26} style={{ filter: shapeShadow(4) }}>
        <Draw w={92} h={70} style={{ position: "static" }}>
          <path d="M46 -26V10" stroke="#4a3a2a" strokeWidth={2.5} />
        </Draw>
      </At>
      <At x={width / 2 - 49} y={28}>
        <Disc room={room} size={98} screws={false} lift={1.4} />
      </At>
    </At>
  );
}

function Bench(): ReactElement {
  return (
    <>
      <At
        x={0}
        y={582}
        w={1000}
        h={58}
        style={{
          background: "linear-gradient(#d8a66c, #b97f47 70%, #8a5626)",
          boxShadow: "0 22px 34px rgb(20 30 20 / 0.4)",
        }}
      >
        <Draw w={1000} h={58}>
          <path
            d="M0 14C200 8 380 22 560 13S860 20 1000 12M0 34C260 26 420 44 700 32S920 38 1000 30"
            fill="none"
            stroke="#6d3f17"
            strokeOpacity={0.35}
            strokeWidth={2}
          />
        </Draw>
      </At>
      <At x={110} y={640} w={54} h={110} style={{ background: "linear-gradient(90deg, #b97f47, #8a5626)" }} />
      <At x={836} y={640} w={54} h={110} style={{ background: "linear-gradient(90deg, #b97f47, #8a5626)" }} />
    </>
  );
}

/** A ticket for one room: the front desk has punched its corner. */
function Ticket(): ReactElement {
  return (
    <div style={{ position: "relative", width: 296, height: 168, filter: shapeShadow(12) }}>
      <svg width={296} height={168} style={{ position: "absolute", inset: 0 }}>
        <path fillRule="evenodd" d="M0 0H296V168H0ZM258 40m-18 0a18 18 0 1 0 36 0a18 18 0 1 0 -36 0" fill="#fbf3e2" />
        <path d="M0 128H296V168H0Z" fill={ROOMS.warm.colour} />
        <path d="M20 80H276" stroke="#5a1420" strokeWidth={2} />
      </svg>
      <div style={{ position: "absolute", left: 20, top: 18, color: ROOMS.warm.ink }}>
        <div style={enamel(44)}>Fennwick</div>
        <div style={enamel(22, { marginTop: 31, lineHeight: 1 })}>Bathhouse, one visit</div>
      </div>
      <div style={enamel(27, { position: "absolute", left: 20, bottom: 9, color: ROOMS.warm.ink, lineHeight: 1 })}>
        See you in 98°
      </div>
      <div style={enamel(23, { position: "absolute", right: 20, top: 88, color: ROOMS.warm.ink, lineHeight: 1 })}>
        No. 0630
      </div>
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
      <Place x={500} y={222}>
        <Disc room={ROOMS.warm} size={376} lift={0.8} />
      </Place>
      <Bench />
      <Towel room={ROOMS.cold} x={26} width={214} colour="#f4f1e8" />
      <Towel room={ROOMS.hot} x={258} width={206} colour="#ead9bf" />
      <Towel room={ROOMS.sauna} x={764} width={212} colour="#f4f1e8" />
      <Place x={616} y={506} rotate={-3}>
        <Ticket />
      </Place>
    </Stage>
  );
}

/** Fennwick Bathhouse: four temperatures, drawn large. */
export const pictures: readonly Picture[] = [
  { name: "projects/wellness-brand-identity-cover", width: 1000, height: 750, scene: cover },
];
