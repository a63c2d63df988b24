import type { ReactElement } from "react";
import type { Picture } from "../picture";
import { ALDER, LEAF, PINE, Sprout } from "../scenes/alder";
import { Pushpin, Slip, Thread } from "../scenes/hand";
import { display } from "../scenes/theme";
import { shadow } from "../stage/light";
import { Place } from "../stage/Place";
import { Stage } from "../stage/Stage";

/** What each month’s three guides are about. */
const YEAR = [
  ["Jan", "seeds", "bulbs", "pots"],
  ["Feb", "pruning", "roses", "chili"],
  ["Mar", "peas", "moss", "compost"],
  ["Apr", "dahlias", "slugs", "lawn"],
  ["May", "beans", "aphids", "herbs"],
  ["Jun", "basil", "mint", "shade"],
  ["Jul", "lavender", "water", "figs"],
  ["Aug", "hedges", "wasps", "plums"],
  ["Sep", "garlic", "ivy", "mulch"],
  ["Oct", "tulips", "leaves", "pears"],
  ["Nov", "frost", "fleece", "tools"],
  ["Dec", "holly", "birds", "cactus"],
] as const;

const STEP = 80.5;
const FIRST = 57;

function Cork(): ReactElement {
  const bits = Array.from({ length: 130 }, (_, n) => ({
    x: (n * 71) % 181,
    y: (n * 113) % 179,
    r: 1.4 + ((n * 7) % 6) * 0.5,
    tone: ["#a8743e", "#d5a469", "#8f5f30", "#c79358", "#b98348"][n % 5],
  }));
  return (
    <svg width="100%" height="100%" style={{ position: "absolute", inset: 0 }}>
      <pattern id="cork" width="180" height="180" patternUnits="userSpaceOnUse">
        <rect width="180" height="180" fill="#c08d53" />
        {bits.map(({ x, y, r, tone }, n) => (
          <ellipse
            key={n}
            cx={x}
            cy={y}
            rx={r * 1.4}
            ry={r * 0.8}
            fill={tone}
            opacity="0.5"
            transform={`rotate(${n * 43} ${x} ${y})`}
          />
        ))}
      </pattern>
      <rect width="100%" height="100%" fill="url(#cork)" />
    </svg>
  );
}

function Month({ at }: { readonly at: number }): ReactElement {
  const [name, ...guides] = YEAR[at] ?? YEAR[0];
  const x = FIRST + at * STEP;
  return (
    <>
      <Place x={x} y={44}>
        <Slip pad="4px 0 6px" colour={PINE} ink="#fbfff2" lift={4} style={{ width: 74, textAlign: "center" }}>
          <span style={display(27, 850, { lineHeight: 1 })}>{name}</span>
        </Slip>
      </Place>
      {guides.map((guide, index) => (
        <Place
          key={guide}
          x={x + ((at + index) % 3) - 1}
          y={112 + index * 62}
          rotate={(((at * 5 + index * 3) % 7) - 3) * 1.1}
        >
          <div
            style={{
              width: 75,
              height: 56,
              padding: "4px 5px",
              background: index === 1 ? "#fff6da" : "#fffdf3",
              boxShadow: shadow(3),
              display: "flex",
              flexDirection: "column",
              justifyContent: "space-between",
              alignItems: "center",
              borderTop: "4px solid #d98f6a",
            }}
          >
            <span style={display(17, 800, { letterSpacing: "-0.03em", whiteSpace: "nowrap", lineHeight: 1.1 })}>
              {guide}
            </span>
            <Sprout size={22} />
          </div>
        </Place>
      ))}
    </>
  );
}

const ASKED = [
  { x: 178, y: 464, turn: -5, to: 3, words: "Is it too early for dahlias here?", pin: "#d8452e" },
  { x: 498, y: 492, turn: 3, to: 5, words: "Why are my basil leaves yellow?", pin: "#e0a526" },
  { x: 824, y: 462, turn: -3, to: 6, words: "When do I cut back lavender?", pin: "#7d5fa8" },
] as const;

function Asked({ words }: { readonly words: string }): ReactElement {
  return (
    <div
      style={{
        position: "relative",
        width: 292,
        height: 210,
        padding: "34px 22px 0",
        boxShadow: shadow(7),
        background: "repeating-linear-gradient(#fffdf3 0 39px, #b9cfd6 39px 41px)",
      }}
    >
      <div style={{ position: "absolute", left: 0, right: 0, top: 26, height: 3, background: "#d98f6a" }} />
      <div
        style={{
          fontFamily: "Fraunces",
          fontStyle: "italic",
          fontWeight: 560,
          fontSize: 38,
          lineHeight: "41px",
          color: "#26344a",
          paddingTop: 8,
        }}
      >
        {words}
      </div>
      <div style={{ position: "absolute", right: 14, bottom: 10, transform: "rotate(-9deg)", opacity: 0.92 }}>
        <Sprout size={66} colour={LEAF} />
      </div>
    </div>
  );
}

function wall(): ReactElement {
  return (
    <Stage drama={1} grain={0.5} ground={<Cork />}>
      <div style={ALDER}>
        {YEAR.map(([name], at) => (
          <Month key={name} at={at} />
        ))}
        {ASKED.map(({ x, y, turn, words }) => (
          <Place key={words} x={x} y={y} rotate={turn}>
            <Asked words={words} />
          </Place>
        ))}
        {ASKED.map(({ x, y, to, words }) => {
          const end = FIRST + (to + 0.5) * STEP;
          const top = y - 94;
          return (
            <Thread
              key={words}
              d={`M${x} ${top}C${x} ${top - 70} ${end} ${top - 20} ${end} 268V66`}
              colour="#ecd6a6"
              width={5}
              lift={4}
            />
          );
        })}
        {ASKED.map(({ x, y, to, pin }) => (
          <div key={pin}>
            <Place x={x} y={y - 94}>
              <Pushpin size={32} colour={pin} />
            </Place>
            <Place x={FIRST + (to + 0.5) * STEP} y={64}>
              <Pushpin size={24} colour={pin} />
            </Place>
          </div>
        ))}
      </div>
    </Stage>
  );
}

/** Alder & Twine: what people ask at the counter, month by month. */
export const pictures: readonly Picture[] = [
  { name: "projects/seo-content-marketing-local-retailer-detail-1", width: 1000, height: 625, scene: wall },
];
