import type { ReactElement } from "react";
import type { Picture } from "../picture";
import { Draw } from "../scenes/At";
import { Pencil } from "../scenes/desk";
import { Say, Tag } from "../scenes/hand";
import { Jar } from "../scenes/Jar";
import { Card } from "../scenes/stationery";
import { column, row, text } from "../scenes/theme";
import { shapeShadow } from "../stage/light";
import { Place } from "../stage/Place";
import { Sheet } from "../stage/Sheet";
import { Stage } from "../stage/Stage";
import { Horizon, Standing } from "../stage/Standing";

const MOSS = "#4c6636";
const CREAM = "#f6edd3";
const INK = "#29301a";
const SERIF = "Fraunces";
const LEAVES = [
  "M0 44C-40 26 -46 -18 0 -58C46 -18 40 26 0 44Z",
  "M-8 52C-52 62 -82 34 -86 -2C-50 2 -22 22 -8 52Z",
  "M8 52C52 62 82 34 86 -2C50 2 22 22 8 52Z",
];

function Leaf({
  x,
  y,
  size,
  fill,
  line,
}: {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly fill?: string;
  readonly line?: string;
}): ReactElement {
  return (
    <g
      transform={`translate(${x} ${y}) scale(${size / 172})`}
      fill={fill ?? "none"}
      stroke={line ?? "none"}
      strokeWidth={line === undefined ? 0 : (2.6 * 172) / size}
      strokeLinejoin="round"
    >
      {LEAVES.map((d) => (
        <path key={d} d={d} />
      ))}
      {line !== undefined && <path d="M0 -40V70M-66 14Q-30 26 -8 52M66 14Q30 26 8 52" />}
    </g>
  );
}

/** The carton before it is folded: four walls, glue flap, tucks. */
function Carton(): ReactElement {
  const outline =
    "M40 120H60L70 28Q72 18 84 18H206Q218 18 220 28L228 120H240L252 66H318L330 120L338 28Q340 18 352 18H474Q486 18 488 28L498 120L510 66H576L588 120V390L576 446H510L498 390L488 470Q486 480 474 480H352Q340 480 338 470L330 390L318 446H252L240 390L230 470Q228 480 216 480H82Q70 480 68 470L60 390H40L18 372V138Z";
  return (
    <svg width={610} height={500} style={{ filter: shapeShadow(4) }}>
      <path d={outline} fill={MOSS} />
      <path d="M240 120H330V390H240ZM498 120H588V390H498Z" fill={CREAM} />
      <path
        d="M60 120H588M60 390H588M60 120V390M240 120V390M330 120V390M498 120V390"
        stroke="#fff8e0"
        strokeWidth={2.4}
        strokeDasharray="9 6"
        fill="none"
      />
      <Leaf x={150} y={196} size={104} fill={CREAM} />
      <Say x={150} y={296} size={42} weight={600} fill={CREAM} anchor="middle" font={SERIF}>
        Marlpit
      </Say>
      <Say x={150} y={336} size={42} weight={600} fill={CREAM} anchor="middle" font={SERIF}>
        Tea
      </Say>
      <Say x={150} y={368} size={19} weight={500} fill={CREAM} anchor="middle">
        No. 4 green, 100 g
      </Say>
      <Say x={285} y={178} size={27} weight={600} fill={MOSS} anchor="middle" font={SERIF}>
        167 °F
      </Say>
      <Say x={285} y={238} size={27} weight={600} fill={MOSS} anchor="middle" font={SERIF}>
        2 min
      </Say>
      <Say x={285} y={296} size={18} fill={INK} anchor="middle">
        1 spoon
      </Say>
      <Say x={285} y={320} size={18} fill={INK} anchor="middle">
        a cup
      </Say>
      {[0, 1, 2, 3, 4, 5, 6, 7].map((index) => (
        <Leaf
          key={index}
          x={371 + (index % 2) * 86}
          y={158 + Math.floor(index / 2) * 64}
          size={54}
          fill={index % 3 === 1 ? "#8aa35c" : "#6d8848"}
        />
      ))}
    </svg>
  );
}

