import type { ReactElement, ReactNode } from "react";
import type { Picture } from "../picture";
import { At, Draw } from "../scenes/At";
import { Say } from "../scenes/hand";
import { Jar } from "../scenes/Jar";
import { column, row, text } from "../scenes/theme";
import { shadow } from "../stage/light";
import { Place } from "../stage/Place";
import { Sheet } from "../stage/Sheet";
import { Stage } from "../stage/Stage";
import { Standing } from "../stage/Standing";

const GROTESQUE = "Bricolage Grotesque";

interface Flavor {
  readonly name: string;
  readonly content: readonly [string, string];
  readonly dark: string;
  readonly fruit: ReactNode;
}

const cut = { filter: "drop-shadow(1px 1.6px 1.4px rgb(40 20 6 / 0.32))" } as const;

const DAMSON: Flavor = {
  name: "Damson",
  content: ["#7d2f57", "#38102a"],
  dark: "#4e1a3d",
  fruit: (
    <>
      <path
        d="M140 20C104 20 88 44 92 72C96 100 118 114 140 114C162 114 184 100 188 72C192 44 176 20 140 20Z"
        fill="#6b2454"
        style={cut}
      />
      <path d="M140 20C130 50 130 84 140 114C162 114 184 100 188 72C192 44 176 20 140 20Z" fill="#4e1a3d" />
      <path d="M140 24C140 10 150 2 158 -2L164 4C154 8 148 14 147 26Z" fill="#6a4a2c" />
      <path d="M156 12C170 -4 194 -2 206 8C194 24 170 26 156 12Z" fill="#5f8a4a" style={cut} />
    </>
  ),
};

const QUINCE: Flavor = {
  name: "Quince",
  content: ["#f0a83a", "#b4560e"],
  dark: "#8f4a08",
  fruit: (
    <>
      <path
        d="M140 10C122 10 120 26 108 38C90 54 86 74 96 94C106 114 128 118 140 110C152 118 174 114 184 94C194 74 190 54 172 38C160 26 158 10 140 10Z"
        fill="#f2bd1d"
        style={cut}
      />
      <path
        d="M140 10C158 10 160 26 172 38C190 54 194 74 184 94C174 114 152 118 140 110C156 84 156 44 140 10Z"
        fill="#dd9c0c"
      />
      <path d="M137 14C136 4 130 -2 124 -4L130 -10C140 -4 145 4 145 14Z" fill="#6a4a2c" />
      <path d="M128 4C112 -10 90 -4 80 8C94 22 116 20 128 4Z" fill="#7c9a3e" style={cut} />
    </>
  ),
};

const GOOSEBERRY: Flavor = {
  name: "Gooseberry",
  content: ["#a9b94c", "#566a16"],
  dark: "#40541a",
  fruit: (
    <>
      <ellipse cx={140} cy={66} rx={46} ry={50} fill="#8fb23c" style={cut} />
      <path d="M140 16A46 50 0 0 1 140 116Q166 66 140 16Z" fill="#6f9428" />
      <path
        d="M140 16Q114 66 140 116M122 20Q82 66 122 112M158 20Q198 66 158 112"
        stroke="#e6efc0"
        strokeWidth={2.6}
        fill="none"
      />
      <path d="M132 112L140 130L148 112Z" fill="#6a4a2c" />
      <path d="M136 18L130 0H150L144 18Z" fill="#5b7a2a" style={cut} />
    </>
  ),
};

function Preserve({ flavor, width }: { readonly flavor: Flavor; readonly width: number }): ReactElement {
  return (
    <Standing width={width} height={width * 1.25}>
      <Jar id={flavor.name} width={width} content={flavor.content} lid="#fbf7ee" label="#fffdf6">
        <svg width={280} height={218}>
          <g transform="translate(0 28)">{flavor.fruit}</g>
          <path id={`${flavor.name}-run`} d="M-60 160Q140 204 340 160" fill="none" />
          <text
            textAnchor="middle"
            style={{
              fontFamily: GROTESQUE,
              fontSize: flavor.name.length > 8 ? 43 : 51,
              fontWeight: 800,
              fill: flavor.dark,
              letterSpacing: "-0.025em",
            }}
          >
            <textPath href={`#${flavor.name}-run`} startOffset="50%">
              {flavor.name}
            </textPath>
          </text>
          <path id={`${flavor.name}-foot`} d="M-60 187Q140 229 340 187" fill="none" />
          <text
            textAnchor="middle"
            style={{ fontFamily: GROTESQUE, fontSize: 17, fontWeight: 600, fill: flavor.dark, letterSpacing: "0.14em" }}
          >
            <textPath href={`#${flavor.name}-foot`} startOffset="50%">
              TALLOWBY
            </textPath>
          </text>
        </svg>
      </Jar>
    </Standing>
  );
}

