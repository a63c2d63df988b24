import type { ReactElement } from "react";
import type { Picture } from "../picture";
import { Say } from "../scenes/hand";
import { text, themed } from "../scenes/theme";
import { shapeShadow } from "../stage/light";
import { Stage } from "../stage/Stage";

const BERRY = themed({
  ink: "#2b1420",
  soft: "#74606a",
  accent: "#a8215f",
  bg: "#fffaf3",
  panel: "#f6ebe4",
  line: "#e7d6cd",
});

const HIRE = [
  { words: "Salary", high: 232, colour: "#5b6670" },
  { words: "Desk", high: 70, colour: "#77838b" },
  { words: "Equipment", high: 76, colour: "#94a0a4" },
  { words: "Recruiting", high: 84, colour: "#b3bcbb" },
  { words: "Idle weeks", high: 98, colour: "#d2d4cb" },
] as const;

/** A block of sheets lying on each other, seen from the front: every few pixels the edge of another one. */
function Block({
  high,
  colour,
  words,
  ink,
  first = false,
}: {
  readonly high: number;
  readonly colour: string;
  readonly words: string;
  readonly ink: string;
  readonly first?: boolean;
}): ReactElement {
  return (
    <div
      style={{
        position: "relative",
        width: 300,
        height: high,
        background: `repeating-linear-gradient(rgb(255 255 255 / 0.16) 0 1.2px, transparent 1.2px 5px, rgb(40 20 10 / 0.13) 5px 6px), ${colour}`,
        boxShadow:
          "inset 0 2px 0 rgb(255 255 255 / 0.35), inset 0 -2px 3px rgb(40 20 10 / 0.25), inset -34px 0 40px -30px rgb(40 20 10 / 0.35)",
      }}
    >
      {first && (
        <div
          style={{
            position: "absolute",
            left: 0,
            right: 0,
            bottom: "100%",
            height: 30,
            background: `color-mix(in oklab, ${colour}, white 34%)`,
            clipPath: "polygon(10% 0, 90% 0, 100% 100%, 0 100%)",
          }}
        />
      )}
      <span
        style={text(30, {
          position: "absolute",
          left: 24,
          bottom: "50%",
          transform: "translateY(50%)",
          fontWeight: 650,
          color: ink,
          lineHeight: 1,
          padding: "5px 0",
        })}
      >
        {words}
      </span>
    </div>
  );
}

function why(): ReactElement {
  const floor = 690;
  return (
    <Stage
      paper="#f0dfc9"
      drama={0.85}
      ground={
        <div
          style={{
            position: "absolute",
            inset: 0,
            background: "#dcbf9f",
            clipPath: "polygon(0 88%, 100% 88%, 100% 100%, 0 100%)",
          }}
        />
      }
    >
      <div style={{ position: "absolute", inset: 0, ...BERRY }}>
        <div style={{ position: "absolute", left: 86, bottom: 750 - floor, filter: shapeShadow(20) }}>
          {[...HIRE].reverse().map(({ words, high, colour }, index) => (
            <Block
              key={words}
              words={words}
              high={high}
              colour={colour}
              ink={index < 3 ? "#2b1f24" : "#fbf6ee"}
              first={index === 0}
            />
          ))}
        </div>
        <div style={{ position: "absolute", left: 512, bottom: 750 - floor, filter: shapeShadow(16) }}>
          <Block words="Hours used" high={224} colour="#a8215f" ink="#fff4ee" first />
        </div>
        <svg width={1000} height={750} style={{ position: "absolute", inset: 0 }}>
          <Say x={86} y={82} size={28} weight={600}>
            In-house hire, 100%
          </Say>
          <path d="M398 130H470M398 464H500" stroke="#2b1420" strokeWidth="2" strokeDasharray="3 7" />
          <path
            d="M470 132Q492 132 492 154V276Q492 297 512 297Q492 297 492 318V440Q492 462 470 462"
            fill="none"
            stroke="#a8215f"
            strokeWidth="6"
            strokeLinecap="round"
          />
          <Say x={536} y={230} size={46} weight={750} font="Bricolage Grotesque">
            Up to
          </Say>
          <Say x={530} y={326} size={116} weight={800} fill="#a8215f" font="Bricolage Grotesque">
            60%
          </Say>
          <Say x={536} y={384} size={46} weight={750} font="Bricolage Grotesque">
            less
          </Say>
          <Say x={828} y={556} size={28} weight={600}>
            Virtual
          </Say>
          <Say x={828} y={590} size={28} weight={600}>
            assistant,
          </Say>
          <Say x={828} y={656} size={66} weight={800} fill="#a8215f" font="Bricolage Grotesque">
            40%
          </Say>
        </svg>
      </div>
    </Stage>
  );
}

/** Virtual Assistant: the picture of its argument. */
export const pictures: readonly Picture[] = [
  { name: "services/virtual-assistant-why", width: 1000, height: 750, scene: why },
];
