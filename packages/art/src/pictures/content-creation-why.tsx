import type { ReactElement, ReactNode } from "react";
import type { Picture } from "../picture";
import { Icon } from "../scenes/Icon";
import type { IconName } from "../scenes/icons";
import { column, display, row, text, themed } from "../scenes/theme";
import { shadow, shapeShadow } from "../stage/light";
import { Place } from "../stage/Place";
import { Stage } from "../stage/Stage";

const BERRY = themed({ ink: "#3a0f26", display: "Fraunces" });

/** A branch of the cut sheet: where it ends, what hangs there. */
const TIPS: readonly {
  readonly y: number;
  readonly count: string;
  readonly word: string;
  readonly icon: IconName;
  readonly colour: string;
}[] = [
  { y: 86, count: "1", word: "film", icon: "play", colour: "#7d1244" },
  { y: 226, count: "3", word: "clips", icon: "camera", colour: "#a8215f" },
  { y: 375, count: "2", word: "articles", icon: "file", colour: "#c94f86" },
  { y: 524, count: "6", word: "photos", icon: "image", colour: "#a8215f" },
  { y: 664, count: "1", word: "newsletter", icon: "mail", colour: "#7d1244" },
];

function why(): ReactElement {
  const limb = (y: number, index: number): string => {
    const from = 375 + (index - 2) * 34;
    return `M330 ${String(from - 17)}C470 ${String(from - 17)} 470 ${String(y - 30)} 640 ${String(y - 30)}V${String(y + 30)}C490 ${String(y + 30)} 480 ${String(from + 17)} 330 ${String(from + 17)}z`;
  };
  const shade = (y: number, index: number): string => {
    const from = 375 + (index - 2) * 34;
    return `M330 ${String(from)}C480 ${String(from)} 478 ${String(y)} 640 ${String(y)}V${String(y + 30)}C490 ${String(y + 30)} 480 ${String(from + 17)} 330 ${String(from + 17)}z`;
  };
  const root: ReactNode = (
    <>
      <path d="M24 236H250L336 290V460L250 514H24Q14 514 14 504V246Q14 236 24 236z" fill="#fbf3e3" />
      <path d="M250 236L336 290V460L250 514z" fill="#3a0f26" opacity="0.1" />
    </>
  );
  return (
    <Stage paper="#e7a6c0" drama={0.95}>
      <div style={{ position: "absolute", inset: 0, ...BERRY }}>
        <svg width={1000} height={750} style={{ position: "absolute", inset: 0, filter: shapeShadow(8) }}>
          {TIPS.map(({ y }, index) => (
            <g key={y}>
              <path d={limb(y, index)} fill="#f6ead5" />
              <path d={shade(y, index)} fill="#7a3c54" opacity="0.16" />
            </g>
          ))}
          {root}
        </svg>
        <div style={column(4, { position: "absolute", left: 34, top: 280 })}>
          <Icon name="mic" size={74} weight={1.8} style={{ color: "#a8215f", marginLeft: -10 }} />
          <span style={display(37, 700, { whiteSpace: "nowrap" })}>60 minutes</span>
          <span style={text(24, { fontWeight: 600, lineHeight: 1.2 })}>
            with a<br />
            cheesemaker
          </span>
        </div>
        {TIPS.map(({ y, count, word, icon, colour }, index) => (
          <Place key={y} x={800} y={y} rotate={[-1.5, 1, -0.8, 1.2, -1][index] ?? 0}>
            <div
              style={row(20, {
                width: 356,
                height: 118,
                padding: "0 26px",
                borderRadius: 3,
                background: `linear-gradient(97deg, color-mix(in oklab, ${colour}, black 16%), ${colour} 9%, ${colour} 70%, color-mix(in oklab, ${colour}, white 8%))`,
                color: "#fdf3e6",
                boxShadow: shadow(9),
              })}
            >
              <span style={display(84, 750, { lineHeight: 1, width: 56 })}>{count}</span>
              <span style={text(36, { fontWeight: 600, flex: 1 })}>{word}</span>
              <Icon name={icon} size={46} weight={1.5} />
            </div>
          </Place>
        ))}
      </div>
    </Stage>
  );
}

/** Content Creation: the picture of its argument. */
export const pictures: readonly Picture[] = [
  { name: "services/content-creation-why", width: 1000, height: 750, scene: why },
];