function jars(): ReactElement {
  const ground = <At x={0} y={430} w="100%" h={320} style={{ background: "#cf7f6a" }} />;
  return (
    <Stage paper="#e7ab97" drama={0.9} ground={ground}>
      <Place x={178} y={352}>
        <Preserve flavor={DAMSON} width={312} />
      </Place>
      <Place x={822} y={352}>
        <Preserve flavor={GOOSEBERRY} width={312} />
      </Place>
      <Place x={500} y={424}>
        <Preserve flavor={QUINCE} width={388} />
      </Place>
    </Stage>
  );
}

const CONCERTS = [
  ["6", "Viola and dusk"],
  ["13", "Two pianos"],
  ["20", "Low voices"],
  ["27", "Bell and bass"],
] as const;

function NightPoster({ index }: { readonly index: number }): ReactElement {
  const [day, program] = CONCERTS[index] ?? CONCERTS[0];
  return (
    <div style={{ position: "relative", flex: "none" }}>
      <Sheet width={300} height={560} colour="#f2a91c" lift={9}>
        <Draw w={300} h={560}>
          <g transform={`rotate(${index * 90} 150 272)`}>
            <path d="M24 272A126 126 0 0 1 276 272Z" fill="#15110d" />
          </g>
          <Say x={20} y={46} size={31} weight={800} fill="#15110d" font={GROTESQUE}>
            Kelmore
          </Say>
          <Say x={20} y={78} size={31} weight={800} fill="#15110d" font={GROTESQUE}>
            Night Music
          </Say>
          <Say x={18} y={536} size={96} weight={800} fill="#15110d" font={GROTESQUE}>
            {day}
          </Say>
          <Say x={282} y={484} size={25} weight={750} fill="#15110d" anchor="end" font={GROTESQUE}>
            June
          </Say>
          <Say x={282} y={510} size={20} weight={600} fill="#15110d" anchor="end">
            {program}
          </Say>
          <Say x={282} y={536} size={20} weight={600} fill="#15110d" anchor="end">
            doors 8 pm
          </Say>
        </Draw>
      </Sheet>
      {[32, 268].map((x) => (
        <At
          key={x}
          x={x - 9}
          y={-14}
          w={18}
          h={34}
          style={{ borderRadius: 3, background: "linear-gradient(90deg, #efe9dc, #a89d8a)", boxShadow: shadow(3) }}
        />
      ))}
    </div>
  );
}

function posters(): ReactElement {
  const bricks = "repeating-linear-gradient(0deg, rgb(20 30 34 / 0.22) 0 2px, transparent 2px 46px)";
  return (
    <Stage paper="#5e7d86" drama={1} ground={<div style={{ position: "absolute", inset: 0, background: bricks }} />}>
      <At x={0} y={0} w={1000} h={750} style={{ perspective: 1300, perspectiveOrigin: "50% 46%" }}>
        <At
          x={26}
          y={96}
          w={1290}
          h={560}
          style={{ transformOrigin: "0 50%", transform: "rotateY(29deg)", transformStyle: "preserve-3d" }}
        >
          <At x={-300} y={-6} w={2000} h={4} style={{ background: "#2b2a26", boxShadow: shadow(6) }} />
          <div style={row(26)}>
            {CONCERTS.map(([day], index) => (
              <NightPoster key={day} index={index} />
            ))}
          </div>
        </At>
      </At>
    </Stage>
  );
}

const NAVY = "#17335c";
const FOAM = "#e9f0ea";

const TIMES: Readonly<Record<string, readonly (readonly [string, string, string])[]>> = {
  Weekdays: [
    ["6:40 am", "7:25", "8:10"],
    ["9:15", "10:00", "10:45"],
    ["12:30 pm", "1:15", "2:00"],
    ["4:05", "4:50", "5:35"],
    ["7:20", "8:05", "8:50"],
  ],
  Saturday: [
    ["7:40 am", "8:25", "9:10"],
    ["11:15", "12:00", "12:45"],
    ["3:30 pm", "4:15", "5:00"],
    ["6:05", "6:50", "7:35"],
    ["8:40", "9:25", "10:10"],
  ],
  Sunday: [
    ["8:40 am", "9:25", "10:10"],
    ["12:15 pm", "1:00", "1:45"],
    ["4:30", "5:15", "6:00"],
    ["7:45", "8:30", "9:15"],
  ],
  Winter: [
    ["8:10 am", "9:00", "9:50"],
    ["1:15 pm", "2:05", "2:55"],
    ["5:20", "6:10", "7:00"],
  ],
};

