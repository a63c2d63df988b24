import type { ReactElement } from "react";
import type { Picture } from "../picture";
import { At, Draw } from "../scenes/At";
import { Pencil } from "../scenes/desk";
import { Say } from "../scenes/hand";
import { PleatedPrint } from "../scenes/OnPaper";
import { column, row, text } from "../scenes/theme";
import { shadow } from "../stage/light";
import { Place } from "../stage/Place";
import { Sheet } from "../stage/Sheet";
import { Stage } from "../stage/Stage";
import type { View } from "../trace/order";

const FRAME = { width: 1000, height: 750 };
const GROTESQUE = "Bricolage Grotesque";
const SLATE = "#26323b";

const PROOFS = [
  ["412 roofs,", "none left open overnight"],
  ["One foreman", "on site until the tarp is tied"],
  ["Fixed price", "before the ladder goes up"],
] as const;

const DROPPED = ["One-stop shop", "Quality first", "Your partner", "Family values", "Full service"] as const;

/** A line drawn through words with a soft pencil. */
function Struck({
  width,
  y,
  colour = "#d0342a",
  lean = 5,
}: {
  readonly width: number;
  readonly y: number;
  readonly colour?: string;
  readonly lean?: number;
}): ReactElement {
  return (
    <svg width={width} height={30} style={{ position: "absolute", left: -8, top: y }}>
      <path
        d={`M2 ${15 + lean}Q${width * 0.3} ${12 - lean} ${width * 0.55} 14T${width - 3} ${14 - lean}`}
        fill="none"
        stroke={colour}
        strokeWidth={4.4}
        strokeLinecap="round"
        opacity={0.92}
      />
    </svg>
  );
}

function halvern(): ReactElement {
  return (
    <Stage paper="#76899a" drama={1}>
      <Place x={470} y={414} rotate={-4}>
        <Sheet width={840} height={780} colour="#fbf7ec" lift={6} creases={[{ y: 0.46 }]}>
          <div style={{ position: "absolute", inset: 0, padding: "46px 56px", color: SLATE }}>
            <div style={row(14, { fontFamily: GROTESQUE, fontSize: 30, fontWeight: 750 })}>
              <svg width={46} height={34}>
                <path d="M0 34L23 2L46 34H34L23 18L12 34Z" fill="#c65a1e" />
              </svg>
              Halvern Roofing
            </div>
            <div
              style={{
                fontFamily: GROTESQUE,
                fontSize: 132,
                fontWeight: 800,
                letterSpacing: "-0.045em",
                lineHeight: 1,
                margin: "18px 0 30px -5px",
              }}
            >
              Dry by dark
            </div>
            <div style={column(26, { width: 500, borderTop: `3px solid ${SLATE}`, paddingTop: 26 })}>
              {PROOFS.map(([first, rest], index) => (
                <div key={first} style={row(24, { alignItems: "flex-start" })}>
                  <span
                    style={{
                      width: 44,
                      fontFamily: GROTESQUE,
                      fontSize: 68,
                      fontWeight: 800,
                      color: "#c65a1e",
                      lineHeight: 0.86,
                    }}
                  >
                    {index + 1}
                  </span>
                  <span style={text(29, { lineHeight: 1.16, fontWeight: 500 })}>
                    <b>{first}</b>
                    <br />
                    {rest}
                  </span>
                </div>
              ))}
            </div>
          </div>
          <At x={604} y={257} w={1} h={420} style={{ background: "#b9b2a2" }} />
          <At x={630} y={256}>
            <div style={column(22, text(25, { color: "#6b6a66", fontWeight: 500, whiteSpace: "nowrap" }))}>
              <b style={{ color: SLATE, fontSize: 22 }}>We no longer say</b>
              {DROPPED.map((words, index) => (
                <span key={words} style={{ position: "relative", width: "max-content" }}>
                  {words}
                  <Struck width={words.length * 12.4 + 14} y={4} lean={index % 2 === 0 ? 5 : -4} />
                </span>
              ))}
            </div>
          </At>
        </Sheet>
      </Place>
      <Place x={872} y={648} rotate={-62}>
        <Pencil length={300} colour="#d0342a" width={17} />
      </Place>
    </Stage>
  );
}

const NAMES = [
  "Rovemere",
  "Hearthpaw",
  "Snoutley",
  "Barrowpet",
  "Petrill",
  "Muzzlow",
  "Pawthorn",
  "Furlind",
  "Houndry",
  "Collarby",
  "Petmorrow",
  "Nuzzlet",
  "Bonehaven",
  "Tailbarn",
  "Tuftwell",
  "Mewcroft",
  "Leashby",
  "Kennelow",
  "Pelthaven",
  "Purrford",
  "Whiskan",
  "Fernpaw",
  "Dogmantle",
  "Catwold",
] as const;

const KEPT: readonly string[] = ["Petrill", "Fernpaw", "Tailbarn"];