/** The tin from above. */
function Tin(): ReactElement {
  return (
    <svg width={350} height={350} viewBox="-175 -175 350 350" style={{ filter: shapeShadow(26) }}>
      <defs>
        <radialGradient id="tin" cx="0.34" cy="0.28" r="0.9">
          <stop offset="0" stopColor="#809b58" />
          <stop offset="0.55" stopColor={MOSS} />
          <stop offset="1" stopColor="#33481f" />
        </radialGradient>
        <path id="rim" d="M-126 0A126 126 0 1 1 126 0A126 126 0 1 1 -126 0" />
      </defs>
      <circle r={172} fill="#3a5023" />
      <circle
        r={170}
        fill="none"
        stroke="#a9bd84"
        strokeOpacity={0.7}
        strokeWidth={2}
        strokeDasharray="330 900"
        transform="rotate(170)"
      />
      <circle r={158} fill="url(#tin)" />
      <circle r={158} fill="none" stroke="#223012" strokeOpacity={0.5} strokeWidth={2.5} />
      <circle r={97} fill="none" stroke={CREAM} strokeOpacity={0.75} strokeWidth={1.6} />
      <Leaf x={0} y={4} size={128} fill={CREAM} />
      <text style={{ fontFamily: SERIF, fontSize: 31, fontWeight: 600, fill: CREAM, letterSpacing: "0.06em" }}>
        <textPath href="#rim" startOffset="3%">
          MARLPIT TEA, PICKED IN MAY, No. 4 GREEN
        </textPath>
      </text>
    </svg>
  );
}

const PRICES = [
  ["No. 1 white", "$14"],
  ["No. 2 oolong", "$12"],
  ["No. 4 green", "$9"],
  ["No. 6 smoked", "$11"],
  ["No. 9 mint", "$7"],
] as const;

function PriceList(): ReactElement {
  return (
    <Sheet width={252} height={346} colour="#fffaea" lift={3} creases={[{ y: 0.548 }]}>
      <div style={column(13, { padding: "24px 24px", color: INK })}>
        <span style={{ fontFamily: SERIF, fontSize: 33, fontWeight: 600, lineHeight: 1 }}>Price list</span>
        <span style={text(18, { lineHeight: 1.2, paddingBottom: 11, borderBottom: `2px solid ${MOSS}` })}>
          Spring, per 100 g
        </span>
        {PRICES.map(([name, price]) => (
          <div
            key={name}
            style={row(8, {
              justifyContent: "space-between",
              ...text(21, { lineHeight: 1.3, fontWeight: 500, whiteSpace: "nowrap" }),
            })}
          >
            {name}
            <b>{price}</b>
          </div>
        ))}
      </div>
    </Sheet>
  );
}

function Sketches(): ReactElement {
  const grid =
    "repeating-linear-gradient(0deg, #b7cbd0 0 1px, transparent 1px 20px), repeating-linear-gradient(90deg, #b7cbd0 0 1px, transparent 1px 20px)";
  return (
    <Sheet width={330} height={330} colour="#fdfaf0" lift={2} style={{ backgroundImage: grid }}>
      <Draw w={330} h={330}>
        <Leaf x={86} y={86} size={104} line="#4b463c" />
        <g transform="translate(236 84)" fill="none" stroke="#4b463c" strokeWidth={2.4}>
          <path d="M0 48C-56 10 -30 -42 0 -56C30 -42 56 10 0 48ZM0 -40V72M0 -10L-20 -24M0 10L22 -6M0 28L-18 14" />
        </g>
        <g transform="translate(80 226)" fill="none" stroke="#4b463c" strokeWidth={2.4}>
          <path d="M-58 30Q0 -90 58 30Q0 60 -58 30ZM-34 24Q0 -30 34 24M0 -34V46" />
        </g>
        <Leaf x={240} y={230} size={112} line="#4b463c" fill="#4c663666" />
        <path
          d="M246 156C180 150 164 200 172 246C180 306 300 316 312 250C322 190 290 152 226 162"
          fill="none"
          stroke="#d2502a"
          strokeWidth={3.4}
          strokeLinecap="round"
        />
      </Draw>
    </Sheet>
  );
}

function BusinessCard(): ReactElement {
  return (
    <Card width={282} height={168} colour={CREAM} ink={INK}>
      <Draw w={282} h={168}>
        <Leaf x={54} y={52} size={60} fill={MOSS} />
        <Say x={24} y={116} size={25} weight={600} font={SERIF} fill={INK}>
          Wren Hathersall
        </Say>
        <Say x={24} y={145} size={19} weight={500} fill={INK}>
          Blender, Marlpit Tea
        </Say>
      </Draw>
    </Card>
  );
}

function cover(): ReactElement {
  return (
    <Stage paper="#e0a640" drama={0.95}>
      <Place x={822} y={192} rotate={7}>
        <Sketches />
      </Place>
      <Place x={318} y={282} rotate={-9}>
        <Carton />
      </Place>
      <Place x={846} y={564} rotate={4}>
        <PriceList />
      </Place>
      <Place x={174} y={628} rotate={-8}>
        <BusinessCard />
      </Place>
      <Place x={522} y={546}>
        <Tin />
      </Place>
      <Place x={728} y={338} rotate={-38}>
        <Pencil length={230} colour="#c8432a" />
      </Place>
    </Stage>
  );
}

