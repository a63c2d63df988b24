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

/** A channel: what it brought at each step, and the colours of its band. */
interface Channel {
  readonly name: string;
  readonly colour: string;
  readonly ink: string;
  readonly counts: readonly [visits: number, leads: number, orders: number];
}

const CHANNELS: readonly Channel[] = [
  { name: "Search", colour: "#17492c", ink: "#f5f0dc", counts: [11_200, 340, 84] },
  { name: "Ads", colour: "#3f8f4f", ink: "#f7f6e4", counts: [5_100, 162, 36] },
  { name: "Email", colour: "#a9cc6f", ink: "#14301f", counts: [2_100, 110, 28] },
];

const figure = (count: number): string => count.toLocaleString("en-US");
const total = (step: 0 | 1 | 2): number => CHANNELS.reduce((sum, { counts }) => sum + counts[step], 0);

/** Pixels to one visitor, the same at every step: most of those who come do not buy, and it shows. */
const SCALE = 356 / total(0);
const X = [26, 470, 884] as const;
const MIDDLE = 306;
const GAPS = [6, 0, 0] as const;

/** Top and foot of a channel's band at a step. */
function span(channel: number, step: 0 | 1 | 2): readonly [number, number] {
  const before = CHANNELS.slice(0, channel).reduce((sum, { counts }) => sum + counts[step] * SCALE + GAPS[step], 0);
  const top = MIDDLE - (total(step) * SCALE) / 2 - GAPS[step] + before;
  return [top, top + (CHANNELS[channel]?.counts[step] ?? 0) * SCALE];
}

function band(channel: number): string {
  const [x0, x1, x2] = X;
  const [a, d] = span(channel, 0);
  const [b, e] = span(channel, 1);
  const [c, f] = span(channel, 2);
  const m = (x0 + x1) / 2 + 84;
  const n = (x1 + x2) / 2;
  return `M${x0} ${a}H${x0 + 216}C${m} ${a} ${m} ${b} ${x1} ${b}C${n} ${b} ${n} ${c} ${x2} ${c}V${f}C${n} ${f} ${n} ${e} ${x1} ${e}C${m} ${e} ${m} ${d} ${x0 + 216} ${d}H${x0}Z`;
}

function Flow(): ReactElement {
  return (
    <>
      {CHANNELS.map(({ name, colour, ink, counts }, channel) => {
        const [top, foot] = span(channel, 0);
        const middle = (top + foot) / 2;
        return (
          <g key={name}>
            <path d={band(channel)} fill={colour} />
            <Say x={46} y={middle + 10} size={30} weight={700} fill={ink} font="Bricolage Grotesque">
              {name}
            </Say>
            <Say x={236} y={middle + 8} size={22} weight={600} fill={ink} anchor="end">
              {figure(counts[0])}
            </Say>
          </g>
        );
      })}
    </>
  );
}

function cover(): ReactElement {
  return (
    <Stage paper="#79b381" drama={0.9}>
      <Place x={498} y={412} rotate={-4} style={LOOK}>
        <Sheet width={920} height={520} colour="#fbf6e6" lift={7} creases={[{ x: 0.335 }, { x: 0.667 }]}>
          <svg width={920} height={520} style={{ position: "absolute", inset: 0 }}>
            <Flow />
            <Say x={286} y={100} size={28} weight={700} anchor="end" font="Bricolage Grotesque">
              {figure(total(0))} visits
            </Say>
            <Say x={470} y={226} size={86} weight={750} anchor="middle" font="Bricolage Grotesque">
              {figure(total(1))}
            </Say>
            <Say x={470} y={268} size={30} anchor="middle">
              leads
            </Say>
            <Say x={884} y={226} size={112} weight={800} anchor="end" font="Bricolage Grotesque">
              {figure(total(2))}
            </Say>
            <Say x={884} y={270} size={30} anchor="end">
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
