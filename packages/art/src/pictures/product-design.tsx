import type { ReactElement, ReactNode } from "react";
import type { Picture } from "../picture";
import { At, Draw } from "../scenes/At";
import { BrowserWindow } from "../scenes/BrowserWindow";
import { Pencil } from "../scenes/desk";
import { Say } from "../scenes/hand";
import { Marina } from "../scenes/marina";
import { shadow } from "../stage/light";
import { Place } from "../stage/Place";
import { Sheet } from "../stage/Sheet";
import { Stage } from "../stage/Stage";

const FRAME = { width: 1000, height: 750 };
const COBALT = "#2b5bd7";
const DEEP = "#123c3a";
const GRAPHITE = "#4a4640";
const GROTESQUE = "Bricolage Grotesque";

const big = (words: string, fill = DEEP, size = 46): ReactElement => (
  <Say x={88} y={78} size={size} weight={780} anchor="middle" fill={fill} font={GROTESQUE}>
    {words}
  </Say>
);

const list = (rows: readonly string[]): ReactElement => (
  <>
    {rows.map((words, index) => (
      <g key={words}>
        <rect x={9} y={8 + index * 39} width={158} height={33} rx={4} fill={index === 0 ? "#d7ebe5" : "#f0f3ee"} />
        <Say x={19} y={31 + index * 39} size={18.5} fill={DEEP}>
          {words}
        </Say>
      </g>
    ))}
  </>
);

/** Four and four: the second row starts below the first, where the berth is chosen. */
const SCREENS: readonly (readonly [string, ReactNode])[] = [
  ["Today", list(["Gannet 10:30", "Mirabel 11:15", "Otter 2:40"])],
  [
    "Length",
    <g key="l">
      {big("37 ft")}
      <path d="M26 98H150M26 91V105M150 91V105" stroke={DEEP} strokeWidth={2.4} />
    </g>,
  ],
  ["Nights", list(["Jun 6, Fri", "Jun 7, Sat", "Jun 8, Sun"])],
  ["Waitlist", big("3rd", "#c84a1f", 64)],
  ["Choose a berth", <Marina key="c" />],
  ["Price", big("$84", DEEP, 64)],
  ["Pay", list(["Card", "Account", "At the office"])],
  [
    "Booked",
    <g key="b">
      <rect width={176} height={136} fill={DEEP} />
      <path
        d="M60 64L80 84L118 40"
        fill="none"
        stroke="#bfe0d8"
        strokeWidth={10}
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </g>,
  ],
];

const [CARD_W, CARD_H] = [200, 190];
const at = (index: number): readonly [number, number] => [26 + (index % 4) * 227, 24 + Math.floor(index / 4) * 242];

const ARROW = "l-12 -7v14z";

function Canvas(): ReactElement {
  return (
    <div style={{ position: "absolute", inset: 0, background: "#eceae2" }}>
      <Draw w={933} h={482}>
        <g stroke={COBALT} strokeWidth={3} fill="none">
          <path d="M226 119H244M453 119H471M226 361H244M453 361H471M680 361H698M580 214V233H126V247" />
          <path d="M680 119H698" strokeDasharray="5 4" />
        </g>
        <g fill={COBALT}>
          {[253, 480, 707].map((x) => (
            <path key={x} d={`M${x} 119${ARROW}M${x} 361${ARROW}`} />
          ))}
          <path d="M126 257l-7 -12h14z" />
        </g>
        {SCREENS.map(([name, drawing], index) => {
          const [x, y] = at(index);
          return (
            <g key={name} transform={`translate(${x} ${y})`}>
              <rect width={CARD_W} height={CARD_H} rx={7} fill="#fffefa" stroke="#cfcbbd" strokeWidth={1.6} />
              <Say x={12} y={28} size={21} weight={700} fill={DEEP}>
                {name}
              </Say>
              <svg
                x={1}
                y={39}
                width={CARD_W - 2}
                height={CARD_H - 40}
                viewBox="0 0 176 133.3"
                style={{ overflow: "hidden" }}
              >
                {drawing}
              </svg>
              {index === 4 && (
                <rect
                  x={-1}
                  y={-1}
                  width={CARD_W + 2}
                  height={CARD_H + 2}
                  rx={8}
                  fill="none"
                  stroke={COBALT}
                  strokeWidth={7}
                />
              )}
            </g>
          );
        })}
      </Draw>
    </div>
  );
}

function Sketch(): ReactElement {
  return (
    <Sheet width={328} height={220} colour="#fdf8ea" lift={7}>
      <svg width={328} height={220}>
        <filter id="rough">
          <feTurbulence type="fractalNoise" baseFrequency="0.03" numOctaves={2} seed={4} />
          <feDisplacementMap in="SourceGraphic" scale={4} />
        </filter>
        <g filter="url(#rough)">
          <rect x={18} y={15} width={292} height={190} fill="none" stroke={GRAPHITE} strokeWidth={2.6} />
          <path d="M18 56H310" stroke={GRAPHITE} strokeWidth={2.2} />
          <g transform="translate(33 51) scale(1.36 1.16)">
            <Marina pencil={GRAPHITE} />
          </g>
          <Say x={34} y={45} size={29} weight={650} fill={GRAPHITE} font="Nunito" style={{ letterSpacing: 0 }}>
            Choose a berth
          </Say>
        </g>
      </svg>
    </Sheet>
  );
}

