import type { ReactElement } from "react";
import type { Picture } from "../picture";
import { Say } from "../scenes/hand";
import { display, text, themed } from "../scenes/theme";
import { shapeShadow } from "../stage/light";
import { Place } from "../stage/Place";
import { Stage } from "../stage/Stage";

const LOOK = themed({ ink: "#14301f", display: "Bricolage Grotesque" });

interface Slice {
  readonly name: string;
  readonly share: number;
  readonly colour: string;
  readonly ink: string;
  /** Where its words stand, from the middle. */
  readonly at: readonly [number, number];
}

function Disk({
  slices,
  radius,
  shown,
}: {
  readonly slices: readonly Slice[];
  readonly radius: number;
  readonly shown: boolean;
}): ReactElement {
  return (
    <svg width={radius * 2} height={radius * 2} viewBox={`${-radius} ${-radius} ${radius * 2} ${radius * 2}`}>
      {slices.map(({ name, share, colour, ink, at }, index) => {
        const from = slices.slice(0, index).reduce((sum, before) => sum + before.share, -0.25);
        const [a, b] = [from * 2 * Math.PI, (from + share) * 2 * Math.PI];
        const m = (a + b) / 2;
        const p = (angle: number): string =>
          `${(radius * Math.cos(angle)).toFixed(1)} ${(radius * Math.sin(angle)).toFixed(1)}`;
        return (
          <g key={name} transform={`translate(${(Math.cos(m) * 7).toFixed(1)} ${(Math.sin(m) * 7).toFixed(1)})`}>
            <path
              d={`M0 0L${p(a)}A${radius} ${radius} 0 ${share > 0.5 ? 1 : 0} 1 ${p(b)}Z`}
              fill={colour}
              style={{ filter: shapeShadow(5) }}
            />
            <Say x={at[0]} y={at[1]} size={25} weight={650} fill={ink} anchor="middle">
              {name}
            </Say>
            <Say x={at[0]} y={at[1] + 36} size={34} weight={750} fill={ink} anchor="middle" font="Bricolage Grotesque">
              {shown ? `${Math.round(share * 100)}%` : ""}
            </Say>
          </g>
        );
      })}
    </svg>
  );
}

const GREENS = ["#17492c", "#3f8f4f", "#a9cc6f", "#d7e5b4"] as const;

const JANUARY: readonly Slice[] = [
  { name: "Search", share: 0.25, colour: GREENS[0], ink: "#f5f0dc", at: [82, -84] },
  { name: "Email", share: 0.25, colour: GREENS[1], ink: "#f5f0dc", at: [82, 76] },
  { name: "Display", share: 0.25, colour: GREENS[2], ink: "#14301f", at: [-84, 76] },
  { name: "Print", share: 0.25, colour: GREENS[3], ink: "#14301f", at: [-84, -84] },
];

const APRIL: readonly Slice[] = [
  { name: "Search", share: 0.55, colour: GREENS[0], ink: "#f5f0dc", at: [92, -6] },
  { name: "Email", share: 0.3, colour: GREENS[1], ink: "#f5f0dc", at: [-108, 56] },
  { name: "", share: 0.1, colour: GREENS[2], ink: "#14301f", at: [-104, -76] },
  { name: " ", share: 0.05, colour: GREENS[3], ink: "#14301f", at: [-34, -150] },
];

function why(): ReactElement {
  const title = display(76, 800, { color: "#14301f", whiteSpace: "nowrap" });
  return (
    <Stage
      paper="#efdcae"
      drama={0.85}
      ground={
        <div
          style={{
            position: "absolute",
            inset: 0,
            background: "#e3c27c",
            clipPath: "polygon(47% 0, 100% 0, 100% 100%, 35% 100%)",
          }}
        />
      }
    >
      <div style={{ position: "absolute", inset: 0, ...LOOK }}>
        <Place x={224} y={300} rotate={-3}>
          <Disk slices={JANUARY} radius={196} shown />
        </Place>
        <Place x={768} y={446}>
          <Disk slices={APRIL} radius={196} shown={false} />
        </Place>
        <svg width={1000} height={750} style={{ position: "absolute", left: 78, top: 10 }}>
          <Say x={782} y={474} size={46} weight={750} fill="#f5f0dc" anchor="middle" font="Bricolage Grotesque">
            55%
          </Say>
          <Say x={576} y={530} size={36} weight={750} fill="#f5f0dc" anchor="middle" font="Bricolage Grotesque">
            30%
          </Say>
          <path d="M604 318L562 268H508M676 250L660 214H600" fill="none" stroke="#14301f" strokeWidth={2} />
          <Say x={500} y={276} size={25} anchor="end" fill="#14301f">
            Display 10%
          </Say>
          <Say x={592} y={222} size={25} anchor="end" fill="#14301f">
            Print 5%
          </Say>
        </svg>
        <div style={{ position: "absolute", left: 60, top: 540, ...text(30, { color: "#14301f", fontWeight: 600 }) }}>
          January<div style={title}>42 leads</div>
        </div>
        <div style={{ position: "absolute", left: 590, top: 44, ...text(30, { color: "#14301f", fontWeight: 600 }) }}>
          April, same money<div style={title}>97 leads</div>
        </div>
      </div>
    </Stage>
  );
}

/** Digital Marketing: the picture of its argument. */
export const pictures: readonly Picture[] = [
  { name: "services/digital-marketing-why", width: 1000, height: 750, scene: why },
];