function NameCard({ name, index }: { readonly name: string; readonly index: number }): ReactElement {
  const kept = KEPT.includes(name);
  const chosen = name === "Tailbarn";
  const turn = ((index * 37) % 7) - 3;
  return (
    <Place
      x={88 + (index % 6) * 165}
      y={100 + Math.floor(index / 6) * 183}
      rotate={chosen ? -5 : turn * 0.7}
      scale={chosen ? 1.52 : kept ? 1.13 : 1}
      style={{ zIndex: chosen ? 2 : kept ? 1 : 0 }}
    >
      <div
        style={{
          position: "relative",
          display: "grid",
          placeItems: "center",
          width: 150,
          height: 104,
          borderRadius: 2,
          background: kept ? "#fff6df" : "#a3aaa4",
          color: kept ? "#27301f" : "#5f6863",
          boxShadow: shadow(chosen ? 14 : kept ? 6 : 2),
          fontFamily: GROTESQUE,
          fontSize: 26,
          fontWeight: kept ? 780 : 600,
          letterSpacing: "-0.02em",
        }}
      >
        {name}
        {!kept && (
          <svg width={150} height={104} style={{ position: "absolute", inset: 0 }}>
            <path
              d={`M12 ${56 + turn * 2}Q60 ${48 - turn} 138 ${54 - turn * 2}`}
              stroke="#59625d"
              strokeWidth={3.4}
              strokeLinecap="round"
              fill="none"
            />
          </svg>
        )}
      </div>
    </Place>
  );
}

function names(): ReactElement {
  return (
    <Stage paper="#7f8a84" drama={1.1}>
      {NAMES.map((name, index) => (
        <NameCard key={name} name={name} index={index} />
      ))}
      <Place x={374} y={366} rotate={11} style={{ zIndex: 3 }}>
        <div
          style={{
            display: "grid",
            placeItems: "center",
            width: 122,
            height: 122,
            borderRadius: 122,
            background: "radial-gradient(circle at 32% 26%, #ffc64c, #f2a41a 60%)",
            color: "#2a1a02",
            boxShadow: shadow(5),
            fontFamily: GROTESQUE,
            fontSize: 28,
            fontWeight: 780,
          }}
        >
          Chosen
        </div>
      </Place>
    </Stage>
  );
}

const COMPANIES = [
  "Ashlow Kitchens",
  "Hestwell Doors",
  "Tarnside Homes",
  "Dunmoor Paints",
  "Penmarsh Build",
  "Ostley Timber",
  "Rookvale Supply",
  "Bramwick Tiles",
  "Kilnbrook Stone",
  "Corvane & Sons",
  "Larchfield",
] as const;

const BRANDS = [
  { name: "Corvane Home", colour: "#1f6a5c", y: 96 },
  { name: "Corvane Build", colour: "#24478f", y: 274 },
  { name: "Larchfield", colour: "#c0472b", y: 430 },
] as const;

function FamilyTree(): ReactElement {
  return (
    <Draw w={1060} h={560}>
      {COMPANIES.map((name, index) => {
        const y = 42 + index * 47;
        const old = name === "Larchfield";
        const to = old ? `C420 ${y} 640 448 760 452` : `C340 ${y} 330 274 436 274`;
        return (
          <g key={name}>
            <path d={`M232 ${y}${to}`} fill="none" stroke={old ? "#c0472b" : "#a8a294"} strokeWidth={old ? 6 : 3} />
            <rect x={22} y={y - 19} width={210} height={38} rx={2} fill={old ? "#c0472b" : "#d2ccbd"} />
            <Say x={36} y={y + 8} size={23} weight={600} fill={old ? "#fff3e6" : "#56524a"}>
              {name}
            </Say>
          </g>
        );
      })}
      {BRANDS.slice(0, 2).map(({ name, colour, y }) => (
        <path
          key={name}
          d={`M610 274C690 274 690 ${y + 22} 764 ${y + 22}`}
          fill="none"
          stroke={colour}
          strokeWidth={8}
        />
      ))}
      <rect x={424} y={226} width={200} height={96} fill="#211d18" />
      <Say x={524} y={288} size={44} weight={780} fill="#fbf4e4" anchor="middle" font={GROTESQUE}>
        Corvane
      </Say>
      {BRANDS.map(({ name, colour, y }) => (
        <g key={name}>
          <rect x={756} y={y - 30} width={286} height={104} fill={colour} />
          <Say x={778} y={y + 34} size={37} weight={760} fill="#fff6ea" font={GROTESQUE}>
            {name}
          </Say>
        </g>
      ))}
      <Say x={778} y={y3 + 30} size={22} weight={550} fill="#6a4033">
        Kept: its customers love it
      </Say>
    </Draw>
  );
}

const y3 = 504;
const FLOOR = "#d99a6c";
const VIEW: View = { tilt: 16, turn: 5, zoom: 0.93, distance: 2300, shift: [0, 0] };

function corvane(): ReactElement {
  return (
    <Stage paper={FLOOR} drama={0.95}>
      <PleatedPrint {...FRAME} view={VIEW} panels={4} w={1060} h={560} degrees={17} colour="#f8f1e0" floor={FLOOR}>
        <FamilyTree />
      </PleatedPrint>
    </Stage>
  );
}

/** Brand Consultancy, samples: a position on one page, a name, an order of brands. */
export const pictures: readonly Picture[] = [
  { name: "services/brand-consultancy-sample-1", ...FRAME, scene: halvern },
  { name: "services/brand-consultancy-sample-2", ...FRAME, scene: names },
  { name: "services/brand-consultancy-sample-3", ...FRAME, scene: corvane },
];
