import type { ReactElement } from "react";
import type { Picture } from "../picture";
import { Say } from "../scenes/hand";
import { Icon } from "../scenes/Icon";
import { Logo } from "../scenes/Mark";
import { row, text, themed } from "../scenes/theme";
import { shadow } from "../stage/light";
import { Place } from "../stage/Place";
import { Sheet } from "../stage/Sheet";
import { Stage } from "../stage/Stage";

const LOOK = themed({ ink: "#14301f", display: "Bricolage Grotesque" });

/** A band of the flow: top and height at the left, the middle and the right; its colours, name and figures. */
interface Band {
  readonly name: string;
  readonly colour: string;
  readonly ink: string;
  readonly at: readonly [number, number, number];
  readonly high: readonly [number, number, number];
  readonly visits: string;
}

const BANDS: readonly Band[] = [
  { name: "Search", colour: "#17492c", ink: "#f5f0dc", at: [112, 232, 306], high: [168, 58, 34], visits: "11,200" },
  { name: "Ads", colour: "#3f8f4f", ink: "#f7f6e4", at: [292, 304, 354], high: [96, 36, 16], visits: "5,100" },
  { name: "Email", colour: "#a9cc6f", ink: "#14301f", at: [400, 354, 384], high: [66, 28, 24], visits: "2,100" },
];

const X = [26, 470, 884] as const;

function band({ at, high }: Band): string {
  const [x0, x1, x2] = X;
  const edge = (bottom: boolean): readonly number[] =>
    [0, 1, 2].map((index) => (at[index] ?? 0) + (bottom ? (high[index] ?? 0) : 0));
  const [a, b, c] = edge(false);
  const [d, e, f] = edge(true);
  const m = (x0 + x1) / 2 + 40;
  const n = (x1 + x2) / 2;
  return `M${x0} ${a}H${x0 + 130}C${m} ${a} ${m} ${b} ${x1} ${b}C${n} ${b} ${n} ${c} ${x2} ${c}V${f}C${n} ${f} ${n} ${e} ${x1} ${e}C${m} ${e} ${m} ${d} ${x0 + 130} ${d}H${x0}Z`;
}

function cover(): ReactElement {
  return (
    <Stage paper="#79b381" drama={0.9}>
      <Place x={498} y={412} rotate={-4} style={LOOK}>
        <Sheet width={920} height={520} colour="#fbf6e6" lift={7} creases={[{ x: 0.335 }, { x: 0.667 }]}>
          <svg width={920} height={520} style={{ position: "absolute", inset: 0 }}>
            {BANDS.map((entry) => (
              <g key={entry.name}>
                <path d={band(entry)} fill={entry.colour} />
                <Say
                  x={46}
                  y={entry.at[0] + entry.high[0] / 2 + 10}
                  size={30}
                  weight={700}
                  fill={entry.ink}
                  font="Bricolage Grotesque"
                >
                  {entry.name}
                </Say>
                <Say
                  x={236}
                  y={entry.at[0] + entry.high[0] / 2 + 8}
                  size={22}
                  weight={600}
                  fill={entry.ink}
                  anchor="end"
                >
                  {entry.visits}
                </Say>
              </g>
            ))}
            <Say x={286} y={92} size={26} weight={700} anchor="end" font="Bricolage Grotesque">
              18,400 visits
            </Say>
            <Say x={470} y={176} size={62} weight={750} anchor="middle" font="Bricolage Grotesque">
              612
            </Say>
            <Say x={470} y={208} size={24} anchor="middle">
              leads
            </Say>
            <Say x={884} y={236} size={104} weight={800} anchor="end" font="Bricolage Grotesque">
              148
            </Say>
            <Say x={884} y={276} size={30} anchor="end">
              orders
            </Say>
            <Say x={884} y={476} size={22} weight={500} fill="#4d6152" anchor="end">
              Every lead traced, March
            </Say>
          </svg>
          <div style={{ position: "absolute", right: 36, top: 36 }}>
            <Logo mark="grid" name="Sparrowfield Windows" size={28} colour="#17492c" second="#a9cc6f" ink="#14301f" />
          </div>
        </Sheet>
      </Place>
      <Place x={480} y={104} rotate={3}>
        <div
          style={{
            ...row(18, {
              width: 720,
              height: 92,
              padding: "0 30px",
              borderRadius: 60,
              background: "#fffdf8",
              boxShadow: `0 0 0 1px #d9d2c0, ${shadow(20)}`,
              color: "#241f1a",
            }),
            ...text(32),
          }}
        >
          <Icon name="search" size={34} style={{ color: "#3f8f4f" }} weight={2} />
          <span style={{ flex: 1, whiteSpace: "nowrap" }}>
            replace drafty windows
            <span
              style={{
                display: "inline-block",
                width: 2.5,
                height: 34,
                background: "#3f8f4f",
                marginLeft: 4,
                verticalAlign: "-6px",
              }}
            />
          </span>
          <Icon name="mic" size={30} style={{ color: "#8a8073" }} />
        </div>
      </Place>
    </Stage>
  );
}

/** Digital Marketing: the cover. */
export const pictures: readonly Picture[] = [
  { name: "services/digital-marketing-cover", width: 1000, height: 750, scene: cover },
];