function cover(): ReactElement {
  return (
    <Stage paper="#3c6be0" drama={1}>
      <Place x={500} y={288} rotate={-2}>
        <BrowserWindow width={933} height={524} url="canvas.example/berthwell/booking-flow" lift={18}>
          <Canvas />
        </BrowserWindow>
      </Place>
      <Place x={784} y={625} rotate={4}>
        <Sketch />
      </Place>
      <Place x={556} y={690} rotate={-13}>
        <Pencil length={300} colour="#f2b01e" width={19} />
      </Place>
      <Place x={250} y={638} rotate={-2}>
        <div
          style={{
            padding: "20px 32px 24px",
            borderRadius: "5px 40px 40px 40px",
            background: DEEP,
            color: "#fff",
            boxShadow: shadow(14),
            fontFamily: GROTESQUE,
            fontSize: 51,
            fontWeight: 720,
          }}
        >
          Free or taken?
        </div>
      </Place>
    </Stage>
  );
}

const GRAPH =
  "repeating-linear-gradient(0deg, #bcd2dc 0 1px, transparent 1px 24px), repeating-linear-gradient(90deg, #bcd2dc 0 1px, transparent 1px 24px)";

function CostCurve(): ReactElement {
  const curve = "M96 508C300 502 452 482 566 404C668 332 722 214 762 84";
  const note = { weight: 650, fill: "#3a3733", font: "Nunito", style: { letterSpacing: 0 } } as const;
  return (
    <Draw w={880} h={620}>
      <filter id="graphite" x="-5%" y="-5%" width="110%" height="110%">
        <feTurbulence type="fractalNoise" baseFrequency="0.5" numOctaves={2} seed={8} />
        <feDisplacementMap in="SourceGraphic" scale={3.4} />
      </filter>
      <g filter="url(#graphite)" fill="none" stroke="#3a3733" strokeLinecap="round">
        <path d="M72 548H838M72 548V96M72 92L65 108M72 92L79 108M842 548L826 541M842 548L826 555" strokeWidth={3} />
        <path d={curve} strokeWidth={7} opacity={0.88} />
        <path d={curve} strokeWidth={3} opacity={0.5} transform="translate(3 2)" />
        <path d="M566 412V540M762 96V540" strokeWidth={1.8} strokeDasharray="6 8" />
        <circle cx={566} cy={404} r={9} fill="#3a3733" />
        <circle cx={762} cy={84} r={9} fill="#3a3733" />
      </g>
      <Say x={104} y={86} size={50} {...note}>
        Move one field
      </Say>
      <Say x={100} y={590} size={30} {...note}>
        Prototype
      </Say>
      <Say x={566} y={590} size={30} anchor="middle" {...note}>
        Built
      </Say>
      <Say x={738} y={590} size={30} anchor="middle" {...note}>
        Launched
      </Say>
      <Say x={184} y={462} size={46} weight={800} fill={COBALT} font={GROTESQUE}>
        1 hour
      </Say>
      <Say x={540} y={372} size={46} weight={800} fill="#3a3733" anchor="end" font={GROTESQUE}>
        3 days
      </Say>
      <Say x={734} y={130} size={46} weight={800} fill="#3a3733" anchor="end" font={GROTESQUE}>
        1 month
      </Say>
    </Draw>
  );
}

function why(): ReactElement {
  return (
    <Stage paper="#cfae82" drama={1}>
      <Place x={512} y={368} rotate={2.5}>
        <Sheet
          width={880}
          height={620}
          colour="#fcfaf1"
          lift={5}
          style={{ backgroundImage: GRAPH }}
          corner={64}
          under={COBALT}
        >
          <CostCurve />
        </Sheet>
      </Place>
      <Place x={146} y={496} rotate={-6}>
        <div
          style={{
            display: "grid",
            placeItems: "center",
            width: 120,
            height: 120,
            borderRadius: 120,
            background: "radial-gradient(circle at 32% 26%, #5d86f0, #2b5bd7 60%)",
            color: "#fff",
            boxShadow: shadow(6),
            fontFamily: GROTESQUE,
            fontSize: 28,
            fontWeight: 760,
            lineHeight: 1,
            textAlign: "center",
          }}
        >
          Test
          <br />
          here
        </div>
      </Place>
      <Place x={884} y={196} rotate={-112}>
        <Pencil length={310} colour="#e0a52c" width={17} />
      </Place>
      <At x={0} y={0} />
    </Stage>
  );
}

/** Product Design: a flow on its canvas, and what a change costs when. */
export const pictures: readonly Picture[] = [
  { name: "services/product-design-cover", ...FRAME, scene: cover },
  { name: "services/product-design-why", ...FRAME, scene: why },
];