function Sailings({
  name,
  index,
  red = false,
}: {
  readonly name: string;
  readonly index: number;
  readonly red?: boolean;
}): ReactElement {
  return (
    <At
      x={index * 240}
      y={310}
      w={240}
      h={310}
      style={{
        background: red ? "#cf3b2c" : FOAM,
        color: red ? "#fff6ec" : NAVY,
        borderLeft: index > 0 && !red ? "1px solid #b9c9c4" : undefined,
      }}
    >
      <div style={column(10, { padding: "20px 20px", fontFamily: "Instrument Sans", fontSize: 18, lineHeight: 1.2 })}>
        <span style={{ fontFamily: GROTESQUE, fontSize: 33, fontWeight: 780, lineHeight: 1 }}>{name}</span>
        <div style={{ display: "grid", gridTemplateColumns: "84px 1fr 1fr", rowGap: 12, columnGap: 8 }}>
          {["Skerrow", "Annat", "Holm"].map((stop) => (
            <b key={stop} style={{ fontSize: 15, paddingBottom: 6, borderBottom: "2px solid currentColor" }}>
              {stop}
            </b>
          ))}
          {(TIMES[name] ?? []).flatMap((times) =>
            times.map((time, at) => (
              <span key={times[0] + time} style={{ whiteSpace: "nowrap", fontWeight: at === 0 ? 650 : 450 }}>
                {time}
              </span>
            )),
          )}
        </div>
        {red && (
          <span style={{ fontSize: 17, lineHeight: 1.3, marginTop: 8 }}>
            November to March. In wind above force 8 we stay in harbor.
          </span>
        )}
      </div>
    </At>
  );
}

const ISLANDS = [
  ["M60 190Q76 150 116 156Q150 164 140 204Q126 240 92 232Q54 226 60 190Z", "Skerrow", 52, 264],
  ["M196 74Q220 46 250 66Q268 92 244 110Q206 116 196 74Z", "Annat", 270, 76],
  ["M300 196Q330 168 366 184Q392 214 360 240Q318 246 300 196Z", "Holm", 310, 280],
  ["M420 88Q436 62 462 76Q480 96 460 116Q430 120 420 88Z", "Ruskay", 488, 82],
  ["M560 170Q596 134 630 160Q652 204 616 226Q572 224 560 170Z", "Far Tarn", 560, 262],
] as const;

function SeaMap(): ReactElement {
  return (
    <At x={240} y={0} w={720} h={310} style={{ background: NAVY }}>
      <Draw w={720} h={310}>
        <path
          d="M136 190L206 104M136 200Q220 240 304 214M372 190L428 112M382 216Q480 246 566 196"
          stroke="#f1c44a"
          strokeWidth={4}
          strokeDasharray="2 11"
          strokeLinecap="round"
          fill="none"
        />
        {ISLANDS.map(([d, name, x, y]) => (
          <g key={name}>
            <path d={d} fill="#dfe6c9" style={cut} />
            <Say x={x} y={y} size={22} weight={700} fill="#f4efdc" font={GROTESQUE}>
              {name}
            </Say>
          </g>
        ))}
        <Say x={30} y={54} size={28} weight={780} fill="#f4efdc" font={GROTESQUE}>
          Five islands
        </Say>
        <path d="M662 40L672 66L662 60L652 66Z" fill="#f1c44a" />
        <Say x={662} y={90} size={18} fill="#f1c44a" anchor="middle">
          N
        </Say>
      </Draw>
    </At>
  );
}

function timetable(): ReactElement {
  return (
    <Stage paper="#9fc3b6" drama={1}>
      <Place x={502} y={378} rotate={-4}>
        <Sheet
          width={960}
          height={620}
          colour={FOAM}
          lift={9}
          creases={[{ x: 0.25 }, { x: 0.5 }, { x: 0.75 }, { y: 0.5 }]}
        >
          <At x={0} y={0} w={240} h={310} style={{ background: "#f1c44a", color: NAVY, padding: "22px 22px" }}>
            <div
              style={{
                fontFamily: GROTESQUE,
                fontSize: 46,
                fontWeight: 800,
                lineHeight: 0.95,
                letterSpacing: "-0.03em",
              }}
            >
              Skerrow Ferries
            </div>
            <svg width={196} height={84} viewBox="0 0 196 84" style={{ margin: "18px 0 14px" }}>
              <path d="M4 44H192L168 76H30Z" fill={NAVY} />
              <path d="M52 20H136V40H52ZM92 2H116V18H92Z" fill={NAVY} />
            </svg>
            <div style={text(19, { fontWeight: 600, lineHeight: 1.2 })}>A year of sailings for your shirt pocket</div>
          </At>
          <SeaMap />
          <Sailings name="Weekdays" index={0} />
          <Sailings name="Saturday" index={1} />
          <Sailings name="Sunday" index={2} />
          <Sailings name="Winter" index={3} red />
        </Sheet>
      </Place>
    </Stage>
  );
}

/** Graphic Design, samples: a label grid, a poster series, a timetable. */
export const pictures: readonly Picture[] = [
  { name: "services/graphic-design-sample-1", width: 1000, height: 750, scene: jars },
  { name: "services/graphic-design-sample-2", width: 1000, height: 750, scene: posters },
  { name: "services/graphic-design-sample-3", width: 1000, height: 750, scene: timetable },
];
