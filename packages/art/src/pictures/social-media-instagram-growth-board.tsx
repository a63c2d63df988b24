import type { ReactElement } from "react";
import type { Picture } from "../picture";
import { At, Draw } from "../scenes/At";
import { CRUMBWELL, Crumbwell, DAWN } from "../scenes/crumbwell";
import { Pencil } from "../scenes/desk";
import { Scene, type SceneName } from "../scenes/twenty-seven";
import { display, text } from "../scenes/theme";
import { Place } from "../stage/Place";
import { Sheet } from "../stage/Sheet";
import { Stage } from "../stage/Stage";

const FRAMES: readonly (readonly [SceneName, string, string])[] = [
  ["butter", "4:40", "Butter block"],
  ["first", "4:46", "First fold, 3"],
  ["second", "5:20", "Second fold, 9"],
  ["third", "5:54", "Third fold, 27"],
  ["edge", "6:02", "The cut edge"],
  ["shelf", "6:15", "Shelf at dawn"],
];

const W = 262;
const H = 158;

/** One frame: its drawing, the time and what happens. */
function Shot({ index }: { readonly index: number }): ReactElement | null {
  const shot = FRAMES[index];
  if (!shot) return null;
  const [name, time, words] = shot;
  return (
    <At x={36 + (index % 3) * (W + 22)} y={98 + Math.floor(index / 3) * (H + 64)}>
      <div style={{ position: "relative", width: W, height: H, background: DAWN, borderRadius: 3 }}>
        <Scene name={name} />
        <div style={{ position: "absolute", inset: -2, border: `4px solid ${DAWN}`, borderRadius: 4 }} />
      </div>
      <div style={{ display: "flex", gap: 11, alignItems: "baseline", marginTop: 8, whiteSpace: "nowrap" }}>
        <span style={display(29, 680)}>{time}</span>
        <span style={text(23, { fontWeight: 600 })}>{words}</span>
      </div>
    </At>
  );
}

/** A wooden rolling pin from above. */
function Pin(): ReactElement {
  return (
    <Draw w={760} h={104} style={{ filter: "drop-shadow(8px 14px 10px rgb(40 24 8 / 0.4))" }}>
      <defs>
        <linearGradient id="pin" x2="0" y2="1">
          <stop offset="0" stopColor="#c98d52" />
          <stop offset="0.28" stopColor="#f0c48c" />
          <stop offset="0.65" stopColor="#c08044" />
          <stop offset="1" stopColor="#7a4519" />
        </linearGradient>
      </defs>
      <path
        d="M6 52Q6 30 30 30L112 38V66L30 74Q6 74 6 52ZM754 52Q754 30 730 30L648 38V66L730 74Q754 74 754 52Z"
        fill="url(#pin)"
      />
      <rect x={104} y={4} width={552} height={96} rx={16} fill="url(#pin)" />
      <path
        d="M130 30C260 22 420 38 632 28M120 58C300 50 480 66 640 56M140 80C280 74 460 86 620 78"
        fill="none"
        stroke="#8a5524"
        strokeWidth={1.6}
        opacity={0.4}
      />
    </Draw>
  );
}

function detail(): ReactElement {
  return (
    <Stage paper="#2b4a73" drama={1}>
      <div style={CRUMBWELL}>
        <Place x={488} y={318} rotate={-2.5}>
          <Sheet width={902} height={552} colour="#f3e6c8" lift={5} creases={[{ x: 0.336 }, { x: 0.664 }]}>
            <At x={36} y={24} style={display(48, 680, { whiteSpace: "nowrap" })}>
              27 layers, no. 4
            </At>
            <At x={688} y={36}>
              <Crumbwell size={27} />
            </At>
            {FRAMES.map(([name], index) => (
              <Shot key={name} index={index} />
            ))}
            <At
              x={408}
              y={28}
              style={display(42, 560, {
                fontStyle: "italic",
                color: "#5e6570",
                whiteSpace: "nowrap",
                borderBottom: "3px solid #7b828d",
                transform: "rotate(-3deg)",
              })}
            >
              no music
            </At>
          </Sheet>
        </Place>
        <Place x={128} y={624} rotate={9}>
          <Pencil length={270} colour="#f6cf63" width={17} />
        </Place>
        <Place x={640} y={630} rotate={5}>
          <div style={{ width: 760, height: 104 }}>
            <Pin />
          </div>
        </Place>
      </div>
    </Stage>
  );
}

/** Crumbwell Bakery: twenty seconds in six frames. */
export const pictures: readonly Picture[] = [
  { name: "projects/social-media-instagram-growth-detail-1", width: 1000, height: 650, scene: detail },
];