const center = { textAlign: "center", lineHeight: 1.08, color: "#3a1c08", whiteSpace: "nowrap" } as const;

function Crowded(): ReactElement {
  const line = (family: string, size: number, words: string, weight = 600, more = {}): ReactElement => (
    <div style={{ fontFamily: family, fontSize: size, fontWeight: weight, ...more }}>{words}</div>
  );
  const gold = { color: "#ffd873" };
  return (
    <div style={column(1, { ...center, paddingTop: 30, color: "#f6e3bd" })}>
      {line(SERIF, 13, "Thornecote Farm", 500, { fontStyle: "italic" })}
      {line("Nunito", 12.5, "PURE NATURAL COUNTRY", 900, { letterSpacing: "0.06em", ...gold })}
      {line("Bricolage Grotesque", 35, "HONEY", 800, { fontStretch: "75%", lineHeight: 0.9 })}
      {line(SERIF, 17, "Clover Blossom", 700, gold)}
      {line("JetBrains Mono", 10.5, "FINEST QUALITY", 500)}
      {line("Nunito", 12.5, "since our grandfather’s days", 700)}
      {line(SERIF, 12.5, "A golden treat for the whole family", 500, { fontStyle: "italic" })}
      {line("JetBrains Mono", 10.5, "No additives • Gluten free", 700, gold)}
      {line("Instrument Sans", 12, "100% bee made", 700)}
      {line("Bricolage Grotesque", 11.5, "Best on toast, in tea or by the spoon", 500, gold)}
      {line("JetBrains Mono", 10, "Net weight 12 oz", 500)}
    </div>
  );
}

function Calm(): ReactElement {
  return (
    <div style={column(2, { ...center, paddingTop: 38, ...text(15, { lineHeight: 1.25, fontWeight: 500 }) })}>
      <div
        style={{
          fontFamily: SERIF,
          fontSize: 80,
          fontWeight: 650,
          color: "#c9720a",
          letterSpacing: "-0.035em",
          lineHeight: 0.86,
        }}
      >
        Clover
      </div>
      <div style={{ fontSize: 22, fontWeight: 600, margin: "6px 0 4px" }}>raw honey</div>
      <div style={{ fontSize: 14.5 }}>Thornecote Farm, the lower meadow</div>
      <div>set slowly, never heated</div>
      <div style={{ fontWeight: 700 }}>12 oz</div>
    </div>
  );
}

function Price({
  x,
  y,
  word,
  count,
  colour,
  ink,
}: {
  readonly x: number;
  readonly y: number;
  readonly word: string;
  readonly count: string;
  readonly colour: string;
  readonly ink: string;
}): ReactElement {
  return (
    <Place x={x} y={y} rotate={-4}>
      <Tag width={256} height={84} colour={colour}>
        <div style={{ ...text(20, { lineHeight: 1.1, color: ink, fontWeight: 500 }), marginRight: 22 }}>
          <div style={{ fontFamily: "Bricolage Grotesque", fontSize: 32, fontWeight: 750 }}>{word}</div>
          {count}
        </div>
      </Tag>
    </Place>
  );
}

function why(): ReactElement {
  return (
    <Stage drama={0.9} ground={<Horizon at={0.66} wall="#8fa9a0" table="#d8c196" />}>
      <Place x={250} y={392}>
        <Standing width={372} height={476}>
          <Jar id="before" width={372} content={["#d98a16", "#7c3c06"]} lid="#c9a24a" label="#5b3014">
            <Crowded />
          </Jar>
        </Standing>
      </Place>
      <Place x={716} y={366}>
        <Standing width={424} height={543}>
          <Jar id="after" width={424} content={["#f6b02a", "#b35a06"]} lid="#fbf4e2" label="#fdf3da">
            <Calm />
          </Jar>
        </Standing>
      </Place>
      <Price x={170} y={96} word="Before" count="41 words" colour="#d9cdb6" ink="#4a3a28" />
      <Price x={812} y={664} word="After" count="14 words" colour="#f6c453" ink="#2c1a06" />
    </Stage>
  );
}

/** Graphic Design: everything printed for one tea house, and a honey label before and after. */
export const pictures: readonly Picture[] = [
  { name: "services/graphic-design-cover", width: 1000, height: 750, scene: cover },
  { name: "services/graphic-design-why", width: 1000, height: 750, scene: why },
];
