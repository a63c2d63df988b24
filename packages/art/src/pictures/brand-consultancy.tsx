import type { ReactElement } from "react";
import { Fold } from "../fold/Fold";
import { move, spin } from "../fold/place";
import { accordion } from "../fold/pleats";
import type { Picture } from "../picture";
import { Draw } from "../scenes/At";
import { Say } from "../scenes/hand";
import { lying, OnPaper, PleatedPrint, wallQuad } from "../scenes/OnPaper";
import { column, text } from "../scenes/theme";
import { Stage } from "../stage/Stage";
import type { View } from "../trace/order";

const SERIF = "Fraunces";
const INK = "#1d3044";
const FRAME = { width: 1000, height: 750 };

const TABLE = "#8fa9b8";
const VIEW: View = { tilt: 42, turn: 0, zoom: 0.93, distance: 2600, shift: [0, 0] };

const STAND = move(
  spin(
    accordion({ width: 1020, height: 350, pleats: 3, degrees: 58 }, { front: "#fffaf0", back: "#fffaf0" }),
    [0, 0, 1],
    -29,
  ),
  [4, -48, 0],
);

/** How much each panel is brightened by a reflector in front of it: the middle one turns away from the lamp. */
const REFLECTED = ["rgb(74 70 60)", "rgb(44 42 38)", "rgb(70 66 56)"] as const;

const FACES = [
  ["What we do", "Flour milled in the week you bake it"],
  ["For whom", "Bakers who name their farmer"],
  ["Why us", "Every sack carries the name"],
] as const;

const SLIPS = [
  { words: "They pick up the phone.", who: "Café owner", x: -322, y: 196, w: 292, h: 136, turn: -4 },
  { words: "It smells like my first job.", who: "Baker, 31 years", x: 4, y: 204, w: 292, h: 136, turn: 3 },
  { words: "I stopped asking for a discount.", who: "Pizzeria", x: 326, y: 196, w: 292, h: 136, turn: -2 },
  { words: "The other mill is cheaper.", who: "Lost customer", x: 296, y: 370, w: 292, h: 136, turn: 4 },
].map((slip) => ({ ...slip, ...lying({ ...slip, colour: "#fbf4e4" }) }));

const KEY = lying({ x: -150, y: 372, w: 548, h: 150, turn: -2.5, colour: "#fffaf0", z: 4 });

function cover(): ReactElement {
  const frame = { ...FRAME, view: VIEW };
  return (
    <Stage paper={TABLE} drama={0.95}>
      <Fold
        facets={[...STAND, ...SLIPS.map(({ facet }) => facet), KEY.facet]}
        {...frame}
        floor={TABLE}
        rays={60}
        style={{ left: 0, top: 0 }}
      />
      {STAND.map((facet, index) => (
        <OnPaper
          key={String(index)}
          quad={wallQuad(facet)}
          w={340}
          h={350}
          {...frame}
          style={{ mixBlendMode: "color-dodge" }}
        >
          <div style={{ height: "100%", background: REFLECTED[index] }} />
        </OnPaper>
      ))}
      {STAND.map((facet, index) => (
        <OnPaper key={FACES[index]?.[0]} quad={wallQuad(facet)} w={340} h={350} {...frame}>
          <div style={column(16, { padding: "26px 28px", height: "100%", color: INK })}>
            <span
              style={{
                width: "max-content",
                padding: "4px 12px 6px",
                background: "#efb02e",
                ...text(25, { fontWeight: 650, lineHeight: 1.1 }),
              }}
            >
              {FACES[index]?.[0]}
            </span>
            <span
              style={{ fontFamily: SERIF, fontSize: 48, fontWeight: 560, lineHeight: 1.02, letterSpacing: "-0.025em" }}
            >
              {FACES[index]?.[1]}
            </span>
            <span style={{ marginTop: "auto", ...text(20, { fontWeight: 600 }) }}>Marrowby Mills</span>
          </div>
        </OnPaper>
      ))}
      {SLIPS.map(({ words, who, w, h, quad }) => (
        <OnPaper key={words} quad={quad} w={w} h={h} {...frame}>
          <div style={column(8, { padding: "15px 16px", color: "#33322f" })}>
            <span style={{ fontFamily: SERIF, fontStyle: "italic", fontSize: 33.5, lineHeight: 1.08 }}>“{words}”</span>
            <span style={text(22)}>{who}</span>
          </div>
        </OnPaper>
      ))}
      <OnPaper quad={KEY.quad} w={548} h={150} {...frame}>
        <div style={column(8, { padding: "22px 26px", color: INK })}>
          <span
            style={{
              fontFamily: SERIF,
              fontStyle: "italic",
              fontSize: 38,
              fontWeight: 600,
              lineHeight: 1.1,
              whiteSpace: "nowrap",
            }}
          >
            “I know the{" "}
            <span style={{ background: "linear-gradient(transparent 74%, #f2aa18 74% 92%, transparent 92%)" }}>
              farmer’s name
            </span>
            ”
          </span>
          <span style={text(25)}>Baker, said by 7 of 10</span>
        </div>
      </OnPaper>
    </Stage>
  );
}

const CROWD = [
  [112, 372],
  [188, 346],
  [158, 432],
  [248, 388],
  [92, 470],
  [236, 462],
  [310, 348],
  [318, 440],
] as const;

const MAP_TABLE = "#56695c";
const MAP_VIEW: View = { tilt: 20, turn: -7, zoom: 0.95, distance: 2200, shift: [-6, -6] };

function MarketMap(): ReactElement {
  const axis = { size: 24, weight: 600, fill: "#4a4a3c" } as const;
  return (
    <Draw w={960} h={620}>
      <path d="M480 34V586M34 310H926" stroke="#4a4a3c" strokeWidth={2.4} />
      <path d="M480 30L472 46H488ZM930 310L914 302V318Z" fill="#4a4a3c" />
      <Say x={496} y={56} {...axis}>
        High price
      </Say>
      <Say x={496} y={586} {...axis}>
        Low price
      </Say>
      <Say x={34} y={296} {...axis}>
        Careful
      </Say>
      <Say x={920} y={346} {...axis} anchor="end">
        Fast
      </Say>
      {CROWD.map(([x, y], index) => (
        <g key={x}>
          <circle cx={x} cy={y} r={25} fill={index % 2 === 0 ? "#9a978c" : "#aeaba0"} />
        </g>
      ))}
      <Say x={62} y={556} size={29} weight={650} fill="#6c6a60" font="Bricolage Grotesque">
        8 × “We handle with care”
      </Say>
      <circle cx={716} cy={136} r={46} fill="#f2a71b" />
      <Say x={716} y={224} size={48} weight={780} anchor="middle" fill="#221d12" font="Bricolage Grotesque">
        Deskmoor
      </Say>
      <Say x={716} y={260} size={26} weight={600} anchor="middle" fill="#221d12">
        Desks that work by 8 am
      </Say>
    </Draw>
  );
}

function why(): ReactElement {
  return (
    <Stage paper={MAP_TABLE} drama={1.1}>
      <PleatedPrint
        {...FRAME}
        view={MAP_VIEW}
        panels={4}
        w={960}
        h={620}
        degrees={13}
        colour="#f7efdc"
        floor={MAP_TABLE}
      >
        <MarketMap />
      </PleatedPrint>
    </Stage>
  );
}

/** Brand Consultancy: a position that stands on its own, over what customers said, and a market seen from above. */
export const pictures: readonly Picture[] = [
  { name: "services/brand-consultancy-cover", ...FRAME, scene: cover },
  { name: "services/brand-consultancy-why", ...FRAME, scene: why },
];
